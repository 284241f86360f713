import { ConsoleAccess } from "../../access/console-access.ts";
import type { ConsoleSessions } from "../../access/console-sessions.ts";
import { otherBodyBytes } from "../../options/limits.ts";
import { PendingBytes } from "../../access/pending-bytes.ts";
import { createConsoleServer } from "../../listeners/console-server.ts";
import type { ListenOptions } from "../../listeners/listener.ts";
import type { AdminContext } from "../../surfaces/admin/admin-call.ts";
import type { ManagementContext } from "../../surfaces/management/management-call.ts";
import { openServer, operatorListening, type OperatorServer } from "../operators/open-server.ts";
import type { ConsoleOptions } from "./console-options.ts";
import type { ConsolePassword } from "./console-password.ts";

/** @throws NodeAccessError `INVALID_ARGUMENT` if it cannot listen there. */
export async function startConsole(
  { port = 0, host = "127.0.0.1" }: ConsoleOptions,
  options: ListenOptions,
  context: Omit<AdminContext, "address">,
  state: Pick<ManagementContext, "proxies" | "security" | "log" | "metrics" | "limits">,
  entry: { readonly password: ConsolePassword; readonly sessions: ConsoleSessions },
): Promise<OperatorServer> {
  const { proxies, security, limits } = state;
  const { password, sessions } = entry;
  const address = { url: "" };
  const parts = {
    admin: { ...context, address: (): string => address.url },
    access: new ConsoleAccess(sessions, proxies, (text) => password.matches(text)),
    security,
    pendingBytes: new PendingBytes(limits.pendingBytes),
    bodyBytes: otherBodyBytes(limits),
  };
  const listening = operatorListening(options, host);
  const server = createConsoleServer(listening, parts, state);
  return openServer(server, "console.port", { port, host }, listening, address);
}
