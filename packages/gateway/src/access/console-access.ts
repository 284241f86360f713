import type { IncomingMessage } from "node:http";
import pLimit from "p-limit";
import { HttpProblem, tooMany, unauthorized } from "../contract/http/problem.ts";
import type { ConsoleSessions, Session } from "./console-sessions.ts";
import { LocalBudgets } from "./local-budgets.ts";
import { type Proxies, plainAddress } from "./proxies.ts";

/** How many wrong passwords an address may try in a burst, and how many a second after that. */
const perSource = { rate: 0.1, burst: 5 };
/** The same for all addresses behind one proxy, which can report any address. */
const perProxy = { rate: 1, burst: 50 };

/**
 * A header that the console's own page sends. Pages of other origins cannot send it without the gateway's
 * permission, which it never gives.
 */
const ownHeader = "x-node-access-console";

/** Admits operators who know the password. */
export class ConsoleAccess {
  readonly sessions: ConsoleSessions;
  readonly proxies: Proxies;
  readonly #isPassword: (password: string) => Promise<boolean>;
  readonly #failures = new LocalBudgets();
  /** One after the other, so that concurrent requests cannot exceed the limit on attempts. */
  readonly #oneAtATime = pLimit(1);

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
   * @throws HttpProblem 401 if the password is wrong, 429 after too many wrong ones.
   */
  signIn(request: IncomingMessage, password: string): Promise<string> {
    const counted = [
      [`source ${this.proxies.source(request)}`, perSource],
      [`proxy ${plainAddress(request.socket.remoteAddress)}`, perProxy],
    ] as const;
    return this.#oneAtATime(async () => {
      const wait = Math.max(...counted.map(([name, quota]) => this.#failures.wait(name, 1, quota)));
      if (wait > 0) throw tooMany("too many wrong passwords: wait and try again", wait);
      if (await this.#isPassword(password)) return this.sessions.begin();
      for (const [name, quota] of counted) this.#failures.take(name, 1, quota);
      throw unauthorized("this is not the console's password");
    });
  }

  /** @throws HttpProblem 403 if the request does not come from the console's own page. */
  checkOrigin({ headers }: IncomingMessage): void {
    if (headers[ownHeader] !== undefined) return;
    throw new HttpProblem(
      403,
      "foreign_page",
      `expected the header ${ownHeader}, which the console's own page sends`,
    );
  }

  /** @throws HttpProblem 401 without a valid session. */
  session(request: IncomingMessage): Session {
    const session = this.#find(request);
    if (!session) throw unauthorized("sign in first");
    return session;
  }

  /** Whether the request has a valid session. */
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
   * @param token - The session's token, or empty to remove the cookie.
   * @param seconds - How long the browser stores the cookie.
   * @returns the value of the header `Set-Cookie`.
   */
  cookie(request: IncomingMessage, token: string, seconds: number): string {
    const name = cookieName(request.headers.host);
    const secure = this.proxies.isHttps(request) ? "; Secure" : "";
    return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

/**
 * Browsers send a host's cookies to all of its ports, so each console on this machine,
 * or through a tunnel, has its own cookie.
 */
function cookieName(host = ""): string {
  const [, port = "443"] = /:(\d+)$/.exec(host) ?? [];
  return `node-access-console-${port}`;
}
