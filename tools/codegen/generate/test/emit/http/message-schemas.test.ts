import { expect, it } from "vitest";
import { MessageSchemas } from "../../../src/emit/http/message-schemas.ts";

it("gives a message whose name is that of a schema of bytes a name of its own", () => {
  const types = {
    Node: {
      name: "Node",
      direction: "received",
      home: "node",
      type: {
        kind: "object",
        properties: {
          address: { kind: "reference", reference: "Address", description: "Where it listens." },
          owner: { kind: "bytes", readableAs: "address", description: "Who runs it." },
        },
      },
    },
    Address: {
      name: "Address",
      direction: "received",
      home: "node",
      type: { kind: "object", properties: { port: { kind: "integer", encoding: "int32" } } },
    },
  } as const;
  const own = { Address: { type: "string", description: "An address." } };
  const schemas = new MessageSchemas(types, own, "test");
  expect(schemas.reached({ $ref: "#/components/schemas/Node" }, {})).toMatchObject({
    Address: { type: "string" },
    AddressMessage: { properties: { port: { type: "integer" } } },
    Node: {
      properties: {
        address: { $ref: "#/components/schemas/AddressMessage" },
        owner: { $ref: "#/components/schemas/Address" },
      },
    },
  });
});
