import { LIMITS, type Project } from '@plumbline/contract';
import { useRef, useState } from 'react';
import { ApiError, messageFor } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { newKey } from '../../../api/new-key.ts';
import { appendPhoto, statementOf } from '../../../browser/device-statement.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { ImagePlus } from '../../../ui/icons/image-plus.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useUser } from '../../auth/auth-context.ts';
import { photos } from '../../batch/batch-words.ts';
import { gatherPhotos } from '../../batch/gather-photos.ts';
import { smallerCopy } from '../../capture/shrink-photo.ts';
import { keepOriginal, placeOriginal } from '../../originals/original-store.ts';
import { useRefreshInspection } from '../data/visit-queries.ts';

interface KeepPhotosProps {
  project: Project;
  visitId: number | null;
  placeId: number | null;
}

/** Answers that are about one photo: the others are as good as before. */
const ABOUT_ONE: readonly number[] = [400, 413, 415, 422];
/** No answer, or one of a line or a proxy: the photos can be sent later. */
const LATER: readonly number[] = [0, 408, 429, 502, 503, 504];

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : -1);
/** Where it isn't the server's answer, the browser couldn't make the photo small enough. */
const isAboutOne = (error: unknown) => !(error instanceof ApiError) || ABOUT_ONE.includes(error.status);
const weren = (count: number) => `${photos(count)} ${count === 1 ? 'wasn’t' : 'weren’t'} kept`;

/**
 * Photos that show no defect: kept with the visit, free of charge, and checked before it is closed. Where the server can't
 * be reached they lie on the device and are sent by themselves, as those of many photos at once.
 */
export function KeepPhotos({ project, visitId, placeId }: KeepPhotosProps) {
  const user = useUser();
  const refresh = useRefreshInspection(project.id);
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<string | null>(null);

  /** Sends them one by one. `unsent`: those that nobody has tried after `problem`, and the one that met it. */
  const sendEach = async (files: readonly File[]) => {
    let kept = 0;
    // Where an answer is lost the photo may be there: whoever sends it again says that it is the same.
    const keys = new Map<File, string>();
    const refused: { name: string; error: unknown }[] = [];
    for (const [at, file] of files.entries()) {
      setProgress(`Keeping photo ${at + 1} of ${files.length}`);
      const form = new FormData();
      let sent = file;
      if (visitId !== null) form.append('visitId', String(visitId));
      if (placeId !== null) form.append('placeId', String(placeId));
      try {
        if (file.size > LIMITS.uploadBytes) sent = (await smallerCopy(file)).file;
        const key = newKey();
        keys.set(sent, key);
        form.append('key', key);
        const statement = await statementOf(sent);
        await keepOriginal(user.id, sent, statement);
        appendPhoto(form, sent, sent.name, statement);
        const photo = await call('keepPhoto', { params: { id: project.id }, form });
        await placeOriginal(user.id, statement.originalSha256, photo.id);
        kept += 1;
      } catch (error) {
        if (!isAboutOne(error)) {
          return { kept, refused, unsent: [sent, ...files.slice(at + 1)], keys, problem: error };
        }
        refused.push({ name: file.name, error });
      }
    }
    return { kept, refused, unsent: [], keys, problem: undefined };
  };

  /** Copies them to the device, from where they are sent once the server answers. */
  const keepHere = (files: readonly File[], keys: ReadonlyMap<File, string>) =>
    gatherPhotos(
      files,
      {
        ...{ userId: user.id, projectId: project.id, projectName: project.name },
        ...{ analyse: false, stages: [], visitId, placeId },
      },
      (kept) => setProgress(`Copying to this device: ${kept} of ${files.length}`),
      keys,
    );

  const keep = async (files: readonly File[]) => {
    const { kept, refused, unsent, keys, problem } = await sendEach(files);
    const sent = kept > 0 ? `${photos(kept)} kept.` : '';
    const failed = (count: number, why: string) =>
      toast({ title: weren(count), description: [why, sent].filter(Boolean).join(' '), tone: 'destructive' });
    if (unsent.length > 0 && LATER.includes(statusOf(problem))) {
      try {
        const here = await keepHere(unsent, keys);
        toast({
          title: `${photos(here.kept)} kept on this device`,
          description: `${here.noRoomFor > 0 ? `No room for ${photos(here.noRoomFor)}.` : `We’ll send ${here.kept === 1 ? 'it' : 'them'} once you’re connected.`} ${sent}`,
          tone: here.noRoomFor > 0 ? 'destructive' : 'good',
        });
      } catch {
        failed(unsent.length, 'This device has no room. Try again once you’re connected.');
      }
    } else if (unsent.length > 0) {
      failed(unsent.length + refused.length, messageFor(problem, 'Please try again.'));
    } else if (refused.length > 0) {
      const [first] = refused;
      failed(
        refused.length,
        `${first?.name}: ${messageFor(first?.error, 'This photo can’t be made small enough to send.')}`,
      );
    } else toast({ title: `${photos(kept)} kept`, tone: 'good' });
    setProgress(null);
    await refresh();
  };
  return (
    <section aria-label="Keep photos without analysis" className="mt-5 border-t border-line pt-4">
      <p className="mb-2 text-sm text-ink-soft">
        No defect to show? Keep photos without analysis, free. We check them before you close the visit.
      </p>
      <HiddenFileInput
        ref={input}
        label="Photos to keep without analysis"
        accept="image/*"
        multiple
        onFiles={(files) => void keep(files)}
      />
      <Button
        busy={progress !== null}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {progress ?? 'Keep photos without analysis'}
      </Button>
    </section>
  );
}
