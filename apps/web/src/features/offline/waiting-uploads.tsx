import type { Project } from '@plumbline/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Trash2 } from '../../ui/icons/trash.tsx';
import { LaterConfirmDialog } from '../../ui/later-confirm-dialog.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { againWords, analysedOn, answerOf, NOT_CHARGED } from '../analysis/analysed-before.ts';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { dropUpload, type KeptUpload } from '../uploads/uploads-store.ts';
import { sentTogether, useSendUploads, useWaitingUploads } from './use-uploads.ts';

/** Photos that wait on this device for a connection; nothing at all while none does. */
export default function WaitingUploads({ projects }: { projects: readonly Project[] }) {
  const waiting = useWaitingUploads();
  const send = useSendUploads();
  const [underWay, setUnderWay] = useState<readonly KeptUpload[]>([]);
  const [discarding, setDiscarding] = useState<KeptUpload | null>(null);
  const sending = underWay.length > 0;
  const keys = new Set(underWay.map(({ key }) => key));
  const shown = [...underWay, ...waiting.filter(({ key }) => !keys.has(key))];
  if (shown.length === 0) return null;
  const together = sentTogether(shown);
  const sendAll = async (uploads: readonly KeptUpload[]) => {
    setUnderWay(uploads);
    await send(uploads, ({ key }) => setUnderWay((rest) => rest.filter((other) => other.key !== key)));
    setUnderWay([]);
  };
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return (
    <Card
      flush
      title="Waiting to be analysed"
      aside={
        together.length > 0 ? (
          <Button size="small" variant="primary" busy={sending} onClick={() => void sendAll(together)}>
            {together.length > 1 ? `Send all ${together.length}` : 'Send now'}
          </Button>
        ) : null
      }
    >
      <ul aria-label="Photos waiting on this device" className="divide-y divide-line">
        {shown.map((upload) => (
          <li key={upload.key} className="flex flex-wrap items-center gap-4 px-5 py-3">
            <AlertsForWords
              words={upload.description}
              project={projects.find(({ id }) => id === upload.projectId)}
              className="basis-full"
            />
            <Thumbnail file={upload.file} />
            <div className="min-w-0 flex-1 text-sm">
              <p className="truncate font-medium">{upload.fileName}</p>
              <p className="truncate text-ink-soft">
                {[names.get(upload.projectId), upload.description].filter(Boolean).join(' · ')}
              </p>
              {upload.before ? (
                <p>{`${analysedOn(upload.before)} ${answerOf(upload.before)} ${NOT_CHARGED}`}</p>
              ) : (
                <p className={upload.problem ? 'text-critical' : 'text-ink-soft'}>
                  {upload.problem ?? `Kept on this device ${keptOn(upload.keptAt)}`}
                </p>
              )}
            </div>
            {upload.before ? (
              <>
                <Link
                  href={pathTo('defect', { id: upload.before.findingId })}
                  className={buttonClass({ size: 'small' })}
                >
                  Open it
                </Link>
                <Button
                  size="small"
                  disabled={sending}
                  onClick={() => void sendAll([{ ...upload, again: true, before: undefined }])}
                >
                  {againWords(upload.before)}
                </Button>
              </>
            ) : together.length > 1 ? (
              <Button
                size="small"
                disabled={sending}
                aria-label={`Send ${upload.fileName}`}
                onClick={() => void sendAll([upload])}
              >
                Send
              </Button>
            ) : null}
            <IconButton
              label={`Discard ${upload.fileName}`}
              disabled={sending}
              onClick={() => setDiscarding(upload)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <LaterConfirmDialog
        open={discarding !== null}
        onOpenChange={() => setDiscarding(null)}
        title="Discard this photo?"
        message="It’s only on this device. You can’t undo this."
        confirmLabel="Discard photo"
        danger
        onConfirm={() => {
          if (discarding) void dropUpload(discarding.key);
          setDiscarding(null);
        }}
      />
    </Card>
  );
}

const keptOn = (time: number) =>
  new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);

function Thumbnail({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url ? (
    <img src={url} alt="" className="size-16 shrink-0 rounded-md bg-sunken object-cover" />
  ) : (
    <span className="size-16 shrink-0 rounded-md bg-sunken" />
  );
}
