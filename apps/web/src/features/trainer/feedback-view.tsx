import type { Candidate, FeedbackEntry, TrainingStatus } from '@plumbline/contract';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { confidencePercent } from '../../ui/confidence-band.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { percent } from './charts/words.ts';
import { countedTo } from './counted-to.ts';
import { useAccept, useCandidates, useDrop, useFeedback } from './queries.ts';
import { TrainingLoaded } from './training-loaded.tsx';

const WORDS = { confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Rejected' } as const;

/** Feedback that may be learned from, to accept or put aside; and all feedback in words. */
export function FeedbackView({ status }: { status: TrainingStatus }) {
  const candidates = useCandidates();
  const feedback = useFeedback();
  return (
    <div className="space-y-6">
      <Card level={3} title={`Feedback to review (${countedTo(status.candidates)})`}>
        <TrainingLoaded query={candidates} what="the feedback">
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title="No feedback to review">
                Findings appear here when people who share their photos confirm or correct them.
              </EmptyState>
            ) : (
              <>
                <Candidates items={items} />
                <ShowMore list={candidates} of="feedback to review" />
              </>
            )
          }
        </TrainingLoaded>
      </Card>
      <Card level={3} title="All feedback">
        <TrainingLoaded query={feedback} what="the feedback">
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-sm text-ink-soft">No feedback yet.</p>
            ) : (
              <>
                <ul className="divide-y divide-line text-sm">
                  {items.map((entry) => (
                    <Entry key={entry.defectId} entry={entry} />
                  ))}
                </ul>
                <ShowMore list={feedback} of="feedback" />
              </>
            )
          }
        </TrainingLoaded>
      </Card>
    </div>
  );
}

function Entry({ entry }: { entry: FeedbackEntry }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2.5">
      <span>
        {entry.panelSaid}
        {entry.panelSaid === entry.inspectorSaid ? null : (
          <>
            <span className="sr-only">, corrected to </span> <span aria-hidden="true">→</span>{' '}
            {entry.inspectorSaid}
          </>
        )}
      </span>
      <span className="flex items-center gap-3 text-ink-soft">
        {confidencePercent(entry.confidence)}% sure
        <Badge tone={entry.verdict === 'confirmed' ? 'good' : 'fair'}>{WORDS[entry.verdict]}</Badge>
      </span>
    </li>
  );
}

function Candidates({ items }: { items: readonly Candidate[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const accept = useAccept();
  const drop = useDrop();
  const busy = accept.isPending || drop.isPending;
  const still = items.filter(({ defectId }) => chosen.has(defectId)).map(({ defectId }) => defectId);
  const choose = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Checkbox
          label="All"
          checked={still.length === 0 ? false : still.length === items.length ? true : 'indeterminate'}
          onCheckedChange={(on) => setChosen(new Set(on ? items.map(({ defectId }) => defectId) : []))}
        />
        <Button disabled={still.length === 0 || busy} onClick={() => accept.mutate(still)}>
          Accept {still.length > 0 ? still.length : ''}
        </Button>
        <Button disabled={still.length === 0 || busy} onClick={() => drop.mutate(still)}>
          Set aside {still.length > 0 ? still.length : ''}
        </Button>
      </div>
      <ul className="space-y-4">
        {items.map((candidate) => (
          <li
            key={candidate.defectId}
            className="grid gap-4 border-t border-line pt-4 tablet:grid-cols-[auto_1fr]"
          >
            <img
              src={candidate.imageUrl}
              alt={`${candidate.imageName}, which the inspector calls ${candidate.corrected.defectType}`}
              className="h-40 w-56 rounded-md bg-hover object-contain"
              loading="lazy"
            />
            <div className="space-y-2 text-sm">
              <Checkbox
                label={`Finding ${candidate.defectId}: ${WORDS[candidate.verdict].toLowerCase()}`}
                checked={chosen.has(candidate.defectId)}
                onCheckedChange={(on) => choose(candidate.defectId, on)}
              />
              <p>
                The panel: <strong>{candidate.original.defectType}</strong>, {candidate.original.severity},{' '}
                {confidencePercent(candidate.original.confidence)}% sure
              </p>
              <p>
                The inspector: <strong>{candidate.corrected.defectType}</strong>,{' '}
                {candidate.corrected.severity}
                {candidate.corrected.note ? ` (${candidate.corrected.note})` : ''}
              </p>
              <p className="text-ink-soft">
                {candidate.votes
                  .map(({ engine, defectType, confidence }) =>
                    defectType ? `${engine}: ${defectType} ${percent(confidence)}` : `${engine}: –`,
                  )
                  .join(' · ')}
              </p>
              {candidate.family === null ? (
                <p className="text-ink-soft">
                  It doesn’t say what the photo shows. You can only set it aside.
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
