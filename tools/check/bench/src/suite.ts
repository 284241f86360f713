import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A pattern of calls. */
export interface Scenario<C> {
  readonly name: string;
  /** The contenders that support it. The figures of the others are divided by those of the first. Default: all. */
  readonly contenders?: readonly string[];
  /** Makes calls for some time. @returns how many calls were made, or how many messages received. */
  readonly run: (contender: C, milliseconds: number) => Promise<number>;
}

/** Scenarios, the contenders that run them, and the server that they call, if any. */
export interface Suite<C> {
  readonly server?: URL;
  /** Functions that connect a library, or hand-written code. Each loads only its own library, as a program that uses it would. */
  readonly contenders: Readonly<Record<string, (url: string, checkout: Checkout) => Promise<C> | C>>;
  readonly scenarios: readonly Scenario<C>[];
  /** Throws an error if a contender does not return the complete results, which would make its figures meaningless. */
  readonly check: (contender: C) => Promise<void>;
}

/** Makes calls until the time is over, each time as many as `count`. Calls in flight still complete. */
export function repeat<C>(
  concurrency: number,
  one: (contender: C) => Promise<unknown>,
  count = 1,
): Scenario<C>["run"] {
  return async (contender, milliseconds) => {
    const end = performance.now() + milliseconds;
    let calls = 0;
    const work = async (): Promise<void> => {
      // At least once, even if the machine delayed this process.
      do {
        await one(contender);
        calls += count;
      } while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return calls;
  };
}

/** Throws an error unless a result is the expected JSON text. */
export function checkResult(what: string, result: unknown, expected: string | undefined): void {
  const received = JSON.stringify(result);
  if (received !== expected) throw new Error(`${what}: got ${received?.slice(0, 200)}`);
}

/** This checkout or another one. It must be built. */
export type Checkout = ReturnType<typeof checkoutIn>;

/** The root of this checkout. */
export const root: string = join(import.meta.dirname, "../../../..");

/** Returns the checkout in a folder. */
export function checkoutIn(folder: string) {
  return {
    folder,
    /** Loads a module of one of its packages, as the package itself would. */
    load<Module>(specifier: string): Promise<Module> {
      const manifest = join(folder, "packages", specifier.split("/")[1] ?? "", "package.json");
      return import(pathToFileURL(createRequire(manifest).resolve(specifier)).href) as Promise<Module>;
    },
  };
}
