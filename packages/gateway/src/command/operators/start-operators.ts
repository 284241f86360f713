import { randomBytes, randomUUID } from "node:crypto";
import { ConsoleSessions } from "../../access/console-sessions.ts";
import type { UsageCounter } from "../../access/usage.ts";
import type { ListenOptions } from "../../listeners/listener.ts";
import type { HttpContext } from "../../listeners/handle-request.ts";
import type { History } from "../../observe/history/history.ts";
import type { AdminContext, Reloaded, RespondingProcess } from "../../surfaces/admin/admin-call.ts";
import type { CertificatePair } from "../certificate.ts";
import type { ConsolePassword } from "../console/console-password.ts";
import type { ResolvedOptions } from "../resolve-options.ts";
import type { Organizations } from "../organizations.ts";
import type { SharedResources } from "../shared-resources.ts";
import type { OperatorServer } from "./open-server.ts";
import { currentTime } from "../../observe/clock.ts";
import { notReadyReason } from "../../router/networks/part-states.ts";
import type { ManagementContext } from "../../surfaces/management/management-call.ts";
import type { OperationsContext } from "../../surfaces/operations/handle-operations.ts";
import { manifest } from "../../manifest.ts";

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
  readonly admin: OperatorServer | undefined;
  readonly console: OperatorServer | undefined;
  close(): Promise<void>;
  useCertificate(certificate: CertificatePair): void;
}

/** Serves the admin API and the console, if the options enable them. Only those are loaded. */
export async function startOperators(
  options: Pick<ResolvedOptions, "admin" | "console" | "database">,
  listening: ListenOptions,
  parts: OperatorParts,
): Promise<Operators> {
  const { state, password, shared } = parts;
  const context = operatorContext(parts);
  const opened: OperatorServer[] = [];
  const close = async (): Promise<void> => void (await Promise.all(opened.map((one) => one.close())));
  let admin: OperatorServer | undefined;
  let console: OperatorServer | undefined;
  try {
    if (options.admin) {
      const { startAdmin } = await import("../admin/start-admin.ts");
      const { database } = options;
      opened.push((admin = await startAdmin(options.admin, { ...listening, database }, context, state)));
    }
    if (options.console && password) {
      const { startConsole } = await import("../console/start-console.ts");
      const { key, onEnd, listen } = shared?.sessions ?? { key: randomBytes(32) };
      const sessions = new ConsoleSessions(key, onEnd);
      listen?.((session) => sessions.revoke(session));
      console = await startConsole(options.console, listening, context, state, { password, sessions });
      opened.push(console);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    admin,
    console,
    close,
    useCertificate(certificate) {
      for (const one of opened) one.useCertificate(certificate);
    },
  };
}

function operatorContext({
  state,
  organizations,
  usage,
  history,
  reload,
  shared,
}: OperatorParts): Omit<AdminContext, "address"> {
  const { store, services, security } = state;
  return {
    store,
    services,
    security,
    makeOrganization: organizations.make.bind(organizations),
    writeUsage: () => usage.write(),
    process: respondingProcess(state, shared),
    history: history && (shared?.readHistory ?? (async (request) => [history.read(request)])),
    tryCall: async (node, call) => (await import("../../listeners/try-call.ts")).tryCall(state, node, call),
    reload: reload && (shared?.reload ?? reload),
  };
}

/** Describes this process for operators, as the one that responds to them. */
function respondingProcess(
  state: OperationsContext & Pick<ManagementContext, "address">,
  shared: Pick<SharedResources, "workers" | "worker"> | undefined,
): RespondingProcess {
  return {
    instance: randomUUID(),
    worker: shared?.worker,
    workers: shared?.workers ?? 1,
    version: manifest().version,
    startedAt: currentTime(),
    address: state.address,
    notReadyReason() {
      if (!state.isReady()) return "closing";
      return state.isDraining()
        ? "draining"
        : notReadyReason(state.readiness, state.services.networks.conditions());
    },
  };
}
