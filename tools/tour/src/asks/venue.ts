import assert from "node:assert/strict";
import { type ExchangeClient, findAsset, type InfoClient } from "@node-access/exchange";
import type { Ask } from "../ask.ts";

/** A venue's client for signed actions, and who signs them. */
export interface ExchangeStep {
  readonly exchange: ExchangeClient;
  /** The signer's address. */
  readonly user: `0x${string}`;
}

/** Asks of the venue's info endpoint. */
export const infoAsks: readonly Ask<InfoClient>[] = [
  {
    method: "meta",
    asked: "perpetuals",
    async run({ client, call }) {
      const meta = await call(() => client.meta());
      const [first] = meta.universe;
      assert.ok(first);
      assert.equal(findAsset(meta, first.name)?.index, 0);
      return `${meta.universe.length} assets, first ${first.name}`;
    },
  },
];

/** Asks of the venue's exchange endpoint: each is signed, and the venue recovers the signer. */
export const exchangeAsks: readonly Ask<ExchangeStep>[] = [
  {
    method: "agentEnableDexAbstraction",
    asked: "signed",
    async run({ client: { exchange }, call }) {
      return (await call(() => exchange.agentEnableDexAbstraction())).status;
    },
  },
  {
    method: "agentSetAbstraction",
    asked: "signed",
    async run({ client: { exchange }, call }) {
      return (await call(() => exchange.agentSetAbstraction({ abstraction: "u" }))).status;
    },
  },
  {
    method: "userDexAbstraction",
    asked: "signed by the user",
    async run({ client: { exchange, user }, call }) {
      return (await call(() => exchange.userDexAbstraction({ user, enabled: true }))).status;
    },
  },
];
