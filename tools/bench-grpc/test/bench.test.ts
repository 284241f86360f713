import { expect, it } from "vitest";
import { clients } from "../src/clients.ts";
import { codecs } from "../src/codecs.ts";
import { measureCodecs } from "../src/measure-codecs.ts";
import { measureStreams } from "../src/measure-streams.ts";
import { largeRequestBytes } from "../src/messages.ts";

it("measures libraries that write the same bytes", async () => {
  const all = await codecs();
  for (const { encode } of Object.values(all)) expect(encode()).toHaveLength(largeRequestBytes.length);
  const text = await measureCodecs(1, 1);
  for (const name of Object.keys(all)) expect(text.match(new RegExp(`^  ${name} `, "gm"))).toHaveLength(3);
  expect(text).not.toContain("NaN");
});

it("measures streams of every client", { timeout: 120_000 }, async () => {
  const text = await measureStreams(1, 10);
  for (const name of Object.keys(clients))
    expect(text.match(new RegExp(`^  ${name}[ :]`, "gm"))).toHaveLength(2);
  expect(text).not.toContain("NaN");
});
