// Generated from specs/grpc/protocol/monitor.proto. Do not edit: change the spec and run `npm run generate`.

/** Metrics of a TRON node. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";

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

const emptyMetricsInfo = (): MetricsInfo => ({
  interval: 0n,
  node: undefined,
  blockchain: undefined,
  net: undefined,
});

export const MetricsInfo: MessageFns<MetricsInfo> = /* @__PURE__ */ defineMessage("MetricsInfo", {
  empty: emptyMetricsInfo,
  fields: () => [
    { name: "interval", tags: [8], type: "int64" },
    { name: "node", tags: [18], type: MetricsInfo_NodeInfo },
    { name: "blockchain", tags: [26], type: MetricsInfo_BlockChainInfo },
    { name: "net", tags: [34], type: MetricsInfo_NetInfo },
  ],
  decode(input, length, message = emptyMetricsInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.interval = reader.int64();
      else if (tag === 18) message.node = MetricsInfo_NodeInfo.decode(reader, reader.length(), message.node);
      else if (tag === 26)
        message.blockchain = MetricsInfo_BlockChainInfo.decode(reader, reader.length(), message.blockchain);
      else if (tag === 34) message.net = MetricsInfo_NetInfo.decode(reader, reader.length(), message.net);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.interval !== 0n) writer.uint32(8).int64(message.interval);
    if (message.node !== undefined) MetricsInfo_NodeInfo.encode(message.node, writer.uint32(18).fork()).join();
    if (message.blockchain !== undefined)
      MetricsInfo_BlockChainInfo.encode(message.blockchain, writer.uint32(26).fork()).join();
    if (message.net !== undefined) MetricsInfo_NetInfo.encode(message.net, writer.uint32(34).fork()).join();
  },
});

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

const emptyMetricsInfo_NodeInfo = (): MetricsInfo_NodeInfo => ({
  ip: "",
  nodeType: 0,
  version: "",
  backupStatus: 0,
});

export const MetricsInfo_NodeInfo: MessageFns<MetricsInfo_NodeInfo> = /* @__PURE__ */ defineMessage(
  "MetricsInfo_NodeInfo",
  {
    empty: emptyMetricsInfo_NodeInfo,
    fields: () => [
      { name: "ip", tags: [10], type: "string" },
      { name: "nodeType", tags: [16], type: "int32" },
      { name: "version", tags: [26], type: "string" },
      { name: "backupStatus", tags: [32], type: "int32" },
    ],
    decode(input, length, message = emptyMetricsInfo_NodeInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ip = reader.string();
        else if (tag === 16) message.nodeType = reader.int32();
        else if (tag === 26) message.version = reader.string();
        else if (tag === 32) message.backupStatus = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ip !== "") writer.uint32(10).string(message.ip);
      if (message.nodeType !== 0) writer.uint32(16).int32(message.nodeType);
      if (message.version !== "") writer.uint32(26).string(message.version);
      if (message.backupStatus !== 0) writer.uint32(32).int32(message.backupStatus);
    },
  },
);

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

const emptyMetricsInfo_BlockChainInfo = (): MetricsInfo_BlockChainInfo => ({
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
});

export const MetricsInfo_BlockChainInfo: MessageFns<MetricsInfo_BlockChainInfo> = /* @__PURE__ */ defineMessage(
  "MetricsInfo_BlockChainInfo",
  {
    empty: emptyMetricsInfo_BlockChainInfo,
    fields: () => [
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
    ],
    decode(input, length, message = emptyMetricsInfo_BlockChainInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.headBlockNum = reader.int64();
        else if (tag === 16) message.headBlockTimestamp = reader.int64();
        else if (tag === 26) message.headBlockHash = reader.string();
        else if (tag === 32) message.forkCount = reader.int32();
        else if (tag === 40) message.failForkCount = reader.int32();
        else if (tag === 50)
          message.blockProcessTime = MetricsInfo_RateInfo.decode(reader, reader.length(), message.blockProcessTime);
        else if (tag === 58) message.tps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.tps);
        else if (tag === 64) message.transactionCacheSize = reader.int32();
        else if (tag === 74)
          message.missedTransaction = MetricsInfo_RateInfo.decode(reader, reader.length(), message.missedTransaction);
        else if (tag === 82) message.witnesses.push(MetricsInfo_BlockChainInfo_Witness.decode(reader, reader.length()));
        else if (tag === 88) message.failProcessBlockNum = reader.int64();
        else if (tag === 98) message.failProcessBlockReason = reader.string();
        else if (tag === 106)
          message.dupWitness.push(MetricsInfo_BlockChainInfo_DupWitness.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.headBlockNum !== 0n) writer.uint32(8).int64(message.headBlockNum);
      if (message.headBlockTimestamp !== 0n) writer.uint32(16).int64(message.headBlockTimestamp);
      if (message.headBlockHash !== "") writer.uint32(26).string(message.headBlockHash);
      if (message.forkCount !== 0) writer.uint32(32).int32(message.forkCount);
      if (message.failForkCount !== 0) writer.uint32(40).int32(message.failForkCount);
      if (message.blockProcessTime !== undefined)
        MetricsInfo_RateInfo.encode(message.blockProcessTime, writer.uint32(50).fork()).join();
      if (message.tps !== undefined) MetricsInfo_RateInfo.encode(message.tps, writer.uint32(58).fork()).join();
      if (message.transactionCacheSize !== 0) writer.uint32(64).int32(message.transactionCacheSize);
      if (message.missedTransaction !== undefined)
        MetricsInfo_RateInfo.encode(message.missedTransaction, writer.uint32(74).fork()).join();
      for (const item of message.witnesses)
        MetricsInfo_BlockChainInfo_Witness.encode(item, writer.uint32(82).fork()).join();
      if (message.failProcessBlockNum !== 0n) writer.uint32(88).int64(message.failProcessBlockNum);
      if (message.failProcessBlockReason !== "") writer.uint32(98).string(message.failProcessBlockReason);
      for (const item of message.dupWitness)
        MetricsInfo_BlockChainInfo_DupWitness.encode(item, writer.uint32(106).fork()).join();
    },
  },
);

/** Version of a witness's node. */
export interface MetricsInfo_BlockChainInfo_Witness {
  /** Address of the witness: 21 bytes in hex, with the prefix 41. */
  address: string;
  /** Block version in the latest block of the witness. */
  version: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMetricsInfo_BlockChainInfo_Witness = (): MetricsInfo_BlockChainInfo_Witness => ({
  address: "",
  version: 0,
});

export const MetricsInfo_BlockChainInfo_Witness: MessageFns<MetricsInfo_BlockChainInfo_Witness> =
  /* @__PURE__ */ defineMessage("MetricsInfo_BlockChainInfo_Witness", {
    empty: emptyMetricsInfo_BlockChainInfo_Witness,
    fields: () => [
      { name: "address", tags: [10], type: "string" },
      { name: "version", tags: [16], type: "int32" },
    ],
    decode(input, length, message = emptyMetricsInfo_BlockChainInfo_Witness()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.address = reader.string();
        else if (tag === 16) message.version = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.address !== "") writer.uint32(10).string(message.address);
      if (message.version !== 0) writer.uint32(16).int32(message.version);
    },
  });

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

const emptyMetricsInfo_BlockChainInfo_DupWitness = (): MetricsInfo_BlockChainInfo_DupWitness => ({
  address: "",
  blockNum: 0n,
  count: 0,
});

export const MetricsInfo_BlockChainInfo_DupWitness: MessageFns<MetricsInfo_BlockChainInfo_DupWitness> =
  /* @__PURE__ */ defineMessage("MetricsInfo_BlockChainInfo_DupWitness", {
    empty: emptyMetricsInfo_BlockChainInfo_DupWitness,
    fields: () => [
      { name: "address", tags: [10], type: "string" },
      { name: "blockNum", tags: [16], type: "int64" },
      { name: "count", tags: [24], type: "int32" },
    ],
    decode(input, length, message = emptyMetricsInfo_BlockChainInfo_DupWitness()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.address = reader.string();
        else if (tag === 16) message.blockNum = reader.int64();
        else if (tag === 24) message.count = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.address !== "") writer.uint32(10).string(message.address);
      if (message.blockNum !== 0n) writer.uint32(16).int64(message.blockNum);
      if (message.count !== 0) writer.uint32(24).int32(message.count);
    },
  });

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

const emptyMetricsInfo_RateInfo = (): MetricsInfo_RateInfo => ({
  count: 0n,
  meanRate: 0,
  oneMinuteRate: 0,
  fiveMinuteRate: 0,
  fifteenMinuteRate: 0,
});

export const MetricsInfo_RateInfo: MessageFns<MetricsInfo_RateInfo> = /* @__PURE__ */ defineMessage(
  "MetricsInfo_RateInfo",
  {
    empty: emptyMetricsInfo_RateInfo,
    fields: () => [
      { name: "count", tags: [8], type: "int64" },
      { name: "meanRate", tags: [17], type: "double" },
      { name: "oneMinuteRate", tags: [25], type: "double" },
      { name: "fiveMinuteRate", tags: [33], type: "double" },
      { name: "fifteenMinuteRate", tags: [41], type: "double" },
    ],
    decode(input, length, message = emptyMetricsInfo_RateInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.count = reader.int64();
        else if (tag === 17) message.meanRate = reader.double();
        else if (tag === 25) message.oneMinuteRate = reader.double();
        else if (tag === 33) message.fiveMinuteRate = reader.double();
        else if (tag === 41) message.fifteenMinuteRate = reader.double();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.count !== 0n) writer.uint32(8).int64(message.count);
      if (message.meanRate !== 0) writer.uint32(17).double(message.meanRate);
      if (message.oneMinuteRate !== 0) writer.uint32(25).double(message.oneMinuteRate);
      if (message.fiveMinuteRate !== 0) writer.uint32(33).double(message.fiveMinuteRate);
      if (message.fifteenMinuteRate !== 0) writer.uint32(41).double(message.fifteenMinuteRate);
    },
  },
);

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

const emptyMetricsInfo_NetInfo = (): MetricsInfo_NetInfo => ({
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
});

export const MetricsInfo_NetInfo: MessageFns<MetricsInfo_NetInfo> = /* @__PURE__ */ defineMessage(
  "MetricsInfo_NetInfo",
  {
    empty: emptyMetricsInfo_NetInfo,
    fields: () => [
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
    ],
    decode(input, length, message = emptyMetricsInfo_NetInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.errorProtoCount = reader.int32();
        else if (tag === 18) message.api = MetricsInfo_NetInfo_ApiInfo.decode(reader, reader.length(), message.api);
        else if (tag === 24) message.connectionCount = reader.int32();
        else if (tag === 32) message.validConnectionCount = reader.int32();
        else if (tag === 42)
          message.tcpInTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.tcpInTraffic);
        else if (tag === 50)
          message.tcpOutTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.tcpOutTraffic);
        else if (tag === 56) message.disconnectionCount = reader.int32();
        else if (tag === 66)
          message.disconnectionDetail.push(MetricsInfo_NetInfo_DisconnectionDetailInfo.decode(reader, reader.length()));
        else if (tag === 74)
          message.udpInTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.udpInTraffic);
        else if (tag === 82)
          message.udpOutTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.udpOutTraffic);
        else if (tag === 90)
          message.latency = MetricsInfo_NetInfo_LatencyInfo.decode(reader, reader.length(), message.latency);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.errorProtoCount !== 0) writer.uint32(8).int32(message.errorProtoCount);
      if (message.api !== undefined) MetricsInfo_NetInfo_ApiInfo.encode(message.api, writer.uint32(18).fork()).join();
      if (message.connectionCount !== 0) writer.uint32(24).int32(message.connectionCount);
      if (message.validConnectionCount !== 0) writer.uint32(32).int32(message.validConnectionCount);
      if (message.tcpInTraffic !== undefined)
        MetricsInfo_RateInfo.encode(message.tcpInTraffic, writer.uint32(42).fork()).join();
      if (message.tcpOutTraffic !== undefined)
        MetricsInfo_RateInfo.encode(message.tcpOutTraffic, writer.uint32(50).fork()).join();
      if (message.disconnectionCount !== 0) writer.uint32(56).int32(message.disconnectionCount);
      for (const item of message.disconnectionDetail)
        MetricsInfo_NetInfo_DisconnectionDetailInfo.encode(item, writer.uint32(66).fork()).join();
      if (message.udpInTraffic !== undefined)
        MetricsInfo_RateInfo.encode(message.udpInTraffic, writer.uint32(74).fork()).join();
      if (message.udpOutTraffic !== undefined)
        MetricsInfo_RateInfo.encode(message.udpOutTraffic, writer.uint32(82).fork()).join();
      if (message.latency !== undefined)
        MetricsInfo_NetInfo_LatencyInfo.encode(message.latency, writer.uint32(90).fork()).join();
    },
  },
);

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

const emptyMetricsInfo_NetInfo_ApiInfo = (): MetricsInfo_NetInfo_ApiInfo => ({
  qps: undefined,
  failQps: undefined,
  outTraffic: undefined,
  detail: [],
});

export const MetricsInfo_NetInfo_ApiInfo: MessageFns<MetricsInfo_NetInfo_ApiInfo> = /* @__PURE__ */ defineMessage(
  "MetricsInfo_NetInfo_ApiInfo",
  {
    empty: emptyMetricsInfo_NetInfo_ApiInfo,
    fields: () => [
      { name: "qps", tags: [10], type: MetricsInfo_RateInfo },
      { name: "failQps", tags: [18], type: MetricsInfo_RateInfo },
      { name: "outTraffic", tags: [26], type: MetricsInfo_RateInfo },
      { name: "detail", tags: [34], type: MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo, repeated: true },
    ],
    decode(input, length, message = emptyMetricsInfo_NetInfo_ApiInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.qps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.qps);
        else if (tag === 18) message.failQps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.failQps);
        else if (tag === 26)
          message.outTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.outTraffic);
        else if (tag === 34)
          message.detail.push(MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.qps !== undefined) MetricsInfo_RateInfo.encode(message.qps, writer.uint32(10).fork()).join();
      if (message.failQps !== undefined) MetricsInfo_RateInfo.encode(message.failQps, writer.uint32(18).fork()).join();
      if (message.outTraffic !== undefined)
        MetricsInfo_RateInfo.encode(message.outTraffic, writer.uint32(26).fork()).join();
      for (const item of message.detail)
        MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo.encode(item, writer.uint32(34).fork()).join();
    },
  },
);

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

const emptyMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo = (): MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo => ({
  name: "",
  qps: undefined,
  failQps: undefined,
  outTraffic: undefined,
});

export const MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo: MessageFns<MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo> =
  /* @__PURE__ */ defineMessage("MetricsInfo_NetInfo_ApiInfo_ApiDetailInfo", {
    empty: emptyMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo,
    fields: () => [
      { name: "name", tags: [10], type: "string" },
      { name: "qps", tags: [18], type: MetricsInfo_RateInfo },
      { name: "failQps", tags: [26], type: MetricsInfo_RateInfo },
      { name: "outTraffic", tags: [34], type: MetricsInfo_RateInfo },
    ],
    decode(input, length, message = emptyMetricsInfo_NetInfo_ApiInfo_ApiDetailInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.name = reader.string();
        else if (tag === 18) message.qps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.qps);
        else if (tag === 26) message.failQps = MetricsInfo_RateInfo.decode(reader, reader.length(), message.failQps);
        else if (tag === 34)
          message.outTraffic = MetricsInfo_RateInfo.decode(reader, reader.length(), message.outTraffic);
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.name !== "") writer.uint32(10).string(message.name);
      if (message.qps !== undefined) MetricsInfo_RateInfo.encode(message.qps, writer.uint32(18).fork()).join();
      if (message.failQps !== undefined) MetricsInfo_RateInfo.encode(message.failQps, writer.uint32(26).fork()).join();
      if (message.outTraffic !== undefined)
        MetricsInfo_RateInfo.encode(message.outTraffic, writer.uint32(34).fork()).join();
    },
  });

/** Number of disconnections for one reason. */
export interface MetricsInfo_NetInfo_DisconnectionDetailInfo {
  /** Reason code of TRON's peer protocol, such as `TOO_MANY_PEERS`. */
  reason: string;
  /** Number of disconnections for this reason since the node started. */
  count: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMetricsInfo_NetInfo_DisconnectionDetailInfo = (): MetricsInfo_NetInfo_DisconnectionDetailInfo => ({
  reason: "",
  count: 0,
});

export const MetricsInfo_NetInfo_DisconnectionDetailInfo: MessageFns<MetricsInfo_NetInfo_DisconnectionDetailInfo> =
  /* @__PURE__ */ defineMessage("MetricsInfo_NetInfo_DisconnectionDetailInfo", {
    empty: emptyMetricsInfo_NetInfo_DisconnectionDetailInfo,
    fields: () => [
      { name: "reason", tags: [10], type: "string" },
      { name: "count", tags: [16], type: "int32" },
    ],
    decode(input, length, message = emptyMetricsInfo_NetInfo_DisconnectionDetailInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.reason = reader.string();
        else if (tag === 16) message.count = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.reason !== "") writer.uint32(10).string(message.reason);
      if (message.count !== 0) writer.uint32(16).int32(message.count);
    },
  });

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

const emptyMetricsInfo_NetInfo_LatencyInfo = (): MetricsInfo_NetInfo_LatencyInfo => ({
  top99: 0,
  top95: 0,
  top75: 0,
  totalCount: 0,
  delay1S: 0,
  delay2S: 0,
  delay3S: 0,
  detail: [],
});

export const MetricsInfo_NetInfo_LatencyInfo: MessageFns<MetricsInfo_NetInfo_LatencyInfo> =
  /* @__PURE__ */ defineMessage("MetricsInfo_NetInfo_LatencyInfo", {
    empty: emptyMetricsInfo_NetInfo_LatencyInfo,
    fields: () => [
      { name: "top99", tags: [8], type: "int32" },
      { name: "top95", tags: [16], type: "int32" },
      { name: "top75", tags: [24], type: "int32" },
      { name: "totalCount", tags: [32], type: "int32" },
      { name: "delay1S", tags: [40], type: "int32" },
      { name: "delay2S", tags: [48], type: "int32" },
      { name: "delay3S", tags: [56], type: "int32" },
      { name: "detail", tags: [66], type: MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo, repeated: true },
    ],
    decode(input, length, message = emptyMetricsInfo_NetInfo_LatencyInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.top99 = reader.int32();
        else if (tag === 16) message.top95 = reader.int32();
        else if (tag === 24) message.top75 = reader.int32();
        else if (tag === 32) message.totalCount = reader.int32();
        else if (tag === 40) message.delay1S = reader.int32();
        else if (tag === 48) message.delay2S = reader.int32();
        else if (tag === 56) message.delay3S = reader.int32();
        else if (tag === 66)
          message.detail.push(MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.top99 !== 0) writer.uint32(8).int32(message.top99);
      if (message.top95 !== 0) writer.uint32(16).int32(message.top95);
      if (message.top75 !== 0) writer.uint32(24).int32(message.top75);
      if (message.totalCount !== 0) writer.uint32(32).int32(message.totalCount);
      if (message.delay1S !== 0) writer.uint32(40).int32(message.delay1S);
      if (message.delay2S !== 0) writer.uint32(48).int32(message.delay2S);
      if (message.delay3S !== 0) writer.uint32(56).int32(message.delay3S);
      for (const item of message.detail)
        MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo.encode(item, writer.uint32(66).fork()).join();
    },
  });

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

const emptyMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo =
  (): MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo => ({
    witness: "",
    top99: 0,
    top95: 0,
    top75: 0,
    count: 0,
    delay1S: 0,
    delay2S: 0,
    delay3S: 0,
  });

export const MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo: MessageFns<MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo> =
  /* @__PURE__ */ defineMessage("MetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo", {
    empty: emptyMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo,
    fields: () => [
      { name: "witness", tags: [10], type: "string" },
      { name: "top99", tags: [16], type: "int32" },
      { name: "top95", tags: [24], type: "int32" },
      { name: "top75", tags: [32], type: "int32" },
      { name: "count", tags: [40], type: "int32" },
      { name: "delay1S", tags: [48], type: "int32" },
      { name: "delay2S", tags: [56], type: "int32" },
      { name: "delay3S", tags: [64], type: "int32" },
    ],
    decode(input, length, message = emptyMetricsInfo_NetInfo_LatencyInfo_LatencyDetailInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.witness = reader.string();
        else if (tag === 16) message.top99 = reader.int32();
        else if (tag === 24) message.top95 = reader.int32();
        else if (tag === 32) message.top75 = reader.int32();
        else if (tag === 40) message.count = reader.int32();
        else if (tag === 48) message.delay1S = reader.int32();
        else if (tag === 56) message.delay2S = reader.int32();
        else if (tag === 64) message.delay3S = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.witness !== "") writer.uint32(10).string(message.witness);
      if (message.top99 !== 0) writer.uint32(16).int32(message.top99);
      if (message.top95 !== 0) writer.uint32(24).int32(message.top95);
      if (message.top75 !== 0) writer.uint32(32).int32(message.top75);
      if (message.count !== 0) writer.uint32(40).int32(message.count);
      if (message.delay1S !== 0) writer.uint32(48).int32(message.delay1S);
      if (message.delay2S !== 0) writer.uint32(56).int32(message.delay2S);
      if (message.delay3S !== 0) writer.uint32(64).int32(message.delay3S);
    },
  });
