// what it is
>> {"jsonrpc":"2.0","id":7,"method":"eth_chainId"}
<< {"jsonrpc":"2.0","id":7,"result":"0x1"}
