import { urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createRoot } from "react-dom/client";
import { LatestBlocks } from "./latest-blocks.tsx";

// All visitors of the page can read these: use a token that is limited to this page's origin and to reads.
const client = createRpcWebSocketClient({
  protocol: "ethereum",
  endpoint: import.meta.env.VITE_ENDPOINT,
  credential: urlToken(import.meta.env.VITE_TOKEN),
});
const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no element with the id root");
createRoot(root).render(<LatestBlocks client={client} />);
