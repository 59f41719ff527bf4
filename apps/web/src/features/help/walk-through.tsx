import { useEffect, useState } from 'react';
import type { WalkStep } from '../../content/walks.ts';
import { Button } from '../../ui/button.tsx';

/** How long each step stays while it plays, in milliseconds. */
const STEP = 4_000;

/** A silent walk-through, step by step. It plays when it is asked to, never by itself; the words stand below as well. */
export function WalkThrough({ title, steps }: { title: string; steps: readonly WalkStep[] }) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = steps.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      setAt(at + 1);
      if (at + 1 >= last) setPlaying(false);
    }, STEP);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const step = steps[at];
  if (!step) return null;
  const go = (to: number) => {
    setPlaying(false);
    setAt(to);
  };
  return (
    <figure aria-label={title} className="max-w-sm">
      <img
        src={step.src}
        width={step.width}
        height={step.height}
        alt={`Step ${at + 1} on a phone. ${step.words}`}
        loading="lazy"
        className="h-auto max-h-[50dvh] w-auto rounded-md border border-line"
      />
      <figcaption aria-live="polite" className="mt-3 min-h-12 text-sm">
        <span className="tabular text-ink-soft">
          {at + 1} of {steps.length}
        </span>{' '}
        {step.words}
      </figcaption>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            if (at === last) setAt(0);
            setPlaying(!playing);
          }}
        >
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button variant="quiet" disabled={at === 0} onClick={() => go(at - 1)}>
          Previous step
        </Button>
        <Button variant="quiet" disabled={at === last} onClick={() => go(at + 1)}>
          Next step
        </Button>
      </div>
      <details className="mt-2 text-sm">
        <summary className="min-h-12 cursor-pointer py-3.5 text-ink-soft">All steps in words</summary>
        <ol className="list-decimal space-y-1 pl-5">
          {steps.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
