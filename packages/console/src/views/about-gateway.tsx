import { useState } from "preact/hooks";
import { countText, formatDay } from "../format.ts";
import type { Gateway } from "../generated/types.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Facts } from "../parts/panel.tsx";

/** The gateway that responds, and the scope of the shown data. */
export function AboutGateway({ gateway }: { readonly gateway: Gateway }) {
  const [isOpen, setOpen] = useState(false);
  const { host, worker, workers } = gateway;
  return (
    <>
      <button type="button" class="about" onClick={() => setOpen(true)}>
        <span class="muted">Gateway</span> {host}
        {worker !== null && (
          <span class="muted">
            {" "}
            worker {worker} of {workers}
          </span>
        )}
      </button>
      {isOpen && (
        <Dialog title="The gateway process" onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <Facts rows={listFacts(gateway)} />
              <p>{describeScope(gateway)}</p>
              <div class="actions">
                <button type="button" class="primary" onClick={close}>
                  Close
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

function listFacts(gateway: Gateway): [string, string][] {
  const { host, instance, worker, workers, version, node_version, started_at, url, grpc_url, database } =
    gateway;
  return [
    ["Machine", host],
    ["Process", worker === null ? instance : `worker ${worker} of ${workers}, ${instance}`],
    ["Started", formatDay(started_at)],
    ["Version", `${version}, on Node ${node_version}`],
    ["HTTP and WebSocket", url],
    ["gRPC", grpc_url],
    [
      "Database",
      `${database}, ${countText(gateway.processes, "gateway process", "gateway processes")} on it`,
    ],
  ];
}

/** Explains which views show this gateway alone, and which show all gateways that share its database. */
function describeScope({ workers, processes }: Gateway): string {
  const shared = "All gateways on its database share nodes, credentials, API keys and cordons";
  if (processes <= workers)
    return workers > 1
      ? "Traffic, callers and the log cover all its workers. Upstream states are those that the worker above sees."
      : "This is the only gateway on its database, so everything is shown.";
  const own = workers > 1 ? "this gateway and its workers" : "this gateway";
  return `${shared}. Traffic, callers and the log cover only ${own}, and upstream states are as it sees them. Other gateways have their own console.`;
}
