>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x12",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0"}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockByHash","params":["0x0000000000000000000000000000000000000000000000000000000000000000",false]}
<< {"jsonrpc":"2.0","id":2,"result":null}
