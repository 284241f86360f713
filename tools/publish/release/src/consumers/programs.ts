import { type AddedCall, addedCalls } from "./added-calls.ts";

const [addedWeb, addedSockets] = [true, false].map((isWeb) =>
  addedCalls.filter((one) => one.isWeb === isWeb),
);

function resultsOf(calls: readonly AddedCall[] = []): string {
  return calls.map(({ name, result }) => `\n    ${JSON.stringify(name)}: ${result},`).join("");
}

/** What a consumer takes from the packages, and where. */
interface Imported {
  readonly from: string;
  readonly names: readonly string[];
}

const WEB: readonly Imported[] = [
  { from: "@node-access/management", names: ["bearer", "createManagementClient"] },
  { from: "@node-access/rpc", names: ["createRpcClient", "urlToken"] },
  { from: "@node-access/beacon", names: ["createBeaconClient", "pathKey"] },
  { from: "@node-access/exchange", names: ["createExchangeClient", "createInfoClient"] },
  { from: "@node-access/exchange/signing", names: ["privateKeySigner"] },
  ...(addedWeb ?? []),
];

/** Calls that go over HTTP, which every platform has. A node's key is in `place.keys`. */
const WEB_CALLS = `
  const management = createManagementClient({ endpoint: place.url, credential: bearer(place.apiKey) });
  const rpc = createRpcClient({ protocol: "ethereum", endpoint: place.url, credential: urlToken(place.keys.ethereum) });
  const beacon = createBeaconClient({ endpoint: place.url, credential: pathKey(place.keys.ethereum) });
  const venue = urlToken(place.keys.hyperliquid);
  const info = createInfoClient({ endpoint: place.url, credential: venue });
  const signer = privateKeySigner(\`0x\${"5a".repeat(32)}\`);
  const exchange = createExchangeClient({ endpoint: place.url, signer });
  const web = {
    organization: (await management.getOrganization()).name,
    syncing: String(await rpc.eth_syncing()),
    genesis: (await beacon.getGenesis()).data.genesis_time,
    asset: String((await info.meta()).universe[0]?.name),
    signed: (await exchange.agentEnableDexAbstraction()).status,${resultsOf(addedWeb)}
  };`;

const SOCKETS: readonly Imported[] = [
  { from: "@node-access/rpc/web-socket", names: ["createRpcWebSocketClient"] },
  { from: "@node-access/grpc", names: ["xToken"] },
  { from: "@node-access/grpc/geyser", names: ["createGeyserClient"] },
  ...(addedSockets ?? []),
];

/** The names of the results that browsers do not have. */
export const socketResults: readonly string[] = [
  "listening",
  "version",
  ...(addedSockets ?? []).map(({ name }) => name),
];

/** Calls over sockets that browsers do not have, or not from a page of another origin. */
const SOCKET_CALLS = `
  const socket = createRpcWebSocketClient({
    protocol: "ethereum",
    endpoint: place.wsUrl,
    credential: urlToken(place.keys.ethereum),
  });
  const geyser = createGeyserClient({ endpoint: place.grpcUrl, credential: xToken(place.keys.solana) });
  const sockets = {
    listening: String(await socket.net_listening()),
    version: (await geyser.getVersion({})).version,${resultsOf(addedSockets)}
  };
  await socket.close();
  geyser.close();`;

const PLACE = "const place = JSON.parse(process.argv[2] ?? '');";
const TELL = "console.log(JSON.stringify({ ...web, ...sockets }));";

/** An ES module that makes every call and prints the responses; its argument is a place in JSON. */
export const byImport = `${imports([...WEB, ...SOCKETS])}
${PLACE}
${WEB_CALLS}
${SOCKET_CALLS}
${TELL}
`;

/** The same in CommonJS. */
export const byRequire = `${requires([...WEB, ...SOCKETS])}
(async () => {
  ${PLACE}
  ${WEB_CALLS}
  ${SOCKET_CALLS}
  ${TELL}
})();
`;

/** Never called: what must not compile. A type that came out as `any` would let it pass. */
const MISTAKES = `
  void (() => [
    // @ts-expect-error: no protocol has this name
    createRpcClient({ protocol: "none", endpoint: place.url }),
    // @ts-expect-error: the management API does not accept a node's key
    createManagementClient({ endpoint: place.url, credential: urlToken("key") }),
    // @ts-expect-error: a result has the fields of its schema
    async () => (await management.getOrganization()).none,
    // @ts-expect-error: a result has the fields of its schema
    async () => (await beacon.getGenesis()).none,
    // @ts-expect-error: a result has the fields of its schema
    async () => (await info.meta()).none,
    // @ts-expect-error: a result has the fields of its schema
    async () => (await exchange.agentEnableDexAbstraction()).none,
    // @ts-expect-error: a key is a string
    privateKeySigner(1),
    // @ts-expect-error: the result is a boolean
    async (): Promise<string> => await socket.net_listening(),
    // @ts-expect-error: a version is a string
    async (): Promise<number> => (await geyser.getVersion({})).version,
    // @ts-expect-error: a token is a string
    [bearer(1)],
    // @ts-expect-error: a key is a string
    [pathKey(1)],
    // @ts-expect-error: a token is a string
    [xToken(1)],
  ]);`;

/** The same in TypeScript, with the compile errors that must occur; compiles to an ES module and to CommonJS. */
export const inTypeScript = `declare const process: { readonly argv: readonly string[] };
${imports([...WEB, ...SOCKETS])}
async function main(): Promise<void> {
  ${PLACE}
  ${WEB_CALLS}
  ${SOCKET_CALLS}
  ${TELL}
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

/** Test files for Jest, which knows only CommonJS: in JavaScript, and in TypeScript for ts-jest. */
export const inJest: Readonly<Record<string, string>> = {
  "program.test.js": `${requires([...WEB, ...SOCKETS])}\n${IN_JEST}`,
  "program.test.ts": `declare const process: any, test: any, expect: any;
${imports([...WEB, ...SOCKETS])}
${IN_JEST}`,
};

/** For a browser: makes the calls that go over HTTP, to the gateway directly, and posts the responses to its own origin. */
export const inBrowser = `${imports(WEB)}
async function main() {
  const place = await (await fetch("/place.json")).json();
  ${WEB_CALLS}
  return web;
}
const told = await main().catch((error) => ({ error: String(error?.stack ?? error) }));
await fetch("/told", { method: "POST", body: JSON.stringify(told) });
`;

function imports(all: readonly Imported[]): string {
  return all.map(({ names, from }) => `import { ${names.join(", ")} } from "${from}";`).join("\n");
}

function requires(all: readonly Imported[]): string {
  return all
    .map(({ names, from }) => `const { ${names.join(", ").replaceAll(" as ", ": ")} } = require("${from}");`)
    .join("\n");
}
