import type { Secret } from "@node-access/auth";
import { useState } from "preact/hooks";
import type { KeyRotate } from "../generated/types.ts";
import { useAnnounce } from "../parts/announce.tsx";
import { Confirm, Dialog } from "../parts/dialog.tsx";
import { Select } from "../parts/fields.tsx";
import { Notice } from "../parts/notice.tsx";

/** A key or credential that can be rotated and revoked. */
export interface ManagedKey<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly status: string;
}

/** The secrets of a new key, by name. */
type Secrets = Readonly<Record<string, Secret | string>>;

/** The actions on a key, and their effects. */
export interface KeyManagement<Id extends string = string> {
  /** `API key` or `credential`. */
  readonly kind: string;
  /** The effect of revoking it on its users. */
  readonly effect: string;
  rotate(id: Id, body: KeyRotate): Promise<Secrets>;
  revoke(id: Id): Promise<unknown>;
  onChanged(): void;
}

const overlaps: readonly (readonly [string, string])[] = [
  ["0", "No time: it stops working now"],
  ["3600", "1 hour"],
  ["86400", "1 day"],
  ["604800", "7 days"],
];

interface KeyActionsProps<Id extends string> {
  readonly of: ManagedKey<Id>;
  readonly by: KeyManagement<Id>;
}

/** The buttons that rotate and revoke a key, with their dialogs. */
export function KeyActions<Id extends string>({ of: key, by }: KeyActionsProps<Id>) {
  const [confirming, setConfirming] = useState<"rotate" | "revoke">();
  const [secrets, setSecrets] = useState<Secrets>();
  const [overlap, setOverlap] = useState("86400");
  const announce = useAnnounce();
  const { id, name, status } = key;
  const close = (): void => setConfirming(undefined);
  return (
    <>
      {status === "active" && (
        <span class="buttons">
          <button type="button" onClick={() => setConfirming("rotate")}>
            Rotate<span class="unseen"> {id}</span>
          </button>
          <button type="button" onClick={() => setConfirming("revoke")}>
            Revoke<span class="unseen"> {id}</span>
          </button>
        </span>
      )}
      {confirming === "rotate" && (
        <Confirm
          title={`Rotate ${id}?`}
          action="Rotate"
          onClose={close}
          onConfirm={async () => {
            setSecrets(await by.rotate(id, { overlap: Number(overlap) }));
            by.onChanged();
          }}
        >
          <p>
            A new {by.kind} replaces “{name}”, with the same name, limits and methods. Its secrets are shown
            once.
          </p>
          <Select
            label="Keep the old one valid for"
            value={overlap}
            options={overlaps}
            onChange={setOverlap}
          />
          {overlap === "0" && <Notice>{by.effect}</Notice>}
        </Confirm>
      )}
      {confirming === "revoke" && (
        <Confirm
          title={`Revoke ${id}?`}
          action="Revoke"
          isDangerous
          onClose={close}
          onConfirm={async () => {
            await by.revoke(id);
            announce(`${id} is revoked.`);
            by.onChanged();
          }}
        >
          <p>
            “{name}” stops working at all gateways on the database. {by.effect}
          </p>
          <p>This cannot be undone.</p>
        </Confirm>
      )}
      {secrets && <NewSecrets kind={by.kind} secrets={secrets} onClose={() => setSecrets(undefined)} />}
    </>
  );
}

interface NewSecretsProps {
  readonly kind: string;
  readonly secrets: Secrets;
  onClose(): void;
}

function NewSecrets({ kind, secrets, onClose }: NewSecretsProps) {
  return (
    <Dialog title={`The new ${kind}`} onClose={onClose}>
      {(close) => (
        <>
          <Notice>Store these now. They are shown only once.</Notice>
          <dl class="facts">
            {Object.entries(secrets).map(([name, secret]) => (
              <SecretValue
                key={name}
                name={name}
                text={typeof secret === "string" ? secret : secret.reveal()}
              />
            ))}
          </dl>
          <div class="actions">
            <button type="button" class="primary" onClick={close}>
              I have stored them
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function SecretValue({ name, text }: { readonly name: string; readonly text: string }) {
  const announce = useAnnounce();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announce(`${name} copied.`);
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd class="secret">
        <code>{text}</code>
        {/* Browsers have a clipboard only on HTTPS and on this machine. */}
        {isSecureContext && (
          <button type="button" onClick={() => void copy()}>
            Copy<span class="unseen"> {name}</span>
          </button>
        )}
      </dd>
    </div>
  );
}
