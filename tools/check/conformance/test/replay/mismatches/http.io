// api: tezos
>> GET /chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/balance
<< 1
>> GET /chains/main/blocks/head/operations/first/0
<< {}
>> GET /chains/main/blocks/head/hash
<< rejected "BLockGenesisGenesisGenesisGenesisGenesisf79b5d1CoW2"
>> GET /network/peers
<< []
// graphql: ethereum
>> {"query":"{ gasPrice }"}
<< {"data":{"gasPrice":null}}
>> {"query":"{ block { gas } }"}
<< {"data":{"block":{"gas":"0x1"}}}
