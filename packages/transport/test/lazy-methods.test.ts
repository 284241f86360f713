import { describe, expect, it, vi } from "vitest";
import { lazyMethods } from "../src/lazy-methods.ts";

interface Client {
  hello(): string;
  readonly close: () => void;
}

describe("lazyMethods", () => {
  it("creates a method once, on first use", () => {
    const create = vi.fn((name: string) => (name === "hello" ? () => "world" : undefined));
    const names = vi.fn(() => new Set(["hello"]));
    const client = lazyMethods<Client>({ close: () => {} }, create, names);
    expect(client.hello()).toBe("world");
    expect(client.hello).toBe(client.hello);
    expect(create).toHaveBeenCalledOnce();
    expect(names).not.toHaveBeenCalled();
  });

  it("supports names that it does not list", () => {
    const client = lazyMethods<Client>(
      {},
      (name) => () => name,
      () => new Set(["hello"]),
    );
    expect(Reflect.get(client, "other")()).toBe("other");
    expect(
      Object.keys(
        lazyMethods<Client>(
          {},
          (name) => () => name,
          () => new Set(["hello"]),
        ),
      ),
    ).toEqual(["hello"]);
  });

  it("is not thenable, and compares and prints like a plain object", () => {
    const client = lazyMethods<Client>(
      { close: () => {} },
      () => undefined,
      () => new Set(),
    );
    expect("then" in client).toBe(false);
    expect(Reflect.get(client, "then")).toBeUndefined();
    expect(JSON.stringify(client)).toBe("{}");
    expect(Object.keys(client)).toEqual(["close"]);
    expect(String(client)).toBe("[object Object]");
  });
});
