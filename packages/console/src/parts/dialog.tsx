import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { formatError } from "../api/client.ts";
import { Notice } from "./notice.tsx";

interface DialogProps {
  readonly title: string;
  onClose(): void;
  children(close: () => void): ComponentChildren;
}

/** A dialog that takes over the page until it is closed. The browser keeps the focus inside, and returns it afterwards. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closed = (): void => {
    onClose();
    // The element that had the focus before may be gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector("main")?.focus();
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={closed}>
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

interface ConfirmProps {
  readonly title: string;
  /** The label of the button that confirms. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** The dialog closes when this resolves, and stays open if it rejects. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** Asks for confirmation, and says what will happen. */
export function Confirm({ title, action, isDangerous = false, onConfirm, onClose, children }: ConfirmProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const confirm = async (event: Event, close: () => void): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      close();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => void confirm(event, close)}>
          {children}
          {error !== undefined && (
            <Notice tone="bad" isUrgent>
              {formatError(error)}
            </Notice>
          )}
          <div class="actions">
            <button type="button" onClick={close} disabled={isBusy}>
              Cancel
            </button>
            <button type="submit" class={isDangerous ? "danger" : "primary"} disabled={isBusy}>
              {action}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
