interface ChoicesProps {
  /** Names the group for a screen reader. */
  label: string;
  choices: readonly string[];
  /** Undefined while an answer is on its way. */
  onChoose: ((choice: string) => void) | undefined;
}

/** Messages to tap instead of typing. */
export function Choices({ label, choices, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 pt-2">
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            disabled={!onChoose}
            className="min-h-(--target-small) rounded-full border border-line bg-surface px-3.5 py-1.5 text-left text-sm text-ink hover:not-disabled:border-accent hover:not-disabled:text-accent disabled:opacity-60"
            onClick={() => onChoose?.(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
