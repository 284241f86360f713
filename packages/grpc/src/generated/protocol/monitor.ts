// Generated from specs/grpc/protocol/monitor.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** Metrics of a TRON node. */

/** Metrics of a node. */
export interface MetricsInfo {
  /** Length of the measured period, in seconds. */
  interval: bigint;
  /** Metrics of the node itself. */
  node: MetricsInfo_NodeInfo | undefined;
  /** Metrics of the chain. */
  blockchain: MetricsInfo_BlockChainInfo | undefined;
  /** Metrics of the node's network. */
  net: MetricsInfo_NetInfo | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Metrics of the node itself. */
export interface MetricsInfo_NodeInfo {
  /** Public IP address of the node. */
  ip: string;
  /** 1 for a witness, 0 for any other node. */
  nodeType: number;
  /** Version of java-tron that the node runs. */
  version: string;
  /** 1 for the master of a group of backup nodes, otherwise 0. */
  backupStatus: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Metrics of the chain, as seen by the node. */
export interface MetricsInfo_BlockChainInfo {
  /** Number of the latest block. */
  headBlockNum: bigint;
  /** Time of the latest block, in milliseconds since the Unix epoch. */
  headBlockTimestamp: bigint;
  /** Id of the latest block, in hex. */
  headBlockHash: string;
  /** Number of switches to another fork since the node started. */
  forkCount: number;
  /** Number of failed switches to another fork since the node started. */
  failForkCount: number;
  /** Time spent on processing blocks, in milliseconds: total, and per second. */
  blockProcessTime: MetricsInfo_RateInfo | undefined;
  /** Transactions in blocks that the node applied. */
  tps: MetricsInfo_RateInfo | undefined;
  /** Number of transactions that wait to be included in a block. */
  transactionCacheSize: number;
  /** Zero: java-tron does not count missed transactions. */
  missedTransaction: MetricsInfo_RateInfo | undefined;
  /** Active witnesses whose blocks the node has applied since it started. */
  witnesses: MetricsInfo_BlockChainInfo_Witness[];
  /** Number of the latest block that the node failed to process; zero if none. */
  failProcessBlockNum: bigint;
  /** Error of that block; empty if none. */
  failProcessBlockReason: string;
  /** Witnesses that produced two blocks with the same timestamp. */
  dupWitness: MetricsInfo_BlockChainInfo_DupWitness[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Version of a witness's node. */
export interface MetricsInfo_BlockChainInfo_Witness {
  /** Address of the witness: 21 bytes in hex, with the prefix 41. */
  address: string;
  /** Block version in the latest block of the witness. */
  version: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A witness that produced two blocks with the same timestamp. */
export interface MetricsInfo_BlockChainInfo_DupWitness {
  /** Address of the witness: 21 bytes in hex, with the prefix 41. */
  address: string;
  /** Number of the latest block that the witness produced twice. */
  blockNum: bigint;
  /** Number of times that the witness did so since the node started. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Count of an event, and its rates per second. */
export interface MetricsInfo_RateInfo {
  /** Total since the node started. */
  count: bigint;
  /** Mean rate since the node started. */
  meanRate: number;
  /** Moving average over one minute. */
  oneMinuteRate: number;
  /** Moving average over five minutes. */
  fiveMinuteRate: number;
  /** Moving average over fifteen minutes. */
  fifteenMinuteRate: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Metrics of the node's network. */
export interface MetricsInfo_NetInfo {
  /** Number of messages from peers that the node could not parse, since it started. */
  errorProtoCount: number;
  /** Metrics of the APIs that the node serves. */
  api: MetricsInfo_NetInfo_ApiInfo | undefined;
  /** Number of connected peers. */
  connectionCount: number;
  /** Number of connected peers that are in sync with the node. */
  validConnectionCount: number;
  /** Bytes received over TCP. */
  tcpInTraffic: MetricsInfo_RateInfo | undefined;
  /** Bytes received over UDP: java-tron 4.8 reports them here, not bytes sent over TCP. */
  tcpOutTraffic: MetricsInfo_RateInfo | undefined;
  /** Number of disconnections since the node started. */
  disconnectionCount: number;
  /** Disconnections by reason. */
  disconnectionDetail: MetricsInfo_NetInfo_DisconnectionDetailInfo[];
  /** Absent: java-tron 4.8 reports it in `tcpOutTraffic`. */
  udpInTraffic: MetricsInfo_RateInfo | undefined;
  /** Bytes sent over UDP. */
  udpOutTraffic: MetricsInfo_RateInfo | undefined;
  /** Time from a block's timestamp until the node applied it. */
  latency: MetricsInfo_NetInfo_LatencyInfo | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Metrics of API calls. */
export interface MetricsInfo_NetInfo_ApiInfo {
  /** Calls of all APIs. */
  qps: MetricsInfo_RateInfo | undefined;
  /** Failed calls of all APIs. */
  failQps: MetricsInfo_RateInfo | undefined;
  /** Bytes of HTTP responses. Does not include gRPC. */
  outTraffic: MetricsInfo_RateInfo | undefined;
  /** Metrics by API. */
  detail: MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Metrics of calls to one API. */
export interface MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo {
  /** Path of an HTTP API, or full name of a gRPC method. */
  name: string;
  /** Calls. */
  qps: MetricsInfo_RateInfo | undefined;
  /** Failed calls. */
  failQps: MetricsInfo_RateInfo | undefined;
  /** Bytes of responses; absent for gRPC methods. */
  outTraffic: MetricsInfo_RateInfo | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Number of disconnections for one reason. */
export interface MetricsInfo_NetInfo_DisconnectionDetailInfo {
  /** Reason code of TRON's peer protocol, such as `TOO_MANY_PEERS`. */
  reason: string;
  /** Number of disconnections for this reason since the node started. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/**
 * Latency of blocks, in milliseconds: percentiles, and number of blocks delayed by one, two and
 * three seconds.
 */
export interface MetricsInfo_NetInfo_LatencyInfo {
  /** 99th percentile of the latency, in milliseconds. */
  top99: number;
  /** 95th percentile of the latency, in milliseconds. */
  top95: number;
  /** 75th percentile of the latency, in milliseconds. */
  top75: number;
  /** Number of blocks that the node applied. */
  totalCount: number;
  /** Number of blocks that were at least one second late, but less than two. */
  delay1S: number;
  /** Number of blocks that were at least two seconds late, but less than three. */
  delay2S: number;
  /** Number of blocks that were at least three seconds late. */
  delay3S: number;
  /** Latency by witness. */
  detail: MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Latency of the blocks of one witness. */
export interface MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo {
  /** Empty: java-tron reports the address over HTTP only. */
  witness: string;
  /** 99th percentile of the latency, in milliseconds. */
  top99: number;
  /** 95th percentile of the latency, in milliseconds. */
  top95: number;
  /** 75th percentile of the latency, in milliseconds. */
  top75: number;
  /** Number of the witness's blocks that the node applied. */
  count: number;
  /** Number of blocks that were at least one second late, but less than two. */
  delay1S: number;
  /** Number of blocks that were at least two seconds late, but less than three. */
  delay2S: number;
  /** Number of blocks that were at least three seconds late. */
  delay3S: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseMetricsInfo(): MetricsInfo {
  return { interval: 0n, node: undefined, blockchain: undefined, net: undefined };
}

let MetricsInfoView: ViewClass<MetricsInfo> | undefined;

export const MetricsInfo: MessageFns<MetricsInfo> = /* @__PURE__ */ checkedFns("MetricsInfo", {
  encode(message: MetricsInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.interval !== 0n) {
      writer.uint32(8).int64(message.interval);
    }
    if (message.node !== undefined) {
      MetricsInfo_NodeInfo.encode(message.node, writer.uint32(18).fork()).join();
    }
    if (message.blockchain !== undefined) {
      MetricsInfo_BlockChainInfo.encode(message.blockchain, writer.uint32(26).fork()).join();
    }
    if (message.net !== undefined) {
      MetricsInfo_NetInfo.encode(message.net, writer.uint32(34).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MetricsInfo = createBaseMetricsInfo(),
  ): MetricsInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.interval = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.node = MetricsInfo_NodeInfo.decode(reader, reader.length(), message.node);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.blockchain = MetricsInfo_BlockChainInfo.decode(reader, reader.length(), message.blockchain);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.net = MetricsInfo_NetInfo.decode(reader, reader.length(), message.net);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo> {
    MetricsInfoView ??= viewClass(MetricsInfo, createBaseMetricsInfo, [
      { name: "interval", tags: [8], type: "int64" },
      { name: "node", tags: [18], type: MetricsInfo_NodeInfo },
      { name: "blockchain", tags: [26], type: MetricsInfo_BlockChainInfo },
      { name: "net", tags: [34], type: MetricsInfo_NetInfo },
    ]);
    return new MetricsInfoView(input, length);
  },

  create(base?: DeepPartial<MetricsInfo>): MetricsInfo {
    return MetricsInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MetricsInfo>): MetricsInfo {
    const message = createBaseMetricsInfo();
    message.interval = object.interval !== undefined && object.interval !== null ? BigInt(object.interval) : 0n;
    message.node =
      object.node !== undefined && object.node !== null ? MetricsInfo_NodeInfo.fromPartial(object.node) : undefined;
    message.blockchain =
      object.blockchain !== undefined && object.blockchain !== null
        ? MetricsInfo_BlockChainInfo.fromPartial(object.blockchain)
        : undefined;
    message.net =
      object.net !== undefined && object.net !== null ? MetricsInfo_NetInfo.fromPartial(object.net) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMetricsInfo_NodeInfo(): MetricsInfo_NodeInfo {
  return { ip: "", nodeType: 0, version: "", backupStatus: 0 };
}

let MetricsInfo_NodeInfoView: ViewClass<MetricsInfo_NodeInfo> | undefined;

export const MetricsInfo_NodeInfo: MessageFns<MetricsInfo_NodeInfo> = /* @__PURE__ */ checkedFns(
  "MetricsInfo_NodeInfo",
  {
    encode(message: MetricsInfo_NodeInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ip !== "") {
        writer.uint32(10).string(message.ip);
      }
      if (message.nodeType !== 0) {
        writer.uint32(16).int32(message.nodeType);
      }
      if (message.version !== "") {
        writer.uint32(26).string(message.version);
      }
      if (message.backupStatus !== 0) {
        writer.uint32(32).int32(message.backupStatus);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_NodeInfo = createBaseMetricsInfo_NodeInfo(),
    ): MetricsInfo_NodeInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ip = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.nodeType = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.version = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.backupStatus = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_NodeInfo> {
      MetricsInfo_NodeInfoView ??= viewClass(MetricsInfo_NodeInfo, createBaseMetricsInfo_NodeInfo, [
        { name: "ip", tags: [10], type: "string" },
        { name: "nodeType", tags: [16], type: "int32" },
        { name: "version", tags: [26], type: "string" },
        { name: "backupStatus", tags: [32], type: "int32" },
      ]);
      return new MetricsInfo_NodeInfoView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_NodeInfo>): MetricsInfo_NodeInfo {
      return MetricsInfo_NodeInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_NodeInfo>): MetricsInfo_NodeInfo {
      const message = createBaseMetricsInfo_NodeInfo();
      message.ip = object.ip ?? "";
      message.nodeType = object.nodeType ?? 0;
      message.version = object.version ?? "";
      message.backupStatus = object.backupStatus ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMetricsInfo_BlockChainInfo(): MetricsInfo_BlockChainInfo {
  return {
    headBlockNum: 0n,
    headBlockTimestamp: 0n,
    headBlockHash: "",
    forkCount: 0,
    failForkCount: 0,
    blockProcessTime: undefined,
    tps: undefined,
    transactionCacheSize: 0,
    missedTransaction: undefined,
    witnesses: [],
    failProcessBlockNum: 0n,
    failProcessBlockReason: "",
    dupWitness: [],
  };
}

let MetricsInfo_BlockChainInfoView: ViewClass<MetricsInfo_BlockChainInfo> | undefined;

export const MetricsInfo_BlockChainInfo: MessageFns<MetricsInfo_BlockChainInfo> = /* @__PURE__ */ checkedFns(
  "MetricsInfo_BlockChainInfo",
  {
    encode(message: MetricsInfo_BlockChainInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.headBlockNum !== 0n) {
        writer.uint32(8).int64(message.headBlockNum);
      }
      if (message.headBlockTimestamp !== 0n) {
        writer.uint32(16).int64(message.headBlockTimestamp);
      }
      if (message.headBlockHash !== "") {
        writer.uint32(26).string(message.headBlockHash);
      }
      if (message.forkCount !== 0) {
        writer.uint32(32).int32(message.forkCount);
      }
      if (message.failForkCount !== 0) {
        writer.uint32(40).int32(message.failForkCount);
      }
      if (message.blockProcessTime !== undefined) {
        MetricsInfo_RateInfo.encode(message.blockProcessTime, writer.uint32(50).fork()).join();
      }
      if (message.tps !== undefined) {
        MetricsInfo_RateInfo.encode(message.tps, writer.uint32(58).fork()).join();
      }
      if (message.transactionCacheSize !== 0) {
        writer.uint32(64).int32(message.transactionCacheSize);
      }
      if (message.missedTransaction !== undefined) {
        MetricsInfo_RateInfo.encode(message.missedTransaction, writer.uint32(74).fork()).join();
      }
      for (const v of message.witnesses) {
        MetricsInfo_BlockChainInfo_Witness.encode(v!, writer.uint32(82).fork()).join();
      }
      if (message.failProcessBlockNum !== 0n) {
        writer.uint32(88).int64(message.failProcessBlockNum);
      }
      if (message.failProcessBlockReason !== "") {
        writer.uint32(98).string(message.failProcessBlockReason);
      }
      for (const v of message.dupWitness) {
        MetricsInfo_BlockChainInfo_DupWitness.encode(v!, writer.uint32(106).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_BlockChainInfo = createBaseMetricsInfo_BlockChainInfo(),
    ): MetricsInfo_BlockChainInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.headBlockNum = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.headBlockTimestamp = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.headBlockHash = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.forkCount = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.failForkCount = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }

            message.blockProcessTime = MetricsInfo_RateInfo.decode(reader, reader.length(), message.blockProcessTime);
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.tps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.tps);
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.transactionCacheSize = reader.int32();
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }

            message.missedTransaction = MetricsInfo_RateInfo.decode(reader, reader.length(), message.missedTransaction);
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }

            message.witnesses.push(MetricsInfo_BlockChainInfo_Witness.decode(reader, reader.length()));
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }

            message.failProcessBlockNum = reader.int64() as bigint;
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }

            message.failProcessBlockReason = reader.string();
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }

            message.dupWitness.push(MetricsInfo_BlockChainInfo_DupWitness.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_BlockChainInfo> {
      MetricsInfo_BlockChainInfoView ??= viewClass(MetricsInfo_BlockChainInfo, createBaseMetricsInfo_BlockChainInfo, [
        { name: "headBlockNum", tags: [8], type: "int64" },
        { name: "headBlockTimestamp", tags: [16], type: "int64" },
        { name: "headBlockHash", tags: [26], type: "string" },
        { name: "forkCount", tags: [32], type: "int32" },
        { name: "failForkCount", tags: [40], type: "int32" },
        { name: "blockProcessTime", tags: [50], type: MetricsInfo_RateInfo },
        { name: "tps", tags: [58], type: MetricsInfo_RateInfo },
        { name: "transactionCacheSize", tags: [64], type: "int32" },
        { name: "missedTransaction", tags: [74], type: MetricsInfo_RateInfo },
        { name: "witnesses", tags: [82], type: MetricsInfo_BlockChainInfo_Witness, repeated: true },
        { name: "failProcessBlockNum", tags: [88], type: "int64" },
        { name: "failProcessBlockReason", tags: [98], type: "string" },
        { name: "dupWitness", tags: [106], type: MetricsInfo_BlockChainInfo_DupWitness, repeated: true },
      ]);
      return new MetricsInfo_BlockChainInfoView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_BlockChainInfo>): MetricsInfo_BlockChainInfo {
      return MetricsInfo_BlockChainInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_BlockChainInfo>): MetricsInfo_BlockChainInfo {
      const message = createBaseMetricsInfo_BlockChainInfo();
      message.headBlockNum =
        object.headBlockNum !== undefined && object.headBlockNum !== null ? BigInt(object.headBlockNum) : 0n;
      message.headBlockTimestamp =
        object.headBlockTimestamp !== undefined && object.headBlockTimestamp !== null
          ? BigInt(object.headBlockTimestamp)
          : 0n;
      message.headBlockHash = object.headBlockHash ?? "";
      message.forkCount = object.forkCount ?? 0;
      message.failForkCount = object.failForkCount ?? 0;
      message.blockProcessTime =
        object.blockProcessTime !== undefined && object.blockProcessTime !== null
          ? MetricsInfo_RateInfo.fromPartial(object.blockProcessTime)
          : undefined;
      message.tps =
        object.tps !== undefined && object.tps !== null ? MetricsInfo_RateInfo.fromPartial(object.tps) : undefined;
      message.transactionCacheSize = object.transactionCacheSize ?? 0;
      message.missedTransaction =
        object.missedTransaction !== undefined && object.missedTransaction !== null
          ? MetricsInfo_RateInfo.fromPartial(object.missedTransaction)
          : undefined;
      message.witnesses = object.witnesses?.map((e) => MetricsInfo_BlockChainInfo_Witness.fromPartial(e)) || [];
      message.failProcessBlockNum =
        object.failProcessBlockNum !== undefined && object.failProcessBlockNum !== null
          ? BigInt(object.failProcessBlockNum)
          : 0n;
      message.failProcessBlockReason = object.failProcessBlockReason ?? "";
      message.dupWitness = object.dupWitness?.map((e) => MetricsInfo_BlockChainInfo_DupWitness.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMetricsInfo_BlockChainInfo_Witness(): MetricsInfo_BlockChainInfo_Witness {
  return { address: "", version: 0 };
}

let MetricsInfo_BlockChainInfo_WitnessView: ViewClass<MetricsInfo_BlockChainInfo_Witness> | undefined;

export const MetricsInfo_BlockChainInfo_Witness: MessageFns<MetricsInfo_BlockChainInfo_Witness> =
  /* @__PURE__ */ checkedFns("MetricsInfo_BlockChainInfo_Witness", {
    encode(message: MetricsInfo_BlockChainInfo_Witness, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.address !== "") {
        writer.uint32(10).string(message.address);
      }
      if (message.version !== 0) {
        writer.uint32(16).int32(message.version);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_BlockChainInfo_Witness = createBaseMetricsInfo_BlockChainInfo_Witness(),
    ): MetricsInfo_BlockChainInfo_Witness {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.address = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.version = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_BlockChainInfo_Witness> {
      MetricsInfo_BlockChainInfo_WitnessView ??= viewClass(
        MetricsInfo_BlockChainInfo_Witness,
        createBaseMetricsInfo_BlockChainInfo_Witness,
        [
          { name: "address", tags: [10], type: "string" },
          { name: "version", tags: [16], type: "int32" },
        ],
      );
      return new MetricsInfo_BlockChainInfo_WitnessView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_BlockChainInfo_Witness>): MetricsInfo_BlockChainInfo_Witness {
      return MetricsInfo_BlockChainInfo_Witness.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_BlockChainInfo_Witness>): MetricsInfo_BlockChainInfo_Witness {
      const message = createBaseMetricsInfo_BlockChainInfo_Witness();
      message.address = object.address ?? "";
      message.version = object.version ?? 0;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseMetricsInfo_BlockChainInfo_DupWitness(): MetricsInfo_BlockChainInfo_DupWitness {
  return { address: "", blockNum: 0n, count: 0 };
}

let MetricsInfo_BlockChainInfo_DupWitnessView: ViewClass<MetricsInfo_BlockChainInfo_DupWitness> | undefined;

export const MetricsInfo_BlockChainInfo_DupWitness: MessageFns<MetricsInfo_BlockChainInfo_DupWitness> =
  /* @__PURE__ */ checkedFns("MetricsInfo_BlockChainInfo_DupWitness", {
    encode(message: MetricsInfo_BlockChainInfo_DupWitness, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.address !== "") {
        writer.uint32(10).string(message.address);
      }
      if (message.blockNum !== 0n) {
        writer.uint32(16).int64(message.blockNum);
      }
      if (message.count !== 0) {
        writer.uint32(24).int32(message.count);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_BlockChainInfo_DupWitness = createBaseMetricsInfo_BlockChainInfo_DupWitness(),
    ): MetricsInfo_BlockChainInfo_DupWitness {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.address = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.blockNum = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.count = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_BlockChainInfo_DupWitness> {
      MetricsInfo_BlockChainInfo_DupWitnessView ??= viewClass(
        MetricsInfo_BlockChainInfo_DupWitness,
        createBaseMetricsInfo_BlockChainInfo_DupWitness,
        [
          { name: "address", tags: [10], type: "string" },
          { name: "blockNum", tags: [16], type: "int64" },
          { name: "count", tags: [24], type: "int32" },
        ],
      );
      return new MetricsInfo_BlockChainInfo_DupWitnessView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_BlockChainInfo_DupWitness>): MetricsInfo_BlockChainInfo_DupWitness {
      return MetricsInfo_BlockChainInfo_DupWitness.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_BlockChainInfo_DupWitness>): MetricsInfo_BlockChainInfo_DupWitness {
      const message = createBaseMetricsInfo_BlockChainInfo_DupWitness();
      message.address = object.address ?? "";
      message.blockNum = object.blockNum !== undefined && object.blockNum !== null ? BigInt(object.blockNum) : 0n;
      message.count = object.count ?? 0;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseMetricsInfo_RateInfo(): MetricsInfo_RateInfo {
  return { count: 0n, meanRate: 0, oneMinuteRate: 0, fiveMinuteRate: 0, fifteenMinuteRate: 0 };
}

let MetricsInfo_RateInfoView: ViewClass<MetricsInfo_RateInfo> | undefined;

export const MetricsInfo_RateInfo: MessageFns<MetricsInfo_RateInfo> = /* @__PURE__ */ checkedFns(
  "MetricsInfo_RateInfo",
  {
    encode(message: MetricsInfo_RateInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.count !== 0n) {
        writer.uint32(8).int64(message.count);
      }
      if (message.meanRate !== 0) {
        writer.uint32(17).double(message.meanRate);
      }
      if (message.oneMinuteRate !== 0) {
        writer.uint32(25).double(message.oneMinuteRate);
      }
      if (message.fiveMinuteRate !== 0) {
        writer.uint32(33).double(message.fiveMinuteRate);
      }
      if (message.fifteenMinuteRate !== 0) {
        writer.uint32(41).double(message.fifteenMinuteRate);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_RateInfo = createBaseMetricsInfo_RateInfo(),
    ): MetricsInfo_RateInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.count = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 17) {
              break;
            }

            message.meanRate = reader.double();
            continue;
          }
          case 3: {
            if (tag !== 25) {
              break;
            }

            message.oneMinuteRate = reader.double();
            continue;
          }
          case 4: {
            if (tag !== 33) {
              break;
            }

            message.fiveMinuteRate = reader.double();
            continue;
          }
          case 5: {
            if (tag !== 41) {
              break;
            }

            message.fifteenMinuteRate = reader.double();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_RateInfo> {
      MetricsInfo_RateInfoView ??= viewClass(MetricsInfo_RateInfo, createBaseMetricsInfo_RateInfo, [
        { name: "count", tags: [8], type: "int64" },
        { name: "meanRate", tags: [17], type: "double" },
        { name: "oneMinuteRate", tags: [25], type: "double" },
        { name: "fiveMinuteRate", tags: [33], type: "double" },
        { name: "fifteenMinuteRate", tags: [41], type: "double" },
      ]);
      return new MetricsInfo_RateInfoView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_RateInfo>): MetricsInfo_RateInfo {
      return MetricsInfo_RateInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_RateInfo>): MetricsInfo_RateInfo {
      const message = createBaseMetricsInfo_RateInfo();
      message.count = object.count !== undefined && object.count !== null ? BigInt(object.count) : 0n;
      message.meanRate = object.meanRate ?? 0;
      message.oneMinuteRate = object.oneMinuteRate ?? 0;
      message.fiveMinuteRate = object.fiveMinuteRate ?? 0;
      message.fifteenMinuteRate = object.fifteenMinuteRate ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMetricsInfo_NetInfo(): MetricsInfo_NetInfo {
  return {
    errorProtoCount: 0,
    api: undefined,
    connectionCount: 0,
    validConnectionCount: 0,
    tcpInTraffic: undefined,
    tcpOutTraffic: undefined,
    disconnectionCount: 0,
    disconnectionDetail: [],
    udpInTraffic: undefined,
    udpOutTraffic: undefined,
    latency: undefined,
  };
}

let MetricsInfo_NetInfoView: ViewClass<MetricsInfo_NetInfo> | undefined;

export const MetricsInfo_NetInfo: MessageFns<MetricsInfo_NetInfo> = /* @__PURE__ */ checkedFns("MetricsInfo_NetInfo", {
  encode(message: MetricsInfo_NetInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.errorProtoCount !== 0) {
      writer.uint32(8).int32(message.errorProtoCount);
    }
    if (message.api !== undefined) {
      MetricsInfo_NetInfo_ApiInfo.encode(message.api, writer.uint32(18).fork()).join();
    }
    if (message.connectionCount !== 0) {
      writer.uint32(24).int32(message.connectionCount);
    }
    if (message.validConnectionCount !== 0) {
      writer.uint32(32).int32(message.validConnectionCount);
    }
    if (message.tcpInTraffic !== undefined) {
      MetricsInfo_RateInfo.encode(message.tcpInTraffic, writer.uint32(42).fork()).join();
    }
    if (message.tcpOutTraffic !== undefined) {
      MetricsInfo_RateInfo.encode(message.tcpOutTraffic, writer.uint32(50).fork()).join();
    }
    if (message.disconnectionCount !== 0) {
      writer.uint32(56).int32(message.disconnectionCount);
    }
    for (const v of message.disconnectionDetail) {
      MetricsInfo_NetInfo_DisconnectionDetailInfo.encode(v!, writer.uint32(66).fork()).join();
    }
    if (message.udpInTraffic !== undefined) {
      MetricsInfo_RateInfo.encode(message.udpInTraffic, writer.uint32(74).fork()).join();
    }
    if (message.udpOutTraffic !== undefined) {
      MetricsInfo_RateInfo.encode(message.udpOutTraffic, writer.uint32(82).fork()).join();
    }
    if (message.latency !== undefined) {
      MetricsInfo_NetInfo_LatencyInfo.encode(message.latency, writer.uint32(90).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MetricsInfo_NetInfo = createBaseMetricsInfo_NetInfo(),
  ): MetricsInfo_NetInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.errorProtoCount = reader.int32();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.api = MetricsInfo_NetInfo_ApiInfo.decode(reader, reader.length(), message.api);
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.connectionCount = reader.int32();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.validConnectionCount = reader.int32();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.tcpInTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.tcpInTraffic);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.tcpOutTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.tcpOutTraffic);
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.disconnectionCount = reader.int32();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.disconnectionDetail.push(MetricsInfo_NetInfo_DisconnectionDetailInfo.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.udpInTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.udpInTraffic);
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.udpOutTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.udpOutTraffic);
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          message.latency = MetricsInfo_NetInfo_LatencyInfo.decode(reader, reader.length(), message.latency);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_NetInfo> {
    MetricsInfo_NetInfoView ??= viewClass(MetricsInfo_NetInfo, createBaseMetricsInfo_NetInfo, [
      { name: "errorProtoCount", tags: [8], type: "int32" },
      { name: "api", tags: [18], type: MetricsInfo_NetInfo_ApiInfo },
      { name: "connectionCount", tags: [24], type: "int32" },
      { name: "validConnectionCount", tags: [32], type: "int32" },
      { name: "tcpInTraffic", tags: [42], type: MetricsInfo_RateInfo },
      { name: "tcpOutTraffic", tags: [50], type: MetricsInfo_RateInfo },
      { name: "disconnectionCount", tags: [56], type: "int32" },
      { name: "disconnectionDetail", tags: [66], type: MetricsInfo_NetInfo_DisconnectionDetailInfo, repeated: true },
      { name: "udpInTraffic", tags: [74], type: MetricsInfo_RateInfo },
      { name: "udpOutTraffic", tags: [82], type: MetricsInfo_RateInfo },
      { name: "latency", tags: [90], type: MetricsInfo_NetInfo_LatencyInfo },
    ]);
    return new MetricsInfo_NetInfoView(input, length);
  },

  create(base?: DeepPartial<MetricsInfo_NetInfo>): MetricsInfo_NetInfo {
    return MetricsInfo_NetInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MetricsInfo_NetInfo>): MetricsInfo_NetInfo {
    const message = createBaseMetricsInfo_NetInfo();
    message.errorProtoCount = object.errorProtoCount ?? 0;
    message.api =
      object.api !== undefined && object.api !== null ? MetricsInfo_NetInfo_ApiInfo.fromPartial(object.api) : undefined;
    message.connectionCount = object.connectionCount ?? 0;
    message.validConnectionCount = object.validConnectionCount ?? 0;
    message.tcpInTraffic =
      object.tcpInTraffic !== undefined && object.tcpInTraffic !== null
        ? MetricsInfo_RateInfo.fromPartial(object.tcpInTraffic)
        : undefined;
    message.tcpOutTraffic =
      object.tcpOutTraffic !== undefined && object.tcpOutTraffic !== null
        ? MetricsInfo_RateInfo.fromPartial(object.tcpOutTraffic)
        : undefined;
    message.disconnectionCount = object.disconnectionCount ?? 0;
    message.disconnectionDetail =
      object.disconnectionDetail?.map((e) => MetricsInfo_NetInfo_DisconnectionDetailInfo.fromPartial(e)) || [];
    message.udpInTraffic =
      object.udpInTraffic !== undefined && object.udpInTraffic !== null
        ? MetricsInfo_RateInfo.fromPartial(object.udpInTraffic)
        : undefined;
    message.udpOutTraffic =
      object.udpOutTraffic !== undefined && object.udpOutTraffic !== null
        ? MetricsInfo_RateInfo.fromPartial(object.udpOutTraffic)
        : undefined;
    message.latency =
      object.latency !== undefined && object.latency !== null
        ? MetricsInfo_NetInfo_LatencyInfo.fromPartial(object.latency)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseMetricsInfo_NetInfo_ApiInfo(): MetricsInfo_NetInfo_ApiInfo {
  return { qps: undefined, failQps: undefined, outTraffic: undefined, detail: [] };
}

let MetricsInfo_NetInfo_ApiInfoView: ViewClass<MetricsInfo_NetInfo_ApiInfo> | undefined;

export const MetricsInfo_NetInfo_ApiInfo: MessageFns<MetricsInfo_NetInfo_ApiInfo> = /* @__PURE__ */ checkedFns(
  "MetricsInfo_NetInfo_ApiInfo",
  {
    encode(message: MetricsInfo_NetInfo_ApiInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.qps !== undefined) {
        MetricsInfo_RateInfo.encode(message.qps, writer.uint32(10).fork()).join();
      }
      if (message.failQps !== undefined) {
        MetricsInfo_RateInfo.encode(message.failQps, writer.uint32(18).fork()).join();
      }
      if (message.outTraffic !== undefined) {
        MetricsInfo_RateInfo.encode(message.outTraffic, writer.uint32(26).fork()).join();
      }
      for (const v of message.detail) {
        MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo.encode(v!, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_NetInfo_ApiInfo = createBaseMetricsInfo_NetInfo_ApiInfo(),
    ): MetricsInfo_NetInfo_ApiInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.qps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.qps);
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.failQps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.failQps);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.outTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.outTraffic);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.detail.push(MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_NetInfo_ApiInfo> {
      MetricsInfo_NetInfo_ApiInfoView ??= viewClass(
        MetricsInfo_NetInfo_ApiInfo,
        createBaseMetricsInfo_NetInfo_ApiInfo,
        [
          { name: "qps", tags: [10], type: MetricsInfo_RateInfo },
          { name: "failQps", tags: [18], type: MetricsInfo_RateInfo },
          { name: "outTraffic", tags: [26], type: MetricsInfo_RateInfo },
          { name: "detail", tags: [34], type: MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo, repeated: true },
        ],
      );
      return new MetricsInfo_NetInfo_ApiInfoView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_NetInfo_ApiInfo>): MetricsInfo_NetInfo_ApiInfo {
      return MetricsInfo_NetInfo_ApiInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_NetInfo_ApiInfo>): MetricsInfo_NetInfo_ApiInfo {
      const message = createBaseMetricsInfo_NetInfo_ApiInfo();
      message.qps =
        object.qps !== undefined && object.qps !== null ? MetricsInfo_RateInfo.fromPartial(object.qps) : undefined;
      message.failQps =
        object.failQps !== undefined && object.failQps !== null
          ? MetricsInfo_RateInfo.fromPartial(object.failQps)
          : undefined;
      message.outTraffic =
        object.outTraffic !== undefined && object.outTraffic !== null
          ? MetricsInfo_RateInfo.fromPartial(object.outTraffic)
          : undefined;
      message.detail = object.detail?.map((e) => MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo(): MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo {
  return { name: "", qps: undefined, failQps: undefined, outTraffic: undefined };
}

let MetricsInfo_NetInfo_ApiInfo_ApiDetailInfoView: ViewClass<MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo> | undefined;

export const MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo: MessageFns<MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo> =
  /* @__PURE__ */ checkedFns("MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo", {
    encode(
      message: MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.name !== "") {
        writer.uint32(10).string(message.name);
      }
      if (message.qps !== undefined) {
        MetricsInfo_RateInfo.encode(message.qps, writer.uint32(18).fork()).join();
      }
      if (message.failQps !== undefined) {
        MetricsInfo_RateInfo.encode(message.failQps, writer.uint32(26).fork()).join();
      }
      if (message.outTraffic !== undefined) {
        MetricsInfo_RateInfo.encode(message.outTraffic, writer.uint32(34).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo = createBaseMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo(),
    ): MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.name = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.qps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.qps);
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.failQps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.failQps);
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.outTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.outTraffic);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo> {
      MetricsInfo_NetInfo_ApiInfo_ApiDetailInfoView ??= viewClass(
        MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo,
        createBaseMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo,
        [
          { name: "name", tags: [10], type: "string" },
          { name: "qps", tags: [18], type: MetricsInfo_RateInfo },
          { name: "failQps", tags: [26], type: MetricsInfo_RateInfo },
          { name: "outTraffic", tags: [34], type: MetricsInfo_RateInfo },
        ],
      );
      return new MetricsInfo_NetInfo_ApiInfo_ApiDetailInfoView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo>): MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo {
      return MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo>,
    ): MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo {
      const message = createBaseMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo();
      message.name = object.name ?? "";
      message.qps =
        object.qps !== undefined && object.qps !== null ? MetricsInfo_RateInfo.fromPartial(object.qps) : undefined;
      message.failQps =
        object.failQps !== undefined && object.failQps !== null
          ? MetricsInfo_RateInfo.fromPartial(object.failQps)
          : undefined;
      message.outTraffic =
        object.outTraffic !== undefined && object.outTraffic !== null
          ? MetricsInfo_RateInfo.fromPartial(object.outTraffic)
          : undefined;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseMetricsInfo_NetInfo_DisconnectionDetailInfo(): MetricsInfo_NetInfo_DisconnectionDetailInfo {
  return { reason: "", count: 0 };
}

let MetricsInfo_NetInfo_DisconnectionDetailInfoView: ViewClass<MetricsInfo_NetInfo_DisconnectionDetailInfo> | undefined;

export const MetricsInfo_NetInfo_DisconnectionDetailInfo: MessageFns<MetricsInfo_NetInfo_DisconnectionDetailInfo> =
  /* @__PURE__ */ checkedFns("MetricsInfo_NetInfo_DisconnectionDetailInfo", {
    encode(
      message: MetricsInfo_NetInfo_DisconnectionDetailInfo,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.reason !== "") {
        writer.uint32(10).string(message.reason);
      }
      if (message.count !== 0) {
        writer.uint32(16).int32(message.count);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_NetInfo_DisconnectionDetailInfo = createBaseMetricsInfo_NetInfo_DisconnectionDetailInfo(),
    ): MetricsInfo_NetInfo_DisconnectionDetailInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.reason = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.count = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_NetInfo_DisconnectionDetailInfo> {
      MetricsInfo_NetInfo_DisconnectionDetailInfoView ??= viewClass(
        MetricsInfo_NetInfo_DisconnectionDetailInfo,
        createBaseMetricsInfo_NetInfo_DisconnectionDetailInfo,
        [
          { name: "reason", tags: [10], type: "string" },
          { name: "count", tags: [16], type: "int32" },
        ],
      );
      return new MetricsInfo_NetInfo_DisconnectionDetailInfoView(input, length);
    },

    create(
      base?: DeepPartial<MetricsInfo_NetInfo_DisconnectionDetailInfo>,
    ): MetricsInfo_NetInfo_DisconnectionDetailInfo {
      return MetricsInfo_NetInfo_DisconnectionDetailInfo.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<MetricsInfo_NetInfo_DisconnectionDetailInfo>,
    ): MetricsInfo_NetInfo_DisconnectionDetailInfo {
      const message = createBaseMetricsInfo_NetInfo_DisconnectionDetailInfo();
      message.reason = object.reason ?? "";
      message.count = object.count ?? 0;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseMetricsInfo_NetInfo_LatencyInfo(): MetricsInfo_NetInfo_LatencyInfo {
  return { top99: 0, top95: 0, top75: 0, totalCount: 0, delay1S: 0, delay2S: 0, delay3S: 0, detail: [] };
}

let MetricsInfo_NetInfo_LatencyInfoView: ViewClass<MetricsInfo_NetInfo_LatencyInfo> | undefined;

export const MetricsInfo_NetInfo_LatencyInfo: MessageFns<MetricsInfo_NetInfo_LatencyInfo> = /* @__PURE__ */ checkedFns(
  "MetricsInfo_NetInfo_LatencyInfo",
  {
    encode(message: MetricsInfo_NetInfo_LatencyInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.top99 !== 0) {
        writer.uint32(8).int32(message.top99);
      }
      if (message.top95 !== 0) {
        writer.uint32(16).int32(message.top95);
      }
      if (message.top75 !== 0) {
        writer.uint32(24).int32(message.top75);
      }
      if (message.totalCount !== 0) {
        writer.uint32(32).int32(message.totalCount);
      }
      if (message.delay1S !== 0) {
        writer.uint32(40).int32(message.delay1S);
      }
      if (message.delay2S !== 0) {
        writer.uint32(48).int32(message.delay2S);
      }
      if (message.delay3S !== 0) {
        writer.uint32(56).int32(message.delay3S);
      }
      for (const v of message.detail) {
        MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo.encode(v!, writer.uint32(66).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_NetInfo_LatencyInfo = createBaseMetricsInfo_NetInfo_LatencyInfo(),
    ): MetricsInfo_NetInfo_LatencyInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.top99 = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.top95 = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.top75 = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.totalCount = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.delay1S = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.delay2S = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.delay3S = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.detail.push(MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo.decode(reader, reader.length()));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MetricsInfo_NetInfo_LatencyInfo> {
      MetricsInfo_NetInfo_LatencyInfoView ??= viewClass(
        MetricsInfo_NetInfo_LatencyInfo,
        createBaseMetricsInfo_NetInfo_LatencyInfo,
        [
          { name: "top99", tags: [8], type: "int32" },
          { name: "top95", tags: [16], type: "int32" },
          { name: "top75", tags: [24], type: "int32" },
          { name: "totalCount", tags: [32], type: "int32" },
          { name: "delay1S", tags: [40], type: "int32" },
          { name: "delay2S", tags: [48], type: "int32" },
          { name: "delay3S", tags: [56], type: "int32" },
          { name: "detail", tags: [66], type: MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo, repeated: true },
        ],
      );
      return new MetricsInfo_NetInfo_LatencyInfoView(input, length);
    },

    create(base?: DeepPartial<MetricsInfo_NetInfo_LatencyInfo>): MetricsInfo_NetInfo_LatencyInfo {
      return MetricsInfo_NetInfo_LatencyInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<MetricsInfo_NetInfo_LatencyInfo>): MetricsInfo_NetInfo_LatencyInfo {
      const message = createBaseMetricsInfo_NetInfo_LatencyInfo();
      message.top99 = object.top99 ?? 0;
      message.top95 = object.top95 ?? 0;
      message.top75 = object.top75 ?? 0;
      message.totalCount = object.totalCount ?? 0;
      message.delay1S = object.delay1S ?? 0;
      message.delay2S = object.delay2S ?? 0;
      message.delay3S = object.delay3S ?? 0;
      message.detail =
        object.detail?.map((e) => MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo(): MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo {
  return { witness: "", top99: 0, top95: 0, top75: 0, count: 0, delay1S: 0, delay2S: 0, delay3S: 0 };
}

let MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfoView:
  | ViewClass<MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo>
  | undefined;

export const MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo: MessageFns<MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo> =
  /* @__PURE__ */ checkedFns("MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo", {
    encode(
      message: MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo,
      writer: BinaryWriter = new BinaryWriter(),
    ): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.witness !== "") {
        writer.uint32(10).string(message.witness);
      }
      if (message.top99 !== 0) {
        writer.uint32(16).int32(message.top99);
      }
      if (message.top95 !== 0) {
        writer.uint32(24).int32(message.top95);
      }
      if (message.top75 !== 0) {
        writer.uint32(32).int32(message.top75);
      }
      if (message.count !== 0) {
        writer.uint32(40).int32(message.count);
      }
      if (message.delay1S !== 0) {
        writer.uint32(48).int32(message.delay1S);
      }
      if (message.delay2S !== 0) {
        writer.uint32(56).int32(message.delay2S);
      }
      if (message.delay3S !== 0) {
        writer.uint32(64).int32(message.delay3S);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo = createBaseMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo(),
    ): MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.witness = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.top99 = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.top95 = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.top75 = reader.int32();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.count = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.delay1S = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.delay2S = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.delay3S = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(
      input: BinaryReader | Uint8Array,
      length?: number,
    ): LazyMessage<MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo> {
      MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfoView ??= viewClass(
        MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo,
        createBaseMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo,
        [
          { name: "witness", tags: [10], type: "string" },
          { name: "top99", tags: [16], type: "int32" },
          { name: "top95", tags: [24], type: "int32" },
          { name: "top75", tags: [32], type: "int32" },
          { name: "count", tags: [40], type: "int32" },
          { name: "delay1S", tags: [48], type: "int32" },
          { name: "delay2S", tags: [56], type: "int32" },
          { name: "delay3S", tags: [64], type: "int32" },
        ],
      );
      return new MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfoView(input, length);
    },

    create(
      base?: DeepPartial<MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo>,
    ): MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo {
      return MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo.fromPartial(base ?? {});
    },
    fromPartial(
      object: DeepPartial<MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo>,
    ): MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo {
      const message = createBaseMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo();
      message.witness = object.witness ?? "";
      message.top99 = object.top99 ?? 0;
      message.top95 = object.top95 ?? 0;
      message.top75 = object.top75 ?? 0;
      message.count = object.count ?? 0;
      message.delay1S = object.delay1S ?? 0;
      message.delay2S = object.delay2S ?? 0;
      message.delay3S = object.delay3S ?? 0;
      copyUnknown(object, message);
      return message;
    },
  });
