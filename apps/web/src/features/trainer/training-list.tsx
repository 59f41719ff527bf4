import type { TrainingExample } from '@plumbline/contract';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useRemoveExample, useTrainingData } from './queries.ts';
import { TrainingLoaded } from './training-loaded.tsx';

/** The newest labelled photos. */
export function TrainingList() {
  const data = useTrainingData();
  return (
    <TrainingLoaded query={data} what="the training data">
      {({ items, inAll }) =>
        items.length === 0 ? (
          <EmptyState title="No training data yet">
            Teach the panel a photo, or accept what inspectors corrected.
          </EmptyState>
        ) : (
          <Card title={`Training data (${items.length} of ${inAll})`}>
            <ul className="divide-y divide-line">
              {items.map((example) => (
                <Row key={example.id} example={example} />
              ))}
            </ul>
            <ShowMore list={data} of="training data" />
          </Card>
        )
      }
    </TrainingLoaded>
  );
}

function Row({ example }: { example: TrainingExample }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveExample();
  const { id, imageUrl, imageName, trueDefectType, trueSeverity, isCorrect, problem } = example;
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <img src={imageUrl} alt="" className="size-16 rounded-md bg-hover object-cover" loading="lazy" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{trueDefectType}</p>
        <p className="truncate text-ink-soft">
          {imageName}, {trueSeverity}
        </p>
        {problem ? <p className="text-critical">{problem}</p> : null}
      </div>
      <Badge tone={isCorrect === null ? 'neutral' : isCorrect ? 'good' : 'fair'}>
        {isCorrect === null ? 'Not checked yet' : isCorrect ? 'Panel was right' : 'Panel was wrong'}
      </Badge>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Remove ${imageName}`}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this photo?"
        message="The panel stops using it at once. The next version is trained without it."
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}
