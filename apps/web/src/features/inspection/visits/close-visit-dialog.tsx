import type { Prompt, Visit } from '@plumbline/contract';
import { useEffect, useState } from 'react';
import { ApiError, messageFor } from '../../../api/api-error.ts';
import { addressOf, call } from '../../../api/client.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { confidencePercent } from '../../../ui/confidence-band.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useRefreshInspection } from '../data/visit-queries.ts';

/** Below this the panel only points at a photo. */
const LIKELY = 0.5;

interface CloseVisitDialogProps {
  projectId: number;
  visit: Visit;
  onClose: () => void;
}

/**
 * Closes a visit. Before that the photos that were kept without analysis are looked at, free of charge: whatever may have
 * been overlooked is added or dismissed with a reason.
 */
export default function CloseVisitDialog({ projectId, visit, onClose }: CloseVisitDialogProps) {
  const refresh = useRefreshInspection(projectId);
  const [left, setLeft] = useState<number | null>(null);
  const [prompts, setPrompts] = useState<readonly Prompt[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // Tries again once the problem is put aside.
    if (problem !== '') return;
    const leaving = new AbortController();
    const look = async () => {
      for (let more = true; more; ) {
        const answer = await call('lookThrough', {
          params: { id: visit.id },
          signal: leaving.signal,
        });
        if (leaving.signal.aborted) return;
        setLeft(answer.left);
        setPrompts(answer.prompts);
        more = answer.left > 0;
      }
    };
    look().catch((error: unknown) => {
      if (!leaving.signal.aborted) setProblem(messageFor(error, 'We couldn’t check the photos.'));
    });
    return () => leaving.abort();
  }, [visit.id, problem]);

  const answered = (photoId: number) => setPrompts((now) => now.filter((one) => one.photoId !== photoId));
  const finish = async () => {
    setBusy(true);
    setProblem('');
    try {
      await call('closeVisit', { params: { id: visit.id } });
      await refresh();
      onClose();
    } catch (error) {
      setProblem(messageFor(error, 'The visit wasn’t closed. Please try again.'));
      await refresh();
    } finally {
      setBusy(false);
    }
  };
  const total = visit.unlookedCount;
  const looking = problem === '' && (left === null || left > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Close visit"
      description="Photos kept without analysis are checked first. This is free."
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Not yet
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={looking || prompts.length > 0}
            onClick={() => void finish()}
          >
            Close visit
          </Button>
        </>
      }
    >
      {looking && total > 0 ? (
        <div className="mb-4">
          <p role="status" className="tabular mb-2 text-sm">
            {left === null ? 'Checking photos…' : `${total - left} of ${total} photos checked`}
          </p>
          <ProgressBar
            value={left === null ? 0 : Math.round(((total - left) / total) * 100)}
            label="Photos checked"
          />
        </div>
      ) : null}
      {problem ? (
        <div role="alert" className="mb-4 text-sm text-critical">
          <p>{problem}</p>
          <Button size="small" className="mt-2" onClick={() => setProblem('')}>
            Try again
          </Button>
        </div>
      ) : null}
      {prompts.length > 0 ? (
        <ul aria-label="Photos to check" className="space-y-4">
          {prompts.map((prompt) => (
            <PromptCard key={prompt.photoId} prompt={prompt} onAnswered={() => answered(prompt.photoId)} />
          ))}
        </ul>
      ) : looking || problem ? null : (
        <p className="text-sm">
          {total > 0 ? 'We have no questions about these photos. ' : ''}
          Once closed, nothing in this visit changes until you reopen it.
        </p>
      )}
    </Dialog>
  );
}

function PromptCard({ prompt, onAnswered }: { prompt: Prompt; onAnswered: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { photoId, fileName, defectType, confidence } = prompt;
  const answer = async (choice: 'added' | 'dismissed') => {
    setBusy(true);
    setProblem('');
    try {
      await call('answerPrompt', { params: { id: photoId }, body: { answer: choice, reason } });
      onAnswered();
    } catch (error) {
      // Answered in another window, or the photo is gone: asking again would never end.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        tellFailure('This wasn’t saved')(error);
        onAnswered();
        return;
      }
      setProblem(messageFor(error, 'This wasn’t saved. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex gap-3">
        <a
          href={addressOf('photoImage', { params: { id: photoId }, query: { size: '2048' } })}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${fileName} in a new tab`}
          className="size-28 shrink-0"
        >
          <img
            src={addressOf('photoImage', { params: { id: photoId }, query: { size: '1024' } })}
            alt=""
            className="size-full rounded-md bg-sunken object-contain"
          />
        </a>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium wrap-anywhere">
            {fileName}: {defectType}?
          </p>
          <p className="tabular text-sm text-ink-soft">
            {confidence >= LIKELY ? 'Probably' : 'Possibly'} ({confidencePercent(confidence)}%)
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" busy={busy} onClick={() => void answer('added')}>
              Add finding
            </Button>
          </div>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Input
          aria-label={`Why ${fileName} shows no defect`}
          placeholder="Or say why not, such as: a shadow"
          maxLength={500}
          className="min-w-40 flex-1"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button disabled={busy || reason.trim() === ''} onClick={() => void answer('dismissed')}>
          Dismiss
        </Button>
      </div>
      {problem ? (
        <p role="alert" className="mt-2 text-sm text-critical">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
