import { type TrialResult as Result, sureness } from '@plumbline/contract';
import { endpoints } from '@plumbline/contract/endpoints';
import { useEffect, useRef } from 'react';
import { pathTo } from '../../routes/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { ComplianceMark } from '../../ui/compliance-mark.tsx';
import { ConfidenceDial } from '../../ui/confidence.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { OUTCOMES } from '../analysis/outcome-words.ts';
import { OverlayDrawing } from '../defects/parts/overlay.tsx';
import { PhotoView } from '../defects/parts/photo-view.tsx';
import { VoteRow } from '../defects/parts/vote-row.tsx';
import { HazardAlerts } from '../hazards/hazard-alerts.tsx';

const UNTIL = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

interface TrialResultProps {
  result: Result;
  onSignUp: () => void;
  /** Where the answer didn't use the trial up. */
  onAnother: () => void;
}

/** What the panel found on a visitor's photo: dangers first, then the verdict and what to do, then the votes. */
export function TrialResult({ result, onSignUp, onAnother }: TrialResultProps) {
  const { defect, alerts, keptUntil, spent } = result;
  const { overlays, overlayDescription, evidence, assessment, aiResults, agreement, mismatch } = defect;
  const top = useRef<HTMLDivElement>(null);
  // The form was further down, and its button, which had the focus, is gone.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="grid scroll-mt-5 gap-6 outline-none desktop:grid-cols-2">
      <figure className="min-w-0">
        <PhotoView
          src={endpoints.trialPhoto.path}
          alt={`Your photo: ${defect.defectType}`}
          over={() => <OverlayDrawing overlays={overlays} />}
          ratio={evidence.width / evidence.height || undefined}
          maxHeight="45vh"
          className="min-h-56"
          fallback={keptUntil ? 'Image not available' : 'The photo is in your account'}
        />
        <figcaption className="mt-2 text-sm text-ink-soft">{overlayDescription}</figcaption>
      </figure>
      <div className="min-w-0">
        <HazardAlerts alerts={alerts} announce className="mb-4" />
        <div role="status">
          {mismatch ? <p className="mb-3 text-sm">{mismatch}</p> : null}
          <div className="flex items-start justify-between gap-4">
            <Headline result={result} />
            <ConfidenceDial value={sureness(result)} of={agreement?.sureOf} />
          </div>
        </div>
        {result.outcome === 'defect' ? <Rule compliance={assessment.compliance} /> : null}
        <NextSteps result={result} />
        <section
          aria-label="Keep this result"
          className="mt-5 rounded-md border border-line bg-sunken px-4 py-4"
        >
          {keptUntil ? (
            <>
              {spent ? null : (
                <div className="mb-4 border-b border-line pb-4">
                  <p className="text-sm">This answer didn’t use your trial. Try another photo.</p>
                  <Button variant="primary" size="large" wide className="mt-3" onClick={onAnother}>
                    Try another photo
                  </Button>
                </div>
              )}
              <p className="text-sm">
                We delete the photo and the result on {UNTIL.format(new Date(keptUntil))}. Sign up to keep
                both.
              </p>
              <Button
                variant={spent ? 'primary' : 'secondary'}
                size="large"
                wide
                className="mt-3"
                onClick={onSignUp}
              >
                Create account
              </Button>
            </>
          ) : (
            <>
              <p className="text-sm">Your new account has the photo and the result. Both are in Project 1.</p>
              <a
                href={pathTo('projects')}
                className={cx(buttonClass({ variant: 'primary', size: 'large', wide: true }), 'mt-3')}
              >
                Open projects
              </a>
            </>
          )}
        </section>
        <details className="mt-5">
          <summary className="min-h-(--target) cursor-pointer content-center text-sm text-ink-soft">
            {agreement?.text ?? `${aiResults.length} engines looked at the photo`}
          </summary>
          <ul aria-label="Engine votes" className="divide-y divide-line border-t border-line">
            {aiResults.map((vote) => (
              <VoteRow key={vote.engineId} engine={vote.engine} vote={vote} />
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

function Headline({ result: { outcome, defect } }: { result: Result }) {
  if (outcome !== 'defect') {
    return (
      <div className="min-w-0">
        <h3 className="text-lg font-semibold">
          {defect.alerts.length > 0 ? defect.defectType : OUTCOMES[outcome].title}
        </h3>
        <p className="mt-2 text-sm text-ink-soft">{defect.description}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <h3 className="text-lg font-semibold break-words">{defect.defectType}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        <SeverityMark severity={defect.severity} />
        <ComplianceMark compliance={defect.compliance} />
      </div>
    </div>
  );
}

function Rule({ compliance }: { compliance: Result['defect']['assessment']['compliance'] }) {
  if (!compliance.rule) {
    // The text of the whole would ask for the same twice.
    const { assumption, undecided, text } = compliance;
    return <p className="mt-4 text-sm">{assumption?.text ?? undecided?.text ?? text}</p>;
  }
  const { stated, limit, provision } = compliance.rule;
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <dt className="text-ink-soft">Found</dt>
      <dd className="first-letter:uppercase">{stated}</dd>
      <dt className="text-ink-soft">Limit</dt>
      <dd className="first-letter:uppercase">{limit}</dd>
      <dt className="text-ink-soft">Source</dt>
      <dd>{provision}</dd>
    </dl>
  );
}

/** More than these would hide the way on. */
const STEPS_SHOWN = 4;

function NextSteps({ result: { outcome, defect } }: { result: Result }) {
  const isJudged = outcome === 'defect' || defect.alerts.length > 0;
  const advised = isJudged ? defect.assessment.recommendations : defect.advice;
  const steps = advised.length > 0 || isJudged ? advised : OUTCOMES[outcome].advice;
  if (steps.length === 0) return null;
  return (
    <>
      <h4 className="mt-5 text-sm font-semibold">What to do next</h4>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm">
        {steps.slice(0, STEPS_SHOWN).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}
