import { keccak_256 } from "@noble/hashes/sha3.js";
import { rpcCode, RpcFailure } from "../../../codec/json-rpc/rpc-failure.ts";
import { type Adapter, type JsonObject, readObject, blockTag } from "./adapter.ts";
import { encodeRlpList } from "../../../codec/json-rpc/rlp.ts";

/** A header's fields in order, each with its kind. Source: ethereum/execution-specs, Header. */
const always: readonly (readonly [string, "bytes" | "quantity"])[] = [
  ["parentHash", "bytes"],
  ["sha3Uncles", "bytes"],
  ["miner", "bytes"],
  ["stateRoot", "bytes"],
  ["transactionsRoot", "bytes"],
  ["receiptsRoot", "bytes"],
  ["logsBloom", "bytes"],
  ["difficulty", "quantity"],
  ["number", "quantity"],
  ["gasLimit", "quantity"],
  ["gasUsed", "quantity"],
  ["timestamp", "quantity"],
  ["extraData", "bytes"],
  ["mixHash", "bytes"],
  ["nonce", "bytes"],
];

/** The fields that forks added at the end, in order. */
const byFork: typeof always = [
  ["baseFeePerGas", "quantity"],
  ["withdrawalsRoot", "bytes"],
  ["blobGasUsed", "quantity"],
  ["excessBlobGas", "quantity"],
  ["parentBeaconBlockRoot", "bytes"],
  ["requestsHash", "bytes"],
  ["blockAccessListHash", "bytes"],
];

/** `debug_getRawHeader`: the block's header in RLP, returned only if its hash is the block's hash. */
export const rawHeader: Adapter = {
  name: "raw-header",
  method: "debug_getRawHeader",
  applies: () => true,
  async run(sendCall, [block]) {
    const found = readObject(await sendCall("eth_getBlockByNumber", blockTag(block), false));
    if (!found) throw new RpcFailure({ code: rpcCode.notFound, message: "block not found" });
    const encoded = encodeHeader(found);
    const hash = `0x${Buffer.from(keccak_256(encoded)).toString("hex")}`;
    if (hash !== found["hash"]) {
      const message = "the node's block has header fields that this gateway does not know";
      throw new RpcFailure({ code: rpcCode.internal, message });
    }
    return `0x${Buffer.from(encoded).toString("hex")}`;
  },
};

function encodeHeader(block: JsonObject): Uint8Array {
  const present = byFork.filter(([field]) => block[field] !== undefined && block[field] !== null);
  return encodeRlpList([...always, ...present].map(([field, kind]) => readBytes(block[field], kind)));
}

function readBytes(value: unknown, kind: "bytes" | "quantity"): Uint8Array {
  const digits = String(value).slice(2);
  if (kind === "bytes") return Buffer.from(digits, "hex");
  // Integers in RLP have no leading zero; zero itself is empty.
  const short = digits.replace(/^0+/, "");
  return Buffer.from(short.length % 2 === 0 ? short : `0${short}`, "hex");
}
