/**
 * A contract small enough to read as assembly. Called without data, it adds one to storage slot 0 and logs the
 * new count under the topic 0x2a. Called with any data, it reverts with `Error("refused")`.
 */
const runtimeCode = [
  "36601957", //         CALLDATASIZE PUSH1 19 JUMPI       any data: go to 0x19
  "600054600101", //     SLOAD(0) + 1
  "80600055", //         DUP1, SSTORE(0)
  "600052", //           MSTORE(0)
  "602a60206000a100", // LOG1(memory 0..32, topic 0x2a), STOP
  "5b", //               0x19: JUMPDEST
  "6308c379a060e01b600052", //         memory  0: selector of Error(string)
  "6020600452", //                     memory  4: offset of the string
  "6007602452", //                     memory 36: its length
  "667265667573656460c81b604452", //   memory 68: "refused"
  "60646000fd", //                     REVERT(memory 0..100)
].join("");

const runtimeLength = (runtimeCode.length / 2).toString(16).padStart(2, "0");

/** The data of the transaction that creates the contract. Its first 12 bytes return the rest as the contract's code. */
export const counterCreationCode: `0x${string}` = `0x60${runtimeLength}600c60003960${runtimeLength}6000f3${runtimeCode}`;
