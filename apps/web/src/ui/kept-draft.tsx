import { Button } from './button.tsx';

interface KeptDraftProps {
  /** What is there already, after 'We kept'. */
  what?: string;
  onStartAgain: () => void;
}

/** Says that a form isn't empty, and the way to an empty one. */
export function KeptDraft({ what = 'what you typed before', onStartAgain }: KeptDraftProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <span className="min-w-40 flex-1">We kept {what}.</span>
      <Button size="small" onClick={onStartAgain}>
        Start again
      </Button>
    </p>
  );
}
