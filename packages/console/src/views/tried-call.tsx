import { countText, formatMilliseconds, none } from "../format.ts";
import type { CallAttempt, TriedCall, TryCall } from "../generated/types.ts";
import { Badge } from "../parts/badge.tsx";
import { layOut } from "../parts/json-text.ts";
import { Facts, Panel } from "../parts/panel.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";

/** The response to a call, and how it was routed. */
export function TriedCallResult({ call, result }: { readonly call: TryCall; readonly result: TriedCall }) {
  const { body, is_truncated: isTruncated, attempts, milliseconds } = result;
  return (
    <>
      <Panel title="Route" note={`${call.name}, ${formatMilliseconds(milliseconds)} in the gateway`}>
        <p role="status">
          {statusText(call, result)}, {whoResponded(result)}.
          {result.is_hedged &&
            " The call was also sent to a second upstream, because the first one was slow."}
        </p>
        <Facts
          isInline
          rows={[
            ["Cache", result.cache ?? "not cacheable"],
            ["Requests to upstreams", attempts.length],
            ["Gateway process", <span class="mono">{result.instance.slice(0, 8)}</span>],
          ]}
        />
        {attempts.length > 0 && (
          <Table
            caption="Requests to upstreams, in order"
            columns={createColumns(milliseconds)}
            rows={attempts}
            keyOf={(one) => `${one.upstream} ${one.after}`}
            empty=""
          />
        )}
      </Panel>
      <Panel title="Response" note={isTruncated ? "The first 64 KiB." : countText(body.length, "character")}>
        <pre class="scroll" tabIndex={0} role="region" aria-label="Response">
          {layOut(body)}
        </pre>
      </Panel>
    </>
  );
}

/** A gRPC call has a status of its own, and a stream that was not read to its end has none. */
function statusText({ kind }: TryCall, { status, grpc_status: grpcStatus }: TriedCall): string {
  if (kind !== "grpc") return `HTTP ${status}`;
  return grpcStatus === null ? "The first messages of a stream" : `gRPC status ${grpcStatus}`;
}

function whoResponded({ upstream, served_by: by, cache, status }: TriedCall): string {
  if (upstream !== null) return `the upstream ${upstream} responded`;
  if (cache === "hit") return "the cache had the result";
  if (by !== null) return `a ${by} responded`;
  return status < 400 ? "the gateway responded itself" : "no upstream responded";
}

function createColumns(whole: number): readonly Column<CallAttempt>[] {
  return [
    { title: "Upstream", isName: true, cell: ({ upstream }) => upstream },
    { title: "Outcome", cell: ({ outcome }) => <Badge state={outcome} /> },
    numberColumn("Sent after", ({ after }) => formatMilliseconds(after)),
    numberColumn("Took", ({ milliseconds }) => formatMilliseconds(milliseconds)),
    { title: "Time line", cell: (attempt) => <TimeLine attempt={attempt} whole={whole} /> },
    { title: "Why", cell: ({ detail }) => detail ?? none },
  ];
}

interface TimeLineProps {
  readonly attempt: CallAttempt;
  readonly whole: number;
}

/** The time span of a request within the whole call. */
function TimeLine({ attempt: { after, milliseconds, outcome }, whole }: TimeLineProps) {
  const scale = 100 / Math.max(whole, 0.001);
  return (
    <svg class={`time-line ${outcome}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="8" rx="2" />
      <rect class="fill" x={after * scale} width={Math.max(1, milliseconds * scale)} height="8" rx="2" />
    </svg>
  );
}
