import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { admin, signOut } from "../api/client.ts";
import { formatClock } from "../format.ts";
import type { Gateway, NodeId, StreamId, WrongResultId } from "../generated/types.ts";
import { useLive, usePoll } from "../live/live.tsx";
import { Select } from "../parts/fields.tsx";
import { Notice } from "../parts/notice.tsx";
import { type Route, useRoute } from "../route.ts";
import { applyTheme, readTheme, type Theme } from "../style/colors.ts";
import { AboutGateway } from "./about-gateway.tsx";
import { ApiKeysView } from "./api-keys.tsx";
import { CallersView } from "./callers.tsx";
import { EventsView } from "./events.tsx";
import { LogView } from "./log.tsx";
import { NetworkProblems } from "./network-problems.tsx";
import { NodeView } from "./node.tsx";
import { NodesView } from "./nodes.tsx";
import { OverviewView } from "./overview.tsx";
import { StreamView } from "./stream.tsx";
import { StreamsView } from "./streams.tsx";
import { TryCallView } from "./try-call.tsx";
import { UpstreamsView } from "./upstreams.tsx";
import { WrongResultsView, WrongResultView } from "./wrong-results.tsx";

interface View {
  readonly name: string;
  readonly title: string;
  show(route: Route): ComponentChildren;
}

const views: readonly View[] = [
  { name: "", title: "Overview", show: () => <OverviewView /> },
  { name: "upstreams", title: "Upstreams", show: ({ query }) => <UpstreamsView query={query} /> },
  { name: "events", title: "Events", show: ({ query }) => <EventsView query={query} /> },
  {
    name: "wrong-results",
    title: "Wrong results",
    show: ({ path: [, id] }) =>
      id === undefined ? <WrongResultsView /> : <WrongResultView key={id} id={id as WrongResultId} />,
  },
  {
    name: "nodes",
    title: "Nodes",
    show: ({ path: [, id], query }) =>
      id === undefined ? <NodesView query={query} /> : <NodeView key={id} id={id as NodeId} />,
  },
  {
    name: "streams",
    title: "Streams",
    show: ({ path: [, id], query }) =>
      id === undefined ? <StreamsView query={query} /> : <StreamView key={id} id={id as StreamId} />,
  },
  { name: "api-keys", title: "API keys", show: ({ query }) => <ApiKeysView query={query} /> },
  { name: "callers", title: "Callers", show: () => <CallersView /> },
  { name: "log", title: "Log", show: ({ query }) => <LogView key={query.toString()} query={query} /> },
  {
    name: "try",
    title: "Try a call",
    show: ({ path: [, node = ""] }) => <TryCallView key={node} node={node} />,
  },
];

/** The frame around every view. */
export function Shell({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const route = useRoute();
  const gateway = usePoll(() => admin.readGateway(), 5, []);
  const main = useRef<HTMLElement>(null);
  const [name = "", detail] = route.path;
  const view = views.find((one) => one.name === name);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${detail ?? view?.title ?? "Not found"} · Node Access console`;
    // A screen reader continues with the new view, as it would with a new page.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [name, detail]);
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <header>
        <p class="brand">
          <img src="icon.svg" alt="" width="18" height="18" />
          Node Access
        </p>
        {gateway.value && <AboutGateway gateway={gateway.value} />}
        <LiveControl />
        <ThemeControl />
        <button type="button" onClick={() => void signOut().finally(onSignedOut)}>
          Sign out
        </button>
      </header>
      <nav aria-label="Views">
        <ul>
          {views.map((one) => (
            <li key={one.name}>
              <a href={`#/${one.name}`} aria-current={one === view ? "page" : undefined}>
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main ref={main} tabIndex={-1}>
        <Problems gateway={gateway.value} />
        {gateway.value && <NetworkProblems networks={gateway.value.networks} />}
        {view?.show(route) ?? (
          <>
            <h1>Not found</h1>
            <p>
              There is no such view. <a href="#/">Go to the overview</a>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

/** Notices that concern every view. */
function Problems({ gateway }: { readonly gateway: Gateway | undefined }) {
  const { failure, updatedAt } = useLive();
  const first = useRef(gateway?.instance);
  first.current ??= gateway?.instance;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="bad" isUrgent>
          {failure} {updatedAt !== undefined && `Last updated at ${formatClock(updatedAt)}. `}Retrying every
          few seconds.
        </Notice>
      )}
      {gateway && first.current !== gateway.instance && (
        <Notice>
          You are now connected to another gateway process: {gateway.host}, process{" "}
          {gateway.instance.slice(0, 8)}. Traffic, log and upstream states are those of this process.
        </Notice>
      )}
      {gateway?.not_ready && (
        <Notice tone="bad">Load balancers should send no calls here: {gateway.not_ready}.</Notice>
      )}
    </>
  );
}

function LiveControl() {
  const { isPaused, setPaused, updatedAt } = useLive();
  return (
    <div class="live">
      <span class={isPaused ? "pulse paused" : "pulse"} aria-hidden="true" />
      <span class="live-text">
        {isPaused ? "Paused" : "Live"}
        {updatedAt !== undefined && <span class="live-time"> {formatClock(updatedAt)}</span>}
      </span>
      <button type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? "Resume" : "Pause"}
        <span class="unseen"> updates</span>
      </button>
    </div>
  );
}

function ThemeControl() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <Select
      label="Theme"
      value={theme}
      options={[
        ["system", "System"],
        ["light", "Light"],
        ["dark", "Dark"],
      ]}
      onChange={(value) => {
        setTheme(value as Theme);
        applyTheme(value as Theme);
      }}
    />
  );
}
