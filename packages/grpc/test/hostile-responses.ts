import type { ErrorCode } from "@node-access/grpc";
import { deflateSync, gzipSync } from "node:zlib";
import { data, END_STREAM, frame, frameType, goaway, headers, message, reset } from "./frame-server.ts";
import type { Fields, Script } from "./frame-server.ts";

export const TOKEN = "s3cr3t-t0ken-0f-the-endp0int";

/** A message that every type in use decodes: field 1 is a number, or unknown. */
export const VALID = message(Buffer.of(8, 1));
const PACKED = gzipSync(Buffer.of(8, 1));

const HEAD: Fields = [
  [":status", "200"],
  ["content-type", "application/grpc"],
];

export const head = (stream: number, fields: Fields = []): Buffer => headers(stream, [...HEAD, ...fields]);
export const trailers = (stream: number, ...fields: Fields): Buffer => headers(stream, fields, END_STREAM);
/** A response that is only trailers. */
const only =
  (...fields: Fields): Script =>
  (stream) =>
    trailers(stream, ...HEAD, ...fields);

/** A response with these messages. Its status is `OK`. */
function ok(fields: Fields, ...messages: Buffer[]): Script {
  const all = Buffer.concat(messages);
  return (stream) =>
    Buffer.concat([head(stream, fields), data(stream, all), trailers(stream, ["grpc-status", "0"])]);
}

const gzip = (bytes: Buffer, encoding = "gzip"): Script =>
  ok([["grpc-encoding", encoding]], message(bytes, 1));

/** An HTTP response with a text. */
function http(status: number, text: string): Script {
  const html: Fields = [
    [":status", `${status}`],
    ["content-type", "text/html"],
  ];
  return (stream) => Buffer.concat([headers(stream, html), data(stream, Buffer.from(text), END_STREAM)]);
}

/** A response that is broken off at each point of it. */
function atEachPoint(name: string, end: Script): [string, Script][] {
  const points: [string, (stream: number) => Buffer][] = [
    ["before headers", () => Buffer.of()],
    ["after headers", (stream) => head(stream)],
    ["after a message", (stream) => Buffer.concat([head(stream), data(stream, VALID)])],
    ["within a message", (stream) => Buffer.concat([head(stream), data(stream, VALID.subarray(0, 6))])],
  ];
  return points.map(([point, begin]) => [
    `${name} ${point}`,
    (stream, socket) => Buffer.concat([begin(stream), end(stream, socket)]),
  ]);
}

export const endSocket: Script = (_, socket) => {
  setImmediate(() => socket.end());
  return Buffer.of();
};
export const resetSocket: Script = (_, socket) => {
  setImmediate(() => socket.resetAndDestroy());
  return Buffer.of();
};

/** Responses, by the code of the error that each must cause. */
export const attacks: Partial<Record<ErrorCode, [string, Script][]>> = {
  UNDECODABLE_BODY: [
    ["compressed without grpc-encoding", ok([], message(PACKED, 1))],
    [
      "compressed without grpc-encoding and end",
      (id) => Buffer.concat([head(id), data(id, message(PACKED, 1))]),
    ],
    ["a valid message and one compressed without grpc-encoding", ok([], VALID, message(PACKED, 1), VALID)],
    ["an unknown encoding", gzip(PACKED, "snappy")],
    ["no encoding", gzip(PACKED, "identity")],
    ["two encodings", ok([["grpc-encoding", "gzip"], ["grpc-encoding", "gzip"]], message(PACKED, 1))], // prettier-ignore
    ["another encoding", gzip(PACKED, "deflate")],
    ["not compressed", gzip(Buffer.of(8, 1))],
    ["compressed and truncated", gzip(PACKED.subarray(0, -9))],
    ["compressed and empty", gzip(Buffer.of())],
    ["trailers as in grpc-web", ok([], message(Buffer.from("grpc-status:0"), 0x80))],
    ["not a message", ok([], message(Buffer.of(0x0a, 9, 1)))],
    ["truncated", ok([], message(Buffer.of(8), 0, 2))],
    ["a second message that is truncated", ok([], VALID, message(Buffer.of(8), 0, 2))],
    ["a second prefix that is truncated", ok([], VALID, Buffer.of(0, 0, 0))],
    ["HTTP 200 with a text", http(200, "<h1>yes</h1>")],
    ["HTTP 200 with a short text", http(200, "yes")],
  ],
  RESPONSE_TOO_LARGE: [
    ["compressed and too large", gzip(gzipSync(Buffer.alloc(5_000_000)))],
    ["deflated and too large", gzip(deflateSync(Buffer.alloc(5_000_000)), "deflate")],
    ["the longest message", (id) => Buffer.concat([head(id), data(id, message(Buffer.of(), 0, 0xffffffff))])],
    ["one byte too long", (id) => Buffer.concat([head(id), data(id, message(Buffer.of(), 0, 1_000_001))])],
  ],
  CREDENTIAL_REFUSED: [
    ...[401, 403].map((status): [string, Script] => [`HTTP ${status}`, http(status, "no")]),
    ...["7", "16"].map((code): [string, Script] => [`status ${code}`, only(["grpc-status", code])]),
  ],
  GRPC_STATUS: [
    ...[301, 400, 404, 408, 429, 500, 503].flatMap((status): [string, Script][] => [
      [`HTTP ${status} without a body`, (id) => trailers(id, [":status", `${status}`])],
      [`HTTP ${status} with a text`, http(status, "<h1>no</h1>")],
      [`HTTP ${status} with a short text`, http(status, "no")],
    ]),
    ...["2", "14", "17", "425", "429", "503", "4294967296", "9".repeat(40)].flatMap(
      (code): [string, Script][] => [
        [`status ${code}`, only(["grpc-status", code], ["grpc-message", "no"])],
        [
          `status ${code} after a message`,
          (id) => Buffer.concat([head(id), data(id, VALID), trailers(id, ["grpc-status", code])]),
        ],
      ],
    ),
    ...["%", "%E4%", "%zz", "%FF%FE", "a%00b", "\u00e9\u00ff", "x".repeat(9_000)].map(
      (text): [string, Script] => [
        `grpc-message ${text.slice(0, 9)}`,
        only(["grpc-status", "13"], ["grpc-message", text]),
      ],
    ),
    ...["", "!!!", "AAAA", "/".repeat(8_000), "AA, !"].map((text): [string, Script] => [
      `details ${text.slice(0, 9)}`,
      only(["grpc-status", "3"], ["grpc-status-details-bin", text]),
    ]),
    [
      "another status in headers",
      (id) => Buffer.concat([head(id, [["grpc-status", "0"]]), trailers(id, ["grpc-status", "13"])]),
    ],
    [
      "messages after trailers",
      (id) => Buffer.concat([head(id), trailers(id, ["grpc-status", "13"]), data(id, VALID)]),
    ],
    ["illegal headers", only(["x!y", TOKEN], ["x-echo", `${TOKEN}\u00e9`], ["grpc-status", "13"])],
  ],
  UNANSWERED: [
    ...atEachPoint("an end without trailers", (id) => data(id, Buffer.of(), END_STREAM)).slice(1),
    ["an end without trailers on headers", only()],
    ["an end without trailers on a message", (id) => Buffer.concat([head(id), data(id, VALID, END_STREAM)])],
    ["trailers without a status", (id) => Buffer.concat([head(id), trailers(id, ["x-a", "b"])])],
    ...["", " ", "a", "-1", "-0", "1.5", "1e3", "0x0", "NaN", "OK", "constructor", "0, 0"].flatMap(
      (code): [string, Script][] => [
        [`status ${code}`, only(["grpc-status", code])],
        [
          `status ${code} after a message`,
          (id) => Buffer.concat([head(id), data(id, VALID), trailers(id, ["grpc-status", code])]),
        ],
      ],
    ),
    ["two statuses", only(["grpc-status", "0"], ["grpc-status", "13"])],
    ...[0, 1, 2, 3, 5, 7, 8, 9, 11, 12, 13, 0xffffffff].flatMap((code) =>
      atEachPoint(`RST_STREAM ${code}`, (id) => reset(id, code)),
    ),
    ...[0, 2, 11].flatMap((code) =>
      [0, 99].flatMap((last) =>
        atEachPoint(`GOAWAY ${code} after call ${last}`, (id, socket) => {
          endSocket(id, socket);
          return goaway(last, code);
        }),
      ),
    ),
    ...atEachPoint("GOAWAY on an open socket", () => goaway(0, 0)),
    ...atEachPoint("the end of the socket", endSocket),
    ...atEachPoint("a reset of the socket", resetSocket),
    ...atEachPoint("settings", () =>
      Buffer.concat(Array<Buffer>(20_000).fill(frame(frameType.settings, 0, 0))),
    ),
    ...atEachPoint("invalid headers", (id) => frame(frameType.headers, 4, id, Buffer.alloc(100, 0xff))),
    ...atEachPoint("a frame that is too large", (id) => data(id, Buffer.alloc(100_000))),
    ...atEachPoint("HTTP/1.1", () => Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n".repeat(3_000))),
    ...atEachPoint("a message for another call", (id) => data(id + 100, VALID)),
    ["a message before headers", (id) => Buffer.concat([data(id, VALID), head(id)])],
    ["trailers that do not end", (id) => Buffer.concat([head(id), headers(id, [["grpc-status", "13"]])])],
    [
      "trailers with a pseudo header",
      (id) => Buffer.concat([head(id), only(["grpc-status", "13"])(id, null as never)]),
    ],
    ["headers without :status", (id) => trailers(id, ["grpc-status", "13"])],
    ["a :status that is no number", (id) => trailers(id, [":status", "abc"], ["grpc-status", "13"])],
  ],
};
