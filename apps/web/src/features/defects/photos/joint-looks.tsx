import { type Defect, type FindingPhoto, JOINT_LOOK_CREDITS, type JointLook } from '@plumbline/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { confidencePercent } from '../../../ui/confidence-band.ts';
import { dateAndTime } from '../../../ui/dates.ts';
import { ScanSearch } from '../../../ui/icons/scan-search.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { VoteRow } from '../parts/vote-row.tsx';
import { useDecideJointLook, useJointLooks, useLookTogether } from './use-joint-looks.ts';

interface JointLooksProps {
  defect: Defect;
  photos: readonly FindingPhoto[];
}

/** The panel's answer on all photos of a finding: asked for at a price, then kept or declined; earlier ones below. */
export default function JointLooks({ defect, photos }: JointLooksProps) {
  const looks = useJointLooks(defect.id).data ?? [];
  const { run, progress } = useLookTogether(defect.id);
  const [newest] = looks;
  const open = newest && (newest.state === 'offered' || newest.state === 'unsettled') ? newest : undefined;
  const earlier = looks.filter((look) => look !== open);
  return (
    <section aria-label="All photos together" className="mt-4 border-t border-line pt-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="small"
          busy={run.isPending}
          icon={<ScanSearch aria-hidden="true" className="size-4" />}
          onClick={() => run.mutate()}
        >
          Look again at all {photos.length} photos
        </Button>
        <span className="text-ink-soft">{JOINT_LOOK_CREDITS} credit. Free if the panel isn’t sure.</span>
      </div>
      {progress ? (
        <div className="mt-3" role="status">
          <p className="mb-1.5 text-ink-soft">
            Photo {progress.photo} of {progress.of}: {progress.votes} of {progress.engines} checks done
          </p>
          <ProgressBar
            label="Photos analysed"
            value={
              (100 * (progress.photo - 1 + progress.votes / Math.max(1, progress.engines))) / progress.of
            }
          />
        </div>
      ) : null}
      {open ? <Answer key={open.id} look={open} defect={defect} photos={photos} /> : null}
      {earlier.length > 0 ? (
        <details className="mt-3">
          <summary className="min-h-(--target) cursor-pointer content-center font-medium">
            Earlier answers ({earlier.length})
          </summary>
          <ul className="space-y-4 pb-1">
            {earlier.map((look) => (
              <li key={look.id} className="space-y-2">
                <p className="text-ink-soft">
                  {dateAndTime(look.decidedAt ?? look.at)}: {STATE_WORDS[look.state]}
                </p>
                <Change look={look} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

const STATE_WORDS: Readonly<Record<JointLook['state'], string>> = {
  offered: 'waiting for you',
  unsettled: 'the photos together didn’t settle it',
  kept: 'new answer kept',
  declined: 'new answer declined',
  replaced: 'a newer answer came',
};

function Answer({ look, defect, photos }: JointLooksProps & { look: JointLook }) {
  const decide = useDecideJointLook(defect.id);
  const at = photos.findIndex(({ id }) => id === look.bestPhotoId);
  const cover = photos.find((photo) => photo.cover);
  // Whoever chose another cover than the analysed photo keeps it unless they say so.
  const [asCover, setAsCover] = useState(cover?.analysed ?? true);
  const offersCover = at >= 0 && cover?.id !== look.bestPhotoId;
  const settle = (keep: boolean) =>
    decide.mutate({ lookId: look.id, keep, cover: keep && offersCover && asCover });
  return (
    <div className="mt-3 space-y-3 rounded-md bg-sunken px-4 py-3">
      {look.state === 'unsettled' ? (
        <p className="font-medium">
          The photos together don’t settle it. The first answer stays, and no credit was used.
        </p>
      ) : null}
      <Change look={look} />
      <p className="text-ink-soft">{look.agreement}</p>
      {defect.alerts.length > 0 ? <p>Open hazard alerts stay open, whichever answer you keep.</p> : null}
      {defect.decision === 'corrected' ? (
        <p>Your correction stays. Only the panel’s answer changes.</p>
      ) : null}
      {(defect.decision === 'confirmed' || defect.decision === 'rejected') &&
      look.after.defectType !== look.before.defectType ? (
        <p>You decided about the first answer. Keep the new one and you decide again.</p>
      ) : null}
      <PhotoVotes look={look} photos={photos} />
      {look.state === 'offered' ? (
        <>
          {offersCover ? (
            <Checkbox
              checked={asCover}
              onCheckedChange={setAsCover}
              label={`Use photo ${at + 1} as the cover: it shows this best`}
            />
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button size="small" busy={decide.isPending} onClick={() => settle(true)}>
              Keep the new answer
            </Button>
            <Button size="small" variant="quiet" disabled={decide.isPending} onClick={() => settle(false)}>
              Keep the first answer
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** What the panel said first, and what it says of all photos. */
function Change({ look: { before, after } }: { look: JointLook }) {
  const rows = [
    ['First answer', before],
    ['All photos', after],
  ] as const;
  return (
    <dl className="grid gap-2 tablet:grid-cols-2">
      {rows.map(([name, { defectType, confidence, severity }]) => (
        <div key={name}>
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd className="mt-0.5 space-y-1">
            <p className="font-medium">
              {defectType} ({confidencePercent(confidence)}%)
            </p>
            <SeverityMark severity={severity} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What each photo says by itself, how much it counts, and its votes. */
function PhotoVotes({ look, photos }: { look: JointLook; photos: readonly FindingPhoto[] }) {
  return (
    <ul className="divide-y divide-line">
      {look.photos.map(({ photoId, fileName, defectType, confidence, share, votes, problem }) => {
        const at = photos.findIndex(({ id }) => id === photoId);
        const name = at < 0 ? fileName : `Photo ${at + 1}`;
        if (problem !== null) {
          return (
            <li key={photoId} className="py-2">
              {name} was left out. {problem}
            </li>
          );
        }
        return (
          <li key={photoId}>
            <details>
              <summary className="min-h-(--target) cursor-pointer content-center">
                {name}: {defectType} ({confidencePercent(confidence ?? 0)}%), counts {Math.round(share * 100)}
                %
              </summary>
              <ul className="divide-y divide-line pl-3">
                {votes.map((vote) => (
                  <VoteRow key={vote.engineId} engine={vote.engine} vote={vote} />
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
