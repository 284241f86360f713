// Bor: producers and checkpoints.
// protocol: polygon-pos
>> {"jsonrpc":"2.0","id":1,"method":"bor_getAuthor","params":["0x2d"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}
>> {"jsonrpc":"2.0","id":1,"method":"bor_getAuthor","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}
>> {"jsonrpc":"2.0","id":1,"method":"bor_getCurrentValidators","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[{"ID":0,"signer":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","power":100,"accum":-5}]}
>> {"jsonrpc":"2.0","id":1,"method":"bor_getRootHash","params":[1,256]}
<< {"jsonrpc":"2.0","id":1,"result":"1111111111111111111111111111111111111111111111111111111111111111"}
