import type {
  Credential,
  CredentialKind,
  RenewalTarget,
  RequestSender,
  SendingAttempt,
  Wire,
} from "./credentials.ts";
import { invalidArgument, isNodeAccessError, NodeAccessError, safeCause } from "./errors.ts";
import { redactor } from "./redactor.ts";
import type { Secret } from "./secret.ts";

/** How many former credentials stay redacted in errors. */
const MAX_KNOWN = 256;

/**
 * Authenticates with tokens that expire: your function provides the credential for the first call,
 * and a new one when the server rejects it with HTTP 401 or gRPC UNAUTHENTICATED.
 * A rejected call was not executed, so it is sent once more, even if it is a write.
 * Calls that are rejected at the same time share one new credential. If the new one is rejected
 * too, the call fails with `CREDENTIAL_REFUSED`.
 *
 * You can pass it to several clients. `callOnce` does not support it and throws `INVALID_ARGUMENT`.
 *
 * @param provide - Returns the credential to use from now on. If it throws, the call fails with
 * `NOT_SENT`, which is retried. Don't put secrets into what it throws. Its signal aborts when no call waits for the
 * credential any more.
 * @returns the credential, accepted by the same clients as the provided one.
 *
 * @example
 * ```ts
 * import { authorize, refreshing, urlToken } from "@node-access/auth";
 *
 * const credential = refreshing(async () => {
 *   const response = await fetch("https://vault.example/node-token");
 *   return urlToken(await response.text());
 * });
 * authorize("node", "https://node.example", credential);
 * ```
 *
 * Source: RFC 9110 section 15.5.2.
 */
export function refreshing<Kind extends CredentialKind>(
  provide: (signal: AbortSignal) => Promise<Credential<Kind>>,
): Credential<Kind> {
  /** All credentials so far, by their secrets, because `provide` may return the same credential again. */
  const known = new Map<string, { secrets: readonly Secret[]; hide: (text: string) => string }>();
  const remember = ({ secrets }: Credential): void => {
    const values = secrets.map((secret) => secret.reveal());
    const key = values.join("\n");
    if (!known.has(key)) known.set(key, { secrets, hide: redactor(values) });
    const [oldest = ""] = known.keys();
    if (known.size > MAX_KNOWN) known.delete(oldest);
  };
  let current: Credential<Kind> | undefined;
  let pending: PendingCredential<Kind> | undefined;

  const request = async (signal: AbortSignal): Promise<Credential<Kind>> => {
    const provided = await provide(signal);
    remember(provided);
    current = provided;
    return provided;
  };
  const start = (): PendingCredential<Kind> => {
    const controller = new AbortController();
    const end = (): void => {
      if (pending === started) pending = undefined;
    };
    const abort = (): void => {
      controller.abort();
      end();
    };
    const started = { credential: request(controller.signal).finally(end), waiting: 0, abort };
    return started;
  };
  /** Returns the current credential, or a new one if the current one was rejected. */
  const obtain = (rejected: Credential | undefined, target: RenewalTarget): Promise<Credential<Kind>> => {
    if (current && current !== rejected) return Promise.resolve(current);
    const awaited = (pending ??= start());
    awaited.waiting += 1;
    target.onCancel?.(() => {
      awaited.waiting -= 1;
      if (awaited.waiting === 0) awaited.abort();
    });
    return awaited.credential;
  };
  const redact = (text: string): string =>
    Array.from(known.values()).reduce((redacted, { hide }) => hide(redacted), text);

  return {
    get kind() {
      // Undefined until the first credential is provided, which checks whether the surface accepts it.
      return current?.kind as Kind;
    },
    get secrets() {
      return Array.from(known.values()).flatMap(({ secrets }) => secrets);
    },
    attach(surface, url, endpoint) {
      const credentials = new WeakMap<Wire, Credential>();
      const wires = new WeakMap<Credential, Wire>();
      const renew = async (target: RenewalTarget, rejected?: Wire): Promise<Wire> => {
        try {
          const credential = await obtain(rejected && credentials.get(rejected), target);
          const wire = wires.get(credential) ?? credential.attach(surface, url, endpoint);
          wires.set(credential, wire);
          credentials.set(wire, credential);
          return wire;
        } catch (error) {
          throw isNodeAccessError(error) ? error : notProvided(target, error, redact);
        }
      };
      return {
        // Requests must be sent with `sender` or `renew`. Otherwise, they would go out without a
        // credential.
        get url(): string {
          throw invalidArgument(
            "credential",
            "a fixed credential, such as urlToken(...), for this call",
            "refreshing(...)",
          );
        },
        headers: {},
        redact: (others) => (text) => others(redact(text)),
        sender: createSenders(renew),
        renew: createRenewal(renew),
      };
    },
  };
}

/** A credential that was requested, and how many calls wait for it. */
interface PendingCredential<Kind extends CredentialKind> {
  readonly credential: Promise<Credential<Kind>>;
  waiting: number;
  readonly abort: () => void;
}

type Renew = (target: RenewalTarget, rejected?: Wire) => Promise<Wire>;

/** Creates the function that makes a {@link RequestSender} use the current credential. */
function createSenders(renew: Renew): NonNullable<Wire["sender"]> {
  return <Req, Res extends { readonly status: number }>(open: (wire: Wire) => RequestSender<Req, Res>) => {
    let opened: { readonly wire: Wire; readonly sender: RequestSender<Req, Res> } | undefined;
    /** The requests that wait for a credential or are in flight. */
    const running = new Set<Promise<Res>>();
    const openSender = (wire: Wire): RequestSender<Req, Res> => {
      if (opened?.wire === wire) return opened.sender;
      // Requests in flight still complete.
      void opened?.sender.close();
      opened = { wire, sender: open(wire) };
      return opened.sender;
    };
    const send = async (request: Req, attempt: SendingAttempt): Promise<Res> => {
      const wire = await renew(attempt);
      const response = await openSender(wire).send(request, attempt);
      if (response.status !== 401) return response;
      // A rejected request was not executed.
      attempt.sent = false;
      return openSender(await renew(attempt, wire)).send(request, attempt);
    };
    return {
      send(request: Req, attempt: SendingAttempt) {
        const response = new Promise<Res>((resolve, reject) => {
          attempt.onCancel(reject);
          send(request, attempt).then(resolve, reject);
        });
        const end = (): unknown => running.delete(response);
        running.add(response);
        response.then(end, end);
        return response;
      },
      async close() {
        await Promise.allSettled(running);
        await opened?.sender.close();
      },
    };
  };
}

/** Creates the function that repeats an action with a new credential if the current one is rejected. */
function createRenewal(renew: Renew): NonNullable<Wire["renew"]> {
  return async (use, target) => {
    const wire = await renew(target);
    try {
      const outcome = await use(wire);
      // For a WebSocket that did not open, the outcome is a function that creates the error.
      if (typeof outcome !== "function" || !isRejection(outcome({ ...target, sent: false }))) return outcome;
    } catch (error) {
      if (!isRejection(error)) throw error;
    }
    return use(await renew(target, wire));
  };
}

/** Whether the server rejected the credential: HTTP 401, or gRPC UNAUTHENTICATED, which has the same status. */
function isRejection(error: unknown): boolean {
  return isNodeAccessError(error, "CREDENTIAL_REFUSED") && error.context.status === 401;
}

function notProvided(
  { operation: { name }, endpoint }: RenewalTarget,
  error: unknown,
  redact: (text: string) => string,
): NodeAccessError<"NOT_SENT"> {
  const cause = safeCause(error, redact);
  const reason = `no credential was provided: ${cause.message}`;
  const text = `${name} at ${endpoint}: not sent: ${reason}`;
  return new NodeAccessError("NOT_SENT", text, { endpoint, operation: name, reason }, { cause });
}
