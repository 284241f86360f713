// avalanchego: a peer of an older version, a network without proposals' votes.
// protocol: avalanche-info
>> {"jsonrpc":"2.0","id":1,"method":"info.peers","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"numPeers":"1","peers":[{"ip":"203.0.113.7:9651","publicIP":"203.0.113.7:9651","nodeID":"NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg","version":"avalanche/1.9.4","lastSent":"2020-06-01T15:23:02Z","lastReceived":"2020-06-01T15:22:57Z","observedUptime":"99","trackedSubnets":[],"benched":[]}]}}
>> {"jsonrpc":"2.0","id":1,"method":"info.acps","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"acps":{"23":{"supportWeight":"0","supporters":null,"objectWeight":"0","objectors":[],"abstainWeight":"50"}}}}
>> {"jsonrpc":"2.0","id":1,"method":"info.uptime","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"node is not a validator"}}
