import { expect, it } from "vitest";
import { type StreamEvent, writeCloudEvent } from "@node-access/delivery";

const origin = { stream: "ST-1", publicNetwork: "ethereum-mainnet" };
const event: StreamEvent = {
  sequence: 7,
  id: "0xab:0",
  key: "0xab:0",
  type: "log",
  number: 12,
  hash: "0xab",
  time: "2026-01-02T03:04:05.000Z",
  removed: false,
  data: '{"logIndex":"0x0"}',
};

it("writes an event as a CloudEvent, with the sequence as a text that sorts", () => {
  expect(JSON.parse(writeCloudEvent(origin, event))).toEqual({
    specversion: "1.0",
    id: "0xab:0",
    source: "/v1/streams/ST-1/",
    type: "log",
    subject: "ethereum-mainnet/12",
    time: "2026-01-02T03:04:05.000Z",
    datacontenttype: "application/json",
    sequence: "0000000000000007",
    removed: false,
    data: { logIndex: "0x0" },
  });
});

it("keeps numbers of the data that JavaScript cannot hold", () => {
  expect(writeCloudEvent(origin, { ...event, data: '{"n":12345678901234567890}' })).toContain(
    '"n":12345678901234567890',
  );
});
