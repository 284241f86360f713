import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readHostileRules, readSpeeds } from "../src/landing-proof.ts";

const src = fileURLToPath(new URL("../src", import.meta.url));

// No compiler checks .astro files.
describe("components", () => {
  it.each(globSync("**/*.astro", { cwd: src }))("%s imports what there is", (file) => {
    const path = join(src, file);
    for (const [, names = "", module = ""] of readFileSync(path, "utf8").matchAll(
      /^import \{([^}]*)\} from "(\.[^"]*\.ts)"/gm,
    )) {
      const text = readFileSync(join(dirname(path), module), "utf8");
      for (const name of names.split(",").map((one) => one.trim()))
        expect(text).toMatch(new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, "m"));
    }
  });
});

describe("the first page", () => {
  it("compares our packages with others, by the README's figures", () => {
    const speeds = readSpeeds();
    expect(speeds.length).toBeGreaterThan(5);
    expect(speeds[0]?.clients.map(({ name }) => name)).toContain("viem");
    for (const { clients } of speeds) {
      expect(clients.some(({ isOurs }) => isOurs)).toBe(true);
      for (const { name, calls } of clients) {
        expect(name).toMatch(/^[@\w][\w@/, .-]*[a-z]$/);
        expect(calls).toBeGreaterThan(0);
      }
    }
    expect(readHostileRules().find(({ client }) => client === "rpc")?.followed).toBeGreaterThan(20);
  });
});
