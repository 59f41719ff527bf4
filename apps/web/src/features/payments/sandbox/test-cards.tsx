const CARDS = [
  ['4242 4242 4242 4242', 'Pays'],
  ['4000 0000 0000 3220', 'The bank asks first'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Not enough money'],
  ['4000 0000 0000 0069', 'Expired'],
  ['4000 0000 0000 0127', 'Wrong security code'],
  ['4000 0000 0000 0119', 'Processing error'],
] as const;

interface TestCardsProps {
  onChoose: (number: string) => void;
}

/** Says that no money moves, and which cards work here. */
export function TestCards({ onChoose }: TestCardsProps) {
  return (
    <div className="rounded-md border border-line bg-link-soft px-4 py-3 text-sm">
      <p className="font-medium">Sandbox: no money moves.</p>
      <p className="mt-1">Don’t type a real card number. Use these with any future date and any 3 digits:</p>
      <details className="mt-2">
        <summary className="min-h-(--target-small) cursor-pointer content-center font-medium text-link">
          Test cards
        </summary>
        <ul className="mt-1">
          {CARDS.map(([number, does]) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => onChoose(number)}
                className="flex min-h-(--target-small) w-full flex-wrap justify-between gap-x-4 py-1 text-left hover:underline"
              >
                <span className="tabular">{number}</span>
                <span className="text-ink-soft">{does}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
