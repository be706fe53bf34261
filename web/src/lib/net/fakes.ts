/** A server's end of a WebSocket, for tests. */

import type { Line, Message, Order, Own, RoomInfo, Welcome } from "../wire/types";

export class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;
  readonly orders: Order[] = [];

  send(data: string): void {
    this.orders.push(JSON.parse(data) as Order);
  }

  close(): void {
    this.closed = true;
  }

  /** The connection is up. */
  open(): void {
    this.onopen?.();
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  drop(): void {
    this.onclose?.();
  }

  of<K extends Order["is"]>(kind: K): Extract<Order, { is: K }>[] {
    return this.orders.filter((order): order is Extract<Order, { is: K }> => order.is === kind);
  }
}

/** Every socket that was made, the newest last. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  readonly make = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nobody has called");
    return socket;
  }
}

export function room(changes: Partial<RoomInfo> = {}): RoomInfo {
  return {
    code: "mesa",
    game: "dice",
    title: "",
    sets: ["base"],
    settings: {},
    status: "playing",
    seats: ["Ann", "Ben"].map((name, index) => ({
      name,
      kind: "person",
      level: "",
      online: index === 0,
      away: false,
      host: index === 0,
      bank: 0,
    })),
    clock: { is: "none" },
    deadlines: [],
    pace: "calm",
    listed: true,
    watching: true,
    watchers: 0,
    commitment: "",
    seed: "",
    game_number: 1,
    proposal: null,
    from_scenario: false,
    ...changes,
  } as RoomInfo;
}

export function line(n: number): Line {
  return { n, at: 0, kind: "event", text: { k: "kernel-line" } };
}

/** What the reader knows while asked question `number` with three answers; 0 for no question. */
export function own(number: number): Own {
  const option = { text: { k: "kernel-option-Pass" }, notation: "passes", option: { is: "Pass" as const } };
  const ask = {
    number,
    prompt: "reroll",
    text: { k: "x" },
    options: [option, option, option],
    closed: [],
    default: 0,
  };
  return {
    role: "outlaw",
    ask: number ? ask : null,
    undo: null,
    auto_pass: false,
    silence: null,
    speech: null,
    distances: [0, 1],
    roles: null,
  };
}

export function welcome(n: number, changes: Partial<Welcome> = {}): Welcome {
  return {
    is: "welcome",
    n,
    seat: 0,
    version: "1",
    room: room(),
    scene: null,
    own: own(7),
    lines: [],
    whole: false,
    ...changes,
  };
}
