import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { invalidArgument } from "@node-access/auth";
import { HttpProblem } from "../contract/http/problem.ts";
import { rpcCode } from "../contract/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../contract/json-rpc/rpc-message.ts";
import type { Flight, PartRequest, PartSource, Reply, RpcCall } from "../contract/part-source.ts";

/** A recorded JSON-RPC answer; without `params` it answers the method whatever they are. */
interface RecordedCall {
  readonly method: string;
  readonly params?: readonly unknown[];
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A recorded REST answer. */
interface RecordedPath {
  readonly path: string;
  /** Default: 200. */
  readonly status?: number;
  readonly body: unknown;
}

/**
 * Answers from a JSON file: a list of JSON-RPC answers (`{"method", "params"?, "result" | "error"}`) and REST answers
 * (`{"path", "status"?, "body"}`). The first that fits is given.
 */
export class Recorded implements PartSource {
  readonly label = "recorded";
  readonly #records: readonly (RecordedCall | RecordedPath)[];

  /**
   * @param path - Of the option, for errors.
   * @throws NodeAccessError `INVALID_ARGUMENT` if the file is not such a list.
   */
  constructor(file: string, path: string) {
    this.#records = read(file, path);
  }

  send(request: PartRequest): Flight {
    return { reply: this.#answer(request), abort: () => {} };
  }

  async close(): Promise<void> {}

  async #answer({ calls, body, path }: PartRequest): Promise<Reply> {
    if (!calls) return this.#rest(path);
    const answers = calls.map((call) => this.#call(call)).join(",");
    return reply(200, body?.startsWith("[") ? `[${answers}]` : answers);
  }

  #call({ id, method, params }: RpcCall): string {
    const asked: unknown = JSON.parse(params ?? "[]");
    const record = this.#records.find(
      (one): one is RecordedCall =>
        "method" in one && one.method === method && (!one.params || isDeepStrictEqual(one.params, asked)),
    );
    if (!record)
      return errorText(id, { code: rpcCode.notFound, message: `no answer to this ${method} is recorded` });
    return record.error ? errorText(id, record.error) : resultText(id, JSON.stringify(record.result ?? null));
  }

  #rest(path: string): Reply {
    const record = this.#records.find((one): one is RecordedPath => "path" in one && one.path === path);
    if (!record) throw new HttpProblem(404, "not_recorded", "no answer to this is recorded");
    return reply(record.status ?? 200, JSON.stringify(record.body));
  }
}

function read(file: string, path: string): (RecordedCall | RecordedPath)[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const isList =
      Array.isArray(value) && value.every((one) => "method" in Object(one) || "path" in Object(one));
    if (isList) return value as (RecordedCall | RecordedPath)[];
  } catch {
    // Told below, with what was expected.
  }
  throw invalidArgument(
    path,
    "a JSON file with a list of records that have a method or a path",
    "another file",
  );
}

function reply(status: number, text: string): Reply {
  return { status, contentType: "application/json", body: Buffer.from(text), label: "recorded" };
}
