import { isNight } from "@node-access-tools/workspace";
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  isLeafType,
  isObjectType,
  type GraphQLObjectType,
} from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlSchema } from "../../../src/generated/graphql-schema.ts";
import { createGateway, type Gateway } from "../../../src/index.ts";
import { call, findNode, request } from "../../client.ts";
import { upstreamsAt } from "../../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";

/** A generator of random numbers that a seed determines. */
class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** An integer from 0 up to `limit`, which is excluded. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}

const schema = buildSchema(graphqlSchema);
const hash = (at: number): string => `0x${at.toString(16).padStart(64, "0")}`;
const address = `0x${"11".repeat(20)}`;
const values: Readonly<Record<string, string>> = {
  hash: `"${hash(5)}"`,
  slot: `"${hash(1)}"`,
  address: `"${address}"`,
  filter: "{}",
  data: "{}",
  from: "1",
  to: "4",
  index: "0",
};

/** A random selection of a type's fields. */
function selection(random: Random, type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  );
  const chosen = fields.filter(() => random.below(3) === 0);
  return `{ ${(chosen.length > 0 ? chosen : fields.slice(0, 1)).map((field) => fieldText(random, field, depth)).join(" ")} }`;
}

function fieldText(
  random: Random,
  { name, args, type }: GraphQLField<unknown, unknown>,
  depth: number,
): string {
  const given = args.filter(
    (arg) => values[arg.name] !== undefined && !(name === "block" && arg.name === "hash"),
  );
  const list =
    given.length > 0 ? `(${given.map((arg) => `${arg.name}: ${values[arg.name]}`).join(", ")})` : "";
  const inner = getNamedType(type);
  return `${name}${list}${isObjectType(inner) ? ` ${selection(random, inner, depth - 1)}` : ""}`;
}

const transactions = Array.from({ length: 3 }, (_, at) => ({
  hash: hash(at),
  from: address,
  to: address,
  value: "0x1",
  gas: "0x1",
  gasPrice: "0x2",
  nonce: "0x0",
  input: "0x",
  blockNumber: "0x5",
  blockHash: hash(5),
  transactionIndex: `0x${at}`,
  accessList: [{ address, storageKeys: [hash(1)] }],
}));
const block = {
  number: "0x5",
  hash: hash(5),
  parentHash: hash(5),
  miner: address,
  timestamp: "0x0",
  nonce: "0x0000000000000000",
  difficulty: "0x0",
  baseFeePerGas: "0x1",
  uncles: [hash(8)],
  withdrawals: [{ index: "0x0", validatorIndex: "0x1", address, amount: "0x1" }],
};
const log = { logIndex: "0x0", address, topics: [hash(2)], data: "0x", transactionHash: hash(0) };
const createReceipt = ({ hash: of }: (typeof transactions)[0]): object => ({
  transactionHash: of,
  blockHash: hash(5),
  status: "0x1",
  gasUsed: "0x1",
  logs: [log, log],
});

/** What a sound node responds with. */
function sound(method: string, params: unknown): unknown {
  const [, isWhole] = params as unknown[];
  switch (method) {
    case "eth_chainId":
      return "0x1";
    case "eth_blockNumber":
      return "0x5";
    case "eth_getBlockByNumber":
    case "eth_getBlockByHash":
      return { ...block, transactions: isWhole ? transactions : transactions.map((one) => one.hash) };
    case "eth_getBlockReceipts":
      return transactions.map(createReceipt);
    case "eth_getTransactionByHash":
      return transactions[0];
    case "eth_getTransactionReceipt":
      return createReceipt(transactions[0] as (typeof transactions)[0]);
    case "eth_getLogs":
      return [log, log];
    case "txpool_content":
      return { pending: { [address]: { 0: transactions[0] } } };
    case "eth_feeHistory":
      return { baseFeePerGas: ["0x1", "0x2"] };
    default:
      return "0x1";
  }
}

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  "",
  "0x",
  "0xzz",
  "latest",
  `0x${"f".repeat(1_000)}`,
  "9".repeat(1_000),
  [],
  [null],
  [[]],
  [[[["0x1"]]]],
  {},
  { toString: 1, length: 3, hash: null },
  Array.from({ length: 50 }, () => ({})),
];

/** @returns the value with junk at a random place in it. */
function broken(random: Random, value: unknown): unknown {
  if (typeof value !== "object" || value === null || random.below(5) === 0) return random.pick(junk);
  if (Array.isArray(value)) {
    const at = random.below(value.length);
    return value.map((item: unknown, index) => (index === at ? broken(random, item) : item));
  }
  const names = Object.keys(value);
  const name = random.pick(names);
  const { [name]: member, ...others } = value as Record<string, unknown>;
  return random.below(5) === 0 ? others : { ...others, [name]: broken(random, member) };
}

let random = new Random(1);
let respond = sound;
let upstream: UpstreamServer;
let gateway: Gateway;
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
beforeAll(async () => {
  process.on("unhandledRejection", onUnhandled);
  upstream = await startUpstream(respondWith((method, params) => respond(method, params)));
  const rpc = upstreamsAt(upstream.url);
  const limits = { graphqlCost: 2_000, requestsPerSecond: 1e6, requestBurst: 1e6 };
  gateway = await createGateway({ networks: { "ethereum-mainnet": { chainId: "any", rpc } }, limits });
});
afterAll(async () => {
  process.off("unhandledRejection", onUnhandled);
  await gateway.close();
  await upstream.close();
});

async function run(query: string): Promise<{ data?: unknown; errors?: readonly { message: string }[] }> {
  const url = `${gateway.url}/${findNode(gateway, "ethereum").key}/graphql`;
  const { text } = await request(url, { method: "POST", body: { query } });
  return JSON.parse(text) as object;
}

it("responds to any query with data or errors, whatever the node returns", async () => {
  const runs = isNight ? 3_000 : 60;
  for (let seed = 1; seed <= runs; seed += 1) {
    random = new Random(seed);
    const share = random.pick([1, 3, 20]);
    respond = (method, params) => {
      const result = sound(method, params);
      return random.below(share) === 0 ? broken(random, result) : result;
    };
    const query = selection(random, schema.getQueryType() as GraphQLObjectType, 3);
    const result = await run(query);
    expect(result.data !== undefined || (result.errors?.length ?? 0) > 0, `${seed}: ${query}`).toBe(true);
    // What is not the node's fault, or not known to be, would say so in other words.
    for (const { message } of result.errors ?? []) expect(message).not.toMatch(/undefined|is not a|BigInt/);
  }
  expect(unhandled).toEqual([]);
  respond = sound;
  expect(await call(gateway, "eth_blockNumber")).toBe("0x5");
});

it.each([
  [
    "the query costs too much",
    `{ blocks(from: 1) { miner { balance } ${Array.from({ length: 450 }, (_, at) => `n${at}: number`).join(" ")} } }`,
    "costs more than 2000",
  ],
  ["an item is malformed", "{ logs(filter: {}) { account { balance } index } }", "malformed data"],
])(
  "handles the failures of a list's first items when a later one fails at once: %s",
  async (_, query, reason) => {
    respond = (method, params) => {
      if (method === "eth_getLogs") return [log, { ...log, logIndex: null }, { ...log, logIndex: "one" }];
      return method === "eth_getBalance" ? "none" : sound(method, params);
    };
    const { errors } = await run(query);
    expect(JSON.stringify(errors)).toMatch(reason);
    expect(unhandled).toEqual([]);
  },
);
