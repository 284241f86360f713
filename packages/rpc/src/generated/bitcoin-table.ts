// Generated from specs/catalog.yaml and specs/rpc. Do not edit: change the spec and run `npm run generate`.

import { createDialect, type ProtocolTable } from "@node-access/transport/json-rpc";

type Table = ProtocolTable<unknown>;

const methods: Table["methods"] = {
  getblockcount: "safe",
  getbestblockhash: "safe",
  getblockhash: "safe",
  getblock: "safe",
  getblockheader: "safe",
  getblockchaininfo: "safe",
  getchaintips: "safe",
  getchainstates: "safe",
  getchaintxstats: "safe",
  getdeploymentinfo: "safe",
  getdifficulty: "safe",
  getblockstats: "safe",
  getblockfilter: "safe",
  gettxout: "safe",
  gettxoutproof: "safe",
  verifytxoutproof: "safe",
  gettxoutsetinfo: "safe",
  scantxoutset: "safe",
  scanblocks: "safe",
  getdescriptoractivity: "safe",
  waitfornewblock: "safe",
  waitforblock: "safe",
  waitforblockheight: "safe",
  verifychain: "safe",
  getmempoolinfo: "safe",
  getrawmempool: "safe",
  getmempoolentry: "safe",
  getmempoolancestors: "safe",
  getmempooldescendants: "safe",
  getmempoolcluster: "safe",
  getmempoolfeeratediagram: "safe",
  getorphantxs: "safe",
  gettxspendingprevout: "safe",
  getrawtransaction: "safe",
  decoderawtransaction: "safe",
  decodescript: "safe",
  createrawtransaction: "safe",
  combinerawtransaction: "safe",
  sendrawtransaction: "write",
  getprivatebroadcastinfo: "safe",
  abortprivatebroadcast: "write",
  testmempoolaccept: "safe",
  submitpackage: "idempotent",
  createpsbt: "safe",
  converttopsbt: "safe",
  utxoupdatepsbt: "safe",
  descriptorprocesspsbt: "safe",
  combinepsbt: "safe",
  joinpsbts: "safe",
  finalizepsbt: "safe",
  analyzepsbt: "safe",
  decodepsbt: "safe",
  getmininginfo: "safe",
  getnetworkhashps: "safe",
  getblocktemplate: "safe",
  getprioritisedtransactions: "safe",
  submitblock: "idempotent",
  submitheader: "idempotent",
  getnetworkinfo: "safe",
  getconnectioncount: "safe",
  getnettotals: "safe",
  getpeerinfo: "safe",
  getnodeaddresses: "safe",
  getaddrmaninfo: "safe",
  getaddednodeinfo: "safe",
  listbanned: "safe",
  ping: "safe",
  estimatesmartfee: "safe",
  validateaddress: "safe",
  verifymessage: "safe",
  createmultisig: "safe",
  getdescriptorinfo: "safe",
  deriveaddresses: "safe",
  getindexinfo: "safe",
  uptime: "safe",
};

const probeMethod: Table["probeMethod"] = "getblockcount";

const blockParams: Table["blockParams"] = {
  getblockhash: 0,
  getblockstats: 0,
};

const heightMethods: Table["heightMethods"] = [
  "getblockcount",
];

const dialect: Table["dialect"] = /* @__PURE__ */ createDialect({
  errorStatuses: [500, 400, 404],
  decimals: [
    "value", "fee", "total_amount", "total_unspendable_amount", "prevout_spent", "coinbase",
    "new_outputs_ex_coinbase", "unspendable", "genesis_block", "bip30", "scripts", "unclaimed_rewards",
    "amount", "total_fee", "mempoolminfee", "minrelaytxfee", "incrementalrelayfee", "modifiedfee", "base",
    "modified", "ancestor", "descendant", "chunk", "chunkfee", "effective-feerate", "estimated_feerate",
    "blockmintxfee", "relayfee", "incrementalfee", "minfeefilter", "feerate",
  ],
  withoutDecimals: ["getblocktemplate"],
});

/** The methods of Bitcoin, as the `protocol` of a client. */
export const bitcoin: ProtocolTable<"bitcoin"> = {
  methods,
  probeMethod,
  blockParams,
  heightMethods,
  dialect,
};

/** The methods of Litecoin, as the `protocol` of a client. */
export const litecoin: ProtocolTable<"litecoin"> = {
  methods,
  probeMethod,
  blockParams,
  heightMethods,
  dialect,
};

/** The methods of Dogecoin, as the `protocol` of a client. */
export const dogecoin: ProtocolTable<"dogecoin"> = {
  methods,
  probeMethod,
  blockParams,
  heightMethods,
  dialect,
};
