import { keccak_256 } from "@noble/hashes/sha3.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Head, LogFilter } from "../../src/index.ts";
import { keccak256 } from "../../src/subscriptions/keccak.ts";
import { LogBloom } from "../../src/subscriptions/log-bloom.ts";

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = (text: string): string => hex(keccak256(new TextEncoder().encode(text)));

describe("keccak256", () => {
  it.each([
    ["", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"],
    ["abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"],
    ["Transfer(address,address,uint256)", "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"],
  ])("of %j is the published value", (text, expected) => expect(digest(text)).toBe(expected));

  it("equals an audited library's, for all lengths that it takes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 135 }), (bytes) => {
        expect(keccak256(bytes)).toEqual(keccak_256(bytes));
      }),
    );
  });
});

/** A bloom with the bits of some addresses and topics, made as the yellow paper says. */
function headWith(...values: readonly string[]): Head {
  const bloom = new Uint8Array(256);
  for (const value of values) {
    const hash = keccak256(Uint8Array.from(value.slice(2).match(/../g) ?? [], (byte) => Number(`0x${byte}`)));
    for (const at of [0, 2, 4]) {
      const bit = new DataView(hash.buffer).getUint16(at) & 2047;
      bloom[255 - (bit >> 3)] = (bloom[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
    }
  }
  return { logsBloom: `0x${hex(bloom)}` } as Head;
}

const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
const other = `0x${"11".repeat(20)}` as const;
const topic = `0x${"ab".repeat(32)}` as const;

function createBloom(filter: unknown): LogBloom {
  const bloom = new LogBloom(filter as LogFilter);
  bloom.note(headWith(other));
  return bloom;
}

describe("LogBloom", () => {
  it.each([
    [{}, [true, true, false]],
    [{ address }, [true, false, false]],
    [{ address: [address, other] }, [true, true, false]],
    [{ address, topics: [topic] }, [true, false, false]],
    [{ address, topics: [null, [topic, topic]] }, [true, false, false]],
    [{ topics: [[null, topic]] }, [true, true, false]],
    [{ address: [], topics: null }, [true, true, false]],
  ])("of %j", (filter, expected) => {
    const bloom = createBloom(filter);
    const heads = [headWith(address, topic), headWith(other), headWith()];
    expect(heads.map((head) => bloom.mayMatch(head))).toEqual(expected);
  });

  it("says nothing on chains without blooms, or with wrong ones", () => {
    const unused = new LogBloom({ address });
    expect(unused.mayMatch(headWith())).toBe(true);
    expect(createBloom({ address }).mayMatch({} as Head)).toBe(true);
    const wrong = createBloom({ address });
    wrong.compare(headWith(other));
    expect(wrong.mayMatch(headWith())).toBe(true);
  });
});
