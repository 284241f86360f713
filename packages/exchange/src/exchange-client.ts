import { describeValue, invalidArgument, isNodeAccessError, safeCause } from "@node-access/auth";
import {
  badResponse,
  type BodyWriter,
  type Call,
  callError,
  type CallOptions,
  createRestClient,
  excerpt,
  json,
  runCall,
  stringifyJson,
  type CallTarget,
  type RestClient,
  type RestClientOptions,
} from "@node-access/transport/rest";
import type { ActionSigner, Network, SignedRequest, UnsignedRequest } from "./action-signer.ts";
import type { ExchangeMethods } from "./generated/methods.ts";
import { exchangeMembers, exchangeOperation } from "./generated/operations.ts";
import type { Signature } from "./generated/types.ts";
import { buildBody, listOperations } from "./members.ts";

/** A client of the venue's exchange endpoint, with a method for each kind of action. */
export type ExchangeClient = RestClient<ExchangeMethods>;

/** Options of an exchange client. */
export interface ExchangeClientOptions extends Omit<RestClientOptions<"exchange">, "credential"> {
  /**
   * The signer of the actions, from `@node-access/exchange/signing`. Without one, pass a signature
   * to each call.
   */
  readonly signer?: ActionSigner | undefined;
  /** The network to sign for. Default `mainnet`. An action signed for one network fails on the other. */
  readonly network?: Network | undefined;
  /**
   * Whether the signer rejects actions that don't match the venue's schema. Default true.
   * With false, it also signs unknown keys and values, which the venue may support before this
   * version does.
   */
  readonly validate?: boolean | undefined;
}

/**
 * Creates a client for the venue's exchange endpoint, `POST {endpoint}/exchange`.
 *
 * Each call validates the action, signs it with the signer's next nonce, and sends it at most once.
 * You can pass a `nonce` of your own, or the `nonce` and `signature` of an action signed elsewhere,
 * which is then sent unchanged.
 *
 * @param options - The venue's address (without a credential), the signer, and defaults for calls.
 * Deadlines are in milliseconds.
 * @returns the client, with methods such as `exchange.agentEnableDexAbstraction()`.
 * Calls reject with `VENUE_ERROR` if the venue rejects the action, `NOT_SENT` if the signer fails,
 * and `INVALID_ARGUMENT` if the action cannot be signed.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createExchangeClient, isNodeAccessError } from "@node-access/exchange";
 * import { privateKeySigner } from "@node-access/exchange/signing";
 *
 * const signer = privateKeySigner(`0x${"11".repeat(32)}`);
 * const exchange = createExchangeClient({ endpoint: "http://127.0.0.1:9640", signer });
 * try {
 *   await exchange.agentEnableDexAbstraction();
 * } catch (error) {
 *   if (isNodeAccessError(error, "VENUE_ERROR")) console.log(error.context.response);
 * }
 * ```
 *
 * Source: hyperliquid-python-sdk.
 */
export function createExchangeClient(options: ExchangeClientOptions): ExchangeClient {
  const { signer, network = "mainnet", validate = true, ...rest }: ExchangeClientOptions = Object(options);
  if (network !== "mainnet" && network !== "testnet")
    throw invalidArgument("network", "mainnet or testnet", describeValue(network));
  if (typeof validate !== "boolean")
    throw invalidArgument("validate", "true or false", describeValue(validate));
  if (signer && typeof signer.sign !== "function")
    throw invalidArgument("signer", "a signer such as privateKeySigner(...)", describeValue(signer));
  const write: BodyWriter = async (body, operation, target, own) => {
    const unsigned = { ...(body as Body), network, validate };
    const sign = (call: CallTarget): Promise<object> => signed(signer, unsigned, body as object, call);
    return json(await withoutDeadlines(sign, target as Call, own), operation);
  };
  const operations = listOperations({ ...exchangeOperation, body: write }, exchangeMembers);
  return createRestClient<"exchange", ExchangeMethods>("exchange", operations, rest, {
    args: buildBody(exchangeMembers),
    read: checkStatus,
  });
}

/**
 * Runs a signer, which may wait for a person: only the signal aborts it. Its call has no transport, because signing is not
 * an attempt that observers count.
 */
async function withoutDeadlines(
  sign: (target: CallTarget) => Promise<object>,
  { operation, endpoint, redact }: Call,
  { signal }: CallOptions = {},
): Promise<object> {
  const target = { operation, endpoint, redact };
  const options = { signal, timeout: Infinity, totalTimeout: Infinity, retries: 0 };
  const { value } = await runCall(target as Call, options, async () => ({ value: await sign(target) }));
  return value;
}

type Body = Omit<UnsignedRequest, "network">;

/** Signs a request. Errors of the signer become `NOT_SENT` errors of the call. */
async function signed(
  signer: ActionSigner | undefined,
  request: UnsignedRequest,
  body: Partial<SignedRequest>,
  target: CallTarget,
): Promise<object> {
  if (body.signature !== undefined) return signedElsewhere(body);
  if (!signer) throw invalidArgument("signer", "a signer, or a signature in the call", "nothing");
  try {
    return await signer.sign(request);
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    const cause = safeCause(error, target.redact);
    const reason = excerpt(cause.message, target);
    throw callError(target, "NOT_SENT", `the signer did not sign: ${reason}`, { reason }, { cause });
  }
}

function signedElsewhere(body: Partial<SignedRequest>): object {
  const { nonce, signature } = body;
  if (!Number.isSafeInteger(nonce))
    throw invalidArgument("nonce", "the nonce that was signed, an integer", describeValue(nonce));
  const { r, s, v }: Partial<Signature> = Object(signature);
  if (!r || !s || !v) throw invalidArgument("signature", "r, s and v", describeValue(signature));
  return body;
}

/** Rejects error responses, which the venue sends with HTTP 200. */
function checkStatus(body: object, target: CallTarget): object {
  const { status, response } = body as { status?: unknown; response?: unknown };
  if (status === "ok") return body;
  if (status !== "err")
    throw badResponse(target, "INVALID_RESPONSE", "neither ok nor err", stringifyJson(body));
  const text = typeof response === "string" ? response : stringifyJson(response ?? null);
  const message = excerpt(text, target, 2_000);
  throw callError(target, "VENUE_ERROR", `the venue rejected it: ${message}`, { response: message });
}
