import { startAnvil } from "@node-access-tools/local-servers/anvil";
import { openChain } from "./chain.ts";
import { report, type Row } from "./report.ts";
import { missing, visitEvm } from "./visit-evm.ts";
import { visitGateway } from "./visit-gateway.ts";
import { type Display, Visit } from "./visit.ts";

/** What a new user can do next. The commands work as printed, from the root of the checkout. */
const NEXT = `Next:
  npm start -- --verbose    show every call
  npm run gateway           run the gateway; then, in another terminal:
                            curl http://127.0.0.1:9640/demo \\
                              -H 'content-type: application/json' \\
                              -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
                            open its console: http://127.0.0.1:9644 (password: demonstration)
  npm run site              build the documentation into site/dist`;

/** Options of {@link tour}. */
export interface TourOptions extends Display {
  /** Called with the id of the node's process once it runs. */
  readonly onNode?: (pid: number) => void;
}

/**
 * Calls the JSON-RPC methods of the interface, or all methods of the specs, on a real node without the gateway, then every
 * operation of every client through the gateway, and shows the results. A call has failed if it did not return what its spec
 * says, unless the node does not offer it. @throws Error that says what to do if the tour cannot continue.
 */
export async function tour(options: TourOptions): Promise<readonly Row[]> {
  const { print, width } = options;
  const start = performance.now();
  const rows = [...(await tourOfNode(options)), ...(await visitGateway(options))];
  print(report(rows, width, start));
  if (options.verbose !== true) print(`\n${NEXT}`);
  return rows;
}

async function tourOfNode(options: TourOptions): Promise<readonly Row[]> {
  const { print, onNode } = options;
  options.progress?.("Starting an EVM node …");
  // Without this option, anvil omits the steps from a block's traces.
  const anvil = await startAnvil({ arguments: ["--steps-tracing"] });
  if (options.verbose === true) print(`anvil runs at ${anvil.url}`);
  onNode?.(anvil.pid);
  try {
    const abort = new AbortController();
    const died = anvil.died.then((reason) => {
      abort.abort();
      throw new Error(`The node ended before the tour did. Run \`npm start\` again.\n${reason.message}`);
    });
    return await Promise.race([visitNode(anvil.url, abort.signal, options), died]);
  } finally {
    await anvil.stop();
  }
}

/** Calls the JSON-RPC methods of the service's interface, or all methods of the specs, on a fresh anvil without the gateway. */
export async function visitNode(url: string, signal: AbortSignal, display: Display): Promise<readonly Row[]> {
  const ethereum = await openChain(url);
  const { block, transactions } = ethereum.chain;
  if (display.verbose === true)
    display.print(`seeded block ${block.number} with ${Object.keys(transactions).length} transactions\n`);
  const visit = new Visit(display, signal);
  const { all } = display;
  for (const [over, endpoint] of Object.entries({ HTTP: url, WebSocket: url.replace("http", "ws") }))
    await visitEvm(visit, { over, endpoint, signal, ethereum, all, notOffered: missing });
  return visit.rows;
}
