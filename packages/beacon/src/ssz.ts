import {
  createRestClient,
  inBytes,
  type RestClient,
  type RestClientOptions,
  type RestOperation,
} from "@node-access/transport/rest";
import { beaconBytesResponses, type BeaconBytesMethods } from "./generated/bytes-methods.ts";
import { beaconOperations } from "./generated/operations.ts";

export type { BytesResponse } from "@node-access/transport/rest";
export type { BeaconBytesMethods } from "./generated/bytes-methods.ts";

/** A client for the beacon calls that exchange SSZ. */
export type SszClient = RestClient<BeaconBytesMethods>;

/**
 * Creates a client for a beacon endpoint that exchanges SSZ: bodies are bytes, and responses are
 * requested as bytes. Nodes that only support JSON work too. `type` says which one a response is,
 * and the header `eth-consensus-version` which fork defines the bytes. Use an SSZ library to encode
 * and decode them.
 *
 * @param options - The endpoint's address, `pathKey(...)`, and defaults for calls. Deadlines are in
 * milliseconds. A mainnet state exceeds the default `maxResponseBytes` of 64 MiB.
 * @returns the client, with methods such as `ssz.getBlockV2("head")`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { pathKey } from "@node-access/beacon";
 * import { createSszClient } from "@node-access/beacon/ssz";
 *
 * const ssz = createSszClient({ endpoint: "http://127.0.0.1:9640", credential: pathKey("demo") });
 * const block = await ssz.getBlockV2("head");
 * if (block.type === "bytes") console.log(block.headers["eth-consensus-version"], block.bytes.length);
 * else console.log(block.value.version, block.value.data);
 *
 * const signed = new Uint8Array(0); // from an SSZ library
 * const status = await ssz.publishBlockV2(signed, { "Eth-Consensus-Version": "electra" });
 * if (status === 202) console.log("broadcast to the network, but not valid for this node");
 * ```
 *
 * Source: ethereum/beacon-APIs, `application/octet-stream`.
 */
export function createSszClient(options: RestClientOptions<"beacon">): SszClient {
  const operations = Object.entries(beaconBytesResponses).map(([name, mayReturnBytes]) => {
    const operation = beaconOperations[name as keyof BeaconBytesMethods];
    return [name, inBytes(operation, mayReturnBytes)] as const;
  });
  return createRestClient<"beacon", BeaconBytesMethods>(
    "beacon",
    Object.fromEntries(operations) as Record<keyof BeaconBytesMethods, RestOperation>,
    options,
  );
}
