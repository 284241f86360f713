import type { Micheline } from "./micheline.ts";

/**
 * The code of the simulated token. The simulator does what the code says, and does not run it:
 * `transfer` moves tokens of the sender, `burn` destroys them.
 */
export const tokenCode: readonly Micheline[] = [
  {
    prim: "parameter",
    args: [
      {
        prim: "or",
        args: [
          {
            prim: "pair",
            annots: ["%transfer"],
            args: [
              { prim: "address", annots: ["%from"] },
              {
                prim: "pair",
                args: [
                  { prim: "address", annots: ["%to"] },
                  { prim: "nat", annots: ["%value"] },
                ],
              },
            ],
          },
          { prim: "nat", annots: ["%burn"] },
        ],
      },
    ],
  },
  {
    prim: "storage",
    args: [
      {
        prim: "pair",
        args: [
          { prim: "big_map", annots: ["%ledger"], args: [{ prim: "address" }, { prim: "nat" }] },
          { prim: "nat", annots: ["%total_supply"] },
        ],
      },
    ],
  },
  {
    prim: "code",
    args: [
      [
        { prim: "UNPAIR" },
        {
          prim: "IF_LEFT",
          args: [
            [
              { prim: "UNPAIR" },
              { prim: "DUP" },
              { prim: "SENDER" },
              { prim: "COMPARE" },
              { prim: "EQ" },
              {
                prim: "IF",
                args: [
                  [],
                  [
                    { prim: "PUSH", args: [{ prim: "string" }, { string: "NotSender" }] },
                    { prim: "FAILWITH" },
                  ],
                ],
              },
              { prim: "DIP", args: [[{ prim: "UNPAIR" }]] },
              { prim: "DIP", args: [{ int: "3" }, [{ prim: "UNPAIR" }]] },
              { prim: "DUP", args: [{ int: "4" }] },
              { prim: "DUP", args: [{ int: "2" }] },
              { prim: "GET" },
              { prim: "IF_NONE", args: [[{ prim: "PUSH", args: [{ prim: "nat" }, { int: "0" }] }], []] },
              { prim: "DUP", args: [{ int: "4" }] },
              { prim: "SWAP" },
              { prim: "SUB" },
              { prim: "ISNAT" },
              {
                prim: "IF_NONE",
                args: [
                  [
                    { prim: "PUSH", args: [{ prim: "string" }, { string: "NotEnoughBalance" }] },
                    { prim: "FAILWITH" },
                  ],
                  [],
                ],
              },
              { prim: "SOME" },
              { prim: "SWAP" },
              { prim: "DIG", args: [{ int: "4" }] },
              { prim: "DUG", args: [{ int: "2" }] },
              { prim: "UPDATE" },
              { prim: "DUP" },
              { prim: "DUP", args: [{ int: "3" }] },
              { prim: "GET" },
              { prim: "IF_NONE", args: [[{ prim: "PUSH", args: [{ prim: "nat" }, { int: "0" }] }], []] },
              { prim: "DIG", args: [{ int: "3" }] },
              { prim: "ADD" },
              { prim: "SOME" },
              { prim: "DIG", args: [{ int: "2" }] },
              { prim: "UPDATE" },
            ],
            [
              { prim: "SWAP" },
              { prim: "UNPAIR" },
              { prim: "DUP" },
              { prim: "SENDER" },
              { prim: "GET" },
              { prim: "IF_NONE", args: [[{ prim: "PUSH", args: [{ prim: "nat" }, { int: "0" }] }], []] },
              { prim: "DUP", args: [{ int: "4" }] },
              { prim: "SWAP" },
              { prim: "SUB" },
              { prim: "ISNAT" },
              {
                prim: "IF_NONE",
                args: [
                  [
                    { prim: "PUSH", args: [{ prim: "string" }, { string: "NotEnoughBalance" }] },
                    { prim: "FAILWITH" },
                  ],
                  [],
                ],
              },
              { prim: "SOME" },
              { prim: "SENDER" },
              { prim: "UPDATE" },
              {
                prim: "DIP",
                args: [
                  [
                    { prim: "SUB" },
                    { prim: "ISNAT" },
                    {
                      prim: "IF_NONE",
                      args: [
                        [
                          { prim: "PUSH", args: [{ prim: "string" }, { string: "NotEnoughBalance" }] },
                          { prim: "FAILWITH" },
                        ],
                        [],
                      ],
                    },
                  ],
                ],
              },
            ],
          ],
        },
        { prim: "PAIR" },
        { prim: "NIL", args: [{ prim: "operation" }] },
        { prim: "PAIR" },
      ],
    ],
  },
];
