/** What the reader entered to reach a node or a service. */
export interface Entry {
  /** With the scheme http or https, for sockets too. */
  readonly endpoint: string;
  /** The protocol of the node, if the endpoint is a node's. */
  readonly protocol: string | undefined;
  /** The kind of credential. */
  readonly credential: string | undefined;
  /** The arguments of the credential. Private keys are not remembered. */
  readonly secrets: readonly string[];
  /** Whether it is the gateway on this machine, which serves all surfaces. */
  readonly isLocal: boolean;
}

/** What the reader entered, by surface. */
export type Entries = Readonly<Record<string, Entry>>;

/** A browser ends a service worker that gets no message for 30 seconds. */
const KEEP_ALIVE = 20_000;

let entries: Entries = {};
let worker: Promise<ServiceWorker | null> | undefined;

/**
 * Returns what the reader entered on this page and on earlier ones. It is in the memory of a service worker only,
 * so that no secret is stored. Without service workers, each page begins empty.
 */
export function recallEntries(): Promise<Entries> {
  worker ??= start();
  return exchange({});
}

/** Shares what the reader entered with the other pages. */
export async function rememberEntry(surface: string, entry: Entry): Promise<void> {
  await exchange({ [surface]: entry });
}

async function start(): Promise<ServiceWorker | null> {
  // Pages that were loaded by http from another machine have no service workers.
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(new URL("playground-memory.js", siteRoot()));
    const { active } = await navigator.serviceWorker.ready;
    setInterval(() => void keepAlive(), KEEP_ALIVE);
    return active;
  } catch {
    return null;
  }
}

function siteRoot(): URL {
  return new URL(`${import.meta.env.BASE_URL.replace(/\/$/, "")}/`, location.origin);
}

/** A worker that the browser ended all the same has forgotten the entries. This page still has them. */
async function keepAlive(): Promise<void> {
  const own = entries;
  if (Object.keys(await exchange({})).length === 0) await exchange(own);
}

async function exchange(added: Entries): Promise<Entries> {
  const active = await worker;
  if (!active) return (entries = { ...entries, ...added });
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Entries>) => {
      port1.close();
      resolve((entries = data));
    });
    port1.start();
    active.postMessage(added, [port2]);
  });
}
