import { render } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { isSignedIn } from "./api/client.ts";
import { LiveProvider } from "./live/live.tsx";
import { AnnounceProvider } from "./parts/announce.tsx";
import { applyTheme, readTheme } from "./style/colors.ts";
import { Shell } from "./views/shell.tsx";
import { SignIn } from "./views/sign-in.tsx";

/** The state of the session; `unknown` until the gateway has responded. */
type SessionState = "unknown" | "none" | "open" | "ended";

function App() {
  const [session, setSession] = useState<SessionState>("unknown");
  const close = useCallback(() => setSession("ended"), []);
  useEffect(() => {
    // Only the gateway knows, because scripts cannot see the cookie. If it does not respond, the page says so.
    void isSignedIn().then(
      (isOpen) => setSession(isOpen ? "open" : "none"),
      () => setSession("open"),
    );
  }, []);
  if (session === "unknown") return <p class="empty loading">Loading…</p>;
  if (session !== "open")
    return <SignIn hasEnded={session === "ended"} onSignedIn={() => setSession("open")} />;
  return (
    <LiveProvider onSignedOut={close}>
      <AnnounceProvider>
        <Shell onSignedOut={() => setSession("none")} />
      </AnnounceProvider>
    </LiveProvider>
  );
}

applyTheme(readTheme());
const place = document.getElementById("app");
if (place) render(<App />, place);
