import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { undocumented } from "../../src/api/undocumented.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "undocumented-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

function of(text: string): string[] {
  writeFileSync(join(directory, "index.d.ts"), text);
  return undocumented({ name: "sample", exports: { ".": { types: "./index.d.ts" } } }, directory);
}

it("finds nothing if everything is documented", () => {
  expect(
    of(`
      /** Of A. */
      export interface A {
        /** Of x. */
        readonly x: number;
        toString(): string;
      }
      /**
       * Makes one.
       *
       * @param x - Its number.
       * @param options - How.
       * @returns the A.
       *
       * @example
       * make(1);
       */
      export declare function make(x: number, { how }?: { how?: string }): A;
      export declare function make(x: string): A;
      /** Ends it. @param a - Which. @example end(a); */
      export declare function end(a: A): Promise<void>;
      /** Of C. */
      export declare const c: number;
      interface Inner { y: number }
      export {};
    `),
  ).toEqual([]);
});

it("reports exports and members without a docstring, and what a function's docstring lacks", () => {
  expect(
    of(`
      export interface A {
        readonly x: number;
        /** Of y. */
        y(): void;
        z(): void;
      }
      /** Makes one. */
      export declare function make(x: number, { how }: { how?: string }): A;
      /** Of B. */
      export declare class B { #hidden; seen: number; }
      export declare const c: number;
    `),
  ).toEqual([
    "index.d.ts: A has no docstring",
    "index.d.ts: A has no docstring for x",
    "index.d.ts: A has no docstring for z",
    "index.d.ts: B has no docstring for seen",
    "index.d.ts: c has no docstring",
    "index.d.ts: make has no @param x",
    "index.d.ts: make has no @param",
    "index.d.ts: make has no @returns",
    "index.d.ts: make has no @example",
  ]);
});

it("requires no example for exports that only generated code imports", () => {
  expect(of("/** Of f. @internal */\nexport declare function f(x: number): number;")).toEqual([]);
});
