import { HttpProblem } from "../../codec/http/problem.ts";
import { type AdminCall, audit, conflict } from "./admin-call.ts";

export async function reloadConfig(call: AdminCall): Promise<object> {
  const { reload, store } = call.context;
  if (!reload) throw conflict("no_config", "the gateway was started without --config");
  let networks: readonly string[];
  let needsRestart: readonly string[];
  try {
    ({ networks, needsRestart } = await reload());
  } catch (error) {
    throw new HttpProblem(
      400,
      "invalid_config",
      error instanceof Error ? error.message : "the config is wrong",
    );
  }
  const reloaded = { networks, needs_restart: needsRestart };
  await store.transaction((tables) =>
    audit(call, tables, { subject: "config", detail: { after: reloaded } }),
  );
  return reloaded;
}
