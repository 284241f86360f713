import { invalidArgument, isNodeAccessError, safeCause } from "@node-access/auth";
import {
  badAnswer,
  callError,
  createRestClient,
  excerpt,
  type Place,
  type RestClient,
  type RestClientOptions,
} from "@node-access/transport/rest";
import type { ActionSigner, Network, SignedRequest } from "./action-signer.ts";
import type { ExchangeMethods } from "./generated/methods.ts";
import { exchangeOperation } from "./generated/operations.ts";

/** What the venue does: one method for each kind of action. */
export type ExchangeClient = RestClient<ExchangeMethods>;

/** Where actions are sent, and who signs them. */
export interface ExchangeClientOptions extends Omit<RestClientOptions<"exchange">, "credential"> {
  /** Signs the actions, from `@node-access/exchange/signing`. Without one, each call brings its own signature. */
  readonly signer?: ActionSigner | undefined;
  /** The network that the actions are signed for; `mainnet` if omitted. */
  readonly network?: Network | undefined;
}

/**
 * Makes a client of the venue's exchange endpoint, `POST {endpoint}/exchange`.
 *
 * Each call takes the signer's next nonce, has the action signed, and sends it once. A call may bring its own `nonce`, or
 * `nonce` and `signature` of an action that was signed elsewhere, which is then sent as it is given: whole, as it was signed.
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
  const { signer, network = "mainnet", ...rest }: ExchangeClientOptions = Object(options);
  if (network !== "mainnet" && network !== "testnet")
    throw invalidArgument("network", "mainnet or testnet", String(network));
  if (signer && !signer.sign)
    throw invalidArgument("signer", "one such as privateKeySigner(...)", typeof signer);
  return createRestClient<"exchange", ExchangeMethods>("exchange", exchangeOperation, rest, {
    prepare: (body, place) => signed(signer, network, body as unknown as Body, place),
    read: accepted,
  });
}

type Body = Partial<SignedRequest> & Pick<SignedRequest, "action">;

/** What a signer fails with is told as an error of the call: nothing was sent. */
async function signed(
  signer: ActionSigner | undefined,
  network: Network,
  body: Body,
  place: Place,
): Promise<object> {
  if (body.signature) return signedElsewhere(body);
  if (!signer) throw invalidArgument("signer", "a signer, or a signature in the call", "nothing");
  try {
    return await signer.sign({ ...body, network });
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    const reason = excerpt(String((error as { message?: unknown } | undefined)?.message), place);
    throw callError(
      place,
      "NOT_SENT",
      `the signer did not sign: ${reason}`,
      { reason },
      { cause: safeCause(error, place.redact) },
    );
  }
}

function signedElsewhere(body: Body): object {
  if (body.nonce === undefined) throw invalidArgument("nonce", "the nonce that was signed", "nothing");
  return body;
}

/** The venue refuses with HTTP 200. */
function accepted(answer: object, place: Place): object {
  const { status, response } = answer as { status?: unknown; response?: unknown };
  if (status === "ok") return answer;
  if (status !== "err")
    throw badAnswer(place, "INVALID_RESPONSE", "neither ok nor err", JSON.stringify(answer));
  const text = typeof response === "string" ? response : JSON.stringify(response);
  const shown = excerpt(String(text), place, 2_000);
  throw callError(place, "VENUE_ERROR", `the venue refused: ${shown}`, { response: shown });
}
