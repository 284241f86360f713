// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Token} from "../src/Token.sol";

interface Vm {
    function startBroadcast() external;
}

contract Deploy {
    bool public constant IS_SCRIPT = true;
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function run() external {
        vm.startBroadcast();
        Token token = new Token();
        token.transfer(address(0x2020), 20);
    }
}
