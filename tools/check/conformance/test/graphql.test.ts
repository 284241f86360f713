import { callNode, seedChain, type SeededChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createGateway, type Gateway } from "@node-access/gateway";
import {
  createGraphqlClient,
  graphql,
  type GraphqlClient,
  isNodeAccessError,
  urlToken,
} from "@node-access/graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// GraphQL of the gateway in front of a real node, through our client: it says the same as the node's JSON-RPC.

const document = graphql(`
  query Everything(
    $number: Long!
    $owner: Address!
    $contract: Address!
    $slot: Bytes32!
    $reverted: Bytes!
  ) {
    chainID
    gasPrice
    maxPriorityFeePerGas
    syncing {
      currentBlock
    }
    block(number: $number) {
      number
      hash
      parent {
        hash
      }
      nonce
      transactionsRoot
      transactionCount
      stateRoot
      receiptsRoot
      miner {
        address
      }
      extraData
      gasLimit
      gasUsed
      baseFeePerGas
      timestamp
      logsBloom
      mixHash
      difficulty
      ommerCount
      ommers {
        hash
      }
      ommerAt(index: 0) {
        hash
      }
      ommerHash
      transactions {
        ...Transaction
      }
      transactionAt(index: 1) {
        hash
      }
      logs(filter: { addresses: [$contract] }) {
        index
        data
        topics
        account {
          address
        }
        transaction {
          hash
          status
        }
      }
      account(address: $owner) {
        balance
        transactionCount
        code
      }
      call(data: { to: $contract, data: $reverted }) {
        data
        status
      }
      estimateGas(data: { to: $owner, value: 1 })
      withdrawalsRoot
      blobGasUsed
      excessBlobGas
    }
    pending {
      transactionCount
      account(address: $contract) {
        code
        storage(slot: $slot)
      }
    }
  }

  fragment Transaction on Transaction {
    hash
    nonce
    index
    from {
      address
    }
    to {
      address
    }
    value
    gasPrice
    maxFeePerGas
    maxPriorityFeePerGas
    effectiveTip
    gas
    inputData
    block {
      number
    }
    status
    gasUsed
    cumulativeGasUsed
    effectiveGasPrice
    createdContract {
      address
    }
    logs {
      index
    }
    r
    s
    v
    type
  }
`);

const slot = `0x${"0".repeat(64)}` as const;
const lower = (text: unknown): unknown => (typeof text === "string" ? text.toLowerCase() : (text ?? null));

/** Integers as the schema has them: without leading zeros. */
const integer = (text: unknown): unknown =>
  typeof text === "string" ? `0x${BigInt(text).toString(16)}` : null;

type Json = Readonly<Record<string, unknown>>;

/** Some members of an object, each written as the schema has them. */
function members(object: Json, write: (value: unknown) => unknown, ...names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, write(object[name])]));
}

describe("GraphQL in front of anvil", () => {
  let chain: SeededChain;
  let gateway: Gateway;
  let client: GraphqlClient;
  let stop: () => Promise<void>;
  let node: (method: string, ...params: readonly unknown[]) => Promise<unknown>;
  beforeAll(async () => {
    const anvil = await startAnvil();
    chain = await seedChain(anvil.url);
    node = (method, ...params) => callNode(anvil.url, method, ...params);
    const upstreams = [{ name: "anvil", url: anvil.url }];
    gateway = await createGateway({
      networks: { "ethereum-mainnet": { chainId: "any", rpc: { upstreams } } },
    });
    stop = () => anvil.stop();
    const credential = urlToken(gateway.credentials?.nodes["ethereum"]?.key ?? "");
    client = createGraphqlClient({ endpoint: gateway.url, credential });
  });
  afterAll(async () => {
    await gateway.close();
    await stop();
  });

  it("returns what the node's JSON-RPC returns, field by field", async () => {
    const [owner = "0x"] = chain.accounts;
    const { number } = chain.block;
    const data = await client.query(document, {
      number,
      owner,
      contract: chain.contract,
      slot,
      reverted: "0x01",
    });
    const block = (await node("eth_getBlockByNumber", number, true)) as Json;
    const receipts = (await node("eth_getBlockReceipts", number)) as readonly Json[];
    const logs = (await node("eth_getLogs", { fromBlock: number, toBlock: number })) as readonly Json[];
    const transactions = block["transactions"] as readonly Json[];
    expect(transactions).toHaveLength(4);
    expect(data.chainID).toBe(await node("eth_chainId"));
    expect(data.syncing).toBeNull();
    const { miner, parentHash, uncles, sha3Uncles } = block;
    expect(data.block).toMatchObject({
      ...members(
        block,
        integer,
        "number",
        "gasLimit",
        "gasUsed",
        "baseFeePerGas",
        "timestamp",
        "difficulty",
        "blobGasUsed",
        "excessBlobGas",
      ),
      ...members(
        block,
        lower,
        "hash",
        "nonce",
        "transactionsRoot",
        "stateRoot",
        "receiptsRoot",
        "extraData",
        "logsBloom",
        "mixHash",
        "withdrawalsRoot",
      ),
      parent: { hash: parentHash },
      transactionCount: "0x4",
      miner: { address: lower(miner) },
      ommerCount: integer((uncles as unknown[]).length.toString()),
      ommers: [],
      ommerAt: null,
      ommerHash: sha3Uncles,
      transactionAt: { hash: transactions[1]?.["hash"] },
      account: {
        balance: await node("eth_getBalance", owner, number),
        transactionCount: await node("eth_getTransactionCount", owner, number),
        code: "0x",
      },
      estimateGas: await node("eth_estimateGas", { to: owner, value: "0x1" }, number),
    });
    const expected = transactions.map((one, at) => {
      const receipt = receipts[at] ?? {};
      const tip = BigInt(String(receipt["effectiveGasPrice"])) - BigInt(String(block["baseFeePerGas"]));
      const { hash, from, to, input } = one;
      const { contractAddress: created, logs: own } = receipt;
      return Object.assign(
        members(one, integer, "nonce", "value", "gasPrice", "maxFeePerGas", "maxPriorityFeePerGas", "gas"),
        members(one, integer, "r", "s", "v", "type"),
        members(receipt, integer, "status", "gasUsed", "cumulativeGasUsed", "effectiveGasPrice"),
        {
          hash,
          index: integer(one["transactionIndex"]),
          from: { address: lower(from) },
          to: to ? { address: lower(to) } : null,
          effectiveTip: `0x${tip.toString(16)}`,
          inputData: input,
          block: { number },
          createdContract: created ? { address: lower(created) } : null,
          logs: (own as readonly Json[]).map((log) => ({ index: log["logIndex"] })),
        },
      );
    });
    expect(data.block?.transactions).toEqual(expected);
    expect(data.block?.logs).toEqual(
      logs.map((log) => ({
        index: log["logIndex"],
        data: log["data"],
        topics: log["topics"],
        account: { address: chain.contract },
        transaction: { hash: log["transactionHash"], status: "0x1" },
      })),
    );
    // The contract refuses: the reason is in the data, ABI-encoded.
    expect(data.block?.call?.status).toBe("0x0");
    expect(data.block?.call?.data).toContain(Buffer.from("refused").toString("hex"));
    expect(data.pending.account).toEqual({
      code: await node("eth_getCode", chain.contract, "pending"),
      storage: await node("eth_getStorageAt", chain.contract, "0x0", "pending"),
    });
  });

  it("runs a call, and says how much gas it used", async () => {
    const call = graphql(`
      query ($contract: Address!) {
        block {
          call(data: { to: $contract }) {
            data
            status
            gasUsed
          }
        }
      }
    `);
    const { block } = await client.query(call, { contract: chain.contract });
    expect(block?.call?.status).toBe("0x1");
    expect(BigInt(block?.call?.gasUsed ?? 0)).toBeGreaterThan(21_000n);
  });

  it("sends a transaction, and finds it by its hash", async () => {
    const [from, to] = chain.accounts;
    const nonce = await node("eth_getTransactionCount", from, "latest");
    const transfer = { from, to, value: "0x1", gas: "0x5208", gasPrice: "0x77359400", nonce };
    const signed = await node("eth_signTransaction", transfer);
    const send = graphql(`
      mutation ($data: Bytes!) {
        sendRawTransaction(data: $data)
      }
    `);
    const { sendRawTransaction: hash } = await client.mutate(send, { data: signed as `0x${string}` });
    const find = graphql(`
      query ($hash: Bytes32!) {
        transaction(hash: $hash) {
          status
          block {
            number
          }
        }
      }
    `);
    const read = async () => (await client.query(find, { hash })).transaction;
    // The node has it at once, and mines it a moment later.
    expect(await read()).not.toBeNull();
    await expect.poll(async () => (await read())?.status).toBe("0x1");
    expect((await read())?.block?.number).toBe(await node("eth_blockNumber"));
  });

  it("returns the rest of a query whose method the node lacks, and its error with the path", async () => {
    const raw = graphql(`
      {
        chainID
        block {
          ommerAt(index: 3) {
            hash
          }
          rawHeader
        }
      }
    `);
    const { data, errors } = await client.execute(raw);
    expect(data?.chainID).toBe(await node("eth_chainId"));
    if (errors) expect(errors[0].path).toEqual(["block", "rawHeader"]);
    else expect(data?.block?.rawHeader).toMatch(/^0xf9/);
    const wrong: unknown = await client.query("{ blocks { number } }").catch((thrown: unknown) => thrown);
    if (!isNodeAccessError(wrong, "GRAPHQL_ERROR")) throw wrong;
    expect(wrong.context.errors[0]?.message).toContain("(from)");
  });
});
