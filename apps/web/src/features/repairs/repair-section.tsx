import type { Defect, Repair, RepairStep } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { may } from '../../api/may.ts';
import { whyNot } from '../../api/why-not.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddRepairPhoto } from './add-repair-photo.tsx';
import { BeforeAfter } from './before-after.tsx';
import LinkList from './link-list.tsx';
import { useRepair, useSeen } from './queries.ts';
import { RepairBadge } from './repair-badge.tsx';
import { RepairHistory } from './repair-history.tsx';
import { STEP_WORDS } from './repair-words.ts';
import { repairedLook, repairedPhoto } from './repaired-photo.ts';
import { SecondLookNote } from './second-look-note.tsx';
import { StepDialog } from './step-dialog.tsx';

const SendDialog = lazyPart(() => import('./send-dialog.tsx'));

type Finding = Pick<Defect, 'id' | 'projectId' | 'imageUrl' | 'alerts'>;

/** In the order of a repair's life; what isn't open isn't shown. */
const SHOWN: readonly RepairStep[] = [
  ...(['assign', 'reportFixed', 'verify', 'reopen', 'fixOwn', 'accept', 'dispute'] as const),
  ...(['notDefect', 'unassign'] as const),
];

interface RepairSectionProps {
  finding: Finding;
  /** Where nothing was found nothing is to be fixed: it shows only what somebody has begun. */
  onlyBegun?: boolean;
}

/** Who is to fix a finding by when, what was done, and what can be done next. */
export default function RepairSection({ finding, onlyBegun = false }: RepairSectionProps) {
  const { data: repair, isPending } = useRepair(finding.id);
  if (onlyBegun && (!repair || repair.state === 'open')) return null;
  return (
    <section aria-label="Repair" className="border-t border-line pt-5">
      <h2 className="mb-2.5 text-base font-semibold">Repair</h2>
      {repair ? (
        <Known repair={repair} finding={finding} />
      ) : isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <Missing />
      )}
    </section>
  );
}

const Missing = () => (
  <p className="text-sm text-ink-soft">We couldn’t load the repair. Check your connection and try again.</p>
);

function Known({ repair, finding }: { repair: Repair; finding: Finding }) {
  const [step, setStep] = useState<RepairStep | null>(null);
  const [sending, setSending] = useState(false);
  useSeen(repair);
  const { state, person, trade, dueOn, entries } = repair;
  const { projectId, imageUrl } = finding;
  const repaired = repairedPhoto(entries);
  const look = repairedLook(repair);
  const open = SHOWN.filter((one) => may(repair, one));
  const waits =
    state === 'fixed' && !may(repair, 'verify')
      ? whyNot(repair, 'verify')
      : repair.whyNot.assign === 'finding_rejected'
        ? whyNot(repair, 'assign')
        : undefined;
  return (
    <div className="space-y-3 text-base desktop:text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RepairBadge state={state} alerts={finding.alerts} />
        {person ? (
          <span className="min-w-0 wrap-anywhere">{trade ? `${person}, ${trade}` : person}</span>
        ) : null}
        {dueOn ? <span className="tabular text-ink-soft">Due {longDate(`${dueOn}T12:00:00`)}</span> : null}
      </p>
      {waits ? <p className="text-ink-soft">{waits}</p> : null}
      <div className="flex flex-wrap gap-2">
        {open.map((one, at) => (
          <Button key={one} variant={at === 0 ? 'secondary' : 'quiet'} onClick={() => setStep(one)}>
            {one === 'assign' && state === 'assigned' ? 'Change who and when' : STEP_WORDS[one]}
          </Button>
        ))}
        <AddRepairPhoto repair={repair} projectId={projectId} hasPhoto={Boolean(imageUrl)} />
        <Button onClick={() => setSending(true)}>Send to a tradesperson</Button>
      </div>
      {repaired === undefined || !imageUrl ? null : (
        <BeforeAfter
          before={imageUrl}
          after={addressOf('photoImage', { params: { id: repaired }, query: { size: '1024' } })}
        />
      )}
      {look ? <SecondLookNote look={look} /> : null}
      {repair.looking ? (
        <p role="status" className="text-ink-soft">
          Comparing the photos…
        </p>
      ) : null}
      <LinkList projectId={projectId} findingId={repair.findingId} />
      <RepairHistory repair={repair} />
      {sending ? (
        <Suspense>
          <SendDialog
            projectId={projectId}
            findingIds={[repair.findingId]}
            person={person}
            onClose={() => setSending(false)}
          />
        </Suspense>
      ) : null}
      {step ? <StepDialog repair={repair} step={step} onClose={() => setStep(null)} /> : null}
    </div>
  );
}
