"use strict";

const { createRpcClient, urlToken } = require("@node-access/rpc");
const { formatBalance } = require("./format-balance.js");

const { ENDPOINT, TOKEN } = process.env;
const [address] = process.argv.slice(2);
if (!ENDPOINT || !TOKEN || !address) {
  console.error("usage: ENDPOINT=https://node.example.com TOKEN=... npm start -- 0xADDRESS");
  process.exit(1);
}
const client = createRpcClient({ protocol: "ethereum", endpoint: ENDPOINT, credential: urlToken(TOKEN) });
formatBalance(client, address).then(console.log, (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
