import { useId, useState } from 'react';
import { RECOMMENDATION_LIMIT, truncate } from './truncate.ts';

/** Long text cut at 100 characters, with More and Show Less. */
export function ExpandableText({ text, about }: { text: string; about: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = truncate(text, RECOMMENDATION_LIMIT);
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      <span id={id}>{open ? text : short}</span>
      {short === text ? null : (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="relative rounded-sm py-1 font-medium whitespace-nowrap text-link before:absolute before:-inset-2.5 hover:underline"
          >
            {open ? 'Show Less' : 'More'}
            <span className="sr-only"> about {about}</span>
          </button>
        </>
      )}
    </p>
  );
}
