import { useId, useState } from "preact/hooks";
import { formatError, signIn } from "../api/client.ts";
import { Notice } from "../parts/notice.tsx";

interface SignInProps {
  /** Whether a session has ended. */
  readonly hasEnded: boolean;
  onSignedIn(): void;
}

export function SignIn({ hasEnded, onSignedIn }: SignInProps) {
  const id = useId();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await signIn(password);
      onSignedIn();
    } catch (failure) {
      setError(failure);
      setPassword("");
      setBusy(false);
      document.getElementById(id)?.focus();
    }
  };
  return (
    <main class="sign-in">
      <form onSubmit={(event) => void submit(event)}>
        <h1>Node Access console</h1>
        {hasEnded && error === undefined && <Notice>Your session has ended. Sign in again.</Notice>}
        {/* Password managers look for one. */}
        <input type="text" autocomplete="username" value="console" readOnly hidden />
        <div class="field wide">
          <label for={id}>Password</label>
          <input
            id={id}
            type="password"
            autocomplete="current-password"
            required
            autofocus
            value={password}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-hint`}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <p class="hint" id={`${id}-hint`}>
            The gateway’s first start with a console printed it, and wrote it to its credentials file.
          </p>
        </div>
        {error !== undefined && (
          <Notice tone="bad" isUrgent>
            {formatError(error)}.
          </Notice>
        )}
        <button type="submit" class="primary" disabled={isBusy}>
          {isBusy ? "Signing in…" : "Sign in"}
        </button>
      </form>
    </main>
  );
}
