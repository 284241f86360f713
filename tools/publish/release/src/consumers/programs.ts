import { readFileSync } from "node:fs";
import { type AddedCall, addedCalls } from "./added-calls.ts";

const [addedWeb, addedSockets] = [true, false].map((isWeb) =>
  addedCalls.filter((one) => one.isWeb === isWeb),
);

/** A part of the programs, from `consumer-files/calls`. `{{added}}` is replaced by the results of added calls. */
function part(file: string, added: readonly AddedCall[] = []): string {
  const text = readFileSync(new URL(`../../consumer-files/calls/${file}`, import.meta.url), "utf8");
  const results = added.map(({ name, result }) => `\n    ${JSON.stringify(name)}: ${result},`);
  return text.replace("{{added}}", () => results.join(""));
}

/** Names that a consumer imports, and the module. */
interface Imported {
  readonly from: string;
  readonly names: readonly string[];
}

const WEB: readonly Imported[] = [
  { from: "@node-access/management", names: ["bearer", "createManagementClient"] },
  { from: "@node-access/rpc", names: ["createRpcClient", "urlToken"] },
  { from: "@node-access/rpc/solana", names: ["createRpcClient as createSolanaClient", "solana"] },
  { from: "@node-access/rpc/web-socket", names: ["createRpcWebSocketClient"] },
  { from: "@node-access/beacon", names: ["createBeaconClient", "pathKey"] },
  { from: "@node-access/exchange", names: ["createExchangeClient", "createInfoClient"] },
  { from: "@node-access/exchange/signing", names: ["privateKeySigner"] },
  { from: "@node-access/grpc", names: ["xToken"] },
  { from: "@node-access/grpc/sui/web", names: ["createSuiClient"] },
  ...(addedWeb ?? []),
];

/** Calls over HTTP and WebSocket, which all platforms support. `place.keys` has the keys of nodes. */
const WEB_CALLS = part("web.template", addedWeb);

const SOCKETS: readonly Imported[] = [
  { from: "@node-access/grpc/geyser", names: ["createGeyserClient"] },
  ...(addedSockets ?? []),
];

/** The names of results that browsers do not return. */
export const socketResults: readonly string[] = ["version", ...(addedSockets ?? []).map(({ name }) => name)];

/** Calls over connections of HTTP/2, which browsers do not open. */
const SOCKET_CALLS = part("sockets.template", addedSockets);

const PLACE = "const place = JSON.parse(process.argv[2] ?? '');";
const PRINT = "console.log(JSON.stringify({ ...web, ...sockets }));";

/** An ES module that makes every call and prints the results. Its argument is a place in JSON. */
export const byImport = `${imports([...WEB, ...SOCKETS])}
${PLACE}
${WEB_CALLS}
${SOCKET_CALLS}
${PRINT}
`;

/** The program in CommonJS. */
export const byRequire = `${requires([...WEB, ...SOCKETS])}
(async () => {
  ${PLACE}
  ${WEB_CALLS}
  ${SOCKET_CALLS}
  ${PRINT}
})();
`;

/** Code that must not compile. It would compile if a type became `any`. It is never called. */
const MISTAKES = part("mistakes.template");

/** The program in TypeScript, with expected compile errors. It compiles to an ES module or to CommonJS. */
export const inTypeScript = `declare const process: { readonly argv: readonly string[] };
${imports([...WEB, ...SOCKETS])}
async function main(): Promise<void> {
  ${PLACE}
  ${WEB_CALLS}
  ${SOCKET_CALLS}
  ${PRINT}
  ${MISTAKES}
}
void main();
`;

const IN_JEST = `
test("every surface responds", async () => {
  const place = JSON.parse(process.env.CONSUMER_PLACE);
  ${WEB_CALLS}
  ${SOCKET_CALLS}
  expect({ ...web, ...sockets }).toEqual(JSON.parse(process.env.CONSUMER_EXPECTED));
});
`;

/** Test files for Jest, which supports only CommonJS: in JavaScript, and in TypeScript for ts-jest. */
export const inJest: Readonly<Record<string, string>> = {
  "program.test.js": `${requires([...WEB, ...SOCKETS])}\n${IN_JEST}`,
  "program.test.ts": `declare const process: any, test: any, expect: any;
${imports([...WEB, ...SOCKETS])}
${IN_JEST}`,
};

/** The program for browsers: makes the calls to the gateway directly, and posts the results to its own origin. */
export const inBrowser = `${imports(WEB)}
async function main() {
  const place = await (await fetch("/place.json")).json();
  ${WEB_CALLS}
  return web;
}
const results = await main().catch((error) => ({ error: String(error?.stack ?? error) }));
await fetch("/results", { method: "POST", body: JSON.stringify(results) });
`;

/** The program for Cloudflare Workers: a request has the place, and the response the results. */
export const inWorker = `${imports(WEB)}
async function main(place) {
  ${WEB_CALLS}
  return web;
}
export default {
  async fetch(request) {
    const place = await request.json();
    return Response.json(await main(place).catch((error) => ({ error: String(error?.stack ?? error) })));
  },
};
`;

function imports(all: readonly Imported[]): string {
  return all.map(({ names, from }) => `import { ${names.join(", ")} } from "${from}";`).join("\n");
}

function requires(all: readonly Imported[]): string {
  return all
    .map(({ names, from }) => `const { ${names.join(", ").replaceAll(" as ", ": ")} } = require("${from}");`)
    .join("\n");
}
