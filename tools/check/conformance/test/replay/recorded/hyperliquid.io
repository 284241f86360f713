// HyperEVM: big blocks, and the transactions of HyperCore.
// protocol: hyperliquid
>> {"jsonrpc":"2.0","id":1,"method":"eth_bigBlockGasPrice","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5f5e100"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_usingBigBlocks","params":["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getSystemTxsByBlockNumber","params":["0x2d"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"type":"0x0","hash":"0x2222222222222222222222222222222222222222222222222222222222222222","from":"0x2222222222222222222222222222222222222222","to":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","nonce":"0x0","gas":"0x186a0","value":"0x0","input":"0x6bf6a42d","gasPrice":"0x0","chainId":"0x3e7","v":"0x7f1","r":"0x1","s":"0x2","blockHash":"0x1111111111111111111111111111111111111111111111111111111111111111","blockNumber":"0x2d","transactionIndex":"0x0"}]}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getSystemTxsByBlockHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
