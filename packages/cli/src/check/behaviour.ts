import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import type { Session } from "./session.ts";
import { tryParse, formatJson } from "./wire.ts";

/** The codes of JSON-RPC 2.0, section 5.1, and what EIP-1474 has for methods: Hardhat sends it. */
const codes = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  unsupported: -32_004,
} as const;

/** What nodes of Bitcoin's kind say of wrong params: misc, type and parameter errors. Source: bitcoin/bitcoin, src/rpc/protocol.h. */
const bitcoinCodes = [-1, -3, -8] as const;

/** Checks how a node fails: with the codes of the standard, and not for a wrong token. */
export async function checkFailures(session: Session, probe: RpcMethodFacts | undefined): Promise<void> {
  session.progress("errors");
  const { parse, request, method, params, unsupported } = codes;
  const absent = { jsonrpc: "2.0", id: 1, method: "nodeaccess_absent", params: [] };
  const nameless = { jsonrpc: "2.0", id: 2 };
  await expectCode(session, "unknown method", formatJson(absent), [method, unsupported]);
  await expectCode(session, "request without a method", formatJson(nameless), [request, method]);
  await expectCode(session, "text that is not JSON", "{", [parse, request]);
  if (probe) {
    const wrong = { jsonrpc: "2.0", id: 3, method: probe.name, params: { nodeaccess: 1 } };
    const own = session.dialect === "bitcoin" ? bitcoinCodes : [];
    await expectCode(session, "params of a wrong type", formatJson(wrong), [params, request, ...own]);
  }
  await checkIds(session);
}

async function expectCode(
  session: Session,
  subject: string,
  body: string,
  allowed: readonly number[],
): Promise<void> {
  const { status, text, failure } = await session.wire.send(subject, body);
  if (failure !== undefined) return;
  const { error } = Object(tryParse(text)) as { error?: { code?: unknown } };
  const code = error?.code;
  if (typeof code === "number" && allowed.includes(code)) return;
  const received =
    code === undefined ? `HTTP ${status} and ${formatJson(text.slice(0, 60))}` : formatJson(code);
  const expected = `expected the code ${allowed.join(" or ")}`;
  session.addFinding("error-code", subject, `${expected}, received ${received}`);
}

/** Ids may be texts. They come back as they were sent. */
async function checkIds(session: Session): Promise<void> {
  const body = { jsonrpc: "2.0", id: "node-access", method: "nodeaccess_absent", params: [] };
  const { text, failure } = await session.wire.send("an id that is a text", formatJson(body));
  if (failure !== undefined) return;
  const { id } = Object(tryParse(text)) as { id?: unknown };
  if (id !== body.id) {
    const what = `expected "node-access", received ${formatJson(id ?? null)}`;
    session.addFinding("id", "id that is a text", what);
  }
}

/** Calls with a wrong token, which must be rejected. */
export async function checkWrongToken(
  session: Session,
  probe: string,
  send: (body: string) => Promise<{ status: number; text: string }>,
): Promise<void> {
  const { status, text } = await send(`{"jsonrpc":"2.0","id":1,"method":"${probe}","params":[]}`);
  const message = Object(tryParse(text)) as { result?: unknown };
  if (status < 400 && message.result !== undefined)
    session.addFinding("token", "credential", `${probe} with a wrong token has a result`);
  session.capabilities["wrongTokenStatus"] = status;
}

/** Finds out how many calls a batch may have, up to 1000, and whether its responses are complete. */
export async function findBatchLimit(session: Session, method: string): Promise<void> {
  let limit = 0;
  for (const size of [2, 10, 50, 100, 500, 1_000]) {
    session.progress(`a batch of ${size}`);
    const ids = Array.from({ length: size }, (_, index) => index + 1);
    const body = ids.map((id) => ({ jsonrpc: "2.0", id, method, params: [] }));
    const { text } = await session.wire.send(`a batch of ${size}`, formatJson(body));
    const all = tryParse(text);
    if (!Array.isArray(all) || all.some((one) => (Object(one) as { error?: unknown }).error)) break;
    const received = new Set(all.map((one) => (Object(one) as { id?: unknown }).id));
    const missing = ids.find((id) => !received.has(id));
    if (missing !== undefined || all.length !== size) {
      const found =
        missing === undefined
          ? `${all.length} have responses`
          : `the one with the id ${missing} has no response`;
      session.addFinding("batch", "batch", `of ${size} calls, ${found}`);
      break;
    }
    limit = size;
  }
  session.capabilities["batchLimit"] = limit === 1_000 ? "1000 or more" : limit;
}
