import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { CLOCK, generateFrom, writeModule } from "./module.ts";

const root = resolve(import.meta.dirname, "../../../../../..");

async function findMistakes(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = writeModule(files);
  try {
    await generateFrom(folder, { clock: "clock" });
  } catch (error) {
    return String(error);
  }
  return "none";
}

describe("generateGrpc", () => {
  it("reports a missing module", async () => {
    await expect(generateFrom("/none/such", { clock: "clock" })).rejects.toThrow(
      "specs/grpc:1:1: there is no such folder; put the proto files there",
    );
  });

  it("emits an interface with the spec's comments, and a table of data", async () => {
    const { files } = await generateFrom(writeModule({ "clock/clock.proto": CLOCK }), {
      clock: "clock",
    });
    expect(files.get("clock-services.ts"))
      .toBe(`// Generated from specs/grpc/clock. Do not edit: change the spec and run \`npm run generate\`.

import type { DeepPartial, LazyMessage } from "@node-access/transport/protobuf";
import type { LazyOption, MessageStream, Methods } from "../wire/method.ts";
import type { GetTimeRequest, Time } from "./clock/clock.ts";

/**
 * Tells the time.
 * Source: a test.
 */
export interface Clock {
  /** The same, with a view of each response in place of the decoded message. */
  getTime(request: DeepPartial<GetTimeRequest>, options: LazyOption): Promise<LazyMessage<Time>>;
  /**
   * Reads the time.
   *
   * On the wire \`clock.Clock/GetTime\`; safe.
   */
  getTime(request?: DeepPartial<GetTimeRequest>): Promise<Time>;

  /** The same, with a view of each response in place of the decoded message. */
  setTime(request: DeepPartial<Time>, options: LazyOption): Promise<LazyMessage<Time>>;
  /**
   * Sets the time.
   *
   * On the wire \`clock.Clock/SetTime\`; write.
   */
  setTime(request: DeepPartial<Time>): Promise<Time>;

  /** The same, with a view of each response in place of the decoded message. */
  tick(request: DeepPartial<GetTimeRequest>, options: LazyOption): MessageStream<LazyMessage<Time>>;
  /**
   * Streams the time.
   *
   * On the wire \`clock.Clock/Tick\`; idempotent.
   */
  tick(request?: DeepPartial<GetTimeRequest>): MessageStream<Time>;
}

/** The calls of each service. */
export const clockServices: {
  readonly clock: Methods<Clock>;
} = {
  clock: {
    getTime: {
      name: "clock.Clock/GetTime",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetTimeRequest",
      response: "Time",
    },
    setTime: {
      name: "clock.Clock/SetTime",
      idempotency: "write",
      stream: "none",
      endless: false,
      request: "Time",
      response: "Time",
    },
    tick: {
      name: "clock.Clock/Tick",
      idempotency: "idempotent",
      stream: "server",
      endless: false,
      request: "GetTimeRequest",
      response: "Time",
    },
  },
};
`);
    expect(files.get("clock-messages.ts")).toBe(
      `// Generated from specs/grpc/clock. Do not edit: change the spec and run \`npm run generate\`.

export { GetTimeRequest, Time, Time_Kind } from "./clock/clock.ts";
`,
    );
    expect(files.get("clock-enums.ts"))
      .toBe(`// Generated from specs/grpc/clock. Do not edit: change the spec and run \`npm run generate\`.

export const Time_Kind = {
  UNKNOWN: 0,
  REAL: 1,
  UNRECOGNIZED: -1,
} as const;

export type Time_Kind = (typeof Time_Kind)[keyof typeof Time_Kind];

export namespace Time_Kind {
  export type UNKNOWN = typeof Time_Kind.UNKNOWN;
  export type REAL = typeof Time_Kind.REAL;
  export type UNRECOGNIZED = typeof Time_Kind.UNRECOGNIZED;
}
`);
    const messages = files.get("clock/clock.ts") ?? "";
    expect(messages).toContain('import { Time_Kind } from "../clock-enums.ts";\nexport { Time_Kind };');
    expect(messages.split("\n", 1)[0]).toBe(
      "// Generated from specs/grpc/clock/clock.proto. Do not edit: change the spec and run `npm run generate`.",
    );
    expect(messages).toContain('} from "@node-access/transport/protobuf";');
    expect(messages).toContain("/** Of the wall clock. */\n  seconds: bigint;");
    expect(messages).not.toMatch(/export type DeepPartial|interface MessageFns|protobufPackage|eslint/);
  });

  it("accepts a nested message as a request", async () => {
    const nested = CLOCK.replace("rpc GetTime(GetTimeRequest)", "rpc GetTime(Zone.Name)").concat(
      "\n// A zone.\nmessage Zone {\n  // Its name.\n  message Name {\n    string text = 1;\n  }\n  Name name = 1;\n}\n",
    );
    const { files } = await generateFrom(writeModule({ "clock/clock.proto": nested }), {
      clock: "clock",
    });
    const services = files.get("clock-services.ts") ?? "";
    expect(services).toContain("getTime(request: DeepPartial<Zone_Name>): Promise<Time>;");
    expect(services).toContain('request: "Zone_Name"');
  });

  it("reports the place of a syntax error", async () => {
    expect(
      await findMistakes({ "clock/clock.proto": CLOCK.replace("uint64 seconds = 1;", "uint64 seconds 1;") }),
    ).toMatch(
      /specs\/grpc\/clock\/clock\.proto:34:18: unexpected integer literal in definition; correct it$/,
    );
  });

  it("reports what is wrong in buf's configuration", async () => {
    expect(await findMistakes({ "clock/clock.proto": CLOCK, "buf.yaml": "version: v2\nlint: [\n" })).toMatch(
      /^Mistakes: specs\/grpc\/buf\.yaml:2:1: did not find expected .*; correct it$/,
    );
    expect(await findMistakes({ "clock/clock.proto": CLOCK, "buf.yaml": "version: v9\n" })).toBe(
      'Mistakes: specs/grpc/buf.yaml:1:1: unknown file version: "v9"; correct it',
    );
  });

  it("reports which rule of buf is broken, and where", async () => {
    expect(await findMistakes({ "clock/clock.proto": CLOCK.replace("  // Reads the time.\n", "") })).toBe(
      'Mistakes: specs/grpc/clock/clock.proto:8:3: RPC "GetTime" should have a non-empty comment for documentation; ' +
        "correct it, or see COMMENT_RPC in specs/grpc/buf.yaml",
    );
  });

  it("requires the source of a service", async () => {
    expect(await findMistakes({ "clock/clock.proto": CLOCK.replace("// Source: a test.\n", "") })).toBe(
      "Mistakes: specs/grpc/clock/clock.proto:6:1: service Clock names no source; end its comment with a line `Source: ...`",
    );
  });

  it("rejects a call that only streams requests", async () => {
    expect(
      await findMistakes({ "clock/clock.proto": CLOCK.replace("SetTime(Time)", "SetTime(stream Time)") }),
    ).toBe(
      "Mistakes: specs/grpc/clock/clock.proto:14:1: SetTime streams its requests only; let it stream its responses too",
    );
  });

  it.each([
    ["With", "With would be with, which every client has; give it another name"],
    [
      "setTime",
      "7:1: Clock.SetTime would become a second method setTime, so it is setTime_; rename one of them",
    ],
  ])("rejects the call %s", async (name, message) => {
    expect(
      await findMistakes({ "clock/clock.proto": CLOCK.replace("rpc GetTime(", `rpc ${name}(`) }),
    ).toContain(message);
  });

  it("rejects an endless call that streams nothing", async () => {
    const options = readFileSync(join(root, "specs/grpc/node_access/options.proto"), "utf8");
    const clock = CLOCK.replace(
      "package clock;\n",
      'package clock;\nimport "node_access/options.proto";\n',
    ).replace("NO_SIDE_EFFECTS;\n", "NO_SIDE_EFFECTS;\n    option (node_access.endless) = true;\n");
    expect(
      await findMistakes({ "clock/clock.proto": clock, "node_access/options.proto": options }),
    ).toContain(
      "GetTime streams nothing, so it cannot be endless; remove the option, or let it stream its responses",
    );
  });

  it("rejects two messages with the same name on a surface", async () => {
    const other = 'syntax = "proto3";\npackage other;\nmessage Time {}\n';
    const clock = CLOCK.replace("package clock;\n", 'package clock;\nimport "other/other.proto";\n').replace(
      "Kind kind = 2;",
      "Kind kind = 2;\n  other.Time other = 3;",
    );
    expect(await findMistakes({ "clock/clock.proto": clock, "other/other.proto": other })).toBe(
      "Mistakes: specs/grpc/other/other.proto:1:1: Time is also in clock/clock.proto; " +
        "rename one, or keep them in different surfaces",
    );
  });
});
