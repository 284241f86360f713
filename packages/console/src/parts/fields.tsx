import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** The values of a list with their texts. */
export type Options = readonly (readonly [value: string, text: string])[];

/** Names to choose from, after a text for all of them. */
export function listOptions(names: Iterable<string>, all = "All"): Options {
  return [["", all], ...Array.from(new Set(names), (one) => [one, one] as const)];
}

const periods = { 1: "1 minute", 5: "5 minutes", 15: "15 minutes", 60: "1 hour", 720: "12 hours" } as const;

/** Periods to choose from, in minutes. */
export function periodOptions(...minutes: readonly (keyof typeof periods)[]): Options {
  return minutes.map((one) => [String(one), periods[one]]);
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: Options;
  onChange(value: string): void;
}

export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function TextField({
  label,
  hint,
  value,
  suggestions = [],
  isWide = false,
  isRequired = false,
  onInput,
}: {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly value: string;
  readonly suggestions?: Options;
  readonly isWide?: boolean;
  readonly isRequired?: boolean;
  onInput(value: string): void;
}) {
  const id = useId();
  return (
    <div class={isWide ? "field wide" : "field"}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        required={isRequired}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(([one, text]) => (
            <option key={one} value={one} label={text} />
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  onInput(value: string): void;
}

export function CodeField({ label, value, rows, onInput }: CodeFieldProps) {
  const id = useId();
  return (
    <div class="field wide">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="mono"
        rows={rows}
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
