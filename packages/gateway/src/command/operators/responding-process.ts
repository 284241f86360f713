import { randomUUID } from "node:crypto";
import { currentTime } from "../../codec/clock.ts";
import { notReadyReason } from "../../router/networks/readiness.ts";
import type { RespondingProcess } from "../../surfaces/admin/admin-call.ts";
import type { ManagementContext } from "../../surfaces/management/management-call.ts";
import type { OperationsContext } from "../../surfaces/operations/handle-operations.ts";
import { manifest } from "../manifest.ts";
import type { SharedResources } from "../shared-resources.ts";

/** Describes this process for operators, as the one that responds to them. */
export function respondingProcess(
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
      return state.isDraining() ? "draining" : notReadyReason(state.readiness, state.services.upstreams());
    },
  };
}
