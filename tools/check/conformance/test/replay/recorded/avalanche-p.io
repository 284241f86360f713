// avalanchego, P-Chain: validators of all kinds of subnet, encodings, an error.
// protocol: avalanche-p
>> {"jsonrpc":"2.0","id":1,"method":"platform.getHeight","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"height":"22756"}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getCurrentValidators","params":{"nodeIDs":["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"]}}
<< {"jsonrpc":"2.0","id":1,"result":{"validators":[{"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe","startTime":"1755000000","endTime":"1786536000","weight":"2000000000000","nodeID":"NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg","validationRewardOwner":{"locktime":"0","threshold":"1","addresses":["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"]},"delegationRewardOwner":{"locktime":"0","threshold":"1","addresses":["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"]},"potentialReward":"117431493426","accruedDelegateeReward":"0","delegationFee":"2.0000","uptime":"99.9812","connected":true,"signer":{"publicKey":"0x8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f8f","proofOfPossession":"0x868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686"},"delegatorCount":"0","delegatorWeight":"0","delegators":[]}]}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getCurrentValidators","params":{"subnetID":"2bc"}}
<< {"jsonrpc":"2.0","id":1,"result":{"validators":[{"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe","startTime":"1755000000","endTime":"1786536000","weight":"2000000000000","nodeID":"NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"},{"nodeID":"NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg","weight":"20","startTime":"1734034648","validationID":"3cd","publicKey":"0x919191919191919191919191919191919191919191919191919191919191919191919191919191919191919191919191","remainingBalanceOwner":{"locktime":"0","threshold":"1","addresses":["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"]},"deactivationOwner":{"locktime":"0","threshold":"0","addresses":[]},"minNonce":"0","balance":"8780477952"}]}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getValidatorsAt","params":{"height":"proposed"}}
<< {"jsonrpc":"2.0","id":1,"result":{"NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg":{"publicKey":null,"weight":"20"}}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getBlock","params":{"blockID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe","encoding":"json"}}
<< {"jsonrpc":"2.0","id":1,"result":{"block":{"parentID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe","height":1000001,"txs":[],"time":1755000000,"id":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"},"encoding":"json"}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getBlockByHeight","params":{"height":"1000001"}}
<< {"jsonrpc":"2.0","id":1,"result":{"block":"0x0000000000","encoding":"hex"}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getTxStatus","params":{"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"}}
<< {"jsonrpc":"2.0","id":1,"result":{"status":"Dropped","reason":"failed verification"}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getBalance","params":{"addresses":["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"]}}
<< {"jsonrpc":"2.0","id":1,"result":{"balance":"0","unlocked":"0","lockedStakeable":"0","lockedNotStakeable":"0","balances":{},"unlockeds":{},"lockedStakeables":{},"lockedNotStakeables":{},"utxoIDs":null}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getSubnet","params":{"subnetID":"2bc"}}
<< {"jsonrpc":"2.0","id":1,"result":{"isPermissioned":false,"controlKeys":["P-avax1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq0nmtx4"],"threshold":"1","locktime":"0","subnetTransformationTxID":"11111111111111111111111111111111LpoYY","conversionID":"4de","managerChainID":"5ef","managerAddress":"0xfeedc0de00000000000000000000000000000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"platform.getTx","params":{"txID":"2NYcsxaa7oU8Qd4nJuHpvBwLq5bEwMdK9Zc3ScA1rW6gTfVxNe"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"couldn't get tx: not found","data":null}}
