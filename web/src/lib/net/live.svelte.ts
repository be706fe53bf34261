/** A table as it is now, kept up to date over the socket. */

import {
  PROTOCOL,
  type Advice,
  type Bye,
  type Choose,
  type Line,
  type Looked,
  type Message,
  type Order,
  type Own,
  type Present,
  type Refused,
  type RoomInfo,
  type Scene,
  type SeatLink,
  type Update,
  type Welcome,
} from "../wire/types";
import { Socket, type LinkState, type MakeSocket, type Owner } from "./socket";

export interface JoinAs {
  /** What a spectator wants to be called. */
  name?: string;
  /** Whether someone with a seat wants only to watch. */
  watch?: boolean;
}

/** Told what has just happened, line by line; not what was missed while away. */
export type Witness = (lines: readonly Line[]) => void;

export class LiveTable implements Owner {
  link = $state<LinkState>("closed");
  /** Whether the table has been seen at all since `connect`. */
  known = $state(false);
  room = $state.raw<RoomInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  own = $state.raw<Own | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** The reader's seat, -1 for a spectator. */
  seat = $state(-1);
  /** The number of the last entry of the stream that is shown. */
  n = $state(0);
  /** The server's version; a different one than before means that the page may be out of date. */
  version = $state("");
  /** The answer to a hint, as long as its question is open. */
  advice = $state.raw<Advice | null>(null);
  /** The last refusal; the page removes it once it has been read. */
  problem = $state.raw<Refused | null>(null);
  bye = $state.raw<Bye | null>(null);
  /** An earlier moment of the game that the reader is viewing. */
  looked = $state.raw<Looked | null>(null);
  /** A new private link for a seat: shown only this once. */
  seatLink = $state.raw<SeatLink | null>(null);
  /** Milliseconds the server's clock is ahead of ours. */
  skew = $state(0);

  #code = "";
  #as: JoinAs = {};
  #socket: Socket;
  #choice = $state.raw<Choose | null>(null);
  /** The number under which the choice was kept; it is over once its consequences are on the page, too. */
  #kept = Infinity;
  #witnesses = new Set<Witness>();

  constructor(url?: () => string, make?: MakeSocket) {
    this.#socket = new Socket(this, url, make);
  }

  /** Whether a choice is on its way. */
  get sending(): boolean {
    return this.#choice !== null;
  }

  /** The number of the option that is on its way, or -1. */
  get sent(): number {
    return this.#choice?.option ?? -1;
  }

  /** Go to a table and stay there until `leave`. */
  connect(code: string, as: JoinAs = {}): void {
    this.leave();
    this.#forget();
    this.#code = code;
    this.#as = as;
    this.#socket.start();
  }

  /** Say hello again, as someone else: after a seat was taken or left. */
  rejoin(as: JoinAs = this.#as): void {
    this.#as = as;
    this.#choice = null;
    this.bye = null;
    this.n = 0;
    this.#socket.stop();
    this.#socket.start();
  }

  leave(): void {
    this.#socket.stop();
  }

  /** Answer the open question with one of its options. Sent again after an interruption until it is answered. */
  choose(option: number): void {
    const ask = this.own?.ask;
    if (!ask || this.#choice || !ask.options[option]) return;
    this.problem = null;
    this.#kept = Infinity;
    this.#choice = { is: "choose", id: newId(), ask: ask.number, option };
    this.#socket.send(this.#choice);
  }

  /** A line of chat; `accept` if the reader accepts what it costs in the game. */
  speak(text: string, accept = false): boolean {
    return this.order({ is: "speak", text, accept });
  }

  /** A quick phrase that everyone reads in their own language. */
  phrase(phrase: string): boolean {
    return this.order({ is: "speak", phrase });
  }

  /** Any other order; false, with a problem to show, if there is no connection at the moment. */
  order(order: Order): boolean {
    if (this.#socket.send(order)) return true;
    this.problem = {
      is: "refused",
      code: "offline",
      text: { k: "web-problem-no-line" },
      id: "",
      rule: "",
    };
    return false;
  }

  /** See the table as it was after an entry of the stream. */
  look(at: number): boolean {
    return this.order({ is: "look", at });
  }

  /** Come back to the present. */
  stopLooking(): void {
    this.looked = null;
  }

  /** The server's time in milliseconds. */
  now(): number {
    return Date.now() + this.skew;
  }

  /** Subscribe to everything that happens from now on; returns how to stop. */
  witness(witness: Witness): () => void {
    this.#witnesses.add(witness);
    return () => this.#witnesses.delete(witness);
  }

  // -- for the socket

  hello(): Order {
    return { is: "hello", table: this.#code, protocol: PROTOCOL, since: this.n, ...this.#as };
  }

  changed(state: LinkState): void {
    this.link = state;
  }

  heard(message: Message): void {
    switch (message.is) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "ack":
        if (message.id === this.#choice?.id) this.#kept = message.n;
        return this.#settle();
      case "refused":
        if (message.id !== "" && message.id === this.#choice?.id) this.#choice = null;
        this.problem = message;
        return;
      case "advice":
        if (message.ask === this.own?.ask?.number) this.advice = message;
        return;
      case "looked":
        this.looked = message;
        return;
      case "present":
        return this.#present(message);
      case "seat_link":
        this.seatLink = message;
        return;
      case "pong":
        this.skew = message.now - Date.now();
        return;
      case "bye":
        this.bye = message;
        if (!message.again) this.#choice = null;
    }
  }

  #welcome(message: Welcome): void {
    const missed = message.lines.filter((line) => line.n > this.n);
    this.lines = message.whole ? message.lines : [...this.lines, ...missed];
    this.n = message.n;
    this.seat = message.seat;
    this.version = message.version;
    this.scene = message.scene;
    this.own = message.own;
    this.#show(message.room, message.scene, message.own);
    this.bye = null;
    this.known = true;
    this.#settle();
    if (this.#choice) this.#socket.send(this.#choice);
  }

  #update(message: Update): void {
    if (message.n < this.n && !message.rewound) return;
    const lines = message.lines ?? [];
    const fresh = message.rewound ? [] : lines.filter((line) => line.n > this.n);
    if (message.rewound) this.lines = lines;
    else if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
    this.n = message.n;
    this.#show(message.room, message.scene, message.own);
    this.#settle();
    if (fresh.length > 0) for (const witness of this.#witnesses) witness(fresh);
  }

  #settle(): void {
    if (this.#kept <= this.n) this.#choice = null;
  }

  /** Take over the parts that have changed. */
  #show(room: RoomInfo | null, scene: Scene | null, own: Own | null): void {
    if (room) {
      this.room = room;
      const deadline = room.deadlines[0];
      if (deadline) this.skew = deadline.now - Date.now();
    }
    if (scene) this.scene = scene;
    if (own) {
      this.own = own;
      if (this.advice && this.advice.ask !== own.ask?.number) this.advice = null;
    }
  }

  #present(message: Present): void {
    if (!this.room) return;
    const seats = this.room.seats.map((seat, index) => ({
      ...seat,
      online: message.online.includes(index),
    }));
    this.room = { ...this.room, watchers: message.watchers, seats };
  }

  #forget(): void {
    this.#choice = null;
    this.known = false;
    this.room = this.scene = this.own = null;
    this.lines = [];
    this.seat = -1;
    this.n = 0;
    this.advice = this.problem = this.bye = this.looked = this.seatLink = null;
  }
}

/** An id nobody else will come up with. `randomUUID` would need a secure connection. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
