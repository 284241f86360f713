import { describeValue, invalidArgument, isNodeAccessError, safeCause } from "@node-access/auth";
import {
  badResponse,
  callError,
  createRestClient,
  excerpt,
  type CallTarget,
  type RestClient,
  type RestClientOptions,
} from "@node-access/transport/rest";
import type { ActionSigner, Network, SignedRequest, UnsignedRequest } from "./action-signer.ts";
import type { ExchangeMethods } from "./generated/methods.ts";
import { exchangeOperation } from "./generated/operations.ts";
import type { Signature } from "./generated/types.ts";

/** What the venue does: one method for each kind of action. */
export type ExchangeClient = RestClient<ExchangeMethods>;

/** Where actions are sent, and who signs them. */
export interface ExchangeClientOptions extends Omit<RestClientOptions<"exchange">, "credential"> {
  /** Signs the actions, from `@node-access/exchange/signing`. Without one, each call brings its own signature. */
  readonly signer?: ActionSigner | undefined;
  /** The network that the actions are signed for. Default `mainnet`. An action signed for one network fails on the other. */
  readonly network?: Network | undefined;
  /**
   * Whether the signer refuses an action that does not fit the venue's schema, before it signs. Default true. With false it
   * signs unknown keys and values too: for what the venue takes and this version does not know yet.
   */
  readonly validate?: boolean | undefined;
}

/**
 * Makes a client of the venue's exchange endpoint, `POST {endpoint}/exchange`.
 *
 * Each call takes the signer's next nonce, has the action validated and signed, and sends it once. A call may bring its own
 * `nonce`, or `nonce` and `signature` of an action that was signed elsewhere, which is then sent as it is given: whole, as it was
 * signed.
 *
 * @param options - The venue's address, which takes no credential; the signer; deadlines in milliseconds.
 * @returns the client: `exchange.agentEnableDexAbstraction()`. Its calls end with `VENUE_ERROR` if the venue refuses the
 * action, with `NOT_SENT` if the signer does not sign, and with `INVALID_ARGUMENT` if nothing can sign it.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createExchangeClient, isNodeAccessError } from "@node-access/exchange";
 * import { privateKeySigner } from "@node-access/exchange/signing";
 *
 * const signer = privateKeySigner(`0x${"11".repeat(32)}`);
 * const exchange = createExchangeClient({ endpoint: "https://exchange.example", signer });
 * try {
 *   await exchange.agentEnableDexAbstraction();
 * } catch (error) {
 *   if (isNodeAccessError(error, "VENUE_ERROR")) console.log(error.context.response);
 * }
 * ```
 *
 * Source: interface, E and Authentication; hyperliquid-python-sdk for the signature.
 */
export function createExchangeClient(options: ExchangeClientOptions): ExchangeClient {
  const { signer, network = "mainnet", validate = true, ...rest }: ExchangeClientOptions = Object(options);
  if (network !== "mainnet" && network !== "testnet")
    throw invalidArgument("network", "mainnet or testnet", describeValue(network));
  if (signer && typeof signer.sign !== "function")
    throw invalidArgument("signer", "one such as privateKeySigner(...)", describeValue(signer));
  return createRestClient<"exchange", ExchangeMethods>("exchange", exchangeOperation, rest, {
    prepare: (body, target) =>
      signed(signer, { ...(body as unknown as Body), network, validate }, body, target),
    read: accepted,
  });
}

type Body = Omit<UnsignedRequest, "network">;

/** What a signer fails with is told as an error of the call: nothing was sent. */
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
    const reason = excerpt(messageOf(error), target);
    throw callError(
      target,
      "NOT_SENT",
      `the signer did not sign: ${reason}`,
      { reason },
      { cause: safeCause(error, target.redact) },
    );
  }
}

function messageOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return typeof message === "string" ? message : describeValue(error);
}

function signedElsewhere(body: Partial<SignedRequest>): object {
  const { nonce, signature } = body;
  if (!Number.isSafeInteger(nonce))
    throw invalidArgument("nonce", "the nonce that was signed, an integer", describeValue(nonce));
  const { r, s, v }: Partial<Signature> = Object(signature);
  if (!r || !s || !v) throw invalidArgument("signature", "r, s and v", describeValue(signature));
  return body;
}

/** The venue refuses with HTTP 200. */
function accepted(answer: object, target: CallTarget): object {
  const { status, response } = answer as { status?: unknown; response?: unknown };
  if (status === "ok") return answer;
  if (status !== "err")
    throw badResponse(target, "INVALID_RESPONSE", "neither ok nor err", JSON.stringify(answer));
  const text = typeof response === "string" ? response : JSON.stringify(response);
  const shown = excerpt(String(text), target, 2_000);
  throw callError(target, "VENUE_ERROR", `the venue refused: ${shown}`, { response: shown });
}
