import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type freePorts, startOnFreePorts } from "./listen.ts";
import { ServerProgram } from "./server-program.ts";
import { spawnGuarded } from "./spawn-guarded.ts";
import { howToInstall, optionalProgram } from "@node-access-tools/workspace";
import { callNode } from "./call-node.ts";

/** Additional command-line arguments, such as `["-txindex"]`. */
interface LitecoindOptions {
  readonly arguments?: readonly string[];
}

/** A running node of its own chain (regtest), where a block is mined on request. */
export interface Litecoind {
  /** JSON-RPC over HTTP with user name and password, as an upstream's URL has them. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** `127.0.0.1:port`, where other nodes connect. */
  readonly peerAddress: string;
  /** @throws NodeError with the node's error. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Mines blocks, and returns their hashes. @param address - Who gets the rewards. Default: no wallet. */
  mine(count: number, address?: string): Promise<readonly string[]>;
  /** Creates a wallet, which is used by calls such as `sendtoaddress`. @returns an address of it. */
  createWallet(): Promise<string>;
  /** Connects to another node, and resolves when both are connected. From then on, they exchange blocks. */
  connect(other: Litecoind): Promise<void>;
  /** Ends the connections to all other nodes, and accepts no more until {@link connect}. */
  isolate(): Promise<void>;
  /** Resolves when the node has a block as its newest one. */
  reached(hash: string): Promise<void>;
  /** Ends the node and deletes its data. Resolves when both are done. Idempotent. */
  stop(): Promise<void>;
}

/** What the node says if another program has taken a port after it was chosen. */
const PORT_TAKEN = /Unable to bind|Unable to start HTTP server|Failed to listen on any port/;

/** Milliseconds until something that takes a moment counts as failed. Generous, for busy machines. */
const deadline = 30_000;

/**
 * Starts a real node of Bitcoin's kind (Debian's `litecoind`) on free loopback ports, others if a program is faster, and waits until it
 * responds. Its chain begins with the genesis block of Litecoin's regtest; `mine(1)` ends its initial download. The node ends with
 * `stop()`, or when this process ends in any way, and its data is deleted. @throws Error if it is not installed, or with its last output if
 * it does not start.
 */
export async function startLitecoind(
  options: LitecoindOptions = {},
  choosePorts?: typeof freePorts,
): Promise<Litecoind> {
  const program = optionalProgram("litecoind");
  if (program === undefined) throw new Error(howToInstall("litecoind"));
  return startOnFreePorts(2, PORT_TAKEN, (ports) => startOn(ports, program, options), choosePorts);
}

async function startOn(
  [rpcPort = 0, port = 0]: readonly number[],
  program: string,
  options: LitecoindOptions,
): Promise<Litecoind> {
  const [username, password] = ["user", randomBytes(12).toString("hex")];
  const folder = mkdtempSync(join(tmpdir(), "node-access-litecoind-"));
  const settings = [
    "-regtest",
    `-datadir=${folder}`,
    `-rpcuser=${username}`,
    `-rpcpassword=${password}`,
    `-rpcport=${rpcPort}`,
    "-rpcbind=127.0.0.1",
    "-rpcallowip=127.0.0.1",
    // Peers get transactions at once.
    "-whitelist=127.0.0.1",
    `-bind=127.0.0.1:${port}`,
    "-fallbackfee=0.0001",
    "-printtoconsole",
    "-nodebuglogfile",
    // Small, and without anything that reaches beyond this machine.
    "-dbcache=4",
    "-par=1",
    "-keypool=4",
    "-persistmempool=0",
    "-discover=0",
    "-dns=0",
    "-dnsseed=0",
    "-listenonion=0",
    "-upnp=0",
  ];
  // Debian's script writes to the home folder, and fails if two run it for the first time.
  const env = { ...process.env, HOME: folder };
  const child = spawnGuarded(program, [...settings, ...(options.arguments ?? [])], { folder, env });
  const server = new ServerProgram(child, { name: "litecoind", ready: /init message: Done loading/ });
  await server.ready;
  const url = `http://${username}:${password}@127.0.0.1:${rpcPort}`;
  const peerAddress = `127.0.0.1:${port}`;
  // A script that is true, so no wallet takes the rewards. It differs, since equal blocks would be no fork.
  const anyone = `raw(08${randomBytes(8).toString("hex")}7551)`;
  const call = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    callNode(url, method, ...params);
  return {
    url,
    username,
    password,
    peerAddress,
    call,
    async mine(count, address) {
      const method = address === undefined ? "generatetodescriptor" : "generatetoaddress";
      return (await call(method, count, address ?? anyone)) as readonly string[];
    },
    async createWallet() {
      await call("createwallet", "test");
      return String(await call("getnewaddress"));
    },
    async connect(other) {
      await call("setnetworkactive", true);
      await other.call("setnetworkactive", true);
      const before = [await countPeers(call), await countPeers(other.call)];
      await call("addnode", other.peerAddress, "onetry");
      await until(`a connection to ${other.peerAddress}`, async () => {
        const now = [await countPeers(call), await countPeers(other.call)];
        return now.every((count, index) => count > (before[index] ?? 0));
      });
    },
    async isolate() {
      await call("setnetworkactive", false);
      await until("the end of its connections", async () => (await countPeers(call)) === 0);
    },
    reached: (hash) => until(`block ${hash}`, async () => (await call("getbestblockhash")) === hash),
    stop: () => server.stop(),
  };
}

/** How many peers have completed the handshake. */
async function countPeers(call: Litecoind["call"]): Promise<number> {
  const peers = (await call("getpeerinfo")) as readonly { readonly version: number }[];
  return peers.filter(({ version }) => version > 0).length;
}

async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + deadline;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error(`litecoind: no ${what} within ${deadline} ms`);
    await sleep(20);
  }
}
