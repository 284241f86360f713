"use strict";

const { createRpcClient, urlToken } = require("@node-access/rpc");
const { formatBalance } = require("../src/format-balance.js");

const address = "0x742d35cc6634c0532925a3b844bc454e4438f44e";
const { ENDPOINT, TOKEN } = process.env;

test("writes a balance in ether", async () => {
  const client = createRpcClient({ protocol: "ethereum", endpoint: ENDPOINT, credential: urlToken(TOKEN) });
  expect(await formatBalance(client, address)).toBe("1.5 ETH");
});

test("requests the newest balance", async () => {
  const client = createRpcClient({ protocol: "ethereum", endpoint: ENDPOINT, credential: urlToken(TOKEN) });
  const spy = jest.spyOn(client, "eth_getBalance").mockResolvedValue("0xde0b6b3a7640000");
  expect(await formatBalance(client, address)).toBe("1 ETH");
  expect(spy).toHaveBeenCalledWith(address, "latest");
});

test("reports a wrong token by its code", async () => {
  const client = createRpcClient({ protocol: "ethereum", endpoint: ENDPOINT, credential: urlToken("wrong") });
  await expect(formatBalance(client, address)).rejects.toMatchObject({ code: "CREDENTIAL_REFUSED" });
});
