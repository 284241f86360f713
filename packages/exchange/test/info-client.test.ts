import { afterEach, describe, expect, it } from "vitest";
import {
  basic,
  createInfoClient,
  findAsset,
  isNodeAccessError,
  marginTier,
  type Meta,
  type PerpetualAsset,
  urlToken,
} from "../src/index.ts";
import { meta } from "./meta-sample.ts";
import { type Reply, startVenue, type Venue } from "./venue.ts";

const venues: Venue[] = [];

afterEach(async () => {
  for (const venue of venues.splice(0)) await venue.close();
});

async function start(reply: Reply): Promise<Venue> {
  const venue = await startVenue(() => reply);
  venues.push(venue);
  return venue;
}

function findLeverage(asset: PerpetualAsset): (notional: string | bigint) => number {
  return (notional) => marginTier(meta, asset, notional).maxLeverage;
}

describe("createInfoClient", () => {
  it("requests the metadata of a dex with either credential of a node", async () => {
    const { endpoint, sent } = await start({ body: JSON.stringify(meta) });
    expect(await createInfoClient({ endpoint, credential: urlToken("t0ken") }).meta()).toEqual(meta);
    await createInfoClient({ endpoint, credential: basic("user", "pass") }).meta({ dex: "other" });
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ["/t0ken/info", '{"type":"meta"}'],
      ["/info", '{"type":"meta","dex":"other"}'],
    ]);
    expect(sent[1]?.headers.authorization).toBe(`Basic ${btoa("user:pass")}`);
  });

  it("reports that the node does not support a request", async () => {
    const { endpoint } = await start({ status: 422, type: "text/plain", body: "Failed to deserialize" });
    const error: unknown = await createInfoClient({ endpoint })
      .meta()
      .catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "HTTP_STATUS") && error.context.body).toBe("Failed to deserialize");
  });
});

describe("findAsset", () => {
  it("finds an asset with its index by name, listed or not", () => {
    expect(findAsset(meta, "ETH")?.index).toBe(1);
    expect(findAsset(meta, "GONE")).toEqual({ index: 2, asset: meta.universe[2] });
    expect(findAsset(meta, "LAST")?.index).toBe(3);
    expect(findAsset(meta, "eth")).toBeUndefined();
  });
});

describe("marginTier", () => {
  const [btc, eth, gone, last] = meta.universe;
  if (!btc || !eth || !gone || !last) throw new Error("the sample has four assets");

  const leverage = findLeverage(btc);

  it("finds the highest tier of a position, exact to the last digit", () => {
    expect(["0", "149999999.999999999999999999", "-1.5"].map(leverage)).toEqual([40, 40, 40]);
    expect(
      ["150000000", "0150000000.000", "-150000000.0", "150000000.000000000000000001"].map(leverage),
    ).toEqual([20, 20, 20, 20]);
    expect(leverage(10n ** 30n)).toBe(20);
    expect(leverage(-149_999_999n)).toBe(40);
  });

  it("supports unlisted tables, and assets without a table", () => {
    expect(marginTier(meta, eth, "1")).toEqual({ lowerBound: "0.0", maxLeverage: 25 });
    expect(marginTier(meta, gone, "1")).toEqual({ lowerBound: "0.0", maxLeverage: 3 });
    expect(marginTier(meta, { name: "NEW", szDecimals: 0, maxLeverage: 50 }, "1").maxLeverage).toBe(50);
  });

  it("does not rely on the order of tiers", () => {
    const [[id, table] = [0, { description: "", marginTiers: [] }]] = meta.marginTables;
    const turned: Meta = {
      ...meta,
      marginTables: [[id, { ...table, marginTiers: table.marginTiers.toReversed() }]],
    };
    expect(marginTier(turned, btc, "150000000.1").maxLeverage).toBe(20);
    expect(marginTier(turned, btc, "1").maxLeverage).toBe(40);
  });

  it("names an invalid amount, and a missing table", () => {
    for (const wrong of ["", "1e9", "1,000", "--1", "0x10", ".5", "NaN"]) {
      expect(() => marginTier(meta, btc, wrong)).toThrow(/^notional: expected a decimal/);
    }
    expect(() => marginTier(meta, last, "1")).toThrow(/^meta: expected the margin table 99 of LAST/);
  });
});
