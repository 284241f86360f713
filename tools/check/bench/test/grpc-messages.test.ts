import { expect, it } from "vitest";
import { checkoutIn, root } from "../src/suite.ts";
import { codecSuite } from "../src/grpc/codec-suite.ts";

it("measures libraries that read and write the same", async () => {
  const { contenders, scenarios, check } = codecSuite;
  const codecs = Object.entries(contenders).map(
    async ([name, create]) => [name, await create("", checkoutIn(root))] as const,
  );
  const all = Object.fromEntries(await Promise.all(codecs));
  for (const codec of Object.values(all)) await check(codec);
  for (const task of ["decode of a slot", "slot and signature of a transaction"] as const)
    expect(all["hand-written"]?.[task]?.()).toEqual(all["@node-access/grpc"]?.[task]?.());
  for (const { name, contenders: own, run } of scenarios)
    for (const contender of own ?? []) expect(await run(all[contender] ?? {}, 0), name).toBe(50);
});
