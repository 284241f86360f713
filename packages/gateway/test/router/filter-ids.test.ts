import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Upstream } from "../../src/upstreams/upstream.ts";
import { type FilterOptions, NodeFilters } from "../../src/router/node-filters.ts";
import { Vault } from "../../src/state/vault.ts";

const key = randomBytes(32);
const upstreams = ["one", "other"].map((id) => ({ id, isClosed: false }) as Upstream);

function createFilters(options: Partial<FilterOptions> = {}): NodeFilters {
  return new NodeFilters({
    node: "ND-1",
    vault: new Vault(key),
    isShared: true,
    limit: 1_000,
    weightOf: () => 1,
    idle: 60_000,
    upstream: (id) => upstreams.find((upstream) => upstream.id === id),
    ...options,
  });
}

const notFound = "filter not found";

describe("ids of filters", () => {
  it("are valid at every gateway of a fleet", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...upstreams), (upstreamId, upstream) => {
        const id = createFilters().add({ upstreamId, upstream }, "NC-1");
        expect(id).toMatch(/^0x[1-9a-f][0-9a-f]*$/);
        expect(createFilters().use(id)).toMatchObject({ upstreamId, upstream });
      }),
    );
  });

  it("are not valid at another node, with another key, when changed, or if the gateway runs alone", () => {
    const id = createFilters().add({ upstreamId: '"0x5"', upstream: upstreams[0] }, "NC-1");
    expect(() => createFilters({ node: "ND-2" }).use(id)).toThrow(notFound);
    expect(() => createFilters({ vault: new Vault(randomBytes(32)) }).use(id)).toThrow(notFound);
    expect(() => createFilters({ isShared: false }).use(id)).toThrow(notFound);
    expect(() => createFilters({ upstream: () => undefined }).use(id)).toThrow(notFound);
    fc.assert(
      fc.property(fc.integer({ min: 3, max: id.length - 1 }), fc.constantFrom("0", "f"), (at, digit) => {
        fc.pre(id[at] !== digit);
        expect(() => createFilters().use(id.slice(0, at) + digit + id.slice(at + 1))).toThrow(notFound);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(() => createFilters().use(value)).toThrow(notFound);
      }),
    );
  });

  it("reveal nothing about the upstream", () => {
    const id = createFilters().add({ upstreamId: '"0x5"', upstream: upstreams[0] }, "NC-1");
    const other = createFilters().add({ upstreamId: '"0x5"', upstream: upstreams[0] }, "NC-1");
    expect(id).not.toBe(other);
    expect(Buffer.from(id.slice(3), "hex").includes("one")).toBe(false);
  });

  it("count against the limit of the gateway that uses them", () => {
    const filters = createFilters({ limit: 2 });
    const filter = { upstreamId: "1", upstream: upstreams[0] };
    filters.reserve("NC-1");
    filters.add(filter, "NC-1");
    filters.use(createFilters().add(filter, "NC-1"));
    expect(() => filters.reserve("NC-1")).toThrow(
      "all 2 filters of this node are in use, 2 by this credential",
    );
  });
});
