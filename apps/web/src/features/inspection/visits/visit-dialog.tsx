import { VISIT_KINDS, type Visit } from '@plumbline/contract';
import { INSPECTION_AREAS } from '@plumbline/knowledge/places';
import { useState } from 'react';
import { changesOf } from '../../../api/changes-of.ts';
import { call } from '../../../api/client.ts';
import { refuse, Unfit, useSubmit } from '../../../api/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { localToday } from '../../../ui/days.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { KeptDraft } from '../../../ui/kept-draft.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { AlertsForWords } from '../../hazards/alerts-for-words.tsx';
import { useRefreshInspection, type VisitBody } from '../data/visit-queries.ts';
import { VISIT_KIND_OPTIONS } from '../data/visit-words.ts';
import { notThereBefore } from './areas-before.ts';
import { type AreaState, keepVisitDraft, readVisitDraft, type Seen, type VisitDraft } from './visit-draft.ts';

interface VisitDialogProps {
  projectId: number;
  /** The visit to edit; a new one without it. */
  visit?: Visit | undefined;
  /** Visits before it, newest first. */
  earlier: readonly Visit[];
  onClose: () => void;
}

const SEGMENTS = [
  { value: 'open', label: 'Not set' },
  { value: 'yes', label: 'Inspected' },
  { value: 'part', label: 'In part' },
  { value: 'no', label: 'Not inspected' },
] as const satisfies readonly { value: Seen; label: string }[];

/** Of a new visit, with the areas of those before it, and what they said the building doesn’t have. */
function areasOf(visit: Visit | undefined, earlier: readonly Visit[]): AreaState[] {
  const inspected = visit?.inspectedAreas ?? [];
  const missed = visit?.notInspected ?? [];
  const before = visit ? [] : earlier;
  const names = new Set<string>([
    ...INSPECTION_AREAS,
    ...inspected,
    ...missed.map(({ area }) => area),
    ...before.flatMap((one) => [...one.inspectedAreas, ...one.notInspected.map(({ area }) => area)]),
  ]);
  const absent = notThereBefore(before);
  return [...names].map((area) => {
    const reason = missed.find((one) => one.area === area)?.reason ?? absent.get(area);
    const within = inspected.includes(area);
    const seen = reason === undefined ? (within ? 'yes' : 'open') : within ? 'part' : 'no';
    return { area, seen, reason: reason ?? '' };
  });
}

const draftOf = (visit: Visit | undefined, earlier: readonly Visit[]): VisitDraft => ({
  kind: visit?.kind ?? VISIT_KINDS[0],
  visitedOn: visit?.visitedOn ?? localToday(),
  weather: visit?.weather ?? '',
  attended: visit?.attendedBy.join(', ') ?? '',
  areas: areasOf(visit, earlier),
});

const needsReason = ({ seen }: AreaState) => seen === 'no' || seen === 'part';

/** As the server reads why an area wasn’t inspected: with the area that it is of. */
const saidOf = (areas: readonly AreaState[]): string =>
  areas
    .filter((one) => needsReason(one) && one.reason.trim() !== '')
    .map(({ area, reason }) => `${area}: ${reason}`)
    .join('\n');

const bodyOf = ({ kind, visitedOn, weather, attended, areas }: VisitDraft): VisitBody => ({
  kind,
  visitedOn,
  weather,
  attendedBy: attended
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
  // An area of which a part was inspected stands in both: what was seen, and what of it wasn't, with the reason.
  inspectedAreas: areas.filter(({ seen }) => seen === 'yes' || seen === 'part').map(({ area }) => area),
  notInspected: areas.filter(needsReason).map(({ area, reason }) => ({ area, reason })),
});

/** What is written of a visit: kind, day, weather, who was there, and which areas were inspected or why not. */
export default function VisitDialog({ projectId, visit, earlier, onClose }: VisitDialogProps) {
  const refresh = useRefreshInspection(projectId);
  const [start] = useState(() => draftOf(visit, earlier));
  const [kept, setKept] = useState(() => readVisitDraft(projectId, visit?.id));
  const [draft, setDraft] = useState<VisitDraft>({ ...start, ...kept });
  const { kind, visitedOn, weather, attended, areas } = draft;

  /** Every change is kept: Back, a reload or a tap beside the form loses nothing. */
  const set = (changes: Partial<VisitDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepVisitDraft(projectId, visit?.id, next);
  };
  const change = (area: string, changes: Partial<AreaState>) =>
    set({ areas: areas.map((one) => (one.area === area ? { ...one, ...changes } : one)) });
  const setRest = () => {
    const absent = notThereBefore(earlier);
    const settled = (one: AreaState): AreaState => {
      const reason = absent.get(one.area);
      return reason === undefined ? { ...one, seen: 'yes' } : { ...one, seen: 'no', reason };
    };
    set({ areas: areas.map((one) => (one.seen === 'open' ? settled(one) : one)) });
  };
  const forget = () => keepVisitDraft(projectId, visit?.id, null);
  const lacking = areas.find((one) => needsReason(one) && one.reason.trim() === '');

  const sending = useSubmit(async () => {
    refuse({ visitedOn: visitedOn === '' && 'Enter the date of the visit' });
    if (lacking) {
      const how = lacking.seen === 'part' ? 'was only inspected in part' : 'wasn’t inspected';
      throw new Unfit({}, `Say why ${lacking.area.toLowerCase()} ${how}.`);
    }
    try {
      const body = bodyOf(draft);
      if (visit) {
        await call('changeVisit', { params: { id: visit.id }, body: changesOf(bodyOf(start), body) });
      } else await call('addVisit', { params: { id: projectId }, body });
      forget();
    } finally {
      await refresh();
    }
    onClose();
  }, 'The visit wasn’t saved. Please try again.');

  return (
    <FormDialog
      title={visit ? 'Edit visit' : 'New visit'}
      submission={sending}
      submit={visit ? 'Save visit' : 'Start visit'}
      className="space-y-4"
      onClose={onClose}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {kept ? (
        <KeptDraft
          onStartAgain={() => {
            forget();
            setKept(null);
            setDraft(start);
          }}
        />
      ) : null}
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label="Kind of visit">
          {(control) => (
            <Select
              {...control}
              options={VISIT_KIND_OPTIONS}
              value={kind}
              onValueChange={(next) => set({ kind: next })}
            />
          )}
        </Field>
        <Field label="Date" error={sending.fields.visitedOn}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={visitedOn}
              onChange={(event) => set({ visitedOn: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Weather" optional>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            placeholder="Fine, 24 °C, rain the day before"
            value={weather}
            onChange={(event) => set({ weather: event.target.value })}
          />
        )}
      </Field>
      <Field label="People present" hint="Separate names with commas." optional>
        {(control) => (
          <Input {...control} value={attended} onChange={(event) => set({ attended: event.target.value })} />
        )}
      </Field>
      <section aria-label="Areas">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-sm font-medium">Areas</h3>
          {areas.some(({ seen }) => seen === 'open') ? (
            <Button size="small" onClick={setRest}>
              Set the rest to inspected
            </Button>
          ) : null}
        </div>
        <ul className="divide-y divide-line rounded-md border border-line">
          {areas.map(({ area, seen, reason }) => (
            <li key={area} className="flex flex-wrap items-center gap-2 px-3 py-2">
              <span className="min-w-28 flex-1 text-sm">{area}</span>
              <Segmented
                label={area}
                compact
                segments={SEGMENTS}
                value={seen}
                onValueChange={(next) => change(area, { seen: next })}
              />
              {needsReason({ area, seen, reason }) ? (
                <Input
                  aria-label={`Why ${area} ${seen === 'part' ? 'was inspected in part' : 'wasn’t inspected'}`}
                  placeholder={
                    seen === 'part'
                      ? 'Which part wasn’t inspected, and why? Such as: rear, low clearance'
                      : 'Why not? Such as: hatch locked'
                  }
                  maxLength={500}
                  value={reason}
                  onChange={(event) => change(area, { reason: event.target.value })}
                />
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      <AlertsForWords words={saidOf(areas)} />
    </FormDialog>
  );
}
