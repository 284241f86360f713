import { connect, createServer } from "node:net";
import { Connections, listen } from "@node-access-tools/local-servers";

/** A connection to a server that ends at a chosen moment. */
export interface CuttingProxy {
  readonly port: number;
  /** Cuts all connections instead of passing on a packet: the n-th one that comes from one side, from now on. */
  cutAt(from: "client" | "server", packet: number): void;
  /** Holds back what comes from one side, from the n-th packet on, as if that side were frozen. */
  stall(from: "client" | "server", packet: number): void;
  /** Whether the connections were cut. */
  readonly hasCut: boolean;
  /** Passes on everything again. */
  pass(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a local server. */
export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const connections = new Connections();
  const state = { from: "client", left: Infinity, hasCut: false, stalls: false };
  const held: (() => void)[] = [];
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [from, source, sink] of [
      ["client", client, upstream],
      ["server", upstream, client],
    ] as const) {
      connections.add(source);
      source.on("data", (packet) => {
        const send = (): void => void (sink.destroyed || sink.write(packet));
        const isChosen = from === state.from && --state.left <= 0;
        if (isChosen && state.stalls) held.push(send);
        else if (isChosen && !state.hasCut) {
          state.hasCut = true;
          connections.cut();
        } else send();
      });
      source.on("close", () => sink.destroy());
    }
  });
  const { port, close } = await listen(server);
  return {
    port,
    cutAt: (from, left) => void Object.assign(state, { from, left, hasCut: false, stalls: false }),
    stall: (from, left) => void Object.assign(state, { from, left, stalls: true }),
    get hasCut() {
      return state.hasCut;
    },
    pass() {
      state.left = Infinity;
      for (const send of held.splice(0)) send();
    },
    close() {
      connections.cut();
      return close();
    },
  };
}
