// Generated from specs/grpc/protocol/node.proto. Do not edit: change the spec and run `npm run generate`.

/** A TRON node and its peers. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  NO_BYTES,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";

/** Address on which a node listens. */
export interface Address {
  /** Host name or IP address, as text. */
  host: Uint8Array;
  /** Port on which the node accepts peers. */
  port: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAddress = (): Address => ({ host: NO_BYTES, port: 0 });

export const Address: MessageFns<Address> = /* @__PURE__ */ defineMessage("Address", {
  empty: emptyAddress,
  fields: () => [
    { name: "host", tags: [10], type: "bytes" },
    { name: "port", tags: [16], type: "int32" },
  ],
  decode(input, length, message = emptyAddress()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.host = reader.bytes();
      else if (tag === 16) message.port = reader.int32();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.host.length !== 0) writer.uint32(10).bytes(message.host);
    if (message.port !== 0) writer.uint32(16).int32(message.port);
  },
});

/** A node. */
export interface Node {
  /** Address of the node. */
  address: Address | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNode = (): Node => ({ address: undefined });

export const Node: MessageFns<Node> = /* @__PURE__ */ defineMessage("Node", {
  empty: emptyNode,
  fields: () => [{ name: "address", tags: [10], type: Address }],
  decode(input, length, message = emptyNode()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = Address.decode(reader, reader.length(), message.address);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address !== undefined) Address.encode(message.address, writer.uint32(10).fork()).join();
  },
});

/** Nodes. */
export interface NodeList {
  /** Nodes that the responding node knows and can connect to. */
  nodes: Node[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeList = (): NodeList => ({ nodes: [] });

export const NodeList: MessageFns<NodeList> = /* @__PURE__ */ defineMessage("NodeList", {
  empty: emptyNodeList,
  fields: () => [{ name: "nodes", tags: [10], type: Node, repeated: true }],
  decode(input, length, message = emptyNodeList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.nodes.push(Node.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.nodes) Node.encode(item, writer.uint32(10).fork()).join();
  },
});

/** State of the node that responds. Times are in milliseconds, sizes in bytes, loads are fractions. */
export interface NodeInfo {
  /** Number of the latest block, minus the latest blocks that can still be rolled back. */
  beginSyncNum: bigint;
  /** Number and id of the latest block, as text. */
  block: string;
  /** Number and id of the latest irreversible block, as text. */
  solidityBlock: string;
  /** Number of connected peers. */
  currentConnectCount: number;
  /** Number of connections that this node opened. */
  activeConnectCount: number;
  /** Number of connections that peers opened. */
  passiveConnectCount: number;
  /** Unused, zero. */
  totalFlow: bigint;
  /** Connected peers. */
  peerInfoList: NodeInfo_PeerInfo[];
  /** Configuration of the node. */
  configNodeInfo: NodeInfo_ConfigNodeInfo | undefined;
  /** Machine on which the node runs. */
  machineInfo: NodeInfo_MachineInfo | undefined;
  /** Violations of witnesses, by address. */
  cheatWitnessInfoMap: { [key: string]: string };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeInfo = (): NodeInfo => ({
  beginSyncNum: 0n,
  block: "",
  solidityBlock: "",
  currentConnectCount: 0,
  activeConnectCount: 0,
  passiveConnectCount: 0,
  totalFlow: 0n,
  peerInfoList: [],
  configNodeInfo: undefined,
  machineInfo: undefined,
  cheatWitnessInfoMap: {},
});

export const NodeInfo: MessageFns<NodeInfo> = /* @__PURE__ */ defineMessage("NodeInfo", {
  empty: emptyNodeInfo,
  fields: () => [
    { name: "beginSyncNum", tags: [8], type: "int64" },
    { name: "block", tags: [18], type: "string" },
    { name: "solidityBlock", tags: [26], type: "string" },
    { name: "currentConnectCount", tags: [32], type: "int32" },
    { name: "activeConnectCount", tags: [40], type: "int32" },
    { name: "passiveConnectCount", tags: [48], type: "int32" },
    { name: "totalFlow", tags: [56], type: "int64" },
    { name: "peerInfoList", tags: [66], type: NodeInfo_PeerInfo, repeated: true },
    { name: "configNodeInfo", tags: [74], type: NodeInfo_ConfigNodeInfo },
    { name: "machineInfo", tags: [82], type: NodeInfo_MachineInfo },
    { name: "cheatWitnessInfoMap", tags: [90], type: mapOf("string", "string") },
  ],
  decode(input, length, message = emptyNodeInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.beginSyncNum = reader.int64();
      else if (tag === 18) message.block = reader.string();
      else if (tag === 26) message.solidityBlock = reader.string();
      else if (tag === 32) message.currentConnectCount = reader.int32();
      else if (tag === 40) message.activeConnectCount = reader.int32();
      else if (tag === 48) message.passiveConnectCount = reader.int32();
      else if (tag === 56) message.totalFlow = reader.int64();
      else if (tag === 66) message.peerInfoList.push(NodeInfo_PeerInfo.decode(reader, reader.length()));
      else if (tag === 74)
        message.configNodeInfo = NodeInfo_ConfigNodeInfo.decode(reader, reader.length(), message.configNodeInfo);
      else if (tag === 82)
        message.machineInfo = NodeInfo_MachineInfo.decode(reader, reader.length(), message.machineInfo);
      else readField(NodeInfo, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.beginSyncNum !== 0n) writer.uint32(8).int64(message.beginSyncNum);
    if (message.block !== "") writer.uint32(18).string(message.block);
    if (message.solidityBlock !== "") writer.uint32(26).string(message.solidityBlock);
    if (message.currentConnectCount !== 0) writer.uint32(32).int32(message.currentConnectCount);
    if (message.activeConnectCount !== 0) writer.uint32(40).int32(message.activeConnectCount);
    if (message.passiveConnectCount !== 0) writer.uint32(48).int32(message.passiveConnectCount);
    if (message.totalFlow !== 0n) writer.uint32(56).int64(message.totalFlow);
    for (const item of message.peerInfoList) NodeInfo_PeerInfo.encode(item, writer.uint32(66).fork()).join();
    if (message.configNodeInfo !== undefined)
      NodeInfo_ConfigNodeInfo.encode(message.configNodeInfo, writer.uint32(74).fork()).join();
    if (message.machineInfo !== undefined)
      NodeInfo_MachineInfo.encode(message.machineInfo, writer.uint32(82).fork()).join();
    writeField(NodeInfo, 90, message, writer);
  },
});

/** A peer of the node. */
export interface NodeInfo_PeerInfo {
  /**
   * Latest block id sent to the peer for its sync, as text `Num:<number>,ID:<hex>`; empty if
   * none.
   */
  lastSyncBlock: string;
  /** Number of blocks left to sync after those already listed, in either direction. */
  remainNum: bigint;
  /** Time at which `headBlockWeBothHave` last changed, in milliseconds since the Unix epoch. */
  lastBlockUpdateTime: bigint;
  /** Whether the connection is closed. */
  syncFlag: boolean;
  /** Unused, zero. */
  headBlockTimeWeBothHave: bigint;
  /** Same as `syncFlag` in gRPC: java-tron does not report the need to sync here. */
  needSyncFromPeer: boolean;
  /** Whether the peer still has to sync blocks from the node. */
  needSyncFromUs: boolean;
  /** IP address of the peer after a slash, such as `/192.0.2.1`. */
  host: string;
  /** Peer port of the responding node, not of the peer. */
  port: number;
  /** Id of the responding node in hex, not of the peer. */
  nodeId: string;
  /** Time of the connection, in milliseconds since the Unix epoch. */
  connectTime: bigint;
  /** Average latency of the connection, in milliseconds. */
  avgLatency: number;
  /** Number of blocks to fetch from the peer. */
  syncToFetchSize: number;
  /** Number of the first block to fetch from the peer; -1 if none. */
  syncToFetchSizePeekNum: bigint;
  /** Number of blocks requested from the peer and not yet received. */
  syncBlockRequestedSize: number;
  /** Same as `remainNum`. */
  unFetchSynNum: bigint;
  /** Number of blocks from the peer that the node is processing. Misspelled in the protocol. */
  blockInPorcSize: number;
  /** Latest block that both have, as text `Num:<number>,ID:<hex>`. */
  headBlockWeBothHave: string;
  /** Whether the responding node opened the connection. */
  isActive: boolean;
  /** Unused, zero. */
  score: number;
  /** Number of nodes in the responding node's discovery table. */
  nodeCount: number;
  /** Unused, zero. */
  inFlow: bigint;
  /** Number of disconnections from this peer. */
  disconnectTimes: number;
  /** Reason for which the responding node last disconnected the peer; empty if none. */
  localDisconnectReason: string;
  /** Reason for which the peer last disconnected; empty if none. */
  remoteDisconnectReason: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeInfo_PeerInfo = (): NodeInfo_PeerInfo => ({
  lastSyncBlock: "",
  remainNum: 0n,
  lastBlockUpdateTime: 0n,
  syncFlag: false,
  headBlockTimeWeBothHave: 0n,
  needSyncFromPeer: false,
  needSyncFromUs: false,
  host: "",
  port: 0,
  nodeId: "",
  connectTime: 0n,
  avgLatency: 0,
  syncToFetchSize: 0,
  syncToFetchSizePeekNum: 0n,
  syncBlockRequestedSize: 0,
  unFetchSynNum: 0n,
  blockInPorcSize: 0,
  headBlockWeBothHave: "",
  isActive: false,
  score: 0,
  nodeCount: 0,
  inFlow: 0n,
  disconnectTimes: 0,
  localDisconnectReason: "",
  remoteDisconnectReason: "",
});

export const NodeInfo_PeerInfo: MessageFns<NodeInfo_PeerInfo> = /* @__PURE__ */ defineMessage("NodeInfo_PeerInfo", {
  empty: emptyNodeInfo_PeerInfo,
  fields: () => [
    { name: "lastSyncBlock", tags: [10], type: "string" },
    { name: "remainNum", tags: [16], type: "int64" },
    { name: "lastBlockUpdateTime", tags: [24], type: "int64" },
    { name: "syncFlag", tags: [32], type: "bool" },
    { name: "headBlockTimeWeBothHave", tags: [40], type: "int64" },
    { name: "needSyncFromPeer", tags: [48], type: "bool" },
    { name: "needSyncFromUs", tags: [56], type: "bool" },
    { name: "host", tags: [66], type: "string" },
    { name: "port", tags: [72], type: "int32" },
    { name: "nodeId", tags: [82], type: "string" },
    { name: "connectTime", tags: [88], type: "int64" },
    { name: "avgLatency", tags: [97], type: "double" },
    { name: "syncToFetchSize", tags: [104], type: "int32" },
    { name: "syncToFetchSizePeekNum", tags: [112], type: "int64" },
    { name: "syncBlockRequestedSize", tags: [120], type: "int32" },
    { name: "unFetchSynNum", tags: [128], type: "int64" },
    { name: "blockInPorcSize", tags: [136], type: "int32" },
    { name: "headBlockWeBothHave", tags: [146], type: "string" },
    { name: "isActive", tags: [152], type: "bool" },
    { name: "score", tags: [160], type: "int32" },
    { name: "nodeCount", tags: [168], type: "int32" },
    { name: "inFlow", tags: [176], type: "int64" },
    { name: "disconnectTimes", tags: [184], type: "int32" },
    { name: "localDisconnectReason", tags: [194], type: "string" },
    { name: "remoteDisconnectReason", tags: [202], type: "string" },
  ],
  decode(input, length, message = emptyNodeInfo_PeerInfo()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.lastSyncBlock = reader.string();
      else if (tag === 16) message.remainNum = reader.int64();
      else if (tag === 24) message.lastBlockUpdateTime = reader.int64();
      else if (tag === 32) message.syncFlag = reader.bool();
      else if (tag === 40) message.headBlockTimeWeBothHave = reader.int64();
      else if (tag === 48) message.needSyncFromPeer = reader.bool();
      else if (tag === 56) message.needSyncFromUs = reader.bool();
      else if (tag === 66) message.host = reader.string();
      else if (tag === 72) message.port = reader.int32();
      else if (tag === 82) message.nodeId = reader.string();
      else if (tag === 88) message.connectTime = reader.int64();
      else if (tag === 97) message.avgLatency = reader.double();
      else if (tag === 104) message.syncToFetchSize = reader.int32();
      else if (tag === 112) message.syncToFetchSizePeekNum = reader.int64();
      else if (tag === 120) message.syncBlockRequestedSize = reader.int32();
      else if (tag === 128) message.unFetchSynNum = reader.int64();
      else if (tag === 136) message.blockInPorcSize = reader.int32();
      else if (tag === 146) message.headBlockWeBothHave = reader.string();
      else if (tag === 152) message.isActive = reader.bool();
      else if (tag === 160) message.score = reader.int32();
      else if (tag === 168) message.nodeCount = reader.int32();
      else if (tag === 176) message.inFlow = reader.int64();
      else if (tag === 184) message.disconnectTimes = reader.int32();
      else if (tag === 194) message.localDisconnectReason = reader.string();
      else if (tag === 202) message.remoteDisconnectReason = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.lastSyncBlock !== "") writer.uint32(10).string(message.lastSyncBlock);
    if (message.remainNum !== 0n) writer.uint32(16).int64(message.remainNum);
    if (message.lastBlockUpdateTime !== 0n) writer.uint32(24).int64(message.lastBlockUpdateTime);
    if (message.syncFlag !== false) writer.uint32(32).bool(message.syncFlag);
    if (message.headBlockTimeWeBothHave !== 0n) writer.uint32(40).int64(message.headBlockTimeWeBothHave);
    if (message.needSyncFromPeer !== false) writer.uint32(48).bool(message.needSyncFromPeer);
    if (message.needSyncFromUs !== false) writer.uint32(56).bool(message.needSyncFromUs);
    if (message.host !== "") writer.uint32(66).string(message.host);
    if (message.port !== 0) writer.uint32(72).int32(message.port);
    if (message.nodeId !== "") writer.uint32(82).string(message.nodeId);
    if (message.connectTime !== 0n) writer.uint32(88).int64(message.connectTime);
    if (message.avgLatency !== 0) writer.uint32(97).double(message.avgLatency);
    if (message.syncToFetchSize !== 0) writer.uint32(104).int32(message.syncToFetchSize);
    if (message.syncToFetchSizePeekNum !== 0n) writer.uint32(112).int64(message.syncToFetchSizePeekNum);
    if (message.syncBlockRequestedSize !== 0) writer.uint32(120).int32(message.syncBlockRequestedSize);
    if (message.unFetchSynNum !== 0n) writer.uint32(128).int64(message.unFetchSynNum);
    if (message.blockInPorcSize !== 0) writer.uint32(136).int32(message.blockInPorcSize);
    if (message.headBlockWeBothHave !== "") writer.uint32(146).string(message.headBlockWeBothHave);
    if (message.isActive !== false) writer.uint32(152).bool(message.isActive);
    if (message.score !== 0) writer.uint32(160).int32(message.score);
    if (message.nodeCount !== 0) writer.uint32(168).int32(message.nodeCount);
    if (message.inFlow !== 0n) writer.uint32(176).int64(message.inFlow);
    if (message.disconnectTimes !== 0) writer.uint32(184).int32(message.disconnectTimes);
    if (message.localDisconnectReason !== "") writer.uint32(194).string(message.localDisconnectReason);
    if (message.remoteDisconnectReason !== "") writer.uint32(202).string(message.remoteDisconnectReason);
  },
});

/** Configuration of the node. */
export interface NodeInfo_ConfigNodeInfo {
  /** Version of java-tron, such as `4.8.0`. */
  codeVersion: string;
  /** Id of the peer-to-peer network: `11111` on mainnet. */
  p2pVersion: string;
  /** Port on which the node accepts peers. */
  listenPort: number;
  /** Whether the node discovers other nodes. */
  discoverEnable: boolean;
  /** Number of configured nodes that the node always connects to. */
  activeNodeSize: number;
  /** Number of configured nodes whose connections it always accepts. */
  passiveNodeSize: number;
  /** Number of configured seed nodes. Misspelled in the protocol. */
  sendNodeSize: number;
  /** Maximum number of peers. */
  maxConnectCount: number;
  /** Maximum number of peers with the same IP address. */
  sameIpMaxConnectCount: number;
  /** UDP port for messages of backup nodes. */
  backupListenPort: number;
  /** Number of other nodes in the group of backup nodes. */
  backupMemberSize: number;
  /** Priority in the group of backup nodes. */
  backupPriority: number;
  /** Version of the database layer: always 2. */
  dbVersion: number;
  /** Minimum participation rate of witnesses, in percent, for the node to produce blocks. */
  minParticipationRate: number;
  /** Whether the node serves constant calls of contracts. */
  supportConstant: boolean;
  /**
   * Factor on the execution time limit when the node verifies a transaction recorded as out of
   * time.
   */
  minTimeRatio: number;
  /** Factor on the execution time limit when the node verifies any other transaction. */
  maxTimeRatio: number;
  /** Value in the node's configuration: 1 to allow contracts, 0 to leave it to proposals. */
  allowCreationOfContracts: bigint;
  /**
   * Value in the node's configuration: 1 for an adaptive energy limit, 0 to leave it to
   * proposals.
   */
  allowAdaptiveEnergy: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeInfo_ConfigNodeInfo = (): NodeInfo_ConfigNodeInfo => ({
  codeVersion: "",
  p2pVersion: "",
  listenPort: 0,
  discoverEnable: false,
  activeNodeSize: 0,
  passiveNodeSize: 0,
  sendNodeSize: 0,
  maxConnectCount: 0,
  sameIpMaxConnectCount: 0,
  backupListenPort: 0,
  backupMemberSize: 0,
  backupPriority: 0,
  dbVersion: 0,
  minParticipationRate: 0,
  supportConstant: false,
  minTimeRatio: 0,
  maxTimeRatio: 0,
  allowCreationOfContracts: 0n,
  allowAdaptiveEnergy: 0n,
});

export const NodeInfo_ConfigNodeInfo: MessageFns<NodeInfo_ConfigNodeInfo> = /* @__PURE__ */ defineMessage(
  "NodeInfo_ConfigNodeInfo",
  {
    empty: emptyNodeInfo_ConfigNodeInfo,
    fields: () => [
      { name: "codeVersion", tags: [10], type: "string" },
      { name: "p2pVersion", tags: [18], type: "string" },
      { name: "listenPort", tags: [24], type: "int32" },
      { name: "discoverEnable", tags: [32], type: "bool" },
      { name: "activeNodeSize", tags: [40], type: "int32" },
      { name: "passiveNodeSize", tags: [48], type: "int32" },
      { name: "sendNodeSize", tags: [56], type: "int32" },
      { name: "maxConnectCount", tags: [64], type: "int32" },
      { name: "sameIpMaxConnectCount", tags: [72], type: "int32" },
      { name: "backupListenPort", tags: [80], type: "int32" },
      { name: "backupMemberSize", tags: [88], type: "int32" },
      { name: "backupPriority", tags: [96], type: "int32" },
      { name: "dbVersion", tags: [104], type: "int32" },
      { name: "minParticipationRate", tags: [112], type: "int32" },
      { name: "supportConstant", tags: [120], type: "bool" },
      { name: "minTimeRatio", tags: [129], type: "double" },
      { name: "maxTimeRatio", tags: [137], type: "double" },
      { name: "allowCreationOfContracts", tags: [144], type: "int64" },
      { name: "allowAdaptiveEnergy", tags: [152], type: "int64" },
    ],
    decode(input, length, message = emptyNodeInfo_ConfigNodeInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.codeVersion = reader.string();
        else if (tag === 18) message.p2pVersion = reader.string();
        else if (tag === 24) message.listenPort = reader.int32();
        else if (tag === 32) message.discoverEnable = reader.bool();
        else if (tag === 40) message.activeNodeSize = reader.int32();
        else if (tag === 48) message.passiveNodeSize = reader.int32();
        else if (tag === 56) message.sendNodeSize = reader.int32();
        else if (tag === 64) message.maxConnectCount = reader.int32();
        else if (tag === 72) message.sameIpMaxConnectCount = reader.int32();
        else if (tag === 80) message.backupListenPort = reader.int32();
        else if (tag === 88) message.backupMemberSize = reader.int32();
        else if (tag === 96) message.backupPriority = reader.int32();
        else if (tag === 104) message.dbVersion = reader.int32();
        else if (tag === 112) message.minParticipationRate = reader.int32();
        else if (tag === 120) message.supportConstant = reader.bool();
        else if (tag === 129) message.minTimeRatio = reader.double();
        else if (tag === 137) message.maxTimeRatio = reader.double();
        else if (tag === 144) message.allowCreationOfContracts = reader.int64();
        else if (tag === 152) message.allowAdaptiveEnergy = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.codeVersion !== "") writer.uint32(10).string(message.codeVersion);
      if (message.p2pVersion !== "") writer.uint32(18).string(message.p2pVersion);
      if (message.listenPort !== 0) writer.uint32(24).int32(message.listenPort);
      if (message.discoverEnable !== false) writer.uint32(32).bool(message.discoverEnable);
      if (message.activeNodeSize !== 0) writer.uint32(40).int32(message.activeNodeSize);
      if (message.passiveNodeSize !== 0) writer.uint32(48).int32(message.passiveNodeSize);
      if (message.sendNodeSize !== 0) writer.uint32(56).int32(message.sendNodeSize);
      if (message.maxConnectCount !== 0) writer.uint32(64).int32(message.maxConnectCount);
      if (message.sameIpMaxConnectCount !== 0) writer.uint32(72).int32(message.sameIpMaxConnectCount);
      if (message.backupListenPort !== 0) writer.uint32(80).int32(message.backupListenPort);
      if (message.backupMemberSize !== 0) writer.uint32(88).int32(message.backupMemberSize);
      if (message.backupPriority !== 0) writer.uint32(96).int32(message.backupPriority);
      if (message.dbVersion !== 0) writer.uint32(104).int32(message.dbVersion);
      if (message.minParticipationRate !== 0) writer.uint32(112).int32(message.minParticipationRate);
      if (message.supportConstant !== false) writer.uint32(120).bool(message.supportConstant);
      if (message.minTimeRatio !== 0) writer.uint32(129).double(message.minTimeRatio);
      if (message.maxTimeRatio !== 0) writer.uint32(137).double(message.maxTimeRatio);
      if (message.allowCreationOfContracts !== 0n) writer.uint32(144).int64(message.allowCreationOfContracts);
      if (message.allowAdaptiveEnergy !== 0n) writer.uint32(152).int64(message.allowAdaptiveEnergy);
    },
  },
);

/** Machine on which the node runs. */
export interface NodeInfo_MachineInfo {
  /** Number of live threads of the JVM. */
  threadCount: number;
  /** Number of deadlocked threads. */
  deadLockThreadCount: number;
  /** Number of processors available to the JVM. */
  cpuCount: number;
  /** Physical memory of the machine, in bytes. */
  totalMemory: bigint;
  /** Free physical memory of the machine, in bytes. */
  freeMemory: bigint;
  /** CPU load of the machine, 0 to 1; negative if not available. */
  cpuRate: number;
  /** Version of Java, such as `1.8.0_392`. */
  javaVersion: string;
  /** Name and version of the operating system. */
  osName: string;
  /** Maximum size of the JVM's heap, in bytes. */
  jvmTotalMemory: bigint;
  /** Maximum size of the heap minus its used part, in bytes. */
  jvmFreeMemory: bigint;
  /** CPU load of the JVM's process, 0 to 1; negative if not available. */
  processCpuRate: number;
  /** Memory pools of the JVM. */
  memoryDescInfoList: NodeInfo_MachineInfo_MemoryDescInfo[];
  /** Deadlocked threads; empty if there are none. */
  deadLockThreadInfoList: NodeInfo_MachineInfo_DeadLockThreadInfo[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeInfo_MachineInfo = (): NodeInfo_MachineInfo => ({
  threadCount: 0,
  deadLockThreadCount: 0,
  cpuCount: 0,
  totalMemory: 0n,
  freeMemory: 0n,
  cpuRate: 0,
  javaVersion: "",
  osName: "",
  jvmTotalMemory: 0n,
  jvmFreeMemory: 0n,
  processCpuRate: 0,
  memoryDescInfoList: [],
  deadLockThreadInfoList: [],
});

export const NodeInfo_MachineInfo: MessageFns<NodeInfo_MachineInfo> = /* @__PURE__ */ defineMessage(
  "NodeInfo_MachineInfo",
  {
    empty: emptyNodeInfo_MachineInfo,
    fields: () => [
      { name: "threadCount", tags: [8], type: "int32" },
      { name: "deadLockThreadCount", tags: [16], type: "int32" },
      { name: "cpuCount", tags: [24], type: "int32" },
      { name: "totalMemory", tags: [32], type: "int64" },
      { name: "freeMemory", tags: [40], type: "int64" },
      { name: "cpuRate", tags: [49], type: "double" },
      { name: "javaVersion", tags: [58], type: "string" },
      { name: "osName", tags: [66], type: "string" },
      { name: "jvmTotalMemory", tags: [72], type: "int64" },
      { name: "jvmFreeMemory", tags: [80], type: "int64" },
      { name: "processCpuRate", tags: [89], type: "double" },
      { name: "memoryDescInfoList", tags: [98], type: NodeInfo_MachineInfo_MemoryDescInfo, repeated: true },
      { name: "deadLockThreadInfoList", tags: [106], type: NodeInfo_MachineInfo_DeadLockThreadInfo, repeated: true },
    ],
    decode(input, length, message = emptyNodeInfo_MachineInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 8) message.threadCount = reader.int32();
        else if (tag === 16) message.deadLockThreadCount = reader.int32();
        else if (tag === 24) message.cpuCount = reader.int32();
        else if (tag === 32) message.totalMemory = reader.int64();
        else if (tag === 40) message.freeMemory = reader.int64();
        else if (tag === 49) message.cpuRate = reader.double();
        else if (tag === 58) message.javaVersion = reader.string();
        else if (tag === 66) message.osName = reader.string();
        else if (tag === 72) message.jvmTotalMemory = reader.int64();
        else if (tag === 80) message.jvmFreeMemory = reader.int64();
        else if (tag === 89) message.processCpuRate = reader.double();
        else if (tag === 98)
          message.memoryDescInfoList.push(NodeInfo_MachineInfo_MemoryDescInfo.decode(reader, reader.length()));
        else if (tag === 106)
          message.deadLockThreadInfoList.push(NodeInfo_MachineInfo_DeadLockThreadInfo.decode(reader, reader.length()));
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.threadCount !== 0) writer.uint32(8).int32(message.threadCount);
      if (message.deadLockThreadCount !== 0) writer.uint32(16).int32(message.deadLockThreadCount);
      if (message.cpuCount !== 0) writer.uint32(24).int32(message.cpuCount);
      if (message.totalMemory !== 0n) writer.uint32(32).int64(message.totalMemory);
      if (message.freeMemory !== 0n) writer.uint32(40).int64(message.freeMemory);
      if (message.cpuRate !== 0) writer.uint32(49).double(message.cpuRate);
      if (message.javaVersion !== "") writer.uint32(58).string(message.javaVersion);
      if (message.osName !== "") writer.uint32(66).string(message.osName);
      if (message.jvmTotalMemory !== 0n) writer.uint32(72).int64(message.jvmTotalMemory);
      if (message.jvmFreeMemory !== 0n) writer.uint32(80).int64(message.jvmFreeMemory);
      if (message.processCpuRate !== 0) writer.uint32(89).double(message.processCpuRate);
      for (const item of message.memoryDescInfoList)
        NodeInfo_MachineInfo_MemoryDescInfo.encode(item, writer.uint32(98).fork()).join();
      for (const item of message.deadLockThreadInfoList)
        NodeInfo_MachineInfo_DeadLockThreadInfo.encode(item, writer.uint32(106).fork()).join();
    },
  },
);

/** A memory pool of the JVM. */
export interface NodeInfo_MachineInfo_MemoryDescInfo {
  /** Name of the pool, such as `Metaspace`. */
  name: string;
  /** Initial size in bytes; -1 if undefined. */
  initSize: bigint;
  /** Used memory, in bytes. */
  useSize: bigint;
  /** Maximum size in bytes; -1 if undefined. */
  maxSize: bigint;
  /** Used part of the maximum size, or of the committed size if there is no maximum. */
  useRate: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeInfo_MachineInfo_MemoryDescInfo = (): NodeInfo_MachineInfo_MemoryDescInfo => ({
  name: "",
  initSize: 0n,
  useSize: 0n,
  maxSize: 0n,
  useRate: 0,
});

export const NodeInfo_MachineInfo_MemoryDescInfo: MessageFns<NodeInfo_MachineInfo_MemoryDescInfo> =
  /* @__PURE__ */ defineMessage("NodeInfo_MachineInfo_MemoryDescInfo", {
    empty: emptyNodeInfo_MachineInfo_MemoryDescInfo,
    fields: () => [
      { name: "name", tags: [10], type: "string" },
      { name: "initSize", tags: [16], type: "int64" },
      { name: "useSize", tags: [24], type: "int64" },
      { name: "maxSize", tags: [32], type: "int64" },
      { name: "useRate", tags: [41], type: "double" },
    ],
    decode(input, length, message = emptyNodeInfo_MachineInfo_MemoryDescInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.name = reader.string();
        else if (tag === 16) message.initSize = reader.int64();
        else if (tag === 24) message.useSize = reader.int64();
        else if (tag === 32) message.maxSize = reader.int64();
        else if (tag === 41) message.useRate = reader.double();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.name !== "") writer.uint32(10).string(message.name);
      if (message.initSize !== 0n) writer.uint32(16).int64(message.initSize);
      if (message.useSize !== 0n) writer.uint32(24).int64(message.useSize);
      if (message.maxSize !== 0n) writer.uint32(32).int64(message.maxSize);
      if (message.useRate !== 0) writer.uint32(41).double(message.useRate);
    },
  });

/** A deadlocked thread. */
export interface NodeInfo_MachineInfo_DeadLockThreadInfo {
  /** Name of the thread. */
  name: string;
  /** Lock that the thread waits for. */
  lockName: string;
  /** Name of the thread that holds the lock. */
  lockOwner: string;
  /** State of the thread, such as `BLOCKED`. */
  state: string;
  /** Time that the thread was blocked, in milliseconds; -1 if not measured. */
  blockTime: bigint;
  /** Time that the thread waited, in milliseconds; -1 if not measured. */
  waitTime: bigint;
  /** Stack trace of the thread. */
  stackTrace: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyNodeInfo_MachineInfo_DeadLockThreadInfo = (): NodeInfo_MachineInfo_DeadLockThreadInfo => ({
  name: "",
  lockName: "",
  lockOwner: "",
  state: "",
  blockTime: 0n,
  waitTime: 0n,
  stackTrace: "",
});

export const NodeInfo_MachineInfo_DeadLockThreadInfo: MessageFns<NodeInfo_MachineInfo_DeadLockThreadInfo> =
  /* @__PURE__ */ defineMessage("NodeInfo_MachineInfo_DeadLockThreadInfo", {
    empty: emptyNodeInfo_MachineInfo_DeadLockThreadInfo,
    fields: () => [
      { name: "name", tags: [10], type: "string" },
      { name: "lockName", tags: [18], type: "string" },
      { name: "lockOwner", tags: [26], type: "string" },
      { name: "state", tags: [34], type: "string" },
      { name: "blockTime", tags: [40], type: "int64" },
      { name: "waitTime", tags: [48], type: "int64" },
      { name: "stackTrace", tags: [58], type: "string" },
    ],
    decode(input, length, message = emptyNodeInfo_MachineInfo_DeadLockThreadInfo()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.name = reader.string();
        else if (tag === 18) message.lockName = reader.string();
        else if (tag === 26) message.lockOwner = reader.string();
        else if (tag === 34) message.state = reader.string();
        else if (tag === 40) message.blockTime = reader.int64();
        else if (tag === 48) message.waitTime = reader.int64();
        else if (tag === 58) message.stackTrace = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.name !== "") writer.uint32(10).string(message.name);
      if (message.lockName !== "") writer.uint32(18).string(message.lockName);
      if (message.lockOwner !== "") writer.uint32(26).string(message.lockOwner);
      if (message.state !== "") writer.uint32(34).string(message.state);
      if (message.blockTime !== 0n) writer.uint32(40).int64(message.blockTime);
      if (message.waitTime !== 0n) writer.uint32(48).int64(message.waitTime);
      if (message.stackTrace !== "") writer.uint32(58).string(message.stackTrace);
    },
  });
