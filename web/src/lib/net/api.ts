/** Requests to the server. Whatever goes wrong is an `ApiProblem` with a sentence for the reader. */

import type {
  Branch,
  Claim,
  Lobby,
  NewTable,
  OpenReplay,
  OpenScenario,
  Problem,
  Replay,
  Said,
  Seated,
  SitDown,
} from "../wire/types";

/** A request that was refused or did not get through. `status` is 0 if the server was not reached at all. */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly text: Said,
    readonly status: number,
  ) {
    super(code);
    this.name = "ApiProblem";
  }
}

/** How long a request may take. */
const PATIENCE = 20_000;

/** The games on offer, the open tables and the reader's own. */
export function lobby(): Promise<Lobby> {
  return asked("GET", "/api/lobby");
}

export function newTable(wish: NewTable): Promise<Seated> {
  return asked("POST", "/api/tables", wish);
}

export function sit(code: string, wish: SitDown): Promise<Seated> {
  return asked("POST", `/api/tables/${part(code)}/seat`, wish);
}

/** The reader's own seat with its token, for the link to another device. */
export function ownSeat(code: string): Promise<Seated> {
  return asked("GET", `/api/tables/${part(code)}/seat`);
}

/** Follow a private link to a seat: its token becomes this browser's. */
export function claim(code: string, token: string): Promise<Seated> {
  return asked("POST", `/api/tables/${part(code)}/claim`, { token } satisfies Claim);
}

/** The position the reader sees, as a scenario file. */
export function scenarioOf(code: string): Promise<string> {
  return text(`/api/tables/${part(code)}/scenario`);
}

export function openScenario(wish: OpenScenario): Promise<Seated> {
  return asked("POST", "/api/scenarios", wish);
}

/** A finished game through one pair of eyes: a seat's, -1 for a spectator's, -2 with all cards open. */
export function replay(id: string, eyes: number): Promise<Replay> {
  return asked("GET", `/api/replays/${part(id)}?eyes=${eyes}`);
}

/** The replay as a file. */
export function replayFile(id: string): Promise<string> {
  return text(`/api/replays/${part(id)}/file`);
}

export function openReplay(file: string): Promise<Replay> {
  return asked("POST", "/api/replays", { text: file } satisfies OpenReplay);
}

/** Play on from a moment of a replay, at a table of its own. */
export function branch(id: string, wish: Branch): Promise<Seated> {
  return asked("POST", `/api/replays/${part(id)}/branch`, wish);
}

/** The address that invites to a table. */
export function tableLink(code: string): string {
  return `${location.origin}/t/${part(code)}`;
}

/** The private address of a seat. The token follows `#`, which browsers do not send to anyone. */
export function seatLink(code: string, token: string): string {
  return `${tableLink(code)}#seat=${token}`;
}

/** The token in the address of a private link, or "" if it is an ordinary one. */
export function tokenIn(hash: string): string {
  return /^seat=([A-Za-z0-9_-]{22})$/.exec(hash)?.[1] ?? "";
}

/** The code of a table in what someone typed: the code itself, or the whole link. */
export function codeIn(typed: string): { code: string; token: string } | null {
  const found = /(?:^|\/t\/)([a-z0-9-]{4,40})\/?(?:#(.*))?$/i.exec(typed.trim());
  if (!found?.[1]) return null;
  return { code: found[1].toLowerCase(), token: tokenIn(found[2] ?? "") };
}

async function asked<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  const answer = await fetched(path, {
    method,
    headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  try {
    return (await answer.json()) as T;
  } catch {
    throw broken(answer.status);
  }
}

async function text(path: string): Promise<string> {
  const answer = await fetched(path, { method: "GET" });
  try {
    return await answer.text();
  } catch {
    throw broken(answer.status);
  }
}

async function fetched(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
      ...request,
    });
  } catch {
    throw new ApiProblem("offline", { k: "web-problem-offline" }, 0);
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.code && problem.text?.k) return new ApiProblem(problem.code, problem.text, answer.status);
  } catch {
    // A proxy's own page, for example.
  }
  return broken(answer.status);
}

function broken(status: number): ApiProblem {
  return new ApiProblem("server", { k: "web-problem-server", p: { status } }, status);
}

function part(text: string): string {
  return encodeURIComponent(text);
}
