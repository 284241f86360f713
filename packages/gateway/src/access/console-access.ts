import type { IncomingMessage } from "node:http";
import pLimit from "p-limit";
import { HttpProblem, tooMany, unauthorized } from "../contract/http/problem.ts";
import type { ConsoleSessions, Session } from "./console-sessions.ts";
import { LocalBudgets } from "./local-budgets.ts";
import { type Proxies, plainAddress } from "./proxies.ts";

/** Wrong passwords that an address may try at once, and how many a second after that. */
const perSource = { rate: 0.1, burst: 5 };
/** The same for all that come through one proxy, which may say any address. */
const perProxy = { rate: 1, burst: 50 };

/** The header that the console's own page sends. A page of another origin cannot, unless the gateway allowed it, which it never does. */
const ownHeader = "x-node-access-console";

/** Lets operators in who know the password. */
export class ConsoleAccess {
  readonly sessions: ConsoleSessions;
  readonly proxies: Proxies;
  readonly #isPassword: (password: string) => Promise<boolean>;
  readonly #failures = new LocalBudgets();
  /** One after the other: many at once cannot try more passwords than they may. */
  readonly #turn = pLimit(1);

  /** @param isPassword - Compares in constant time. */
  constructor(
    sessions: ConsoleSessions,
    proxies: Proxies,
    isPassword: (password: string) => Promise<boolean>,
  ) {
    this.sessions = sessions;
    this.proxies = proxies;
    this.#isPassword = isPassword;
  }

  /**
   * @returns the token of a new session.
   * @throws HttpProblem 401 if it is not the password, 429 if too many others were tried before.
   */
  signIn(request: IncomingMessage, password: string): Promise<string> {
    const counted = [
      [`source ${this.proxies.source(request)}`, perSource],
      [`proxy ${plainAddress(request.socket.remoteAddress)}`, perProxy],
    ] as const;
    return this.#turn(async () => {
      const wait = Math.max(...counted.map(([name, quota]) => this.#failures.wait(name, 1, quota)));
      if (wait > 0) throw tooMany("too many wrong passwords: wait and try again", wait);
      if (await this.#isPassword(password)) return this.sessions.begin();
      for (const [name, quota] of counted) this.#failures.take(name, 1, quota);
      throw unauthorized("this is not the console's password");
    });
  }

  /** @throws HttpProblem 403 if the request comes from another page than the console's own. */
  checkOrigin({ headers }: IncomingMessage): void {
    if (headers[ownHeader] !== undefined) return;
    throw new HttpProblem(
      403,
      "foreign_page",
      `expected the header ${ownHeader}, which the console's own page sends`,
    );
  }

  /** @throws HttpProblem 401 if nobody is signed in. */
  session(request: IncomingMessage): Session {
    const session = this.#find(request);
    if (!session) throw unauthorized("sign in first");
    return session;
  }

  /** Whether somebody is signed in. */
  isOpen(request: IncomingMessage): boolean {
    return this.#find(request) !== undefined;
  }

  #find({ headers }: IncomingMessage): Session | undefined {
    const name = cookieName(headers.host);
    const pairs = (headers.cookie ?? "").split(/; */).filter((pair) => pair.startsWith(`${name}=`));
    for (const pair of pairs) {
      const session = this.sessions.find(pair.slice(name.length + 1));
      if (session) return session;
    }
    return undefined;
  }

  /**
   * @param token - Of the session, or empty to remove it.
   * @param seconds - How long the browser keeps it.
   * @returns the value of the header `Set-Cookie`.
   */
  cookie(request: IncomingMessage, token: string, seconds: number): string {
    const name = cookieName(request.headers.host);
    const secure = this.proxies.isHttps(request) ? "; Secure" : "";
    return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

/** Browsers send the cookies of a host to all of its ports: each console on this machine, or through a tunnel, has one of its own. */
function cookieName(host = ""): string {
  const [, port = "443"] = /:(\d+)$/.exec(host) ?? [];
  return `node-access-console-${port}`;
}
