import { Readable } from "node:stream";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ClusterRequest, Reply, Upstream } from "../../src/upstreams/upstream.ts";
import { readText } from "../../src/upstreams/reply-text.ts";
import { checkIntegrity, type IntegrityContext } from "../../src/filters/integrity/integrity.ts";
import { isSameResult } from "../../src/filters/integrity/unsettled-results.ts";

const ignore = (): void => {};
const fail = (): never => {
  throw new Error("a bug");
};

type Respond = (upstream: Upstream, request: ClusterRequest) => Reply["body"] | Promise<never>;

/** The filter alone, in front of upstreams, of which it asks one after the other. */
function createFilter(names: readonly string[], respond: Respond, more: Partial<IntegrityContext> = {}) {
  const upstreams = names.map((name) => ({ name, id: name }) as Upstream);
  const left = ({ avoid = [] }: ClusterRequest): Upstream[] =>
    upstreams.filter((one) => !avoid.includes(one));
  const filter = checkIntegrity(left, {
    mode: "enforce",
    chainId: 1,
    isTrusted: () => true,
    onChecked: ignore,
    onRead: ignore,
    onWrong: ignore,
    onQuirk: ignore,
    onSkipped: ignore,
    onCheckFailed: ignore,
    ...more,
  });
  return async (name: string, ...params: readonly unknown[]): Promise<Reply> => {
    const call = { id: "1", params: JSON.stringify(params), facts: { name } };
    return filter({ idempotency: "safe", call } as unknown as ClusterRequest, async (request) => {
      const from = (request.only ?? left(request)[0]) as Upstream;
      return { status: 200, contentType: "application/json", body: await respond(from, request), from };
    });
  };
}

async function filtered(body: string, more: Partial<IntegrityContext> = {}): Promise<string> {
  return readText(await createFilter(["own-1"], () => Buffer.from(body), more)("eth_chainId"));
}

it("a response that is too large is not the last word: another upstream is asked", async () => {
  const ask = createFilter(["large", "right"], ({ name }) =>
    name === "large"
      ? Readable.from([Buffer.alloc(33 * 1024 * 1024, 0x20)])
      : Buffer.from('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
  );
  expect((await ask("eth_chainId")).from?.name).toBe("right");
});

it("an upstream that does not respond to the calls of a check holds up its caller for a while only", async () => {
  const hash = `0x${"ab".repeat(32)}`;
  const receiptOf = { transactionHash: hash, blockHash: hash, status: "0x1" };
  const held = Promise.withResolvers<void>();
  const ask = createFilter(["slow", "other"], ({ name }, { only }) => {
    if (only && name === "slow") held.resolve();
    if (only) return new Promise<never>(() => {});
    return Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, result: name === "slow" ? receiptOf : null }));
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const reply = ask("eth_getTransactionReceipt", hash);
  await held.promise;
  await vi.advanceTimersByTimeAsync(20_000);
  // The other one knows of no such transaction.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await readText(await reply)).toContain(
    "no upstream has a result of eth_getTransactionReceipt that can be checked",
  );
});

it("a check that fails by itself fails no call", async () => {
  const failures: unknown[] = [];
  const body = '{"jsonrpc":"2.0","id":1,"result":"0x1"}';
  const onCheckFailed = (error: unknown): void => void failures.push(error);
  expect(await filtered(body, { onChecked: fail, onCheckFailed })).toBe(body);
  expect(failures).toEqual([new Error("a bug")]);
});

it("a response has no other members than what was checked: some clients read names in any case", async () => {
  const body =
    '{"jsonrpc":"2.0","id":1,"result":"0x2","re\\u0073ult":"0x1","Result":"0x7","Error":{"code":1}}';
  expect(await filtered(body)).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
});

it.each([
  [{ hash: "0xAB", size: "0x1" }, { size: "0x2", hash: "0xab" }, true],
  [{ logs: [] }, { logs: null }, true],
  [{ a: "0x1", blockTimestamp: "0x5" }, { a: "0x1" }, true],
  [{ a: "0x1", to: null }, { a: "0x1" }, true],
  [{ a: "0x1", type: "0x2" }, { a: "0x1", type: "0x0" }, false],
  [{ a: "0x1", contractAddress: "0xaa" }, { a: "0x1" }, false],
  [{ a: "0x1" }, {}, false],
  [[{ a: "0x1" }], [{ a: "0x1" }, { a: "0x1" }], false],
  [["0x1", "0x2"], ["0x2", "0x1"], false],
  ["0x", null, false],
  [null, [], true],
  [true, "true", false],
])("%j and %j are the same: %s", (one, other, isSame) => {
  expect(isSameResult(one, other)).toBe(isSame);
  expect(isSameResult(other, one)).toBe(isSame);
});
