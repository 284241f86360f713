import { randomBytes, randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { ConsoleSessions } from "../access/console-sessions.ts";
import { PendingBytes } from "../access/pending-bytes.ts";
import type { UsageCounter } from "../access/usage.ts";
import type { HttpContext } from "../listeners/handle-request.ts";
import { drain, listen, type ListenOptions, useCertificate } from "../listeners/listener.ts";
import { manifest } from "../manifest.ts";
import { currentTime } from "../observe/clock.ts";
import type { History } from "../observe/history/history.ts";
import { otherBodyBytes } from "../options/limits.ts";
import { sha256 } from "../state/digest.ts";
import type { AdminContext, Reloaded, RespondingProcess } from "../surfaces/admin/admin-call.ts";
import { notReady } from "../surfaces/operations/handle-operations.ts";
import { resolveAdminOptions } from "./admin/admin-options.ts";
import type { CertificatePair } from "./certificate.ts";
import type { ConsolePassword } from "./console/console-password.ts";
import { formatHost, isLocal } from "./host.ts";
import type { Organizations } from "./organizations.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import type { SharedResources } from "./shared-resources.ts";

export interface OperatorParts {
  readonly state: HttpContext;
  readonly organizations: Organizations;
  readonly usage: UsageCounter;
  readonly history: History | undefined;
  readonly reload: (() => Promise<Reloaded>) | undefined;
  readonly password: ConsolePassword | undefined;
  readonly shared: SharedResources | undefined;
}

export interface Operators {
  readonly adminUrl: string | undefined;
  readonly consoleUrl: string | undefined;
  close(): Promise<void>;
  useCertificate(certificate: CertificatePair): void;
}

/** Serves the admin API and the console, if the options enable them. Only those are loaded. */
export async function startOperators(
  options: Pick<ResolvedOptions, "admin" | "console" | "database">,
  { tls, limits }: ListenOptions,
  parts: OperatorParts,
): Promise<Operators> {
  const { state, password, shared } = parts;
  const context = operatorContext(parts);
  const opened: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((server) => drain(server, limits.shutdown)));
  };
  const open = async (
    name: "admin" | "console",
    { port = 0, host = "127.0.0.1" }: { readonly port?: number; readonly host?: string },
    create: (own: ListenOptions, admin: AdminContext, bodies: Bodies) => Server,
  ): Promise<string> => {
    // The certificate is for another name, so that commands and browsers on this machine could not use it.
    const isTls = tls !== undefined && !isLocal(host);
    let url = "";
    const bodies = { bodyBytes: otherBodyBytes(limits), pendingBytes: new PendingBytes(limits.pendingBytes) };
    const server = create({ limits, ...(isTls && { tls }) }, { ...context, address: () => url }, bodies);
    const used = await listen(server, `${name}.port`, port, host);
    opened.push(server);
    url = `${isTls ? "https" : "http"}://${formatHost(host)}:${used}`;
    return url;
  };
  let adminUrl: string | undefined;
  let consoleUrl: string | undefined;
  try {
    if (options.admin) {
      const { createAdminServer } = await import("../listeners/admin-server.ts");
      const { key, ...address } = resolveAdminOptions(options.admin, options.database, tls !== undefined);
      adminUrl = await open("admin", address, (own, admin, bodies) =>
        createAdminServer(own, admin, { keyDigest: sha256(key), ...bodies }, state),
      );
    }
    if (options.console && password) {
      const { createConsoleServer } = await import("../listeners/console-server.ts");
      const { ConsoleAccess } = await import("../access/console-access.ts");
      const { key, onEnd, listen: listenForEnds } = shared?.sessions ?? { key: randomBytes(32) };
      const sessions = new ConsoleSessions(key, onEnd);
      listenForEnds?.((session) => sessions.revoke(session));
      const access = new ConsoleAccess(sessions, state.proxies, (text) => password.matches(text));
      consoleUrl = await open("console", options.console, (own, admin, bodies) =>
        createConsoleServer(own, { admin, access, security: state.security, ...bodies }, state),
      );
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    adminUrl,
    consoleUrl,
    close,
    useCertificate(certificate) {
      for (const server of opened) useCertificate(server, certificate);
    },
  };
}

/** The limits of bodies that operators send. */
interface Bodies {
  readonly bodyBytes: number;
  readonly pendingBytes: PendingBytes;
}

function operatorContext({
  state,
  organizations,
  usage,
  history,
  reload,
  shared,
}: OperatorParts): Omit<AdminContext, "address"> {
  const { store, services, security, streams } = state;
  const process: RespondingProcess = {
    instance: randomUUID(),
    worker: shared?.worker,
    workers: shared?.workers ?? 1,
    version: manifest().version,
    startedAt: currentTime(),
    address: state.address,
    notReadyReason: () => notReady(state),
  };
  return {
    store,
    services,
    streams,
    security,
    process,
    makeOrganization: organizations.make.bind(organizations),
    writeUsage: () => usage.write(),
    history: history && (shared?.readHistory ?? (async (request) => [history.read(request)])),
    tryCall: async (node, call) => (await import("../listeners/try-call.ts")).tryCall(state, node, call),
    reload: reload && (shared?.reload ?? reload),
  };
}
