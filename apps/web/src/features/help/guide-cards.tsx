import { GUIDES, type Guide } from '@plumbline/knowledge/help';
import { useState } from 'react';
import { WALKS } from '../../content/walks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ArrowRight } from '../../ui/icons/arrow-right.tsx';
import { Blocks } from '../articles/blocks.tsx';
import { WalkThrough } from './walk-through.tsx';

/** The walk-through that a section tells of, where one was recorded. */
function Recorded({ id, title }: { id: string; title: string }) {
  const walk = WALKS.get(id);
  if (!walk) return null;
  return (
    <div className="mt-4">
      <WalkThrough title={title} walk={walk} />
    </div>
  );
}

function GuideText({ guide }: { guide: Guide }) {
  return (
    <div className="space-y-8">
      {guide.sections.map(({ id, title, blocks }) => (
        <section key={id}>
          <h3 className="mb-3 text-base font-semibold">{title}</h3>
          <Blocks blocks={blocks} />
          <Recorded id={id} title={title} />
        </section>
      ))}
    </div>
  );
}

/** Cards that open a guide each; one at a time. Without JavaScript the guides stand below in full. */
export function GuideCards() {
  const [open, setOpen] = useState<Guide | undefined>();
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="text-lg font-semibold">
        Quick help
      </h2>
      <ul className="mt-5 grid gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
        {GUIDES.map((guide) => (
          <li key={guide.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(guide)}
              className="flex h-full w-full flex-col rounded-md border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong"
            >
              <span className="flex w-full items-center justify-between gap-3 font-semibold">
                {guide.title}
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              </span>
              <span className="mt-1 text-sm text-ink-soft">{guide.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      <noscript>
        {GUIDES.map((guide) => (
          <section key={guide.id} className="mt-10 max-w-[68ch]">
            <h2 className="mb-4 text-lg font-semibold">{guide.title}</h2>
            <GuideText guide={guide} />
          </section>
        ))}
      </noscript>
      <Dialog
        open={open !== undefined}
        onOpenChange={(stays) => {
          if (!stays) setOpen(undefined);
        }}
        title={open?.title ?? 'Guide'}
        description={open?.summary}
      >
        {open ? <GuideText guide={open} /> : null}
      </Dialog>
    </section>
  );
}
