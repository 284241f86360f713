// avalanchego, X-Chain.
// protocol: avalanche-x
>> {"jsonrpc":"2.0","id":1,"method":"avm.getTx","params":{"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe","encoding":"json"}}
<< {"jsonrpc":"2.0","id":1,"result":{"tx":{"unsignedTx":{"networkID":1,"blockchainID":"11111111111111111111111111111111LpoYY","outputs":[],"inputs":[],"memo":"0x"},"credentials":[],"id":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"},"encoding":"json"}}
>> {"jsonrpc":"2.0","id":1,"method":"avm.getUTXOs","params":{"addresses":["X-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],"sourceChain":"P"}}
<< {"jsonrpc":"2.0","id":1,"result":{"numFetched":"0","utxos":[],"endIndex":{"address":"","utxo":"11111111111111111111111111111111LpoYY"},"encoding":"hex"}}
>> {"jsonrpc":"2.0","id":1,"method":"avm.getAssetDescription","params":{"assetID":"AVAX"}}
<< {"jsonrpc":"2.0","id":1,"result":{"assetID":"FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z","name":"Avalanche","symbol":"AVAX","denomination":"9"}}
