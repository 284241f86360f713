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

/** Former credentials whose secrets are still kept out of errors. */
const REMEMBERED = 256;

/**
 * A credential that is provided when it is needed, and again when the server refuses it with HTTP 401 or gRPC
 * UNAUTHENTICATED: for tokens that expire. A refused call was not executed, so that it is sent once more, also a write; calls
 * that are refused at the same time share one new credential. If that is refused too, the call fails with
 * `CREDENTIAL_REFUSED`.
 *
 * It may be given to several clients. `callOnce` refuses it with `INVALID_ARGUMENT`.
 *
 * @param provide - Gives the credential to use from now on. What it throws fails the call with `NOT_SENT`, which is tried
 * again, like all that did not leave. It should show no secret in what it throws.
 * @returns what clients take as `credential`.
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
 * Source: interface, Authentication; RFC 9110 section 15.5.2.
 */
export function refreshing<Kind extends CredentialKind>(
  provide: () => Promise<Credential<Kind>>,
): Credential<Kind> {
  /** All credentials so far, by their secrets: a provider may return the same ones again. */
  const known = new Map<string, { secrets: readonly Secret[]; hide: (text: string) => string }>();
  const remember = ({ secrets }: Credential): void => {
    const values = secrets.map((secret) => secret.reveal());
    const key = values.join("\n");
    if (!known.has(key)) known.set(key, { secrets, hide: redactor(values) });
    const [oldest = ""] = known.keys();
    if (known.size > REMEMBERED) known.delete(oldest);
  };
  let current: Credential<Kind> | undefined;
  let asking: Promise<Credential<Kind>> | undefined;

  const ask = async (): Promise<Credential<Kind>> => {
    const provided = await provide();
    remember(provided);
    current = provided;
    return provided;
  };
  /** Gives the present credential, or a new one in place of that which was refused. */
  const obtain = async (refused: Credential | undefined): Promise<Credential<Kind>> => {
    if (current && current !== refused) return current;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
  const redact = (text: string): string =>
    Array.from(known.values()).reduce((shown, { hide }) => hide(shown), text);

  return {
    get kind() {
      // Known when it has been provided. What a surface accepts is checked then.
      return current?.kind as Kind;
    },
    get secrets() {
      return Array.from(known.values()).flatMap(({ secrets }) => secrets);
    },
    attach(surface, url, shown) {
      const credentials = new WeakMap<Wire, Credential>();
      const wires = new WeakMap<Credential, Wire>();
      const renew = async (target: RenewalTarget, refused?: Wire): Promise<Wire> => {
        try {
          const credential = await obtain(refused && credentials.get(refused));
          const wire = wires.get(credential) ?? credential.attach(surface, url, shown);
          wires.set(credential, wire);
          credentials.set(wire, credential);
          return wire;
        } catch (error) {
          throw isNodeAccessError(error) ? error : notProvided(target, error, redact);
        }
      };
      return {
        // Who sends requests must do so by `carry` or `renewing`: without them it would go without a credential.
        get url(): string {
          throw invalidArgument(
            "credential",
            "one at hand, such as urlToken(...), for this call",
            "refreshing(...)",
          );
        },
        headers: {},
        redact: (others) => (text) => others(redact(text)),
        carry: carrying(renew),
        renewing: renewing(renew),
      };
    },
  };
}

type Renew = (target: RenewalTarget, refused?: Wire) => Promise<Wire>;

/** Makes what sends requests with the present credential. */
function carrying(renew: Renew): NonNullable<Wire["carry"]> {
  return <Sent, Got extends { readonly status: number }>(open: (wire: Wire) => RequestSender<Sent, Got>) => {
    let opened: { readonly wire: Wire; readonly sender: RequestSender<Sent, Got> } | undefined;
    const senderOf = (wire: Wire): RequestSender<Sent, Got> => {
      if (opened?.wire === wire) return opened.sender;
      // Lets what is in flight on the former one end.
      void opened?.sender.close();
      opened = { wire, sender: open(wire) };
      return opened.sender;
    };
    const send = async (request: Sent, attempt: SendingAttempt): Promise<Got> => {
      const wire = await renew(attempt);
      const response = await senderOf(wire).send(request, attempt);
      if (response.status !== 401) return response;
      // Refused, so that it was not executed.
      attempt.sent = false;
      return senderOf(await renew(attempt, wire)).send(request, attempt);
    };
    return {
      send: (request: Sent, attempt: SendingAttempt): Promise<Got> =>
        new Promise<Got>((resolve, reject) => {
          attempt.onCancel(reject);
          send(request, attempt).then(resolve, reject);
        }),
      close: async (): Promise<void> => opened?.sender.close(),
    };
  };
}

function renewing(renew: Renew): NonNullable<Wire["renewing"]> {
  return async (use, target) => {
    const wire = await renew(target);
    try {
      const outcome = await use(wire);
      // A socket that did not open is told by a function that makes the error.
      if (typeof outcome !== "function" || !isRefusal(outcome({ ...target, sent: false }))) return outcome;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    return use(await renew(target, wire));
  };
}

/** HTTP 401, or gRPC UNAUTHENTICATED (16). */
function isRefusal(error: unknown): boolean {
  return (
    isNodeAccessError(error, "CREDENTIAL_REFUSED") &&
    (error.context.status === 401 || error.context.status === 16)
  );
}

function notProvided(
  { operation: { name }, endpoint }: RenewalTarget,
  error: unknown,
  redact: (text: string) => string,
): NodeAccessError<"NOT_SENT"> {
  const cause = safeCause(error, redact);
  const reason = `no credential was provided: ${cause.message}`;
  const text = `${name} at ${endpoint}: could not be sent: ${reason}`;
  return new NodeAccessError("NOT_SENT", text, { endpoint, operation: name, reason }, { cause });
}
