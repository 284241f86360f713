import { useEffect, useState } from "preact/hooks";
import { admin, ApiError } from "../api/client.ts";
import type { NodeId, NodeMethod, TriedCall, TryCall } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Checkbox, CodeField, listOptions, Select, TextField } from "../parts/fields.tsx";
import { Empty, Notice } from "../parts/notice.tsx";
import { formatError } from "../api/client.ts";
import { linkTo } from "../route.ts";
import { TriedCallResult } from "./tried-call.tsx";
import { readUpstreams } from "./upstreams.tsx";

/** Sends one call to a node, and shows its route. */
export function TryCallView({ node }: { readonly node: string }) {
  const nodes = usePoll(() => admin.listNodes({}), 0, []);
  const [typed, setTyped] = useState(node);
  const first = nodes.value?.results.find(({ state }) => state !== "off");
  return (
    <>
      <h1>Try a call</h1>
      <p class="lead">
        Sends a call to a node as its callers do, from this gateway. It counts against nobody’s limits and
        usage.
      </p>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          location.hash = linkTo(["try", typed.trim()]);
        }}
      >
        <TextField
          label="Node"
          value={typed}
          isRequired
          suggestions={(nodes.value?.results ?? []).map(({ id, name, network }) => [
            id,
            `${name} ${network}`,
          ])}
          onInput={setTyped}
        />
        <button type="submit">Choose</button>
      </form>
      {node === "" ? (
        <Empty>
          Choose a node by its id
          {first && (
            <>
              , such as <a href={linkTo(["try", first.id])}>{first.id}</a>
            </>
          )}
          .
        </Empty>
      ) : (
        <CallForm node={node as NodeId} />
      )}
    </>
  );
}

function CallForm({ node }: { readonly node: NodeId }) {
  const methods = usePoll(async () => (await admin.listNodeMethods(node)).results, 0, [node]);
  const record = usePoll(() => admin.readNode(node), 0, [node]);
  const upstreams = usePoll(readUpstreams, 10, []);
  const [name, setName] = useState("");
  const [input, setInput] = useState("");
  const [example, setExample] = useState("");
  const [variables, setVariables] = useState("");
  const [upstream, setUpstream] = useState("");
  const [noCache, setNoCache] = useState(false);
  const [tried, setTried] = useState<{ readonly call: TryCall; readonly result: TriedCall }>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState<TryCall>();
  const choices = (upstreams.value ?? []).flatMap(({ network, name: one }) =>
    network === record.value?.network ? [one] : [],
  );

  const kind = detectKind(name, methods.value ?? []);

  const choose = (value: string): void => {
    const chosen = methods.value?.find((one: NodeMethod) => one.name === value);
    setName(chosen?.call ?? value);
    // Keep what the operator has typed.
    if (!chosen || (input !== "" && input !== example)) return;
    setInput(chosen.input ?? "");
    setExample(chosen.input ?? "");
  };
  // The operator may type a method before the list of methods has arrived.
  useEffect(() => choose(name), [methods.value]);
  if (methods.error !== undefined) return <Notice tone="bad">{formatError(methods.error)}</Notice>;
  const send = async (call: TryCall): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      setTried({ call, result: await admin.tryCall(node, call) });
    } catch (failure) {
      setTried(undefined);
      if (failure instanceof ApiError && failure.code === "is_write") setConfirming(call);
      else setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void send({
      kind,
      name: name.trim(),
      ...(input.trim() && { input }),
      ...(kind === "graphql" && variables.trim() && { variables }),
      ...(upstream && kind !== "grpc" && { upstream }),
      ...(noCache && { no_cache: true }),
    });
  };
  return (
    <>
      <form class="call" onSubmit={submit}>
        <TextField
          label="Method, or HTTP method and path"
          value={name}
          isWide
          isRequired
          suggestions={(methods.value ?? []).map((one) => [one.name, one.writes ? "writes" : ""])}
          hint="Choose a method, a path, a GraphQL field or a gRPC method from the list to fill in its example."
          onInput={choose}
        />
        <CodeField
          label={kind === "graphql" ? "Query" : "Params or body, as JSON"}
          value={input}
          rows={kind === "graphql" ? 12 : 5}
          onInput={setInput}
        />
        {kind === "graphql" && (
          <CodeField label="Variables, as JSON" value={variables} rows={2} onInput={setVariables} />
        )}
        <div class="filters">
          <Select
            label="Upstream"
            value={kind === "grpc" ? "" : upstream}
            options={listOptions(kind === "grpc" ? [] : choices, "The gateway chooses")}
            onChange={setUpstream}
          />
          <Checkbox label="Bypass the cache" isChecked={noCache} onChange={setNoCache} />
          <button type="submit" class="primary" disabled={isBusy}>
            {isBusy ? "Sending…" : "Send"}
          </button>
        </div>
      </form>
      {error !== undefined && (
        <Notice tone="bad" isUrgent>
          {formatError(error)}
        </Notice>
      )}
      {tried && <TriedCallResult call={tried.call} result={tried.result} />}
      {confirming && (
        <Confirm
          title={`Send ${confirming.name}?`}
          action="Send"
          isDangerous
          onConfirm={() => send({ ...confirming, allow_write: true })}
          onClose={() => setConfirming(undefined)}
        >
          <p>
            This call may change state, for example by sending a transaction. It is sent to{" "}
            {record.value?.network ?? "the network"} at most once, and cannot be undone.
          </p>
        </Confirm>
      )}
    </>
  );
}

/** How the gateway sends a call of this name. */
function detectKind(name: string, methods: readonly NodeMethod[]): TryCall["kind"] {
  const call = name.trim();
  if (methods.some((one) => one.kind === "graphql" && one.call === call)) return "graphql";
  if (/^[A-Z]+ \//.test(call)) return "rest";
  // A gRPC method follows the full name of its service.
  return /^[\w.]+\/\w+$/.test(call) ? "grpc" : "rpc";
}
