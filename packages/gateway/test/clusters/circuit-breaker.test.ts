import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CircuitBreaker } from "../../src/clusters/health/circuit-breaker.ts";

/** An event at an upstream, and how many milliseconds later it happens. */
const event = fc.record({
  passes: fc.integer({ min: 0, max: 40_000 }),
  what: fc.constantFrom("send", "succeed", "fail", "time out", "abandon"),
  which: fc.nat(),
});

describe("a circuit breaker", () => {
  it("lets at most one probe through while it is not closed, and closes only for what was sent after it opened", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 100 }), (events) => {
        const breaker = new CircuitBreaker();
        const inFlight: number[] = [];
        let now = 0;
        let openedAt: number | undefined;
        let probe: number | undefined;
        let inRow = 0;
        for (const { passes, what, which } of events) {
          now += passes + 1;
          if (what === "send") {
            const isAllowed = breaker.isClosed || !breaker.isProbing;
            if (!isAllowed) continue;
            if (!breaker.isClosed) {
              // The previous probe has ended.
              expect(probe).toBe(undefined);
              probe = now;
            }
            breaker.sent(now);
            inFlight.push(now);
            continue;
          }
          const [sentAt] = inFlight.splice(which % Math.max(1, inFlight.length), 1);
          if (sentAt === undefined) continue;
          if (probe === sentAt) probe = undefined;
          const wasOpen = openedAt !== undefined;
          const isCurrent = openedAt === undefined || sentAt >= openedAt;
          if (what === "succeed") {
            breaker.succeeded(sentAt, now);
            if (isCurrent) [openedAt, inRow] = [undefined, 0];
          } else if (what === "abandon") breaker.abandoned(sentAt);
          else {
            const opened = breaker.failed(sentAt, now, what === "time out");
            expect(opened && wasOpen).toBe(false);
            if (!wasOpen) inRow++;
            if (inRow >= 5 && !wasOpen) expect(opened).toBe(true);
            if (opened || (wasOpen && isCurrent)) openedAt = now;
            if (opened) inRow = 0;
          }
          expect(breaker.isClosed).toBe(openedAt === undefined);
          expect(breaker.isProbing).toBe(probe !== undefined && openedAt !== undefined);
          if (openedAt !== undefined) {
            expect(breaker.wantsProbe(now + 30_001)).toBe(!breaker.isProbing);
            // A pause lasts at least a second.
            expect(breaker.wantsProbe(openedAt + 999)).toBe(false);
          }
        }
      }),
    );
  });

  it("opens immediately for an upstream that is down, but not if it served others meanwhile", () => {
    const [down, busy] = [new CircuitBreaker(), new CircuitBreaker()];
    expect(down.failed(1, 100, true)).toBe(true);
    busy.succeeded(2, 50);
    expect(busy.failed(1, 100, true)).toBe(false);
  });

  it("doubles its pause after each failed probe, up to half a minute, and restarts at a second once it has closed", () => {
    const breaker = new CircuitBreaker();
    let now = 0;
    breaker.failed(now, now, true);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      expect(breaker.wantsProbe(now + seconds * 1000 - 1)).toBe(false);
      now += seconds * 1000;
      expect(breaker.wantsProbe(now)).toBe(true);
      breaker.sent(now);
      expect(breaker.wantsProbe(now)).toBe(false);
      breaker.failed(now, now, false);
    }
    breaker.sent(now + 30_000);
    breaker.succeeded(now + 30_000, now + 30_001);
    expect(breaker.isClosed).toBe(true);
    breaker.failed(now + 30_002, now + 30_003, true);
    expect(breaker.wantsProbe(now + 31_003)).toBe(true);
  });
});
