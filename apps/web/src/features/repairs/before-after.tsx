import { useState } from 'react';

interface BeforeAfterProps {
  /** Addresses of the finding's photo and of the one that was sent of its repair. */
  before: string;
  after: string;
}

/** Two photos of one place, the newer drawn over the older up to a line that can be moved. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  // Per cent of the width that shows the photo before.
  const [share, setShare] = useState(50);
  return (
    <figure aria-label="Before and after">
      <div className="relative aspect-4/3 overflow-hidden rounded-md bg-sunken">
        <img
          src={before}
          alt="Before the repair"
          loading="lazy"
          className="absolute inset-0 size-full object-contain"
        />
        <img
          src={after}
          alt="After the repair"
          loading="lazy"
          className="absolute inset-0 size-full bg-sunken object-contain"
          style={{ clipPath: `inset(0 0 0 ${share}%)` }}
        />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 -ml-px w-0.5 bg-accent"
          style={{ left: `${share}%` }}
        />
      </div>
      <figcaption className="mt-1">
        <label className="flex items-center gap-3 text-sm text-ink-soft">
          Before
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label="Where the photo before ends and the one after begins"
            aria-valuetext={`${share}% before, ${100 - share}% after`}
            className="h-(--target) grow accent-accent"
            onChange={({ target }) => setShare(Number(target.value))}
          />
          After
        </label>
      </figcaption>
    </figure>
  );
}
