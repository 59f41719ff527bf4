import { type BcfTopic, type Draft, type Import, whyNoWords } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addressOf, call } from '../../api/client.ts';
import { Loaded } from '../../api/loaded.tsx';
import { defectsKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ReasonDialog } from '../hazards/reason-dialog.tsx';
import { ChosenDraftsBar, DraftFilter, shownOf } from './draft-choice.tsx';
import { counted, fileWord, placeWord, topicLines } from './draft-words.ts';
import { draftsKey, refreshLists, useDrafts } from './queries.ts';

interface DraftsListProps {
  projectId: number;
  id: number;
  kind: Import['kind'];
  onOpenFinding: (id: number) => void;
}

const MAIN = '[data-main]';

/** The drafts of one list: accepted one by one or several at once, or set aside, by pointer or by key. */
export function DraftsList({ projectId, id, kind, onOpenFinding }: DraftsListProps) {
  const queryClient = useQueryClient();
  const drafts = useDrafts(id);
  const list = useRef<HTMLUListElement>(null);
  /** The draft that is being changed, or the chosen ones. */
  const [working, setWorking] = useState<number | 'chosen' | null>(null);
  const [show, setShow] = useState('all');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Draft | null>(null);

  const act = async (on: number | 'chosen', failure: string, step: () => Promise<unknown>) => {
    if (working !== null) return;
    setWorking(on);
    try {
      await step();
    } catch (error) {
      tellFailure(failure)(error);
    }
    await refresh();
    setWorking(null);
  };
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: draftsKey(id) }),
      refreshLists(queryClient, projectId),
    ]);
  const refreshFindings = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: defectsKey }),
      queryClient.invalidateQueries({ queryKey: statsKey }),
      queryClient.invalidateQueries({ queryKey: [...projectsKey, 'one', projectId] }),
    ]);
  const accept = (draft: Draft) =>
    act(draft.id, 'The draft wasn’t accepted', async () => {
      await call('acceptDraft', { params: { id: draft.id } });
      focusFrom(draft, 1);
      await refreshFindings();
    });
  const acceptChosen = (picked: readonly Draft[]) =>
    act('chosen', 'The drafts weren’t accepted', async () => {
      await call('acceptDrafts', { params: { id }, body: { draftIds: picked.map((draft) => draft.id) } });
      setChosen(new Set());
      toast({ title: `${counted(picked.length, 'draft')} accepted` });
      await refreshFindings();
    });
  const choose = (draftId: number, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, draftId] : [...now].filter((one) => one !== draftId)));
  const keepAside = async (draft: Draft, state: 'waiting' | 'set_aside', reason: string) => {
    await call('setDraftAside', { params: { id: draft.id }, body: { state, reason } });
    if (state === 'set_aside') focusFrom(draft, 1);
  };
  const setAside = (draft: Draft, state: 'waiting' | 'set_aside') =>
    act(draft.id, 'The draft wasn’t changed', () => keepAside(draft, state, ''));
  const putAway = (draft: Draft) => {
    // A hazard is put away with a reason alone.
    if (draft.hazards.length > 0) setAsking(draft);
    else void setAside(draft, 'set_aside');
  };
  /** Moves to the draft before or after; the list goes on being worked through. */
  const focusFrom = (draft: Draft, step: number) => {
    const items = [...(list.current?.children ?? [])];
    const at = items.findIndex((item) => item.getAttribute('data-draft') === String(draft.id));
    items[at + step]?.querySelector<HTMLElement>(MAIN)?.focus();
  };
  const onKey = (event: KeyboardEvent, draft: Draft) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const waits = draft.state === 'waiting';
    const steps: Record<string, () => void> = {
      j: () => focusFrom(draft, 1),
      k: () => focusFrom(draft, -1),
      ...(waits ? { a: () => void accept(draft), s: () => putAway(draft) } : {}),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <Loaded query={drafts} what="the drafts">
      {(all) => {
        const shown = shownOf(all, show);
        const waiting = shown.filter(({ state }) => state === 'waiting');
        const picked = waiting.filter((draft) => chosen.has(draft.id));
        return (
          <>
            <DraftFilter
              drafts={all}
              show={show}
              onShow={setShow}
              waiting={waiting}
              chosen={picked.length}
              onChoose={(ids) => setChosen(new Set(ids))}
            />
            <p className="mb-2 hidden text-sm text-ink-soft desktop:block">
              Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>a</kbd> accepts, <kbd>s</kbd> sets aside.
            </p>
            {shown.length === 0 ? <p className="text-sm text-ink-soft">No drafts to show here.</p> : null}
            <ul
              ref={list}
              aria-label="Drafts"
              className="rounded-md border border-line bg-surface empty:hidden"
            >
              {shown.map((draft) => (
                <li
                  key={draft.id}
                  data-draft={draft.id}
                  onKeyDown={(event) => onKey(event, draft)}
                  className="border-b border-line px-4 py-4 last:border-b-0"
                >
                  <Words draft={draft} kind={kind} />
                  <Pictures draft={draft} />
                  <div className="mt-3 flex flex-wrap items-center gap-3">
                    {draft.state === 'waiting' ? (
                      <Checkbox
                        aria-label={`Choose ${placeOf(all, draft, kind)}`}
                        checked={chosen.has(draft.id)}
                        onCheckedChange={(isChosen) => choose(draft.id, isChosen)}
                        className="mr-2"
                      />
                    ) : null}
                    <Steps
                      draft={draft}
                      place={placeOf(all, draft, kind)}
                      busy={working === draft.id}
                      onAccept={() => void accept(draft)}
                      onPutAway={() => putAway(draft)}
                      onTakeBack={() => void setAside(draft, 'waiting')}
                      onOpenFinding={onOpenFinding}
                    />
                  </div>
                </li>
              ))}
            </ul>
            {picked.length > 0 ? (
              <ChosenDraftsBar
                drafts={picked}
                busy={working === 'chosen'}
                onAccept={() => void acceptChosen(picked)}
                onClear={() => setChosen(new Set())}
              />
            ) : null}
            {asking ? (
              <ReasonDialog
                title={`Set aside ${placeOf(all, asking, kind)}`}
                description={`This draft warns of a hazard: ${asking.hazards.join(', ')}.`}
                label="Reason"
                hint="What was found or done. For a hazard to act on now, who checked it as well."
                submit="Set aside"
                cancel="Cancel"
                failed="The draft wasn’t changed. Please try again."
                lacks={asking.severity === 'critical' ? whyNoWords : givesNone}
                act={async (reason) => {
                  await keepAside(asking, 'set_aside', reason);
                  await refresh();
                }}
                onClose={() => setAsking(null)}
              />
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}

const givesNone = (reason: string) => (reason.trim() === '' ? 'Give the reason' : undefined);

/** 'row 3'; of several drafts on one page, which of them: 'page 2, draft 3'. */
function placeOf(all: readonly Draft[], draft: Draft, kind: Import['kind']): string {
  const place = `${placeWord(kind)} ${draft.row}`;
  return kind === 'list' ? place : `${place}, draft ${all.findIndex(({ id }) => id === draft.id) + 1}`;
}

/** The pictures that come along; what was accepted has them as photos of its finding. */
function Pictures({ draft: { id, title, pictures } }: { draft: Draft }) {
  if (pictures === 0) return null;
  return (
    <ul aria-label={`Pictures of ${title}`} className="mt-3 flex flex-wrap gap-2">
      {Array.from({ length: pictures }, (_, at) => at + 1).map((position) => (
        <li key={position}>
          <img
            src={addressOf('draftPicture', { params: { id, position } })}
            alt={`${position} of ${pictures}`}
            loading="lazy"
            decoding="async"
            className="h-24 w-32 rounded-md bg-sunken object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

function Words({ draft, kind }: { draft: Draft; kind: Import['kind'] }) {
  const { row, title, description, recommendations, location, severity, statedSeverity, hazards, topic } =
    draft;
  return (
    <>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        <span className="first-letter:uppercase">{`${placeWord(kind)} ${row}`}</span>
        {location ? <span className="break-words">{location}</span> : null}
        <SeverityMark severity={severity} plain />
        <span className="break-words">
          {statedSeverity
            ? `In the ${fileWord(kind)}: ${statedSeverity}`
            : `No severity in the ${fileWord(kind)}`}
        </span>
      </p>
      <h3 className="mt-1 text-sm font-medium break-words">{title}</h3>
      {description ? <p className="text-sm break-words whitespace-pre-line">{description}</p> : null}
      {recommendations ? (
        <p className="text-sm break-words whitespace-pre-line text-ink-soft">{recommendations}</p>
      ) : null}
      {topic ? <TopicWords topic={topic} /> : null}
      {hazards.map((hazard) => (
        <p key={hazard} className="mt-1 flex items-center gap-2 text-sm font-medium text-critical">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {hazard}
        </p>
      ))}
    </>
  );
}

/** What its topic says besides, and what people wrote under it. */
function TopicWords({ topic }: { topic: BcfTopic }) {
  return (
    <>
      {topicLines(topic).map((line) => (
        <p key={line} className="text-sm break-words text-ink-soft">
          {line}
        </p>
      ))}
      {topic.comments.length > 0 ? (
        <ul aria-label="Comments" className="mt-2 space-y-2 border-l border-line pl-4">
          {topic.comments.map(({ guid, author, at, text }, position) => (
            <li key={guid || position} className="text-sm">
              <span className="block break-words whitespace-pre-line">{text}</span>
              <span className="tabular block text-xs break-words text-ink-soft">
                {[author, at && dateAndTime(at)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface StepsProps {
  draft: Draft;
  place: string;
  busy: boolean;
  onAccept: () => void;
  onPutAway: () => void;
  onTakeBack: () => void;
  onOpenFinding: (id: number) => void;
}

function Steps({ draft, place, busy, onAccept, onPutAway, onTakeBack, onOpenFinding }: StepsProps) {
  const { state, findingId, reason } = draft;
  if (state === 'accepted') {
    return (
      <>
        <Badge tone="good">Accepted</Badge>
        {findingId === null ? (
          <span className="text-sm text-ink-soft">The finding was deleted.</span>
        ) : (
          <Button
            data-main
            size="small"
            aria-label={`Open finding of ${place}`}
            onClick={() => onOpenFinding(findingId)}
          >
            Open finding
          </Button>
        )}
      </>
    );
  }
  if (state === 'set_aside') {
    return (
      <>
        <Badge>Set aside</Badge>
        {reason ? <span className="min-w-0 text-sm break-words text-ink-soft">{reason}</span> : null}
        <Button data-main size="small" busy={busy} aria-label={`Restore ${place}`} onClick={onTakeBack}>
          Restore
        </Button>
      </>
    );
  }
  return (
    <>
      <Button data-main size="small" busy={busy} aria-label={`Accept ${place}`} onClick={onAccept}>
        Accept
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={busy}
        aria-label={`Set aside ${place}`}
        onClick={onPutAway}
      >
        Set aside
      </Button>
    </>
  );
}
