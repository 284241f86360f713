import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { basic } from "@node-access/auth";
import { adaptersIn, OURS } from "../src/adapters.ts";
import { rpcAdapter, rpcSocketAdapter } from "../src/adapters/ours.ts";
import type { Adapter } from "../src/conformance/adapter.ts";
import { applies, type Row } from "../src/conformance/row.ts";
import { rows } from "../src/conformance/rows.ts";
import { secrets } from "../src/conformance/rows/secrets.ts";
import { runRows } from "../src/conformance/run-row.ts";
import { TOKEN } from "../src/conformance/connect-to.ts";

/** User name and password are both the suite's token, so neither may appear anywhere. */
const createBasic = (token: string): ReturnType<typeof basic> => basic(token, token);

/** The clients, and those with the one kind of credential that none of them has, for the rows about secrets. */
const others = [
  rpcAdapter("rpc, basic", createBasic),
  rpcSocketAdapter("rpc, WebSocket, basic", createBasic),
];
const adapters = (await Promise.all(OURS.map(adaptersIn))).flat().concat(others);
const clients = await Promise.all(
  adapters.map(async (adapter) => {
    // Not called: only to see which methods it has.
    const probe = await adapter.connect({ url: findUrl(adapter), token: TOKEN });
    await probe.close?.();
    const own = others.includes(adapter) ? secrets : rows;
    return { adapter, own: own.filter((row) => applies(row, adapter, probe)) };
  }),
);

/** Whether a row is tried with a client: by day with one client of each surface, which take turns. */
function isTried(row: Row, adapter: Adapter): boolean {
  const able = clients.filter(
    ({ adapter: { surface }, own }) => surface === adapter.surface && own.includes(row),
  );
  if (!able.some((one) => one.adapter === adapter)) return false;
  return isNight || able[rows.indexOf(row) % able.length]?.adapter === adapter;
}

const results = runRows(rows, adapters, isTried);
const runs = clients.map(({ adapter, own }, index) => ({
  name: adapter.name,
  own: own.filter((row) => isTried(row, adapter)),
  ended: results[index],
}));

describe.each(runs)("$name", ({ own, ended }) => {
  it.each(own)("$id: $rule", async ({ id }) => {
    const result = await ended?.get(id);
    expect(result?.observed).toBe("");
    expect(result?.passed).toBe("yes");
  });
});

describe("the list", () => {
  it("has a client for each of its rows", () => {
    for (const row of rows)
      expect(runs.filter(({ own }) => own.includes(row)).length, row.id).toBeGreaterThan(0);
  });
});

function findUrl({ surface }: Adapter): string {
  return `${surface === "web-socket" ? "ws" : "http"}://127.0.0.1:1`;
}
