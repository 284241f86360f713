import { type CelValue, isCelList, isCelMap, isCelUint } from "@bufbuild/cel";
import { isMessage, toJson } from "@bufbuild/protobuf";
import { isReflectMessage } from "@bufbuild/protobuf/reflect";
import { DurationSchema, TimestampSchema } from "@bufbuild/protobuf/wkt";

/** Characters of JSON that a projection may have. */
const MAX_LENGTH = 1_000_000;

/**
 * Writes a value of CEL as JSON, as Protocol Buffers do, except that integers are numbers with all their digits. Bytes are base64, a
 * timestamp is a text such as `2026-01-02T03:04:05Z`, a duration one such as `1.500s`. @throws Error for other values, or if it is too large.
 */
export function writeJson(value: CelValue): string {
  let left = MAX_LENGTH;
  const spend = (text: string): string => {
    left -= text.length + 1;
    if (left < 0) throw new Error(`the value of the projection is larger than ${MAX_LENGTH} characters`);
    return text;
  };
  const write = (one: CelValue): string => {
    if (isCelList(one)) return spendList([...one], spend, write);
    if (isCelMap(one)) {
      const fields: string[] = [];
      for (const [key, field] of one) {
        const name = isCelUint(key) ? key.value : key;
        fields.push(`${spend(JSON.stringify(String(name)))}:${write(field)}`);
      }
      return `{${fields.join(",")}}`;
    }
    return spend(writeScalar(one));
  };
  return write(value);
}

function spendList(
  values: readonly CelValue[],
  spend: (text: string) => string,
  write: (value: CelValue) => string,
): string {
  spend("[]");
  return `[${values.map((value) => write(value)).join(",")}]`;
}

function writeScalar(value: CelValue): string {
  if (typeof value === "bigint") return String(value);
  if (isCelUint(value)) return String(value.value);
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`JSON has no number ${value}`);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (value instanceof Uint8Array) return JSON.stringify(Buffer.from(value).toString("base64"));
  const message = isReflectMessage(value) ? value.message : undefined;
  if (isMessage(message, TimestampSchema)) return JSON.stringify(toJson(TimestampSchema, message));
  if (isMessage(message, DurationSchema)) return JSON.stringify(toJson(DurationSchema, message));
  throw new Error("the value of the projection is a type, for which JSON has no form");
}
