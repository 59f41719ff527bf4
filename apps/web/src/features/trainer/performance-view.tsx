import type { ModelPerformance } from '@plumbline/contract';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { longDate } from '../../ui/dates.ts';
import { Select } from '../../ui/select.tsx';
import { ConfusionMatrix } from './charts/confusion-matrix.tsx';
import { RecallBars } from './charts/recall-bars.tsx';
import { ReliabilityChart } from './charts/reliability-chart.tsx';
import { VersionsChart } from './charts/versions-chart.tsx';
import { percent } from './charts/words.ts';
import { useActivate, usePastPerformance, usePerformance, useTrainingStatus } from './queries.ts';

const ACCURACY = [
  { id: 'accuracy', name: 'Right', of: (one: ModelPerformance) => one.accuracyScore },
  { id: 'balanced', name: 'By source', of: (one: ModelPerformance) => one.benchmark.balancedAccuracy },
  { id: 'answered', name: 'Of answered', of: (one: ModelPerformance) => one.benchmark.answeredAccuracy },
];

/** Every version with its figures on the benchmark that ships, and the way back to any of them. */
export function PerformanceView() {
  return (
    <Loaded query={usePerformance()} what="the performance">
      {(versions) => <Versions versions={versions} />}
    </Loaded>
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
      <Card
        className="desktop:col-span-2"
        title="Model performance"
        aside={
          <Select
            aria-label="Version"
            className="w-64"
            value={String(chosen.id)}
            onValueChange={setChosenId}
            options={versions.map(({ id, modelVersion, active }) => ({
              value: String(id),
              label: active ? `${modelVersion} (active)` : modelVersion,
            }))}
          />
        }
      >
        <dl className="grid grid-cols-2 gap-4 text-sm tablet:grid-cols-4">
          {[
            ['Accuracy', percent(chosen.accuracyScore)],
            ['Answered', percent(benchmark.coverage)],
            ['Accuracy when it answers', percent(benchmark.answeredAccuracy)],
            ['False alarms', percent(benchmark.falseAlarms)],
            ['Confidence off by', percent(benchmark.calibrationError)],
            ['Benchmark photos', String(benchmark.photos)],
            [
              'Trained on',
              `${chosen.examples} ${chosen.examples === 1 ? 'photo' : 'photos'}${chosen.withdrawn > 0 ? `, ${chosen.withdrawn} since withdrawn` : ''}`,
            ],
            ['On scenes held out', heldOut ? percent(heldOut.accuracy) : '–'],
          ].map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular text-lg font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-soft">
          ‘Not sure’ counts as wrong. The benchmark is made of photos and drawn pictures that no version was
          trained on.
        </p>
      </Card>
      <Card title="Found, by family">
        <RecallBars evaluation={benchmark} />
      </Card>
      <Card title="Confidence and truth">
        <ReliabilityChart evaluation={benchmark} />
      </Card>
      <Card title="Confusion matrix" className="min-w-0 desktop:col-span-2">
        <ConfusionMatrix evaluation={benchmark} />
      </Card>
      <Card title="Accuracy by version" className="min-w-0">
        <VersionsChart versions={versions} caption="Accuracy by version" lines={ACCURACY} />
      </Card>
      <Card title="Weights by version" className="min-w-0">
        <VersionsChart
          versions={versions}
          caption="Weights by version"
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

/** What was brought along from another system; nothing where nothing was. */
function PastVersions() {
  const past = usePastPerformance();
  if (!past.data || past.data.length === 0) return null;
  return (
    <Card title="Before the move" className="desktop:col-span-2">
      <p className="mb-3 text-sm text-ink-soft">
        As the system measured them that this data came from. They can’t be compared with the figures above.
      </p>
      <ul className="divide-y divide-line text-sm">
        {past.data.map(({ id, modelVersion, accuracyScore, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 py-2.5">
            <span className="min-w-0 flex-1 font-medium">{modelVersion}</span>
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
  const { active, accepted, outdated } = version;
  return (
    <li className="flex flex-wrap items-center gap-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {version.modelVersion}{' '}
          <Badge tone={active ? 'good' : accepted ? 'neutral' : 'fair'}>
            {active ? 'Active' : outdated ? 'Of another network' : accepted ? 'Kept' : 'Rejected'}
          </Badge>
        </p>
        <p className="text-ink-soft">{version.reason}</p>
      </div>
      <span className="tabular">{percent(version.accuracyScore)}</span>
      <Button
        size="small"
        disabled={active || outdated}
        busy={activate.isPending}
        onClick={() => activate.mutate(version.id)}
        aria-label={`Activate ${version.modelVersion}`}
      >
        Activate
      </Button>
    </li>
  );
}
