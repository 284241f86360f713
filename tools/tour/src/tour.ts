import { askNode, seedChain, startAnvil } from "@node-access-tools/anvil";
import { checkAnswer, specMethods, specSubscriptions } from "./answer-check.ts";
import type { Ask } from "./ask.ts";
import { clientAsks } from "./asks/client.ts";
import { ethereumAsks } from "./asks/ethereum.ts";
import { explorerAsks } from "./asks/explorer.ts";
import { refusalAsks } from "./asks/refusals.ts";
import { starknetAsks } from "./asks/starknet.ts";
import { subscriptionAsks } from "./asks/subscriptions.ts";
import { traceAsks } from "./asks/traces.ts";
import { connectHttp, connectWebSocket } from "./clients.ts";
import { cut, summary, table } from "./report.ts";
import type { Row } from "./row.ts";
import { runAsk } from "./run-ask.ts";

/** Where the tour shows itself. */
export interface TourOptions {
  readonly print: (text: string) => void;
  /** Characters in a line. */
  readonly width: number;
  /** Told the process that holds the node, once it runs. */
  readonly onNode?: (pid: number) => void;
}

/**
 * Starts a real node, calls every method of the specs on it over HTTP and over WebSocket, and shows what came back.
 *
 * @returns whether every call gave what the spec says; what the node does not offer does not count.
 * @throws Error that says what to do, when the tour cannot go on.
 */
export async function tour({ print, width, onNode }: TourOptions): Promise<boolean> {
  const start = performance.now();
  // Without step tracing a node of this kind leaves the steps out of a block's traces.
  const anvil = await startAnvil({ arguments: ["--steps-tracing"] });
  print(`anvil runs at ${anvil.url}`);
  onNode?.(anvil.pid);
  try {
    const abort = new AbortController();
    const died = anvil.died.then((reason) => {
      abort.abort();
      throw new Error(`The node ended before the tour did. Run \`npm start\` again.\n${reason.message}`);
    });
    const rows = await Promise.race([visit(anvil.url, abort.signal, { print, width }), died]);
    print(`\n${table(rows, width)}`);
    for (const { over, method, asked, failure } of rows) {
      if (failure !== undefined) print(`\nFAILED: ${method} (${asked}) over ${over}\n${failure}`);
    }
    print(`\n${summary(rows, (performance.now() - start) / 1000)}`);
    return rows.every(({ outcome }) => outcome !== "failed");
  } finally {
    await anvil.stop();
  }
}

async function visit(url: string, signal: AbortSignal, { print, width }: TourOptions): Promise<Row[]> {
  const chain = await seedChain(url);
  print(`seeded block ${chain.block.number} with ${Object.keys(chain.transactions).length} transactions\n`);
  const node = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    askNode(url, method, ...params);
  const rows: Row[] = [];
  const ask = async <Client>(over: string, client: Client, asks: readonly Ask<Client>[]): Promise<void> => {
    for (const one of asks) {
      signal.throwIfAborted();
      const row = await runAsk(one, over, { client, chain, node }, checkAnswer);
      print(cut(`${row.outcome.padEnd(11)}  ${row.over}  ${row.method}  ${row.cameBack}`, width));
      rows.push(row);
    }
  };
  for (const connect of [connectHttp, connectWebSocket]) {
    const connection = await connect(url, signal);
    try {
      const { over } = connection;
      await ask(over, connection.ethereum, [...ethereumAsks, ...traceAsks, ...explorerAsks, ...clientAsks]);
      // At this protocol's nodes JSON-RPC has a sub-path of its own.
      await ask(`${over}, /evm`, connection.hyperliquid, explorerAsks);
      await ask(over, connection.starknet, starknetAsks);
      if (connection.subscriptions) await ask(over, connection.subscriptions, subscriptionAsks);
      rows.push(
        ...forgotten(
          over,
          connection.subscriptions ? [...specMethods, ...specSubscriptions] : specMethods,
          rows,
        ),
      );
    } finally {
      await connection.close();
    }
  }
  await ask("HTTP, made wrong", { url }, refusalAsks);
  return rows;
}

/** A failed row for each method of the specs that has no row of its own over this transport. */
function forgotten(over: string, methods: readonly string[], rows: readonly Row[]): Row[] {
  const asked = new Set(rows.filter((row) => row.over === over).map(({ method }) => method));
  return methods
    .filter((method) => !asked.has(method))
    .map((method) => ({
      over,
      method,
      asked: "nothing",
      cameBack: "the tour forgot it",
      milliseconds: 0,
      outcome: "failed",
      failure: "The specs name it, and no file in tools/tour/src/asks/ asks for it: add an ask there",
    }));
}
