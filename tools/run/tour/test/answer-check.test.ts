import { methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../src/answer-check.ts";

/** Every method of the specs that says what its responses are, with its other names. */
const specMethods: readonly string[] = Object.keys(methodSchemas).filter(
  (method) => Object.keys(methodSchemas[method]?.result ?? {}).length > 0,
);

/** Every kind of subscription of the specs, named as the tour names its rows. */
const specSubscriptions: readonly string[] = Object.keys(subscriptionSchemas).map(
  (kind) => `subscribe ${kind}`,
);

describe("checkAnswer", () => {
  it.each([...specMethods, ...specSubscriptions])(
    "rejects a wrong response to %s and says where",
    (method) => {
      expect(() => checkAnswer(method, 17.5)).toThrow(
        new RegExp(`^The response to ${method} is not what the specs say:\nresult must be `),
      );
    },
  );

  it("names the place inside of a response", () => {
    expect(() => checkAnswer("eth_accounts", [`0x${"11".repeat(20)}`, "0x"])).toThrow("result/1 must match");
  });

  it("lets pass what is no method of the specs", () => {
    expect(() => checkAnswer("batch", 17.5)).not.toThrow();
  });
});
