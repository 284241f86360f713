// Besu: a blob transaction without `v`, variables, a field that fails.
// graphql: ethereum
>> {"query":"{ block(number: 34) { baseFeePerGas totalDifficulty withdrawals { address amount } blobGasUsed transactions { maxFeePerBlobGas type yParity v r s blobVersionedHashes } } }"}
<< {"data":{"block":{"baseFeePerGas":"0x3437004a","totalDifficulty":"0x427c00","withdrawals":[],"blobGasUsed":"0x40000","transactions":[{"maxFeePerBlobGas":"0x3b9aca00","type":"0x3","yParity":"0x0","v":null,"r":"0x2222222222222222222222222222222222222222222222222222222222222222","s":"0x2222222222222222222222222222222222222222222222222222222222222222","blobVersionedHashes":["0x1111111111111111111111111111111111111111111111111111111111111111"]}]}}}
>> {"query":"query balance($address: Address!) { pending { account(address: $address) { balance transactionCount } } }","variables":{"address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}
<< {"data":{"pending":{"account":{"balance":"0x140","transactionCount":"0x1"}}}}
>> {"query":"query blocks($from: Long, $to: Long) { blocks(from: $from, to: $to) { number hash } }","variables":{"from":"0x1d","to":"0x1e"}}
<< {"data":{"blocks":[{"number":"0x1d","hash":"0x1111111111111111111111111111111111111111111111111111111111111111"},{"number":"0x1e","hash":"0x1111111111111111111111111111111111111111111111111111111111111111"}]}}
>> {"query":"{ block(number: 1, hash: \"0x1111111111111111111111111111111111111111111111111111111111111111\") { number } }"}
<< 400 {"errors":[{"message":"Invalid params","locations":[{"line":1,"column":3}],"path":["block"],"extensions":{"errorCode":-32602,"errorMessage":"Invalid params","classification":"DataFetchingException"}}],"data":{"block":null}}
>> {"query":"mutation send($data: Bytes!) { sendRawTransaction(data: $data) }","variables":{"data":"0xf86d04"}}
<< {"data":{"sendRawTransaction":"0x2222222222222222222222222222222222222222222222222222222222222222"}}
>> {"query":"{ syncing { startingBlock currentBlock highestBlock } chainID logs(filter: { topics: [[\"0x1111111111111111111111111111111111111111111111111111111111111111\"]] }) { index topics data account { address } } }"}
<< {"data":{"syncing":null,"chainID":"0x1","logs":[{"index":"0x0","topics":["0x1111111111111111111111111111111111111111111111111111111111111111"],"data":"0x","account":{"address":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}]}}
