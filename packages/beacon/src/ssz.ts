import {
  bytesHooks,
  createRestClient,
  type RestClient,
  type RestClientOptions,
  type RestOperation,
} from "@node-access/transport/rest";
import { beaconBytesAnswers, type BeaconBytesMethods } from "./generated/bytes-methods.ts";
import { beaconOperations } from "./generated/operations.ts";

export type { BytesResponse } from "@node-access/transport/rest";
export type { BeaconBytesMethods } from "./generated/bytes-methods.ts";

/** The calls of a beacon node that take or give SSZ. */
export type SszClient = RestClient<BeaconBytesMethods>;

/**
 * Makes a client of a beacon endpoint that speaks SSZ: bodies are bytes, and answers are asked for as bytes. A node that has
 * only JSON is understood too: `type` tells which it was, and the header `eth-consensus-version` the fork by which bytes are
 * to be read. The bytes are not looked at: encoding and decoding are left to an SSZ library.
 *
 * @param options - The endpoint's address and `pathKey(...)`; deadlines in milliseconds, `maxResponseBytes` (64 MiB if not
 * given, which a mainnet state exceeds).
 * @returns the client: `ssz.getBlockV2("head")`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { pathKey } from "@node-access/beacon";
 * import { createSszClient } from "@node-access/beacon/ssz";
 *
 * const ssz = createSszClient({ endpoint: "https://beacon.example", credential: pathKey("k3y") });
 * const block = await ssz.getBlockV2("head");
 * if (block.type === "bytes") console.log(block.headers["eth-consensus-version"], block.bytes.length);
 * else console.log(block.value.version, block.value.data);
 *
 * const signed = new Uint8Array(0); // by an SSZ library
 * const status = await ssz.publishBlockV2(signed, { "Eth-Consensus-Version": "electra" });
 * if (status === 202) console.log("told to the network, and not valid for this node");
 * ```
 *
 * Source: ethereum/beacon-APIs, `application/octet-stream`.
 */
export function createSszClient(options: RestClientOptions<"beacon">): SszClient {
  const names = Object.keys(beaconBytesAnswers) as (keyof BeaconBytesMethods)[];
  const operations = Object.fromEntries(names.map((name) => [name, beaconOperations[name]]));
  return createRestClient<"beacon", BeaconBytesMethods>(
    "beacon",
    operations as Record<keyof BeaconBytesMethods, RestOperation>,
    options,
    bytesHooks(beaconBytesAnswers),
  );
}
