// Generated from specs/grpc/protocol/node.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** A TRON node and its peers. */

/** Address on which a node listens. */
export interface Address {
  /** Host name or IP address, as text. */
  host: Uint8Array;
  /** Port on which the node accepts peers. */
  port: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A node. */
export interface Node {
  /** Address of the node. */
  address: Address | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Nodes. */
export interface NodeList {
  /** Nodes that the responding node knows and can connect to. */
  nodes: Node[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

export interface NodeInfo_CheatWitnessInfoMapEntry {
  key: string;
  value: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseAddress(): Address {
  return { host: NO_BYTES, port: 0 };
}

let AddressView: ViewClass<Address> | undefined;

export const Address: MessageFns<Address> = /* @__PURE__ */ checkedFns("Address", {
  encode(message: Address, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.host.length !== 0) {
      writer.uint32(10).bytes(message.host);
    }
    if (message.port !== 0) {
      writer.uint32(16).int32(message.port);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Address = createBaseAddress()): Address {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.host = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.port = reader.int32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Address> {
    AddressView ??= viewClass(Address, createBaseAddress, [
      { name: "host", tags: [10], type: "bytes" },
      { name: "port", tags: [16], type: "int32" },
    ]);
    return new AddressView(input, length);
  },

  create(base?: DeepPartial<Address>): Address {
    return Address.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Address>): Address {
    const message = createBaseAddress();
    message.host = object.host ?? NO_BYTES;
    message.port = object.port ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNode(): Node {
  return { address: undefined };
}

let NodeView: ViewClass<Node> | undefined;

export const Node: MessageFns<Node> = /* @__PURE__ */ checkedFns("Node", {
  encode(message: Node, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address !== undefined) {
      Address.encode(message.address, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Node = createBaseNode()): Node {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.address = Address.decode(reader, reader.length(), message.address);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Node> {
    NodeView ??= viewClass(Node, createBaseNode, [{ name: "address", tags: [10], type: Address }]);
    return new NodeView(input, length);
  },

  create(base?: DeepPartial<Node>): Node {
    return Node.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Node>): Node {
    const message = createBaseNode();
    message.address =
      object.address !== undefined && object.address !== null ? Address.fromPartial(object.address) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNodeList(): NodeList {
  return { nodes: [] };
}

let NodeListView: ViewClass<NodeList> | undefined;

export const NodeList: MessageFns<NodeList> = /* @__PURE__ */ checkedFns("NodeList", {
  encode(message: NodeList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.nodes) {
      Node.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: NodeList = createBaseNodeList()): NodeList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.nodes.push(Node.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeList> {
    NodeListView ??= viewClass(NodeList, createBaseNodeList, [
      { name: "nodes", tags: [10], type: Node, repeated: true },
    ]);
    return new NodeListView(input, length);
  },

  create(base?: DeepPartial<NodeList>): NodeList {
    return NodeList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NodeList>): NodeList {
    const message = createBaseNodeList();
    message.nodes = object.nodes?.map((e) => Node.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNodeInfo(): NodeInfo {
  return {
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
  };
}

let NodeInfoView: ViewClass<NodeInfo> | undefined;

export const NodeInfo: MessageFns<NodeInfo> = /* @__PURE__ */ checkedFns("NodeInfo", {
  encode(message: NodeInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.beginSyncNum !== 0n) {
      writer.uint32(8).int64(message.beginSyncNum);
    }
    if (message.block !== "") {
      writer.uint32(18).string(message.block);
    }
    if (message.solidityBlock !== "") {
      writer.uint32(26).string(message.solidityBlock);
    }
    if (message.currentConnectCount !== 0) {
      writer.uint32(32).int32(message.currentConnectCount);
    }
    if (message.activeConnectCount !== 0) {
      writer.uint32(40).int32(message.activeConnectCount);
    }
    if (message.passiveConnectCount !== 0) {
      writer.uint32(48).int32(message.passiveConnectCount);
    }
    if (message.totalFlow !== 0n) {
      writer.uint32(56).int64(message.totalFlow);
    }
    for (const v of message.peerInfoList) {
      NodeInfo_PeerInfo.encode(v!, writer.uint32(66).fork()).join();
    }
    if (message.configNodeInfo !== undefined) {
      NodeInfo_ConfigNodeInfo.encode(message.configNodeInfo, writer.uint32(74).fork()).join();
    }
    if (message.machineInfo !== undefined) {
      NodeInfo_MachineInfo.encode(message.machineInfo, writer.uint32(82).fork()).join();
    }
    globalThis.Object.entries(message.cheatWitnessInfoMap).forEach(([key, value]: [string, string]) => {
      NodeInfo_CheatWitnessInfoMapEntry.encode({ key, value }, writer.uint32(90).fork()).join();
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: NodeInfo = createBaseNodeInfo()): NodeInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.beginSyncNum = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.block = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.solidityBlock = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.currentConnectCount = reader.int32();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.activeConnectCount = reader.int32();
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.passiveConnectCount = reader.int32();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.totalFlow = reader.int64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.peerInfoList.push(NodeInfo_PeerInfo.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.configNodeInfo = NodeInfo_ConfigNodeInfo.decode(reader, reader.length(), message.configNodeInfo);
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.machineInfo = NodeInfo_MachineInfo.decode(reader, reader.length(), message.machineInfo);
          continue;
        }
        case 11: {
          if (tag !== 90) {
            break;
          }

          const entry11 = NodeInfo_CheatWitnessInfoMapEntry.decode(reader, reader.length());
          setOwn(message.cheatWitnessInfoMap, entry11.key, entry11.value);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo> {
    NodeInfoView ??= viewClass(NodeInfo, createBaseNodeInfo, [
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
      { name: "cheatWitnessInfoMap", tags: [90], type: NodeInfo_CheatWitnessInfoMapEntry, map: "object" },
    ]);
    return new NodeInfoView(input, length);
  },

  create(base?: DeepPartial<NodeInfo>): NodeInfo {
    return NodeInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NodeInfo>): NodeInfo {
    const message = createBaseNodeInfo();
    message.beginSyncNum =
      object.beginSyncNum !== undefined && object.beginSyncNum !== null ? BigInt(object.beginSyncNum) : 0n;
    message.block = object.block ?? "";
    message.solidityBlock = object.solidityBlock ?? "";
    message.currentConnectCount = object.currentConnectCount ?? 0;
    message.activeConnectCount = object.activeConnectCount ?? 0;
    message.passiveConnectCount = object.passiveConnectCount ?? 0;
    message.totalFlow = object.totalFlow !== undefined && object.totalFlow !== null ? BigInt(object.totalFlow) : 0n;
    message.peerInfoList = object.peerInfoList?.map((e) => NodeInfo_PeerInfo.fromPartial(e)) || [];
    message.configNodeInfo =
      object.configNodeInfo !== undefined && object.configNodeInfo !== null
        ? NodeInfo_ConfigNodeInfo.fromPartial(object.configNodeInfo)
        : undefined;
    message.machineInfo =
      object.machineInfo !== undefined && object.machineInfo !== null
        ? NodeInfo_MachineInfo.fromPartial(object.machineInfo)
        : undefined;
    message.cheatWitnessInfoMap = (
      globalThis.Object.entries(object.cheatWitnessInfoMap ?? {}) as [string, string][]
    ).reduce((acc: { [key: string]: string }, [key, value]: [string, string]) => {
      if (value !== undefined) {
        setOwn(acc, key, globalThis.String(value));
      }
      return acc;
    }, {});
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNodeInfo_PeerInfo(): NodeInfo_PeerInfo {
  return {
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
  };
}

let NodeInfo_PeerInfoView: ViewClass<NodeInfo_PeerInfo> | undefined;

export const NodeInfo_PeerInfo: MessageFns<NodeInfo_PeerInfo> = /* @__PURE__ */ checkedFns("NodeInfo_PeerInfo", {
  encode(message: NodeInfo_PeerInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.lastSyncBlock !== "") {
      writer.uint32(10).string(message.lastSyncBlock);
    }
    if (message.remainNum !== 0n) {
      writer.uint32(16).int64(message.remainNum);
    }
    if (message.lastBlockUpdateTime !== 0n) {
      writer.uint32(24).int64(message.lastBlockUpdateTime);
    }
    if (message.syncFlag !== false) {
      writer.uint32(32).bool(message.syncFlag);
    }
    if (message.headBlockTimeWeBothHave !== 0n) {
      writer.uint32(40).int64(message.headBlockTimeWeBothHave);
    }
    if (message.needSyncFromPeer !== false) {
      writer.uint32(48).bool(message.needSyncFromPeer);
    }
    if (message.needSyncFromUs !== false) {
      writer.uint32(56).bool(message.needSyncFromUs);
    }
    if (message.host !== "") {
      writer.uint32(66).string(message.host);
    }
    if (message.port !== 0) {
      writer.uint32(72).int32(message.port);
    }
    if (message.nodeId !== "") {
      writer.uint32(82).string(message.nodeId);
    }
    if (message.connectTime !== 0n) {
      writer.uint32(88).int64(message.connectTime);
    }
    if (message.avgLatency !== 0) {
      writer.uint32(97).double(message.avgLatency);
    }
    if (message.syncToFetchSize !== 0) {
      writer.uint32(104).int32(message.syncToFetchSize);
    }
    if (message.syncToFetchSizePeekNum !== 0n) {
      writer.uint32(112).int64(message.syncToFetchSizePeekNum);
    }
    if (message.syncBlockRequestedSize !== 0) {
      writer.uint32(120).int32(message.syncBlockRequestedSize);
    }
    if (message.unFetchSynNum !== 0n) {
      writer.uint32(128).int64(message.unFetchSynNum);
    }
    if (message.blockInPorcSize !== 0) {
      writer.uint32(136).int32(message.blockInPorcSize);
    }
    if (message.headBlockWeBothHave !== "") {
      writer.uint32(146).string(message.headBlockWeBothHave);
    }
    if (message.isActive !== false) {
      writer.uint32(152).bool(message.isActive);
    }
    if (message.score !== 0) {
      writer.uint32(160).int32(message.score);
    }
    if (message.nodeCount !== 0) {
      writer.uint32(168).int32(message.nodeCount);
    }
    if (message.inFlow !== 0n) {
      writer.uint32(176).int64(message.inFlow);
    }
    if (message.disconnectTimes !== 0) {
      writer.uint32(184).int32(message.disconnectTimes);
    }
    if (message.localDisconnectReason !== "") {
      writer.uint32(194).string(message.localDisconnectReason);
    }
    if (message.remoteDisconnectReason !== "") {
      writer.uint32(202).string(message.remoteDisconnectReason);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: NodeInfo_PeerInfo = createBaseNodeInfo_PeerInfo(),
  ): NodeInfo_PeerInfo {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.lastSyncBlock = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.remainNum = reader.int64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.lastBlockUpdateTime = reader.int64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.syncFlag = reader.bool();
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.headBlockTimeWeBothHave = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.needSyncFromPeer = reader.bool();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.needSyncFromUs = reader.bool();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.host = reader.string();
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.port = reader.int32();
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.nodeId = reader.string();
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.connectTime = reader.int64() as bigint;
          continue;
        }
        case 12: {
          if (tag !== 97) {
            break;
          }

          message.avgLatency = reader.double();
          continue;
        }
        case 13: {
          if (tag !== 104) {
            break;
          }

          message.syncToFetchSize = reader.int32();
          continue;
        }
        case 14: {
          if (tag !== 112) {
            break;
          }

          message.syncToFetchSizePeekNum = reader.int64() as bigint;
          continue;
        }
        case 15: {
          if (tag !== 120) {
            break;
          }

          message.syncBlockRequestedSize = reader.int32();
          continue;
        }
        case 16: {
          if (tag !== 128) {
            break;
          }

          message.unFetchSynNum = reader.int64() as bigint;
          continue;
        }
        case 17: {
          if (tag !== 136) {
            break;
          }

          message.blockInPorcSize = reader.int32();
          continue;
        }
        case 18: {
          if (tag !== 146) {
            break;
          }

          message.headBlockWeBothHave = reader.string();
          continue;
        }
        case 19: {
          if (tag !== 152) {
            break;
          }

          message.isActive = reader.bool();
          continue;
        }
        case 20: {
          if (tag !== 160) {
            break;
          }

          message.score = reader.int32();
          continue;
        }
        case 21: {
          if (tag !== 168) {
            break;
          }

          message.nodeCount = reader.int32();
          continue;
        }
        case 22: {
          if (tag !== 176) {
            break;
          }

          message.inFlow = reader.int64() as bigint;
          continue;
        }
        case 23: {
          if (tag !== 184) {
            break;
          }

          message.disconnectTimes = reader.int32();
          continue;
        }
        case 24: {
          if (tag !== 194) {
            break;
          }

          message.localDisconnectReason = reader.string();
          continue;
        }
        case 25: {
          if (tag !== 202) {
            break;
          }

          message.remoteDisconnectReason = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo_PeerInfo> {
    NodeInfo_PeerInfoView ??= viewClass(NodeInfo_PeerInfo, createBaseNodeInfo_PeerInfo, [
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
    ]);
    return new NodeInfo_PeerInfoView(input, length);
  },

  create(base?: DeepPartial<NodeInfo_PeerInfo>): NodeInfo_PeerInfo {
    return NodeInfo_PeerInfo.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<NodeInfo_PeerInfo>): NodeInfo_PeerInfo {
    const message = createBaseNodeInfo_PeerInfo();
    message.lastSyncBlock = object.lastSyncBlock ?? "";
    message.remainNum = object.remainNum !== undefined && object.remainNum !== null ? BigInt(object.remainNum) : 0n;
    message.lastBlockUpdateTime =
      object.lastBlockUpdateTime !== undefined && object.lastBlockUpdateTime !== null
        ? BigInt(object.lastBlockUpdateTime)
        : 0n;
    message.syncFlag = object.syncFlag ?? false;
    message.headBlockTimeWeBothHave =
      object.headBlockTimeWeBothHave !== undefined && object.headBlockTimeWeBothHave !== null
        ? BigInt(object.headBlockTimeWeBothHave)
        : 0n;
    message.needSyncFromPeer = object.needSyncFromPeer ?? false;
    message.needSyncFromUs = object.needSyncFromUs ?? false;
    message.host = object.host ?? "";
    message.port = object.port ?? 0;
    message.nodeId = object.nodeId ?? "";
    message.connectTime =
      object.connectTime !== undefined && object.connectTime !== null ? BigInt(object.connectTime) : 0n;
    message.avgLatency = object.avgLatency ?? 0;
    message.syncToFetchSize = object.syncToFetchSize ?? 0;
    message.syncToFetchSizePeekNum =
      object.syncToFetchSizePeekNum !== undefined && object.syncToFetchSizePeekNum !== null
        ? BigInt(object.syncToFetchSizePeekNum)
        : 0n;
    message.syncBlockRequestedSize = object.syncBlockRequestedSize ?? 0;
    message.unFetchSynNum =
      object.unFetchSynNum !== undefined && object.unFetchSynNum !== null ? BigInt(object.unFetchSynNum) : 0n;
    message.blockInPorcSize = object.blockInPorcSize ?? 0;
    message.headBlockWeBothHave = object.headBlockWeBothHave ?? "";
    message.isActive = object.isActive ?? false;
    message.score = object.score ?? 0;
    message.nodeCount = object.nodeCount ?? 0;
    message.inFlow = object.inFlow !== undefined && object.inFlow !== null ? BigInt(object.inFlow) : 0n;
    message.disconnectTimes = object.disconnectTimes ?? 0;
    message.localDisconnectReason = object.localDisconnectReason ?? "";
    message.remoteDisconnectReason = object.remoteDisconnectReason ?? "";
    copyUnknown(object, message);
    return message;
  },
});

function createBaseNodeInfo_ConfigNodeInfo(): NodeInfo_ConfigNodeInfo {
  return {
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
  };
}

let NodeInfo_ConfigNodeInfoView: ViewClass<NodeInfo_ConfigNodeInfo> | undefined;

export const NodeInfo_ConfigNodeInfo: MessageFns<NodeInfo_ConfigNodeInfo> = /* @__PURE__ */ checkedFns(
  "NodeInfo_ConfigNodeInfo",
  {
    encode(message: NodeInfo_ConfigNodeInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.codeVersion !== "") {
        writer.uint32(10).string(message.codeVersion);
      }
      if (message.p2pVersion !== "") {
        writer.uint32(18).string(message.p2pVersion);
      }
      if (message.listenPort !== 0) {
        writer.uint32(24).int32(message.listenPort);
      }
      if (message.discoverEnable !== false) {
        writer.uint32(32).bool(message.discoverEnable);
      }
      if (message.activeNodeSize !== 0) {
        writer.uint32(40).int32(message.activeNodeSize);
      }
      if (message.passiveNodeSize !== 0) {
        writer.uint32(48).int32(message.passiveNodeSize);
      }
      if (message.sendNodeSize !== 0) {
        writer.uint32(56).int32(message.sendNodeSize);
      }
      if (message.maxConnectCount !== 0) {
        writer.uint32(64).int32(message.maxConnectCount);
      }
      if (message.sameIpMaxConnectCount !== 0) {
        writer.uint32(72).int32(message.sameIpMaxConnectCount);
      }
      if (message.backupListenPort !== 0) {
        writer.uint32(80).int32(message.backupListenPort);
      }
      if (message.backupMemberSize !== 0) {
        writer.uint32(88).int32(message.backupMemberSize);
      }
      if (message.backupPriority !== 0) {
        writer.uint32(96).int32(message.backupPriority);
      }
      if (message.dbVersion !== 0) {
        writer.uint32(104).int32(message.dbVersion);
      }
      if (message.minParticipationRate !== 0) {
        writer.uint32(112).int32(message.minParticipationRate);
      }
      if (message.supportConstant !== false) {
        writer.uint32(120).bool(message.supportConstant);
      }
      if (message.minTimeRatio !== 0) {
        writer.uint32(129).double(message.minTimeRatio);
      }
      if (message.maxTimeRatio !== 0) {
        writer.uint32(137).double(message.maxTimeRatio);
      }
      if (message.allowCreationOfContracts !== 0n) {
        writer.uint32(144).int64(message.allowCreationOfContracts);
      }
      if (message.allowAdaptiveEnergy !== 0n) {
        writer.uint32(152).int64(message.allowAdaptiveEnergy);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: NodeInfo_ConfigNodeInfo = createBaseNodeInfo_ConfigNodeInfo(),
    ): NodeInfo_ConfigNodeInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.codeVersion = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.p2pVersion = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.listenPort = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.discoverEnable = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.activeNodeSize = reader.int32();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.passiveNodeSize = reader.int32();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }

            message.sendNodeSize = reader.int32();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }

            message.maxConnectCount = reader.int32();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.sameIpMaxConnectCount = reader.int32();
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.backupListenPort = reader.int32();
            continue;
          }
          case 11: {
            if (tag !== 88) {
              break;
            }

            message.backupMemberSize = reader.int32();
            continue;
          }
          case 12: {
            if (tag !== 96) {
              break;
            }

            message.backupPriority = reader.int32();
            continue;
          }
          case 13: {
            if (tag !== 104) {
              break;
            }

            message.dbVersion = reader.int32();
            continue;
          }
          case 14: {
            if (tag !== 112) {
              break;
            }

            message.minParticipationRate = reader.int32();
            continue;
          }
          case 15: {
            if (tag !== 120) {
              break;
            }

            message.supportConstant = reader.bool();
            continue;
          }
          case 16: {
            if (tag !== 129) {
              break;
            }

            message.minTimeRatio = reader.double();
            continue;
          }
          case 17: {
            if (tag !== 137) {
              break;
            }

            message.maxTimeRatio = reader.double();
            continue;
          }
          case 18: {
            if (tag !== 144) {
              break;
            }

            message.allowCreationOfContracts = reader.int64() as bigint;
            continue;
          }
          case 19: {
            if (tag !== 152) {
              break;
            }

            message.allowAdaptiveEnergy = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo_ConfigNodeInfo> {
      NodeInfo_ConfigNodeInfoView ??= viewClass(NodeInfo_ConfigNodeInfo, createBaseNodeInfo_ConfigNodeInfo, [
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
      ]);
      return new NodeInfo_ConfigNodeInfoView(input, length);
    },

    create(base?: DeepPartial<NodeInfo_ConfigNodeInfo>): NodeInfo_ConfigNodeInfo {
      return NodeInfo_ConfigNodeInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<NodeInfo_ConfigNodeInfo>): NodeInfo_ConfigNodeInfo {
      const message = createBaseNodeInfo_ConfigNodeInfo();
      message.codeVersion = object.codeVersion ?? "";
      message.p2pVersion = object.p2pVersion ?? "";
      message.listenPort = object.listenPort ?? 0;
      message.discoverEnable = object.discoverEnable ?? false;
      message.activeNodeSize = object.activeNodeSize ?? 0;
      message.passiveNodeSize = object.passiveNodeSize ?? 0;
      message.sendNodeSize = object.sendNodeSize ?? 0;
      message.maxConnectCount = object.maxConnectCount ?? 0;
      message.sameIpMaxConnectCount = object.sameIpMaxConnectCount ?? 0;
      message.backupListenPort = object.backupListenPort ?? 0;
      message.backupMemberSize = object.backupMemberSize ?? 0;
      message.backupPriority = object.backupPriority ?? 0;
      message.dbVersion = object.dbVersion ?? 0;
      message.minParticipationRate = object.minParticipationRate ?? 0;
      message.supportConstant = object.supportConstant ?? false;
      message.minTimeRatio = object.minTimeRatio ?? 0;
      message.maxTimeRatio = object.maxTimeRatio ?? 0;
      message.allowCreationOfContracts =
        object.allowCreationOfContracts !== undefined && object.allowCreationOfContracts !== null
          ? BigInt(object.allowCreationOfContracts)
          : 0n;
      message.allowAdaptiveEnergy =
        object.allowAdaptiveEnergy !== undefined && object.allowAdaptiveEnergy !== null
          ? BigInt(object.allowAdaptiveEnergy)
          : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseNodeInfo_MachineInfo(): NodeInfo_MachineInfo {
  return {
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
  };
}

let NodeInfo_MachineInfoView: ViewClass<NodeInfo_MachineInfo> | undefined;

export const NodeInfo_MachineInfo: MessageFns<NodeInfo_MachineInfo> = /* @__PURE__ */ checkedFns(
  "NodeInfo_MachineInfo",
  {
    encode(message: NodeInfo_MachineInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.threadCount !== 0) {
        writer.uint32(8).int32(message.threadCount);
      }
      if (message.deadLockThreadCount !== 0) {
        writer.uint32(16).int32(message.deadLockThreadCount);
      }
      if (message.cpuCount !== 0) {
        writer.uint32(24).int32(message.cpuCount);
      }
      if (message.totalMemory !== 0n) {
        writer.uint32(32).int64(message.totalMemory);
      }
      if (message.freeMemory !== 0n) {
        writer.uint32(40).int64(message.freeMemory);
      }
      if (message.cpuRate !== 0) {
        writer.uint32(49).double(message.cpuRate);
      }
      if (message.javaVersion !== "") {
        writer.uint32(58).string(message.javaVersion);
      }
      if (message.osName !== "") {
        writer.uint32(66).string(message.osName);
      }
      if (message.jvmTotalMemory !== 0n) {
        writer.uint32(72).int64(message.jvmTotalMemory);
      }
      if (message.jvmFreeMemory !== 0n) {
        writer.uint32(80).int64(message.jvmFreeMemory);
      }
      if (message.processCpuRate !== 0) {
        writer.uint32(89).double(message.processCpuRate);
      }
      for (const v of message.memoryDescInfoList) {
        NodeInfo_MachineInfo_MemoryDescInfo.encode(v!, writer.uint32(98).fork()).join();
      }
      for (const v of message.deadLockThreadInfoList) {
        NodeInfo_MachineInfo_DeadLockThreadInfo.encode(v!, writer.uint32(106).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: NodeInfo_MachineInfo = createBaseNodeInfo_MachineInfo(),
    ): NodeInfo_MachineInfo {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.threadCount = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.deadLockThreadCount = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.cpuCount = reader.int32();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.totalMemory = reader.int64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.freeMemory = reader.int64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 49) {
              break;
            }

            message.cpuRate = reader.double();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.javaVersion = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }

            message.osName = reader.string();
            continue;
          }
          case 9: {
            if (tag !== 72) {
              break;
            }

            message.jvmTotalMemory = reader.int64() as bigint;
            continue;
          }
          case 10: {
            if (tag !== 80) {
              break;
            }

            message.jvmFreeMemory = reader.int64() as bigint;
            continue;
          }
          case 11: {
            if (tag !== 89) {
              break;
            }

            message.processCpuRate = reader.double();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }

            message.memoryDescInfoList.push(NodeInfo_MachineInfo_MemoryDescInfo.decode(reader, reader.length()));
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }

            message.deadLockThreadInfoList.push(
              NodeInfo_MachineInfo_DeadLockThreadInfo.decode(reader, reader.length()),
            );
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo_MachineInfo> {
      NodeInfo_MachineInfoView ??= viewClass(NodeInfo_MachineInfo, createBaseNodeInfo_MachineInfo, [
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
      ]);
      return new NodeInfo_MachineInfoView(input, length);
    },

    create(base?: DeepPartial<NodeInfo_MachineInfo>): NodeInfo_MachineInfo {
      return NodeInfo_MachineInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<NodeInfo_MachineInfo>): NodeInfo_MachineInfo {
      const message = createBaseNodeInfo_MachineInfo();
      message.threadCount = object.threadCount ?? 0;
      message.deadLockThreadCount = object.deadLockThreadCount ?? 0;
      message.cpuCount = object.cpuCount ?? 0;
      message.totalMemory =
        object.totalMemory !== undefined && object.totalMemory !== null ? BigInt(object.totalMemory) : 0n;
      message.freeMemory =
        object.freeMemory !== undefined && object.freeMemory !== null ? BigInt(object.freeMemory) : 0n;
      message.cpuRate = object.cpuRate ?? 0;
      message.javaVersion = object.javaVersion ?? "";
      message.osName = object.osName ?? "";
      message.jvmTotalMemory =
        object.jvmTotalMemory !== undefined && object.jvmTotalMemory !== null ? BigInt(object.jvmTotalMemory) : 0n;
      message.jvmFreeMemory =
        object.jvmFreeMemory !== undefined && object.jvmFreeMemory !== null ? BigInt(object.jvmFreeMemory) : 0n;
      message.processCpuRate = object.processCpuRate ?? 0;
      message.memoryDescInfoList =
        object.memoryDescInfoList?.map((e) => NodeInfo_MachineInfo_MemoryDescInfo.fromPartial(e)) || [];
      message.deadLockThreadInfoList =
        object.deadLockThreadInfoList?.map((e) => NodeInfo_MachineInfo_DeadLockThreadInfo.fromPartial(e)) || [];
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseNodeInfo_MachineInfo_MemoryDescInfo(): NodeInfo_MachineInfo_MemoryDescInfo {
  return { name: "", initSize: 0n, useSize: 0n, maxSize: 0n, useRate: 0 };
}

let NodeInfo_MachineInfo_MemoryDescInfoView: ViewClass<NodeInfo_MachineInfo_MemoryDescInfo> | undefined;

export const NodeInfo_MachineInfo_MemoryDescInfo: MessageFns<NodeInfo_MachineInfo_MemoryDescInfo> =
  /* @__PURE__ */ checkedFns("NodeInfo_MachineInfo_MemoryDescInfo", {
    encode(message: NodeInfo_MachineInfo_MemoryDescInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.name !== "") {
        writer.uint32(10).string(message.name);
      }
      if (message.initSize !== 0n) {
        writer.uint32(16).int64(message.initSize);
      }
      if (message.useSize !== 0n) {
        writer.uint32(24).int64(message.useSize);
      }
      if (message.maxSize !== 0n) {
        writer.uint32(32).int64(message.maxSize);
      }
      if (message.useRate !== 0) {
        writer.uint32(41).double(message.useRate);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: NodeInfo_MachineInfo_MemoryDescInfo = createBaseNodeInfo_MachineInfo_MemoryDescInfo(),
    ): NodeInfo_MachineInfo_MemoryDescInfo {
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
            if (tag !== 16) {
              break;
            }

            message.initSize = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.useSize = reader.int64() as bigint;
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }

            message.maxSize = reader.int64() as bigint;
            continue;
          }
          case 5: {
            if (tag !== 41) {
              break;
            }

            message.useRate = reader.double();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo_MachineInfo_MemoryDescInfo> {
      NodeInfo_MachineInfo_MemoryDescInfoView ??= viewClass(
        NodeInfo_MachineInfo_MemoryDescInfo,
        createBaseNodeInfo_MachineInfo_MemoryDescInfo,
        [
          { name: "name", tags: [10], type: "string" },
          { name: "initSize", tags: [16], type: "int64" },
          { name: "useSize", tags: [24], type: "int64" },
          { name: "maxSize", tags: [32], type: "int64" },
          { name: "useRate", tags: [41], type: "double" },
        ],
      );
      return new NodeInfo_MachineInfo_MemoryDescInfoView(input, length);
    },

    create(base?: DeepPartial<NodeInfo_MachineInfo_MemoryDescInfo>): NodeInfo_MachineInfo_MemoryDescInfo {
      return NodeInfo_MachineInfo_MemoryDescInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<NodeInfo_MachineInfo_MemoryDescInfo>): NodeInfo_MachineInfo_MemoryDescInfo {
      const message = createBaseNodeInfo_MachineInfo_MemoryDescInfo();
      message.name = object.name ?? "";
      message.initSize = object.initSize !== undefined && object.initSize !== null ? BigInt(object.initSize) : 0n;
      message.useSize = object.useSize !== undefined && object.useSize !== null ? BigInt(object.useSize) : 0n;
      message.maxSize = object.maxSize !== undefined && object.maxSize !== null ? BigInt(object.maxSize) : 0n;
      message.useRate = object.useRate ?? 0;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseNodeInfo_MachineInfo_DeadLockThreadInfo(): NodeInfo_MachineInfo_DeadLockThreadInfo {
  return { name: "", lockName: "", lockOwner: "", state: "", blockTime: 0n, waitTime: 0n, stackTrace: "" };
}

let NodeInfo_MachineInfo_DeadLockThreadInfoView: ViewClass<NodeInfo_MachineInfo_DeadLockThreadInfo> | undefined;

export const NodeInfo_MachineInfo_DeadLockThreadInfo: MessageFns<NodeInfo_MachineInfo_DeadLockThreadInfo> =
  /* @__PURE__ */ checkedFns("NodeInfo_MachineInfo_DeadLockThreadInfo", {
    encode(message: NodeInfo_MachineInfo_DeadLockThreadInfo, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.name !== "") {
        writer.uint32(10).string(message.name);
      }
      if (message.lockName !== "") {
        writer.uint32(18).string(message.lockName);
      }
      if (message.lockOwner !== "") {
        writer.uint32(26).string(message.lockOwner);
      }
      if (message.state !== "") {
        writer.uint32(34).string(message.state);
      }
      if (message.blockTime !== 0n) {
        writer.uint32(40).int64(message.blockTime);
      }
      if (message.waitTime !== 0n) {
        writer.uint32(48).int64(message.waitTime);
      }
      if (message.stackTrace !== "") {
        writer.uint32(58).string(message.stackTrace);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: NodeInfo_MachineInfo_DeadLockThreadInfo = createBaseNodeInfo_MachineInfo_DeadLockThreadInfo(),
    ): NodeInfo_MachineInfo_DeadLockThreadInfo {
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

            message.lockName = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.lockOwner = reader.string();
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }

            message.state = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }

            message.blockTime = reader.int64() as bigint;
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }

            message.waitTime = reader.int64() as bigint;
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }

            message.stackTrace = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo_MachineInfo_DeadLockThreadInfo> {
      NodeInfo_MachineInfo_DeadLockThreadInfoView ??= viewClass(
        NodeInfo_MachineInfo_DeadLockThreadInfo,
        createBaseNodeInfo_MachineInfo_DeadLockThreadInfo,
        [
          { name: "name", tags: [10], type: "string" },
          { name: "lockName", tags: [18], type: "string" },
          { name: "lockOwner", tags: [26], type: "string" },
          { name: "state", tags: [34], type: "string" },
          { name: "blockTime", tags: [40], type: "int64" },
          { name: "waitTime", tags: [48], type: "int64" },
          { name: "stackTrace", tags: [58], type: "string" },
        ],
      );
      return new NodeInfo_MachineInfo_DeadLockThreadInfoView(input, length);
    },

    create(base?: DeepPartial<NodeInfo_MachineInfo_DeadLockThreadInfo>): NodeInfo_MachineInfo_DeadLockThreadInfo {
      return NodeInfo_MachineInfo_DeadLockThreadInfo.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<NodeInfo_MachineInfo_DeadLockThreadInfo>): NodeInfo_MachineInfo_DeadLockThreadInfo {
      const message = createBaseNodeInfo_MachineInfo_DeadLockThreadInfo();
      message.name = object.name ?? "";
      message.lockName = object.lockName ?? "";
      message.lockOwner = object.lockOwner ?? "";
      message.state = object.state ?? "";
      message.blockTime = object.blockTime !== undefined && object.blockTime !== null ? BigInt(object.blockTime) : 0n;
      message.waitTime = object.waitTime !== undefined && object.waitTime !== null ? BigInt(object.waitTime) : 0n;
      message.stackTrace = object.stackTrace ?? "";
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseNodeInfo_CheatWitnessInfoMapEntry(): NodeInfo_CheatWitnessInfoMapEntry {
  return { key: "", value: "" };
}

let NodeInfo_CheatWitnessInfoMapEntryView: ViewClass<NodeInfo_CheatWitnessInfoMapEntry> | undefined;

export const NodeInfo_CheatWitnessInfoMapEntry: MessageFns<NodeInfo_CheatWitnessInfoMapEntry> =
  /* @__PURE__ */ checkedFns("NodeInfo_CheatWitnessInfoMapEntry", {
    encode(message: NodeInfo_CheatWitnessInfoMapEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(18).string(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: NodeInfo_CheatWitnessInfoMapEntry = createBaseNodeInfo_CheatWitnessInfoMapEntry(),
    ): NodeInfo_CheatWitnessInfoMapEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<NodeInfo_CheatWitnessInfoMapEntry> {
      NodeInfo_CheatWitnessInfoMapEntryView ??= viewClass(
        NodeInfo_CheatWitnessInfoMapEntry,
        createBaseNodeInfo_CheatWitnessInfoMapEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: "string" },
        ],
      );
      return new NodeInfo_CheatWitnessInfoMapEntryView(input, length);
    },

    create(base?: DeepPartial<NodeInfo_CheatWitnessInfoMapEntry>): NodeInfo_CheatWitnessInfoMapEntry {
      return NodeInfo_CheatWitnessInfoMapEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<NodeInfo_CheatWitnessInfoMapEntry>): NodeInfo_CheatWitnessInfoMapEntry {
      const message = createBaseNodeInfo_CheatWitnessInfoMapEntry();
      message.key = object.key ?? "";
      message.value = object.value ?? "";
      copyUnknown(object, message);
      return message;
    },
  });
