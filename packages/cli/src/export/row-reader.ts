import { stringifyJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { LogDecoder } from "../logs/read-abi.ts";
import type { Column } from "../output/column.ts";
import type { Row, Value } from "./output.ts";

interface RowReaderOptions {
  readonly columns: readonly Column[];
  /** The properties of items that have a column, or are omitted on purpose. */
  readonly known: ReadonlySet<string>;
  readonly decoder: LogDecoder | undefined;
  /** Removes the credential, which a node may have repeated. */
  readonly redact: (text: string) => string;
}

type Item = Readonly<Record<string, unknown>>;

/** Bytes, quantities and integers: they never contain the text of a credential. */
const NUMERIC = /^(?:0x[\da-f]*|-?\d+)$/i;

/** Reads rows from the items of a node. */
export class RowReader {
  readonly #options: RowReaderOptions;
  /** Properties without a column that the specs do not list. */
  readonly #unlisted = new Set<string>();
  #undecoded = 0;

  constructor(options: RowReaderOptions) {
    this.#options = options;
  }

  read(item: Item): Row {
    const { columns, known, decoder } = this.#options;
    for (const key in item) if (!known.has(key)) this.#unlisted.add(key);
    const decoded = decoder?.decode(item as unknown as Parameters<LogDecoder["decode"]>[0]);
    if (decoder && !decoded) this.#undecoded += 1;
    const whole = decoded ? { ...item, ...decoded } : item;
    return columns.map((column) => this.#readValue(whole, column));
  }

  /** What a person should know about the rows. */
  notes(dataset: string): readonly string[] {
    return [
      ...(this.#undecoded > 0
        ? [`${this.#undecoded} ${dataset} do not match the ABI: they are not decoded`]
        : []),
      ...(this.#unlisted.size > 0
        ? [
            `not exported, because the specs of this protocol do not list them: ${[...this.#unlisted].join(", ")}`,
          ]
        : []),
    ];
  }

  #readValue(item: Item, { name, type, path }: Column): Value {
    let value: unknown = item;
    for (const key of path) value = Object(value)[key] as unknown;
    if (value === undefined || value === null) return null;
    if (type === "int") return this.#readInteger(value, name);
    if (type === "decimal") return String(this.#readInteger(value, name));
    if (typeof value === "boolean") return value;
    return this.#redact(typeof value === "string" && type !== "json" ? value : stringifyJson(value));
  }

  /** Redacts text, but no numbers in it: a hash stays as it is although a part of it is, by chance, one of the credential. */
  #redact(text: string): string {
    if (NUMERIC.test(text)) return text;
    return text.replaceAll(/[^",:[\]{}]+/g, (part) =>
      NUMERIC.test(part) ? part : this.#options.redact(part),
    );
  }

  /** Reads a quantity: hex, or an integer. */
  #readInteger(value: unknown, name: string): number | bigint {
    if (typeof value === "bigint" || Number.isSafeInteger(value)) return value as number | bigint;
    if (typeof value === "string" && /^0x[\da-f]+$/i.test(value)) {
      const number = Number(value);
      return Number.isSafeInteger(number) ? number : BigInt(value);
    }
    const received = this.#options.redact(stringifyJson(value)).slice(0, 80);
    throw new CommandError(
      `${name}: expected a quantity such as 0x1f, received ${received}`,
      exitCodes.failed,
    );
  }
}
