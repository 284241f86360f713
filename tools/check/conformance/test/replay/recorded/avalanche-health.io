// avalanchego: a check that fails.
// protocol: avalanche-health
>> {"jsonrpc":"2.0","id":1,"method":"health.health","params":{"tags":["11111111111111111111111111111111LpoYY"]}}
<< {"jsonrpc":"2.0","id":1,"result":{"checks":{"bootstrapped":{"message":["P"],"error":"subnets not bootstrapped","timestamp":"2026-08-22T15:32:36.293078Z","duration":3375,"contiguousFailures":7,"timeOfFirstFailure":"2026-08-22T15:31:36Z"},"database":{"timestamp":"2026-08-22T15:32:36.293102Z","duration":1959}},"healthy":false}}
