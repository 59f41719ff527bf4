import { type AnalysisResult, type Defect, sureness } from '@plumbline/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { ComplianceMark } from '../../ui/compliance-mark.tsx';
import { ConfidenceDial } from '../../ui/confidence.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { useDefect } from '../defects/data/queries.ts';
import { BlindSpots } from '../defects/parts/blind-spots.tsx';
import { Mismatch } from '../defects/parts/mismatch.tsx';
import { Precaution } from '../defects/parts/precaution.tsx';
import { FindingAlerts } from '../hazards/finding-alerts.tsx';
import { SafetyQuestion } from '../verdict/safety-question.tsx';
import { VerdictCard } from '../verdict/verdict-card.tsx';
import { VerdictPanel } from '../verdict/verdict-panel.tsx';
import { Votes } from './engine-column.tsx';
import { costWords, OUTCOMES } from './outcome-words.ts';
import type { EngineRow } from './run-state.ts';

/** Few photos show more than one defect. */
const AlsoSeen = lazyPart(() => import('./also-seen.tsx'));

interface VerdictProps {
  result: AnalysisResult;
  rows: readonly EngineRow[];
  onNext: () => void;
  onOpen: (id: number) => void;
}

/** What the panel concluded, above the votes that it rests on. */
export function Verdict({ result, rows, onNext, onOpen }: VerdictProps) {
  // The details may have changed it since: an inspector's decision shows here too.
  const defect = useDefect(result.defect.id).data ?? result.defect;
  const voted = rows.filter(({ vote }) => vote?.status === 'voted').length;
  return (
    <div className="flex h-full flex-col">
      <FindingAlerts defect={defect} announce className="mb-4" />
      <div role="status" className="desktop:animate-[rise_var(--calm)_var(--ease)]">
        <Mismatch text={defect.mismatch} />
        {defect.outcome === 'defect' || defect.decision === 'corrected' ? (
          <DefectVerdict defect={defect} />
        ) : (
          <OtherOutcome defect={defect} outcome={defect.outcome} />
        )}
        <p className="tabular mt-3 text-sm text-ink-soft">{costWords(result)}</p>
      </div>
      {result.also.length > 0 ? (
        <Suspense>
          <AlsoSeen also={result.also} onOpen={onOpen} />
        </Suspense>
      ) : null}
      <div className="mt-5 flex gap-3">
        <Button variant="primary" size="large" className="flex-1" onClick={onNext}>
          Next Image
        </Button>
        <Button size="large" onClick={() => onOpen(result.defect.id)}>
          Details
        </Button>
      </div>
      <details className="group mt-5" open>
        <summary className="min-h-(--target) cursor-pointer content-center text-sm text-ink-soft">
          {defect.agreement?.text ?? `${voted} of ${rows.length} checks gave an opinion`}
        </summary>
        <Votes rows={rows} />
      </details>
    </div>
  );
}

function DefectVerdict({ defect }: { defect: Defect }) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words">{defect.defectType}</h2>
          <div className="mt-2 flex flex-wrap gap-2">
            <SeverityMark severity={defect.severity} />
            <ComplianceMark compliance={defect.compliance} />
          </div>
        </div>
        <ConfidenceDial
          value={sureness({ ...defect, confidence: defect.aiConfidence })}
          of={defect.agreement?.sureOf}
        />
      </div>
      <Precaution finding={defect} className="mt-4" />
      <SafetyQuestion defect={defect} className="mt-3" />
      <VerdictCard defect={defect} />
      {defect.agreement?.basis === 'words' ? (
        <p className="mt-3 text-sm">Based on your words alone.</p>
      ) : null}
      <BlindSpots {...defect} />
    </>
  );
}

interface OtherOutcomeProps {
  defect: Defect;
  outcome: keyof typeof OUTCOMES;
}

function OtherOutcome({ defect, outcome }: OtherOutcomeProps) {
  const words = OUTCOMES[outcome];
  const { alerts, precaution } = defect;
  // Nobody is sent closer while something may come down, and an open alert says itself what to do.
  const advice = alerts.length > 0 || defect.advice.length > 0 || precaution ? defect.advice : words.advice;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{alerts.length > 0 ? defect.defectType : words.title}</h2>
          {alerts.length > 0 ? (
            <p className="mt-2">
              <SeverityMark severity={defect.severity} />
            </p>
          ) : null}
          <p className="mt-2 text-sm text-ink-soft">{defect.description}</p>
        </div>
        <ConfidenceDial value={sureness({ outcome, confidence: defect.aiConfidence, alerts })} />
      </div>
      <Precaution finding={defect} className="mt-4" />
      <SafetyQuestion defect={defect} className="mt-3" />
      <VerdictPanel defect={defect} />
      <ul className="mt-3 space-y-1.5 text-sm">
        {advice.map((line) => (
          <li
            key={line}
            className="relative pl-4 before:absolute before:top-2.5 before:left-0 before:h-px before:w-2 before:bg-line-strong"
          >
            {line}
          </li>
        ))}
      </ul>
      <BlindSpots {...defect} />
    </>
  );
}
