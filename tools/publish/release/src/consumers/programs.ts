import { readFileSync } from "node:fs";
import { type AddedCall, addedCalls } from "./added-calls.ts";

const added = (isWeb: boolean): readonly AddedCall[] => addedCalls.filter((one) => one.isWeb === isWeb);

/** A part of the programs, from `consumer-files/calls`. `{{added}}` is replaced by the results of added calls. */
function part(file: string, calls: readonly AddedCall[] = []): string {
  const text = readFileSync(new URL(`../../consumer-files/calls/${file}`, import.meta.url), "utf8");
  const results = calls.map(({ name, result }) => `\n    ${JSON.stringify(name)}: ${result},`);
  return text.replace("{{added}}", () => results.join(""));
}

function imports(calls: readonly AddedCall[]): string {
  return calls.map(({ names, from }) => `import { ${names.join(", ")} } from "${from}";\n`).join("");
}

/** What all platforms support: calls over HTTP and WebSocket. */
const WEB = `import { bearer, createManagementClient } from "@node-access/management";
import { createRpcClient, urlToken } from "@node-access/rpc";
import { createRpcClient as createSolanaClient, solana } from "@node-access/rpc/solana";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { xToken } from "@node-access/grpc";
import { createSuiClient } from "@node-access/grpc/sui/web";
${imports(added(true))}`;
const WEB_CALLS = part("web.template", added(true));

/** Connections of HTTP/2, which browsers do not open. */
const SOCKETS = `import { createGeyserClient } from "@node-access/grpc/geyser";\n${imports(added(false))}`;
const SOCKET_CALLS = part("sockets.template", added(false));

/** The names of results that browsers do not return. */
export const socketResults: readonly string[] = ["version", ...added(false).map(({ name }) => name)];

const CALLS = `const place = JSON.parse(process.argv[2] ?? "");
${WEB_CALLS}
${SOCKET_CALLS}
console.log(JSON.stringify({ ...web, ...sockets }));`;

/** An ES module that makes every call and prints the results. Its argument is a place in JSON: the gateway's addresses and keys. */
export const byImport = `${WEB}${SOCKETS}${CALLS}\n`;

/** The imports in CommonJS. */
const REQUIRES = (WEB + SOCKETS).replaceAll(
  /^import \{ (.*) \} from (.*);$/gm,
  (_, names: string, from: string) => `const { ${names.replaceAll(" as ", ": ")} } = require(${from});`,
);

/** The program in CommonJS. */
export const byRequire = `${REQUIRES}(async () => {\n${CALLS}\n})();\n`;

/** The program in TypeScript, with code that must not compile: it would if a type became `any`. It compiles to both kinds of modules. */
export const inTypeScript = `declare const process: { readonly argv: readonly string[] };
${WEB}${SOCKETS}
async function main(): Promise<void> {
  ${CALLS}
  ${part("mistakes.template")}
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
  "program.test.js": REQUIRES + IN_JEST,
  "program.test.ts": `declare const process: any, test: any, expect: any;\n${WEB}${SOCKETS}${IN_JEST}`,
};

/** The program for browsers: makes the calls to the gateway directly, and posts the results to its own origin. */
export const inBrowser = `${WEB}
const place = await (await fetch("/place.json")).json();
${WEB_CALLS}
await fetch("/results", { method: "POST", body: JSON.stringify(web) });
`;

/** The program for Cloudflare Workers: a request has the place, and the response the results. */
export const inWorker = `${WEB}
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
