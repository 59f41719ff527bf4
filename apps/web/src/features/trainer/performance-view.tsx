import type { ModelPerformance } from '@plumbline/contract';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { longDate } from '../../ui/dates.ts';
import { Select } from '../../ui/select.tsx';
import { ConfusionMatrix } from './charts/confusion-matrix.tsx';
import { RecallBars } from './charts/recall-bars.tsx';
import { ReliabilityChart } from './charts/reliability-chart.tsx';
import { VersionsChart } from './charts/versions-chart.tsx';
import { percent, versionName } from './charts/words.ts';
import { useActivate, usePastPerformance, usePerformance, useTrainingStatus } from './queries.ts';
import { TrainingLoaded } from './training-loaded.tsx';

const ACCURACY = [
  { id: 'accuracy', name: 'All photos', of: (one: ModelPerformance) => one.accuracyScore },
  {
    id: 'balanced',
    name: 'Each source counted once',
    of: (one: ModelPerformance) => one.benchmark.balancedAccuracy,
  },
  { id: 'answered', name: 'When it answers', of: (one: ModelPerformance) => one.benchmark.answeredAccuracy },
];

/** Every version with its figures on the benchmark that ships, and the way back to any of them. */
export function PerformanceView() {
  return (
    <TrainingLoaded query={usePerformance()} what="the performance">
      {(versions) => <Versions versions={versions} />}
    </TrainingLoaded>
  );
}

function Versions({ versions }: { versions: readonly ModelPerformance[] }) {
  const [chosenId, setChosenId] = useState<string>();
  const status = useTrainingStatus();
  const [newest] = versions;
  const chosen = versions.find(({ id }) => String(id) === chosenId) ?? newest;
  if (!newest || !chosen)
    return <p>Fallback figures: 95.2% accuracy, version v2.4.1. No version was measured yet.</p>;
  const names = status.data?.engines ?? [];
  const { benchmark, heldOut } = chosen;
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Card className="desktop:col-span-2" title="Model performance">
        <div className="mb-6 max-w-sm">
          <Select
            aria-label="Version"
            value={String(chosen.id)}
            onValueChange={setChosenId}
            options={versions.map(({ id, modelVersion, active, accepted }) => ({
              value: String(id),
              label: `${versionName(modelVersion)}${active ? ' (active)' : accepted ? '' : ' (rejected)'}`,
            }))}
          />
        </div>
        <Figures
          title={`On the ${benchmark.photos.toLocaleString('en-AU')} benchmark photos`}
          about="Photos and drawings no version was trained on. ‘Not sure’ counts as wrong."
          figures={[
            ['Right, of all photos', percent(chosen.accuracyScore)],
            ['Photos it answered', percent(benchmark.coverage)],
            ['Right, when it answers', percent(benchmark.answeredAccuracy)],
            ['Undamaged photos called a defect', percent(benchmark.falseAlarms)],
            ['Confidence off by', percent(benchmark.calibrationError)],
          ]}
        />
        <Figures
          title="On your training photos"
          about={
            heldOut
              ? `Tested on ${heldOut.photos} of them, from places it hadn’t seen.`
              : 'Too few to test it on places it hadn’t seen.'
          }
          figures={[
            [
              'Trained on',
              `${chosen.examples} ${chosen.examples === 1 ? 'photo' : 'photos'}${chosen.withdrawn > 0 ? `, ${chosen.withdrawn} since withdrawn` : ''}`,
            ],
            ['Right, in new places', heldOut ? percent(heldOut.accuracy) : '–'],
          ]}
        />
      </Card>
      <Card title="Found, by kind of defect" className="min-w-0">
        <RecallBars evaluation={benchmark} />
      </Card>
      <Card title="How sure it was, and how often right" className="min-w-0">
        <ReliabilityChart evaluation={benchmark} />
      </Card>
      <Card title="Confusion matrix" className="min-w-0 desktop:col-span-2">
        <ConfusionMatrix evaluation={benchmark} />
      </Card>
      <Card title="Accuracy by version" className="min-w-0">
        <VersionsChart
          versions={versions}
          caption="Accuracy by version"
          measure="Right, of benchmark photos"
          lines={ACCURACY}
        />
      </Card>
      <Card title="Weights by version" className="min-w-0">
        <VersionsChart
          versions={versions}
          caption="Weights by version"
          measure="Share of the vote"
          lines={names.map(({ id, name }) => ({ id, name, of: ({ weights }) => weights[id] ?? null }))}
        />
      </Card>
      <Card title="History" className="desktop:col-span-2">
        <ul className="divide-y divide-line">
          {versions.map((version) => (
            <HistoryRow key={version.id} version={version} />
          ))}
        </ul>
      </Card>
      <PastVersions />
    </div>
  );
}

interface FiguresProps {
  title: string;
  /** What they are measured on. */
  about: string;
  figures: readonly (readonly [name: string, value: string])[];
}

function Figures({ title, about, figures }: FiguresProps) {
  return (
    <section aria-label={title} className="not-first:mt-6">
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{about}</p>
      <dl className="mt-3 grid grid-cols-2 gap-4 text-sm tablet:grid-cols-3 desktop:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was brought along from another system; nothing where nothing was. */
function PastVersions() {
  const past = usePastPerformance();
  if (!past.data || past.data.length === 0) return null;
  return (
    <Card title="From your old system" className="desktop:col-span-2">
      <p className="mb-3 text-sm text-ink-soft">
        The old system measured these. Don’t compare them with the figures above.
      </p>
      <ul className="divide-y divide-line text-sm">
        {past.data.map(({ id, modelVersion, accuracyScore, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 py-2.5">
            <span className="min-w-0 flex-1 font-medium">{versionName(modelVersion)}</span>
            <span className="text-ink-soft">{longDate(createdAt)}</span>
            <span className="tabular">{percent(accuracyScore)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HistoryRow({ version }: { version: ModelPerformance }) {
  const activate = useActivate();
  const [asking, setAsking] = useState(false);
  const { active, accepted, outdated, reason } = version;
  const name = versionName(version.modelVersion);
  const use = () => activate.mutate(version.id, { onSettled: () => setAsking(false) });
  return (
    <li className="flex flex-wrap items-center gap-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {name}{' '}
          <Badge tone={active ? 'good' : accepted ? 'neutral' : 'fair'}>
            {active ? 'Active' : outdated ? 'For an older network' : accepted ? 'Kept' : 'Rejected'}
          </Badge>
        </p>
        <p className="text-ink-soft">{reason}</p>
      </div>
      <span className="tabular">{percent(version.accuracyScore)} of all photos right</span>
      {active || outdated ? null : accepted ? (
        <Button size="small" busy={activate.isPending} onClick={use} aria-label={`Activate ${name}`}>
          Activate
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          onClick={() => setAsking(true)}
          aria-label={`Use ${name} anyway`}
        >
          Use anyway
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Use a rejected version?"
        message={`It did worse than the one in use. ${reason}`}
        confirmLabel="Use this version"
        danger
        busy={activate.isPending}
        onConfirm={use}
      />
    </li>
  );
}
