import { Button } from './button.tsx';

/** Says that a form isn't empty, and the way to an empty one. */
export function KeptDraft({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <span className="min-w-40 flex-1">We kept what you typed before.</span>
      <Button size="small" onClick={onStartAgain}>
        Start again
      </Button>
    </p>
  );
}
