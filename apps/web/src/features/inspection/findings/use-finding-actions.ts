import { FINDINGS_AT_ONCE, type Filing, INSPECTION_LIMITS } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { defectsKey } from '../../../api/query-keys.ts';
import { useRefreshFindings } from '../../../api/refresh-findings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { findingDeletions } from '../data/pending-deletions.ts';
import { useDeletionRefused } from '../data/queries.ts';
import { useRefreshInspection } from '../data/visit-queries.ts';
import type { Where } from '../filing/move-dialog.tsx';

const reason = (error: unknown) => messageFor(error, 'Please try again.');
const many = (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`;

function inParts(ids: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (let at = 0; at < ids.length; at += FINDINGS_AT_ONCE) parts.push(ids.slice(at, at + FINDINGS_AT_ONCE));
  return parts;
}

export interface FindingActions {
  /** What is under way, as '400 of 5000 confirmed'; null while nothing is. */
  progress: string | null;
  decide: (ids: readonly number[], verdict: 'confirmed' | 'rejected') => Promise<void>;
  /** `reason` where a hazard is open on one of them. */
  remove: (ids: readonly number[], reason?: string) => void;
  /** Files findings under a room or a visit; `name` is what it is called. */
  file: (ids: readonly number[], where: Where, name: string) => Promise<void>;
  /** Moves findings to another project for good. */
  moveAway: (ids: readonly number[], toId: number, name: string) => Promise<void>;
  undo: () => void;
}

/** Decides and deletes many findings of a project, each time with a way back. */
export function useFindingActions(projectId: number): FindingActions {
  const refreshFindings = useRefreshFindings();
  const refreshInspection = useRefreshInspection(projectId);
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<string | null>(null);
  const last = useRef<(() => Promise<void> | void) | null>(null);
  const params = { id: projectId };
  const refused = useDeletionRefused(projectId);

  const refresh = async () => {
    // Their own pages show what was decided here too.
    await queryClient.invalidateQueries({ queryKey: [...defectsKey, 'one'] });
    await refreshFindings();
  };
  const undo = () => {
    const back = last.current;
    last.current = null;
    if (back) void back();
  };
  /** One message tells both, as a second one would take the place of the first. */
  const undoable = (title: string, description: string, back: () => Promise<void> | void, missed = '') => {
    last.current = back;
    const tone = missed ? 'destructive' : 'good';
    const words = [missed, description].filter(Boolean).join(' ');
    toast({ title, description: words, tone, action: { label: 'Undo', onSelect: undo } });
  };
  const failed = (title: string, error: unknown) =>
    toast({ title, description: reason(error), tone: 'destructive' });

  async function decide(ids: readonly number[], verdict: 'confirmed' | 'rejected'): Promise<void> {
    const decided: { id: number; decidedAt: string }[] = [];
    let before = 0;
    let open = 0;
    let tried = 0;
    let problem: unknown;
    try {
      for (const part of inParts(ids)) {
        setProgress(`${tried} of ${ids.length} ${verdict}`);
        const answer = await call('decideFindings', { params, body: { ids: part, verdict } });
        decided.push(...answer.decided);
        before += answer.decidedBefore.length;
        open += answer.hazardOpen.length;
        tried += part.length;
      }
    } catch (error) {
      problem = error;
    } finally {
      setProgress(null);
      await refresh();
    }
    const missed = tried < ids.length ? `${many(ids.length - tried)} couldn’t be decided` : '';
    if (missed && decided.length === 0) return failed(missed, problem);
    const left = [
      before > 0 ? `${before} already decided, left as ${before === 1 ? 'it was' : 'they were'}.` : '',
      open > 0 ? `${open} with an open hazard: close the alert first.` : '',
    ];
    if (decided.length === 0) {
      // Nothing to undo: what came before can still be.
      toast({ title: `Nothing ${verdict}`, description: left.filter(Boolean).join(' ') });
      return;
    }
    undoable(
      `${many(decided.length)} ${verdict}`,
      left.filter(Boolean).join(' '),
      () => withdraw(decided),
      missed && `${missed}. ${reason(problem)}`,
    );
  }

  async function withdraw(decided: readonly { id: number; decidedAt: string }[]): Promise<void> {
    let back = 0;
    try {
      for (let at = 0; at < decided.length; at += FINDINGS_AT_ONCE) {
        const part = decided.slice(at, at + FINDINGS_AT_ONCE);
        back += (await call('withdrawDecisions', { params, body: { decided: part } })).withdrawn.length;
      }
      toast({ title: `${many(back)} back to undecided`, tone: 'good' });
    } catch (error) {
      failed('We couldn’t undo all of it', error);
    } finally {
      await refresh();
    }
  }

  function remove(ids: readonly number[], reason?: string): void {
    if (refused) {
      toast({ title: `${many(ids.length)} not deleted`, description: refused, tone: 'destructive' });
      return;
    }
    const back = findingDeletions.deleteLater(ids, async () => {
      let done = 0;
      try {
        for (const part of inParts(ids)) {
          await call('deleteFindings', { params, body: { ids: part, ...(reason ? { reason } : {}) } });
          for (const id of part) queryClient.removeQueries({ queryKey: [...defectsKey, 'one', id] });
          done += part.length;
        }
      } catch (error) {
        failed(`${many(ids.length - done)} couldn’t be deleted`, error);
      } finally {
        await refresh();
      }
    });
    undoable(`${many(ids.length)} deleted`, 'Photos printed in a report are kept.', () =>
      toast(
        back()
          ? { title: `${many(ids.length)} back in the list`, tone: 'good' }
          : { title: 'Too late to undo', description: `${many(ids.length)} deleted.`, tone: 'destructive' },
      ),
    );
  }

  /** Files part by part. Where one fails, those before it stay filed, and `before` says where they were. */
  async function fileAll(items: readonly Filing[]) {
    const before: Filing[] = [];
    let tried = 0;
    let problem: unknown;
    try {
      while (tried < items.length) {
        setProgress(`${tried} of ${items.length} moved`);
        const part = items.slice(tried, tried + INSPECTION_LIMITS.filedAtOnce);
        before.push(...(await call('fileFindings', { params, body: { items: part } })).before);
        tried += part.length;
      }
    } catch (error) {
      problem = error;
    } finally {
      setProgress(null);
    }
    return { before, left: items.slice(tried), problem };
  }

  async function file(ids: readonly number[], where: Where, name: string): Promise<void> {
    const { before, left, problem } = await fileAll(ids.map((id) => ({ id, ...where })));
    const missed = left.length > 0 ? `${many(left.length)} not moved` : '';
    if (missed && before.length === 0) failed(missed, problem);
    else {
      undoable(
        `${many(before.length)} moved to ${name}`,
        '',
        () => putBack(before),
        missed && `${missed}. ${reason(problem)}`,
      );
    }
    await Promise.all([refresh(), refreshInspection()]);
  }

  async function putBack(places: readonly Filing[]): Promise<void> {
    const { before, left, problem } = await fileAll(places);
    if (left.length > 0) {
      // The rest can be put back once the server answers again.
      last.current = () => putBack(left);
      failed(`${many(left.length)} still to put back`, problem);
    } else toast({ title: `${many(before.length)} back where they were`, tone: 'good' });
    await Promise.all([refresh(), refreshInspection()]);
  }

  async function moveAway(ids: readonly number[], toId: number, name: string): Promise<void> {
    let done = 0;
    try {
      for (const part of inParts(ids)) {
        setProgress(`${done} of ${ids.length} moved`);
        await call('moveFindings', { params, body: { ids: part, projectId: toId } });
        done += part.length;
      }
      // What an earlier message could take back isn't here any more.
      last.current = null;
      toast({ title: `${many(done)} moved to ${name}`, tone: 'good' });
    } catch (error) {
      failed(`${many(ids.length - done)} not moved`, error);
    } finally {
      setProgress(null);
      await Promise.all([refresh(), refreshInspection()]);
    }
  }

  return { progress, decide, remove, file, moveAway, undo };
}
