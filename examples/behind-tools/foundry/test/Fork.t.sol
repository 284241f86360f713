// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Token {
    function balanceOf(address account) external view returns (uint256);
}

interface Vm {
    function createSelectFork(string calldata endpoint) external returns (uint256);
    function envAddress(string calldata name) external view returns (address);
}

contract ForkTest {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function test_readsTheChain() external {
        vm.createSelectFork("node");
        require(Token(vm.envAddress("TOKEN")).balanceOf(address(0x2020)) == 20, "another balance");
    }
}
