import assert from "node:assert/strict";
import { type Check, methodNotFound, type ErrorPattern, unreadable, check } from "../check.ts";
import type { EthereumClient } from "../clients.ts";

/** anvil accepts only a number as the first param of a block replay, and rejects a hash as a number too large. */
const numberTooLarge: readonly ErrorPattern[] = [
  { rpcCode: -32602, message: /^number too large/ },
  unreadable,
];

export const traceChecks: readonly Check<EthereumClient>[] = [
  {
    method: "debug_getRawHeader",
    request: "latest",
    anvilErrors: methodNotFound,
    async run({ client, call }) {
      const header = await call(() => client.debug_getRawHeader("latest"));
      return `${header.length / 2 - 1} bytes`;
    },
  },
  check("debug_traceBlockByHash", "every step", async ({ client, call, chain }) => {
    const traces = await call(() => client.debug_traceBlockByHash(chain.block.hash));
    const failed = traces.filter(({ result }) => result?.failed).map(({ txHash }) => txHash);
    assert.deepEqual(failed, [chain.transactions.revert]);
    const steps = traces.reduce((sum, { result }) => sum + (result?.structLogs.length ?? 0), 0);
    assert.ok(steps > 0, "the contract's calls took steps");
    return `${steps} steps, 1 failed`;
  }),
  check("debug_traceBlockByHash", "callTracer", async ({ client, call, chain }) => {
    const traces = await call(() =>
      client.debug_traceBlockByHash(chain.block.hash, { tracer: "callTracer" }),
    );
    const types = traces.map(({ result }) => result?.type);
    assert.deepEqual(types.toSorted(), ["CALL", "CALL", "CALL", "CREATE"]);
    return types.join(", ");
  }),
  check("trace_replayBlockTransactions", "all types", async ({ client, call, chain }) => {
    const replays = await call(() =>
      client.trace_replayBlockTransactions(chain.block.number, ["trace", "vmTrace", "stateDiff"]),
    );
    assert.equal(replays.length, Object.keys(chain.transactions).length);
    for (const { trace, vmTrace, stateDiff } of replays) assert.ok(trace.length > 0 && vmTrace && stateDiff);
    const operations = replays.reduce((sum, { vmTrace }) => sum + vmTrace.ops.length, 0);
    return `${replays.length} replays, ${operations} operations`;
  }),
  check("trace_replayBlockTransactions", "one type", async ({ client, call, chain }) => {
    const replays = await call(() => client.trace_replayBlockTransactions(chain.block.number, ["trace"]));
    for (const { vmTrace, stateDiff } of replays) assert.deepEqual([vmTrace, stateDiff], [null, null]);
    return `${replays.length} replays, the rest null`;
  }),
  {
    method: "trace_replayBlockTransactions",
    request: "by hash",
    anvilErrors: numberTooLarge,
    async run({ client, call, chain }) {
      const replays = await call(() => client.trace_replayBlockTransactions(chain.block.hash, ["trace"]));
      return `${replays.length} replays`;
    },
  },
  {
    method: "trace_replayTransaction",
    request: "all types",
    anvilErrors: methodNotFound,
    async run({ client, call, chain }) {
      const { trace } = await call(() =>
        client.trace_replayTransaction(chain.transactions.log, ["trace", "vmTrace", "stateDiff"]),
      );
      return `${trace.length} calls`;
    },
  },
];
