import { expect, it } from "vitest";
import { checkoutIn, root } from "../src/suite.ts";
import { signingSuite } from "../src/signing/signing-suite.ts";

const { contenders, check } = signingSuite;

it.each(Object.entries(contenders))("signs the same as code by hand: %s", async (_, create) => {
  const contender = await create("", checkoutIn(root));
  await check(contender);
  await expect(check(() => ({ r: "0x", s: "0x", v: 27 }))).rejects.toThrow('signs {"r":"0x"');
});
