"use strict";

/** Starts a gateway for all tests. Jest runs this outside of its sandbox, so it can import an ES module. */
module.exports = async () => {
  const { createGateway } = await import("@node-access/gateway");
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": "simulator" },
    fixtures: { eth_getBalance: "0x14d1120d7b160000" },
  });
  globalThis.gateway = gateway;
  // Tests run in separate processes, which get the environment and no objects.
  process.env.ENDPOINT = gateway.url;
  process.env.TOKEN = gateway.credentials.nodes.ethereum.key;
};
