import type { IncomingMessage } from "node:http";
import { HttpProblem, unauthorized } from "../codec/http/problem.ts";
import type { ConsoleSessions, Session } from "./console-sessions.ts";
import { PasswordAttempts } from "./password-attempts.ts";
import type { Proxies } from "./proxies.ts";

/** Seconds for which a browser with the right password is recognized: 400 days, the most that browsers allow. */
const browserLifetime = 34_560_000;

/** A header of the console's own page. Pages of other origins may not send it. */
const ownHeader = "x-node-access-console";

/** Admits operators who know the password. */
export class ConsoleAccess {
  readonly sessions: ConsoleSessions;
  readonly proxies: Proxies;
  readonly #isPassword: (password: string) => Promise<boolean>;
  readonly #attempts = new PasswordAttempts();

  constructor(
    sessions: ConsoleSessions,
    proxies: Proxies,
    isPassword: (password: string) => Promise<boolean>,
  ) {
    this.sessions = sessions;
    this.proxies = proxies;
    this.#isPassword = isPassword;
  }

  /** @throws HttpProblem 401 if the password is wrong, 429 if too many newer ones wait. */
  async signIn(request: IncomingMessage, password: string): Promise<string> {
    const source = this.#knownBrowser(request) ?? findNetwork(this.proxies.source(request));
    const isRight = await this.#attempts.check(source, () => this.#isPassword(password));
    if (!isRight) throw unauthorized("this is not the console's password");
    return this.sessions.begin();
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

  session(request: IncomingMessage): Session {
    const session = this.#find(request);
    if (!session) throw unauthorized("sign in first");
    return session;
  }

  isOpen(request: IncomingMessage): boolean {
    return this.#find(request) !== undefined;
  }

  #find({ headers }: IncomingMessage): Session | undefined {
    for (const token of tokensIn(headers, cookieName(headers.host))) {
      const session = this.sessions.find(token);
      if (session) return session;
    }
    return undefined;
  }

  /** Names a browser in which the right password was entered before: others at its address do not slow it down. */
  #knownBrowser({ headers }: IncomingMessage): string | undefined {
    for (const token of tokensIn(headers, `${cookieName(headers.host)}-browser`)) {
      const id = this.sessions.browser(token);
      if (id !== undefined) return `browser ${id}`;
    }
    return undefined;
  }

  /**
   * @param token - Empty to remove the cookie.
   * @returns the value of the header `Set-Cookie`.
   */
  cookie(request: IncomingMessage, token: string, seconds: number): string {
    return this.#cookie(request, cookieName(request.headers.host), token, seconds);
  }

  /** @returns the `Set-Cookie` by which a browser is recognized later. */
  browserCookie(request: IncomingMessage): string {
    const name = `${cookieName(request.headers.host)}-browser`;
    return this.#cookie(request, name, this.sessions.newBrowser(), browserLifetime);
  }

  #cookie(request: IncomingMessage, name: string, value: string, seconds: number): string {
    const secure = this.proxies.isHttps(request) ? "; Secure" : "";
    return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

/** Browsers send a host's cookies to all of its ports, so each console on a machine has its own cookie. */
function cookieName(host = ""): string {
  const [, port = "443"] = /:(\d+)$/.exec(host) ?? [];
  return `node-access-console-${port}`;
}

/** Cookies of one name that are read: a browser sends several if they were set for several paths. */
const maxCookies = 4;

function tokensIn({ cookie = "" }: IncomingMessage["headers"], name: string): string[] {
  const pairs = cookie.split(/; */).filter((pair) => pair.startsWith(`${name}=`));
  return pairs.slice(0, maxCookies).map((pair) => pair.slice(name.length + 1));
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: one machine may have all addresses of these. */
function findNetwork(address: string): string {
  return address.includes(":") ? (address.split("::", 1)[0] ?? "").split(":").slice(0, 4).join(":") : address;
}
