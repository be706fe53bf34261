/** One WebSocket that never gives up: back-off with jitter, waking on focus, and a watch on silence. */

import type { Message, Order } from "../wire/types";

export type LinkState = "connecting" | "open" | "waiting" | "closed";

/** What a socket's owner gives and gets. */
export interface Owner {
  /** The first order of every connection. */
  hello(): Order;
  heard(message: Message): void;
  changed(state: LinkState): void;
}

export type MakeSocket = (url: string) => WebSocket;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
/** After this many pings without any answer, the connection is dead. */
const MISSED = 2;
/** How long a connection may take to say welcome. */
const GREETING = 10_000;
/** How long a connection may be silent after the reader has come back to the page. */
const PROBE = 4_000;

export class Socket {
  #state: LinkState = "closed";
  #socket: WebSocket | null = null;
  #tries = 0;
  #unanswered = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly owner: Owner,
    private readonly url: () => string = socketAddress,
    private readonly make: MakeSocket = (url) => new WebSocket(url),
  ) {}

  get state(): LinkState {
    return this.#state;
  }

  /** Connect, and keep connected until `stop`. */
  start(): void {
    if (this.#state !== "closed") return;
    this.#tries = 0;
    listen("addEventListener", this.wake);
    this.#connect();
  }

  /** Hang up for good. */
  stop(): void {
    listen("removeEventListener", this.wake);
    this.#hangUp();
    this.#change("closed");
  }

  /** Hang up and call again at once. */
  restart(): void {
    this.stop();
    this.start();
  }

  /** Send an order; false if there is no connection to send it over. */
  send(order: Order): boolean {
    if (this.#state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(order));
    return true;
  }

  /** The reader is back, or the network: try at once, and do not trust a connection that may have died meanwhile. */
  readonly wake = (): void => {
    if (typeof document !== "undefined" && document.visibilityState === "hidden") return;
    if (this.#state === "waiting") {
      this.#connect();
    } else if (this.#state === "open" && this.#probe === undefined) {
      this.send({ is: "ping" });
      this.#probe = setTimeout(() => this.#lost(), PROBE);
    }
  };

  #connect(): void {
    this.#hangUp();
    this.#change("connecting");
    let socket: WebSocket;
    try {
      socket = this.make(this.url());
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    this.#watch = setTimeout(() => this.#lost(), GREETING);
    socket.onopen = () => socket.send(JSON.stringify(this.owner.hello()));
    socket.onclose = () => this.#lost();
    socket.onmessage = (event: MessageEvent<unknown>) => this.#heard(event.data);
  }

  #heard(data: unknown): void {
    let message: Message;
    try {
      message = JSON.parse(String(data)) as Message;
    } catch {
      this.#lost();
      return;
    }
    this.#unanswered = 0;
    clearTimeout(this.#probe);
    this.#probe = undefined;
    if (message.is === "welcome") {
      this.#tries = 0;
      clearTimeout(this.#watch);
      this.#watch = setTimeout(this.#ping, PING_EVERY);
      this.#change("open");
    }
    this.owner.heard(message);
    if (message.is === "bye" && !message.again) this.stop();
  }

  #ping = (): void => {
    if (this.#unanswered >= MISSED) {
      this.#lost();
      return;
    }
    this.#unanswered += 1;
    this.send({ is: "ping" });
    this.#watch = setTimeout(this.#ping, PING_EVERY);
  };

  #lost(): void {
    if (this.#state === "closed" || this.#state === "waiting") return;
    this.#hangUp();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
    this.#change("waiting");
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    clearTimeout(this.#probe);
    this.#probe = undefined;
    this.#unanswered = 0;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  #change(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.owner.changed(state);
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

function listen(how: "addEventListener" | "removeEventListener", wake: () => void): void {
  if (typeof window === "undefined") return;
  window[how]("online", wake);
  window[how]("focus", wake);
  document[how]("visibilitychange", wake);
}
