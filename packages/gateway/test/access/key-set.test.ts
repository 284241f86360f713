import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentTime } from "../../src/observe/clock.ts";
import { sha256 } from "../../src/state/digest.ts";
import { DatabaseContact } from "../../src/access/database-contact.ts";
import type { KeyTerms } from "../../src/access/key.ts";
import { KeySet } from "../../src/access/key-set.ts";

const terms: KeyTerms = {
  id: "NC-1",
  digest: sha256("one"),
  replaces: null,
  expiresAt: null,
  revokedAt: null,
  rate: null,
  burst: null,
  methods: null,
  origins: null,
};

describe("KeySet", () => {
  let ended: string[];
  let keys: KeySet;
  beforeEach(() => {
    ended = [];
    keys = new KeySet((key, reason) => ended.push(`${key.id} ${reason}`));
  });
  afterEach(() => void vi.useRealTimers());

  it("updates the keys that callers hold, and reports those that end", () => {
    const [first, second] = keys.set("ND-1", [terms, { ...terms, id: "NC-2" }]);
    keys.set("ND-1", [
      { ...terms, rate: 5, methods: ["eth_*"] },
      { ...terms, id: "NC-2", revokedAt: 1 },
    ]);
    expect(first?.rate).toBe(5);
    expect(first?.methods?.allows("net_version")).toBe(false);
    expect(second?.ended).toBe("revoked");
    expect(ended).toEqual(["NC-2 revoked"]);
    keys.set("ND-1", []);
    expect(first?.ended).toBe("revoked");
    expect(ended).toEqual(["NC-2 revoked", "NC-1 revoked"]);
  });

  it("finds keys by their secret, also those that have ended, until they are removed", () => {
    const other = { ...terms, id: "NC-2", digest: sha256("two"), revokedAt: 1 };
    const [first, second] = keys.set("ND-1", [terms, other]);
    expect([keys.find("one"), keys.find("two"), keys.find("three")]).toEqual([first, second, undefined]);
    keys.set("ND-1", [other]);
    expect([keys.find("one"), keys.find("two")]).toEqual([undefined, second]);
    keys.remove("ND-1");
    expect(keys.find("two")).toBeUndefined();
  });

  it("reports no keys whose owner is removed", () => {
    const [key] = keys.set("ND-1", [terms]);
    keys.remove("ND-1");
    expect(key?.ended).toBe("revoked");
    expect(ended).toEqual([]);
  });

  it("expires keys by elapsed time, whatever the machine's clock says", () => {
    vi.useFakeTimers({ toFake: ["performance", "Date"] });
    const now = currentTime();
    const [expiring, later] = keys.set("ND-1", [
      { ...terms, expiresAt: now + 1_000 },
      { ...terms, id: "NC-2", expiresAt: now + 5_000 },
    ]);
    for (const hours of [2, -4]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      keys.expire();
      expect(ended).toEqual([]);
    }
    vi.advanceTimersByTime(1_000);
    expect(expiring?.ended).toBe("expired");
    expect(later?.ended).toBeUndefined();
    keys.expire();
    keys.expire();
    expect(ended).toEqual(["NC-1 expired"]);
  });

  it("reports used keys once", () => {
    const [key] = keys.set("ND-1", [terms, { ...terms, id: "NC-2" }]);
    key?.use();
    expect(keys.takeUsed()).toEqual(["NC-1"]);
    expect(keys.takeUsed()).toEqual([]);
  });

  it("counts a key as in use if one of its uses was before the contact to the database was lost", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let last = performance.now();
    const contact = new DatabaseContact(() => last, { maxStaleness: 60_000, maxStalenessInUse: 86_400_000 });
    const [used, unused] = new KeySet(() => {}, contact).set("ND-1", [terms, { ...terms, id: "NC-2" }]);
    vi.advanceTimersByTime(1);
    used?.use();
    // A read of changes begins, and calls go on until it has ended.
    vi.advanceTimersByTime(1);
    const startedAt = performance.now();
    vi.advanceTimersByTime(1);
    used?.use();
    last = startedAt;
    // From here on, no read succeeds.
    vi.advanceTimersByTime(1);
    for (const key of [used, unused]) key?.use();
    vi.advanceTimersByTime(60_000);
    expect([used?.ended, unused?.ended]).toEqual([undefined, "unconfirmed"]);
  });
});
