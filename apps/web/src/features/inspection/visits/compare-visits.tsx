import {
  type Compared,
  type FindingLine,
  FOLLOW_UP_STATES,
  type FollowUpState,
  type Visit,
} from '@plumbline/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { projectsKey } from '../../../api/query-keys.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { DefectImage } from '../../defects/parts/defect-image.tsx';
import { usePlaces } from '../data/visit-queries.ts';
import { STATE_WORDS, visitName } from '../data/visit-words.ts';
import { roomOf } from '../findings/arrange-findings.ts';

interface CompareVisitsProps {
  projectId: number;
  visits: readonly Visit[];
  visit: Visit;
  onClose: () => void;
  onOpen: (findingId: number) => void;
}

const GROUPS = [
  'worse',
  'look',
  'to_check',
  'new',
  'same',
  'unseen',
  'not_found',
  'fixed',
] as const satisfies readonly Compared['state'][];
const CHOICES = [
  { value: 'suggested', label: 'As suggested' },
  ...FOLLOW_UP_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
] as const;

const seenAgain = (state: Compared['state'] | null) => state === 'same' || state === 'worse';
const NO_FINDING = 'none';

/** Two visits side by side. What the app only suggests says so, and the inspector has the last word. */
export default function CompareVisits({ projectId, visits, visit, onClose, onOpen }: CompareVisitsProps) {
  const queryClient = useQueryClient();
  const rooms = new Map(usePlaces(projectId).data?.map(({ id, name }) => [id, name]));
  // Newest first: what stands behind this visit came before it.
  const others = visits.slice(visits.findIndex(({ id }) => id === visit.id) + 1);
  const [earlierId, setEarlierId] = useState(others[0]?.id ?? 0);
  const queryKey = [...projectsKey, 'compare', visit.id, earlierId];
  const compared = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call('compareVisits', { params: { id: visit.id }, query: { earlierVisitId: earlierId }, signal }),
    enabled: earlierId > 0,
    staleTime: 0,
  });
  const say = async (earlier: FindingLine, state: FollowUpState | null, laterFindingId: number | null) => {
    try {
      await call('followUp', {
        params: { id: visit.id },
        body: { findingId: earlier.id, state, laterFindingId: seenAgain(state) ? laterFindingId : null },
      });
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      tellFailure('This wasn’t saved')(error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="large"
      title="Compare visits"
      description={`${visitName(visit)}, beside an earlier visit.`}
    >
      <div className="mb-5 max-w-sm">
        <Field label="Earlier visit">
          {(control) => (
            <Select
              {...control}
              options={others.map((one) => ({ value: String(one.id), label: visitName(one) }))}
              value={String(earlierId)}
              onValueChange={(id) => setEarlierId(Number(id))}
            />
          )}
        </Field>
      </div>
      <Loaded query={compared} what="the comparison">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Nothing to compare">File findings under both visits first.</EmptyState>
          ) : (
            <div className="space-y-6">
              {GROUPS.map((state) => {
                const group = list.filter((one) => one.state === state);
                return group.length === 0 ? null : (
                  <section key={state} aria-label={STATE_WORDS[state]}>
                    <h3 className="mb-2 text-sm font-semibold">
                      {STATE_WORDS[state]} <span className="tabular font-normal">{group.length}</span>
                    </h3>
                    <ul className="rounded-md border border-line">
                      {group.map((one) => (
                        <Row
                          key={`${one.earlier?.id}-${one.later?.id}`}
                          compared={one}
                          rooms={rooms}
                          fresh={list.flatMap(({ earlier, later }) => (earlier ? [] : (later ?? [])))}
                          onSay={(state, laterId) =>
                            one.earlier ? void say(one.earlier, state, laterId) : undefined
                          }
                          onOpen={onOpen}
                        />
                      ))}
                    </ul>
                  </section>
                );
              })}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface SideProps {
  finding: FindingLine | null;
  when: string;
  onOpen: (id: number) => void;
}

/** What one of the visits saw, as its photo shows it. The place of a visit without it stays empty. */
function Side({ finding, when, onOpen }: SideProps) {
  if (!finding) {
    return (
      <p className="flex aspect-4/3 items-center justify-center rounded-md border border-dashed border-line-strong px-2 text-center text-xs text-ink-soft">
        {when}: no finding
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={`${when}: open ${finding.defectType}, finding ${finding.number}`}
      onClick={() => onOpen(finding.id)}
      className="relative block"
    >
      <DefectImage
        id={finding.id}
        number={finding.number}
        hasPhoto={finding.hasPhoto}
        alt=""
        size="320"
        fit="cover"
        className="aspect-4/3 w-full"
      />
      <span
        aria-hidden="true"
        className="tabular absolute bottom-1 left-1 rounded-sm border border-line bg-surface px-1.5 text-xs"
      >
        {when} #{finding.number}
      </span>
    </button>
  );
}

interface RowProps {
  compared: Compared;
  /** Names of the rooms by their ids. */
  rooms: ReadonlyMap<number, string>;
  /** Findings of the later visit that are nobody's match. */
  fresh: readonly FindingLine[];
  onSay: (state: FollowUpState | null, laterFindingId: number | null) => void;
  onOpen: (id: number) => void;
}

function Row({ compared, rooms, fresh, onSay, onOpen }: RowProps) {
  const { earlier, later, said, state } = compared;
  const shown = later ?? earlier;
  if (!shown) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 last:border-b-0">
      <div className="grid w-full grid-cols-2 gap-2 tablet:w-68">
        <Side finding={earlier} when="Earlier" onOpen={onOpen} />
        <Side finding={later} when="This visit" onOpen={onOpen} />
      </div>
      <button
        type="button"
        onClick={() => onOpen(shown.id)}
        className="min-h-(--target) min-w-40 flex-1 text-left text-sm font-medium hover:underline"
      >
        {shown.defectType}
        <span className="tabular block text-xs font-normal text-ink-soft">
          {[
            roomOf(shown, rooms),
            earlier ? `was #${earlier.number}` : '',
            later ? `now #${later.number}` : '',
            !said && state !== 'new' && state !== 'unseen' ? 'suggested' : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      <SeverityMark severity={shown.severity} plain />
      {earlier ? (
        <Select
          aria-label={`What happened to ${earlier.defectType}, finding ${earlier.number}`}
          className="w-full tablet:w-48"
          options={CHOICES}
          value={(said && FOLLOW_UP_STATES.find((one) => one === state)) || 'suggested'}
          onValueChange={(choice) =>
            onSay(FOLLOW_UP_STATES.find((one) => one === choice) ?? null, later?.id ?? null)
          }
        />
      ) : null}
      {earlier && said && state !== 'new' && seenAgain(state) && (later ?? fresh[0]) ? (
        <Select
          aria-label={`Finding of this visit that was finding ${earlier.number}`}
          className="w-full tablet:w-72"
          options={[
            { value: NO_FINDING, label: 'No finding of this visit' },
            ...[...(later ? [later] : []), ...fresh].map((one) => ({
              value: String(one.id),
              label: ['Now', `#${one.number}`, one.defectType, roomOf(one, rooms)].filter(Boolean).join(' '),
            })),
          ]}
          value={later ? String(later.id) : NO_FINDING}
          onValueChange={(id) => onSay(state, id === NO_FINDING ? null : Number(id))}
        />
      ) : null}
    </li>
  );
}
