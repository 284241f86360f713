import { methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { describe, expect, it } from "vitest";
import { validateResponse } from "../src/validate-response.ts";

/** Every method of the specs that defines a result, and its aliases. */
const specMethods: readonly string[] = Object.keys(methodSchemas).filter(
  (method) => Object.keys(methodSchemas[method]?.result ?? {}).length > 0,
);

/** Every kind of subscription of the specs, named like the tour's rows. */
const specSubscriptions: readonly string[] = Object.keys(subscriptionSchemas).map(
  (kind) => `subscribe ${kind}`,
);

describe("validateResponse", () => {
  it.each([...specMethods, ...specSubscriptions])(
    "rejects a wrong response to %s and names the place",
    (method) => {
      expect(() => validateResponse(method, 17.5)).toThrow(
        new RegExp(`^The response to ${method} does not match the specs:\nresult must be `),
      );
    },
  );

  it("names a place inside a response", () => {
    expect(() => validateResponse("eth_accounts", [`0x${"11".repeat(20)}`, "0x"])).toThrow(
      "result/1 must match",
    );
  });

  it("distinguishes operations of the same name in two specs", () => {
    const header = { hash: "BL", chain_id: "Net" };
    expect(() => validateResponse("getBlockHeader", header, "tezos")).toThrow(
      "result must have required property 'level'",
    );
    expect(() => validateResponse("getBlockHeader", header, "beacon")).toThrow(
      "result must have required property 'data'",
    );
  });

  it("accepts any response to a method that is not in the specs", () => {
    expect(() => validateResponse("batch", 17.5)).not.toThrow();
  });
});
