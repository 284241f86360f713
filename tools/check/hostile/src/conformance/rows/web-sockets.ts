import { inspect } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { always, type Script } from "../../server/fault.ts";
import { readAfterOne, createRows, type Trial } from "../row.ts";
import { all, succeeded, ended, failed, sent } from "../verdicts.ts";

const CODES = [1000, 1001, 1003, 1007, 1008, 1009, 1011, 1012, 1013, 4000] as const;
/** Close codes after which a retry would fail too: too large, not acceptable, policy violation. */
const FINAL: ReadonlySet<number> = new Set([1003, 1007, 1008, 1009]);

/** Bytes in place of a frame, as hexadecimal digits. */
export const CORRUPT_FRAMES = {
  "reserved bits": "f10141",
  "unknown opcode": "8300",
  "a masked frame": "81810102030440",
  "invalid UTF-8": "8102c328",
  "a length of 2^63": "817f8000000000000000",
} as const;

const closes = (codes: readonly number[]): Record<string, Script> =>
  Object.fromEntries(codes.map((code) => [`close code ${code}`, [{ close: { code } }]]));

/** "WebSocket" of the runtime's requirements. */
export const webSockets = createRows("web-sockets", ["web-socket"], {
  "read-retry": {
    rule: "A read whose socket is lost is sent again on a new one.",
    scenarios: {
      "cut connection": [{ stop: { at: "start", how: "reset" } }],
      ...closes(CODES.filter((code) => !FINAL.has(code))),
    },
    verdict: (trial) => all(succeeded(trial), sent(trial, 2)),
  },
  "write-once": {
    rule: "A write whose socket is lost fails, and is not sent again.",
    needs: ["write"],
    scenarios: { "cut connection": [{ stop: { at: "start", how: "reset" } }], ...closes(CODES) },
    act: (trial) => trial.write(),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  "any-code": {
    rule: "After any close code, the call in flight ends and the next one succeeds.",
    scenarios: closes(CODES),
    act: readAfterOne,
    verdict: succeeded,
  },
  "half-open": {
    rule: "A half-open socket is detected by ping and replaced.",
    needs: ["pingInterval"],
    options: { pingInterval: 300, timeout: 10_000, totalTimeout: 11_000 },
    scenarios: {
      frozen: [{ freeze: true }],
      "no pongs": { script: [{ stop: { at: "start", how: "stall" } }], noPong: true },
    },
    verdict: (trial) => all(succeeded(trial), trial.server.connections.count > 1 || "on the same socket"),
  },
  "bad-frames": {
    rule: "Invalid frames end the socket, not the client.",
    needs: ["timeout"],
    options: { timeout: 2_000, totalTimeout: 4_000 },
    scenarios: {
      ...Object.fromEntries(Object.entries(CORRUPT_FRAMES).map(([name, frame]) => [name, [{ frame }]])),
      "not JSON": [{ body: "hello" }],
    },
    act: readAfterOne,
    verdict: succeeded,
  },
  upgrade: {
    rule: "An upgrade that is interrupted or rejected temporarily is retried.",
    scenarios: {
      "503": { upgrades: [{ status: 503 }] },
      cut: { upgrades: [{ stop: { at: "start", how: "reset" } }] },
    },
    verdict: succeeded,
  },
  "upgrade-denied": {
    rule: "An upgrade that is rejected permanently fails the call.",
    scenarios: {
      "401": { upgrades: always({ status: 401 }) },
      "404": { upgrades: always({ status: 404 }) },
    },
    verdict: failed,
  },
  "foreign-responses": {
    rule: "Responses and notifications with unknown ids do not affect other calls.",
    scenarios: { fine: always({ wait: 50 }) },
    act: async (trial) => {
      const call = trial.read();
      await trial.until(() => trial.server.requests.length > 0);
      trial.server.push('{"jsonrpc":"2.0","id":999999999,"result":"nonce-r-0"}');
      trial.server.push(
        '{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x0","result":"nonce-r-0"}}',
      );
      await call;
    },
    verdict: succeeded,
  },
  resubscribe: {
    rule: "A subscription continues on the new socket after a reconnect.",
    needs: ["subscribe"],
    scenarios: { cut: {} },
    act: async (trial) => {
      await trial.probe.subscribe?.((value) => trial.delivered.push(value));
      await notified(trial, 1);
      await cutAndWait(trial);
      await notified(trial, 2);
    },
    verdict: ({ delivered }) => delivered.length === 2 || `delivered ${delivered.length} of 2`,
  },
  unsubscribe: {
    rule: "Unsubscribing after a reconnect sends the subscription's new id.",
    needs: ["subscribe"],
    scenarios: { cut: {} },
    act: async (trial) => {
      const end = await trial.probe.subscribe?.(() => {});
      await cutAndWait(trial);
      // The client receives the new id with the response, which may still be on its way.
      await pause(100);
      void Promise.resolve(end?.()).catch(() => {});
      await trial.until(() => findSubscribes(trial, "eth_unsubscribe").length > 0);
    },
    verdict: (trial) => {
      const [ending] = findSubscribes(trial, "eth_unsubscribe");
      return ending === undefined
        ? "not sent to the node"
        : ending.body.includes("0x2f") || "sends the old id";
    },
  },
  unsubscribed: {
    rule: "After unsubscribing, nothing is delivered.",
    needs: ["subscribe"],
    act: async (trial) => {
      const end = await trial.probe.subscribe?.((value) => trial.delivered.push(value));
      await notified(trial, 1);
      await end?.();
      trial.server.push(notification(1));
      await trial.read();
    },
    verdict: (trial) =>
      all(ended(trial), trial.delivered.length === 1 || `delivered ${trial.delivered.length}`),
  },
  gap: {
    rule: "Heads that were missed while the socket was down are delivered later, or a gap is reported.",
    needs: ["subscribe"],
    scenarios: { "5 blocks": { chain: true } },
    act: async (trial) => {
      const listen = (value: unknown): void => void trial.delivered.push(value);
      await (trial.probe.watch ?? trial.probe.subscribe)?.(listen);
      await trial.until(() => findSubscribes(trial, "eth_subscribe").length > 0);
      await pause(100);
      mine(trial, 2);
      await trial.until(() => undelivered(trial).length === 0);
      const before = findSubscribes(trial, "eth_subscribe").length;
      trial.server.cut();
      mine(trial, 5);
      await trial.until(() => findSubscribes(trial, "eth_subscribe").length > before);
      await pause(100);
      mine(trial, 2);
      // Clients that deliver missed heads do so immediately.
      for (let waits = 0; waits < 40 && undelivered(trial).length > 0; waits++) await pause(100);
    },
    verdict: (trial) => {
      const lost = undelivered(trial);
      return (
        lost.length === 0 || inspect(trial.delivered).includes("gap") || `lost blocks ${lost.join(", ")}`
      );
    },
  },
});

function mine({ chain }: Trial, count: number): void {
  for (let left = count; left > 0; left--) {
    chain?.blocks.mine();
    if (chain) chain.node.follow(chain.blocks.tip);
  }
}

/** The numbers of the blocks after the first one whose hashes were not delivered. */
function undelivered({ chain, delivered }: Trial): number[] {
  const text = inspect(delivered, { depth: 5, maxArrayLength: 1_000 });
  const missing = chain?.blocks.blocks.slice(1).filter(({ hash }) => !text.includes(hash));
  return missing?.map(({ number }) => number) ?? [];
}

const findSubscribes = ({ server }: Trial, method: string) =>
  server.requests.filter(({ body }) => body.includes(`"${method}"`));

/** A new head for the subscription on the socket with this number, counted from 1. */
function notification(socket: number): string {
  const result = {
    number: `0x${socket}`,
    hash: `0x${String(socket).repeat(64)}`,
    parentHash: `0x${"0".repeat(64)}`,
  };
  return JSON.stringify({
    jsonrpc: "2.0",
    method: "eth_subscription",
    params: { subscription: `0x${socket}f`, result },
  });
}

async function notified(trial: Trial, socket: number): Promise<void> {
  const before = trial.delivered.length;
  trial.server.push(notification(socket));
  await trial.until(() => trial.delivered.length > before);
}

async function cutAndWait(trial: Trial): Promise<void> {
  const before = findSubscribes(trial, "eth_subscribe").length;
  trial.server.cut();
  await trial.until(() => findSubscribes(trial, "eth_subscribe").length > before);
  await pause(50);
}
