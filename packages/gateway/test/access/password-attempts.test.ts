import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PasswordAttempts } from "../../src/access/password-attempts.ts";

const right = (): Promise<boolean> => Promise.resolve(true);
const wrong = (): Promise<boolean> => Promise.resolve(false);

/** Tries wrong passwords one after the other. @returns the seconds on the clock of the test until all were compared. */
async function guess(attempts: PasswordAttempts, source: string, count: number): Promise<number> {
  const start = Date.now();
  for (let index = 0; index < count; index++) {
    const attempt = attempts.check(source, wrong);
    await vi.runAllTimersAsync();
    await attempt;
  }
  return (Date.now() - start) / 1000;
}

describe("password attempts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are slower the more of them are wrong, and never denied", async () => {
    const attempts = new PasswordAttempts();
    expect(await guess(attempts, "a", 5)).toBe(0);
    expect(await guess(attempts, "a", 300)).toBeGreaterThan(500);
    const late = attempts.check("a", right);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toBe(true);
  });

  it("of one address do not slow down others", async () => {
    const attempts = new PasswordAttempts();
    await guess(attempts, "a", 40);
    const flood = Array.from({ length: 10 }, () => attempts.check("a", wrong));
    expect(await attempts.check("b", right)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(flood)).not.toContain(true);
  });

  it("that wait are limited: a new one takes the place of the oldest", async () => {
    const attempts = new PasswordAttempts();
    await guess(attempts, "a", 40);
    const flood = Array.from({ length: 100 }, () => attempts.check("a", wrong).catch(String));
    const last = attempts.check("a", right);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await last).toBe(true);
    const results = await Promise.all(flood);
    expect(results.filter((one) => one === false).length).toBeLessThan(25);
    expect(results.filter((one) => String(one).includes("wrong passwords")).length).toBeGreaterThan(75);
  });

  it("are forgotten in time", async () => {
    const attempts = new PasswordAttempts();
    await guess(attempts, "a", 40);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await attempts.check("a", right)).toBe(true);
  });

  it("of any number of addresses need a limited memory", async () => {
    const attempts = new PasswordAttempts();
    for (let index = 0; index < 5_000; index++) await attempts.check(`a${index}`, wrong);
    expect(attempts.size).toBeLessThanOrEqual(1_000);
  });

  it("whose comparison fails do not stop later ones", async () => {
    const attempts = new PasswordAttempts();
    await expect(attempts.check("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await attempts.check("a", right)).toBe(true);
  });
});
