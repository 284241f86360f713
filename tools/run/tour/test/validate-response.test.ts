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
    async (method) => {
      await expect(validateResponse(method, 17.5)).rejects.toThrow(
        new RegExp(
          `^The response to ${method} does not match the specs:\nresult: expected .*, received 17.5$`,
        ),
      );
    },
  );

  it("names a place inside a response", async () => {
    await expect(validateResponse("eth_accounts", [`0x${"11".repeat(20)}`, "0x"])).rejects.toThrow(
      "result[1]: expected ",
    );
  });

  it("distinguishes operations of the same name in two specs", async () => {
    const header = { hash: "BL", chain_id: "Net" };
    await expect(validateResponse("getBlockHeader", header, "tezos")).rejects.toThrow(
      "result.protocol: expected a value",
    );
    await expect(validateResponse("getBlockHeader", header, "beacon")).rejects.toThrow(
      "result.execution_optimistic: expected a value",
    );
  });

  it("accepts any response to a method that is not in the specs", async () => {
    await expect(validateResponse("batch", 17.5)).resolves.toBeUndefined();
  });
});
