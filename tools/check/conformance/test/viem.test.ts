import {
  createPublicClient,
  createWalletClient,
  ContractFunctionRevertedError,
  custom,
  parseEther,
} from "viem";
import { viemTransport } from "@node-access/rpc/viem";
import { privateKeyToAccount } from "viem/accounts";
import { foundry } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openConnection, transports, type Connection } from "./fixtures/connections.ts";
import { devAccount, unknownFunctionAbi } from "./fixtures/dev-account.ts";

describe.each(transports)("viem over %s", (transport) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openConnection(transport);
  });
  afterAll(() => connection.close());

  const publicClient = () =>
    createPublicClient({
      chain: foundry,
      transport: viemTransport(connection.client, custom),
      pollingInterval: 50,
    });

  it("reads a block", async () => {
    const { block, transactions } = connection.chain;
    const read = await publicClient().getBlock({ blockHash: block.hash });
    expect(read.number).toBe(BigInt(block.number));
    expect(new Set(read.transactions)).toEqual(new Set(Object.values(transactions)));
  });

  it("reads a balance", async () => {
    const balance = await publicClient().getBalance({ address: devAccount.address });
    expect(balance).toBeGreaterThan(parseEther("9000"));
    expect(balance).toBe(
      BigInt(String(await connection.node("eth_getBalance", devAccount.address, "latest"))),
    );
  });

  it("sends a transaction signed by a key and reads its receipt", async () => {
    const wallet = createWalletClient({
      account: privateKeyToAccount(devAccount.privateKey),
      chain: foundry,
      transport: viemTransport(connection.client, custom),
    });
    const hash = await wallet.sendTransaction({ to: connection.chain.contract });
    const receipt = await publicClient().waitForTransactionReceipt({ hash });
    expect(receipt.status).toBe("success");
    expect(receipt.logs).toHaveLength(1);
  });

  it("decodes why a call was reverted", async () => {
    const reading = publicClient().readContract({
      abi: unknownFunctionAbi,
      address: connection.chain.contract,
      functionName: "unknown",
    });
    const error = await reading.catch((thrown: unknown) => thrown);
    const reverted = (error as Error).cause;
    expect(reverted).toBeInstanceOf(ContractFunctionRevertedError);
    expect((reverted as ContractFunctionRevertedError).reason).toBe("refused");
  });
});

describe("viem over WebSocket", () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openConnection("WebSocket");
  });
  afterAll(() => connection.close());

  it("watches blocks and events by subscription", async () => {
    const viem = createPublicClient({ chain: foundry, transport: viemTransport(connection.client, custom) });
    expect(viem.transport.type).toBe("webSocket");
    const { contract, accounts } = connection.chain;
    const numbers: bigint[] = [];
    const hashes: unknown[] = [];
    const unwatchBlocks = viem.watchBlocks({ onBlock: ({ number }) => void numbers.push(number) });
    const unwatchEvents = viem.watchEvent({
      address: contract,
      onLogs: (logs) => void hashes.push(...logs.map(({ transactionHash }) => transactionHash)),
    });
    const sent: unknown[] = [];
    await expect
      .poll(async () => {
        sent.push(await connection.node("eth_sendTransaction", { from: accounts[0], to: contract }));
        return numbers.length > 1 && hashes.length > 1;
      })
      .toBe(true);
    expect(sent).toEqual(expect.arrayContaining(hashes));
    unwatchBlocks();
    unwatchEvents();
  });
});
