import type { TrainingStatus } from '@plumbline/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { percent, versionName } from './charts/words.ts';
import { countedTo } from './counted-to.ts';
import { FeedbackView } from './feedback-view.tsx';
import {
  useExport,
  useExportPhotos,
  useRebalance,
  useRetrain,
  useRun,
  useTrainingStatus,
} from './queries.ts';
import { TrainingLoaded } from './training-loaded.tsx';

const WHEN = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
const when = (time: string | null) => (time === null ? 'Never' : WHEN.format(new Date(time)));

/** AI training status on one page: overview, controls, user feedback and engine weights. */
export function TrainingDashboard() {
  const status = useTrainingStatus();
  return (
    <TrainingLoaded query={status} what="the training status">
      {(data) => (
        <div className="space-y-10">
          <Part title="Overview">
            <Overview status={data} />
          </Part>
          <Part title="Training Controls">
            <Controls status={data} />
          </Part>
          <Part title="User Feedback">
            <FeedbackView status={data} />
          </Part>
          <Part title="Engine Weights">
            <EngineWeights status={data} />
          </Part>
        </div>
      )}
    </TrainingLoaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Figure({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular text-lg font-semibold break-words">{children}</dd>
    </div>
  );
}

function Overview({ status }: { status: TrainingStatus }) {
  const { feedbackSystem: feedback, trainingSystem: training } = status;
  const rate = feedback.totalFeedback > 0 ? feedback.accurateFeedback / feedback.totalFeedback : null;
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Card level={3} title="Training">
        <dl className="grid grid-cols-2 gap-4">
          <Figure name="Training photos">{training.trainingRecordsCount}</Figure>
          <Figure name="Version in use">{versionName(status.modelVersion)}</Figure>
          <Figure name="Last training">{when(training.lastTraining)}</Figure>
          <Figure name="State">{training.isRunning ? 'Training is running' : 'Idle'}</Figure>
          <Figure name="Next retraining check">{when(status.nextRetrainingCheck)}</Figure>
          <Figure name="Next weight rebalancing">{when(status.nextWeightRebalancing)}</Figure>
        </dl>
      </Card>
      <Card level={3} title="Feedback">
        <dl className="grid grid-cols-2 gap-4">
          <Figure name="Findings reviewed">{feedback.totalFeedback}</Figure>
          <Figure name="Confirmed, of those reviewed">{percent(rate)}</Figure>
          <Figure name="Confirmed">{feedback.accurateFeedback}</Figure>
          <Figure name="Corrected or rejected">{feedback.inaccurateFeedback}</Figure>
          <Figure name="In the last 24 hours">{feedback.recentFeedback}</Figure>
          <Figure name="To review">{countedTo(status.candidates)}</Figure>
        </dl>
        {feedback.topIssues.length > 0 ? (
          <>
            <h4 className="mt-4 text-sm font-medium">Most corrected</h4>
            <ul className="mt-1 list-disc pl-5 text-sm">
              {feedback.topIssues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          </>
        ) : null}
      </Card>
    </div>
  );
}

function EngineWeights({ status }: { status: TrainingStatus }) {
  const weights = status.trainingSystem.currentWeights;
  return (
    <Card level={3} title={`Weights of ${status.engines.length} engines`}>
      <p className="mb-4 text-sm text-ink-soft">
        How much each engine’s vote counts. Together they make 100%.
      </p>
      <ul className="space-y-4">
        {status.engines.map(({ id, name }) => (
          <li key={id}>
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <span>{name}</span>
              <span className="tabular font-medium">{percent(weights[id] ?? null)}</span>
            </p>
            <ProgressBar label={`Weight of ${name}`} value={100 * (weights[id] ?? 0)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Controls({ status }: { status: TrainingStatus }) {
  const retrain = useRetrain();
  const rebalance = useRebalance();
  const exporting = useExport();
  const exportingPhotos = useExportPhotos();
  const running = status.trainingSystem.isRunning || retrain.isPending || rebalance.isPending;
  const followed = useRun(status.trainingSystem.isRunning);
  const run = followed.data ?? status.run;
  const underWay = run?.state === 'waiting' || run?.state === 'running';
  return (
    <div className="grid gap-6 desktop:grid-cols-3">
      <Card level={3} title="Retrain">
        <p className="mb-4 text-sm text-ink-soft">
          Trains a new version on all labelled photos. We use it only if it does no worse on the benchmark.
          Manual retraining typically takes 10-15 minutes.
        </p>
        <Button
          variant="primary"
          wide
          disabled={running}
          busy={retrain.isPending}
          onClick={() => retrain.mutate(undefined)}
        >
          {status.trainingSystem.isRunning ? 'Training…' : 'Retrain Models'}
        </Button>
        <div aria-live="polite" className="mt-4 space-y-2 text-sm">
          {run && underWay ? (
            <>
              <ProgressBar label="Progress of the training" value={run.progress} />
              <p>
                {run.step} ({run.progress}%)
              </p>
            </>
          ) : run ? (
            <>
              <p>
                Last run: {when(run.finishedAt)}{' '}
                {run.state === 'failed' ? (
                  <Badge tone="poor">Failed</Badge>
                ) : (
                  <Badge tone={run.accepted ? 'good' : 'fair'}>
                    {run.accepted ? 'Accepted' : 'Rejected'}
                  </Badge>
                )}
              </p>
              <p className="text-ink-soft">{run.failure ?? run.reason}</p>
            </>
          ) : null}
        </div>
      </Card>
      <Card level={3} title="Rebalance">
        <p className="mb-4 text-sm text-ink-soft">
          Sets how much each engine’s vote counts, by how often it was right. The network stays as it is.
        </p>
        <Button
          wide
          disabled={running}
          busy={rebalance.isPending}
          onClick={() => rebalance.mutate(undefined)}
        >
          Rebalance Weights
        </Button>
      </Card>
      <Card level={3} title="Export">
        <p className="mb-4 text-sm text-ink-soft">Labels, versions and feedback as JSON. Photos stay here.</p>
        <Button wide busy={exporting.isPending} onClick={() => exporting.mutate(undefined)}>
          Export Data
        </Button>
        <p className="mt-5 mb-4 text-sm text-ink-soft">
          Labelled photos as a zip in COCO’s format, for other tools. What was blurred stays blurred.
        </p>
        <Button wide busy={exportingPhotos.isPending} onClick={() => exportingPhotos.mutate(undefined)}>
          Export photos
        </Button>
      </Card>
    </div>
  );
}
