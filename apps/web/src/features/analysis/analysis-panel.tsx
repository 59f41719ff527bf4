import type { Project } from '@plumbline/contract';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { afterPaint } from '../../browser/when-quiet.ts';
import { useWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast-store.ts';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { useCreateProject } from '../projects/queries.ts';
import { type ChosenPhoto, choosePhoto } from '../uploads/photo.ts';
import type { Filing } from '../uploads/run-analysis.ts';
import { NO_PROJECT_TOAST } from './analysis-failure.ts';
import { AnalysisForm, NO_CONTEXT } from './analysis-form.tsx';
import { ChosenPhotoView } from './chosen-photo-view.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import { loadKeeping, useAnalysis } from './use-analysis.ts';
import { useCameraLink } from './use-camera-link.ts';

const loadMarked = () => import('../defects/parts/marked-photo.tsx');
const loadVerdict = () => import('./verdict.tsx');
const loadColumn = () => import('./engine-column.tsx');
const loadToaster = () => import('../../ui/toaster.tsx');
const loadNotice = () => import('./failure-notice.tsx');
const EngineColumn = lazyPart(async () => ({ default: (await loadColumn()).EngineColumn }));
/** Without a network and without the notice’s own code: back to the form, where photo and words still are. */
const FailureNotice = lazyPart(
  async () => ({ default: (await loadNotice()).FailureNotice }),
  ({ failure, onBack }: FailureNoticeProps) => (
    <div role="alert">
      <p className="mb-4">{failure.message}</p>
      <Button onClick={onBack}>Back</Button>
    </div>
  ),
);
const MarkedPhoto = lazyPart(async () => ({ default: (await loadMarked()).MarkedPhoto }));
const Verdict = lazyPart(async () => ({ default: (await loadVerdict()).Verdict }));
const BuyCreditsDialog = lazyPart(() => import('../payments/buy-credits-dialog.tsx'));

/** Failing is told where the part is wanted. */
const fetchAhead = (parts: readonly (() => Promise<unknown>)[]) => {
  for (const load of parts) void load().catch(() => undefined);
};

/** What a project is called that nobody has named. */
const FIRST_PROJECT = 'Project 1';

interface AnalysisPanelProps {
  projects: readonly Project[];
  projectId: number | null;
  /** Where photo and finding are filed within the project. */
  filing?: Filing | undefined;
  /** Where that is chosen, unless it is chosen outside of this. */
  filingFields?: ReactNode;
  onProjectChange: (id: number) => void;
  onOpenDefect: (id: number) => void;
  onManyPhotos?: (files: readonly File[]) => void;
}

/** Left the photo, right first what is said with it, then the engines' votes and their verdict. */
export function AnalysisPanel({
  projects,
  projectId,
  filing,
  filingFields,
  onProjectChange,
  onOpenDefect,
  onManyPhotos,
}: AnalysisPanelProps) {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [unfit, setUnfit] = useState<File | null>(null);
  const [context, setContext] = useState(NO_CONTEXT);
  const [address, setAddress] = useState('');
  const [made, setMade] = useState<number | null>(null);
  const create = useCreateProject();
  const [buying, setBuying] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const { run, start, reset } = useAnalysis(() => setBuying(true));
  const camera = useState(false);
  /** Whether the photo was last sent although it has an answer: trying that again means the same. */
  const again = useRef(false);

  // A photo that lies on the device, or is analysed, outlives a reload.
  const safe = run.phase === 'done' || (run.phase === 'failed' && run.failure.kind === 'kept');
  useWorkInProgress(photo !== null && !safe);

  // What a photo needs that meets no network: soon after the first paint, long before a service worker keeps the rest.
  useEffect(() => afterPaint(() => fetchAhead([loadKeeping, loadColumn, loadNotice, loadToaster])), []);
  const choose = (file: File) => {
    setPhoto(choosePhoto(file));
    // Here before it is wanted: later there may be no network.
    fetchAhead([loadKeeping, loadVerdict, loadColumn, loadNotice, loadMarked]);
  };
  const next = () => {
    // Words about a photo that is done with don't go with another. One that can't be used is taken anew.
    if (run.phase === 'failed' && (run.failure.kind === 'kept' || run.failure.kind === 'before'))
      setContext(NO_CONTEXT);
    setPhoto(null);
    reset();
  };
  /** The project of this photo: the chosen one, or for an account without any the one that is made of it. */
  const projectOfPhoto = async () => {
    const known = projectId ?? made;
    if (known !== null) return known;
    if (projects.length > 0) {
      toast(NO_PROJECT_TOAST);
      return null;
    }
    const place = address.trim();
    try {
      const { id } = await create.mutateAsync({ name: place || FIRST_PROJECT, address: place });
      setMade(id);
      onProjectChange(id);
      return id;
    } catch (error) {
      toast({
        title: 'Project not added',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      });
      return null;
    }
  };
  const accept = async (anew = false) => {
    if (!photo || create.isPending) return;
    const chosen = await projectOfPhoto();
    if (chosen === null) return;
    again.current = anew;
    frame.current?.scrollIntoView({ block: 'start' });
    // The button that had the focus goes with the form.
    frame.current?.focus({ preventScroll: true });
    const { stages, description } = context;
    if (await start({ photo, projectId: chosen, filing, stages, description, again: anew }))
      setContext(NO_CONTEXT);
  };
  const busy = run.phase === 'running';
  useCameraLink(() => {
    // A photo that is being analysed isn't dropped for the next one.
    if (!busy) {
      if (photo) next();
      camera[1](true);
    }
    frame.current?.scrollIntoView({ block: 'start' });
  });
  const settled = run.phase === 'running' || run.phase === 'done';

  return (
    <section
      ref={frame}
      aria-label="Defect analysis"
      tabIndex={-1}
      className="outline-none scroll-mt-20 rounded-md border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="grid gap-5 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] desktop:gap-7">
        <div className="min-w-0">
          {run.phase === 'done' ? (
            <Suspense fallback={photo ? <ChosenPhotoView file={photo.file} onRemove={undefined} /> : null}>
              <MarkedPhoto defect={run.result.defect} maxHeight="60vh" className="min-h-56" wordsHidden />
            </Suspense>
          ) : photo ? (
            <ChosenPhotoView file={photo.file} onRemove={busy ? undefined : next} onUnfit={setUnfit} />
          ) : (
            <PhotoDrop onPhoto={choose} onManyPhotos={onManyPhotos} camera={camera} />
          )}
        </div>
        <div
          className={cx(
            'min-w-0',
            // On a phone what the engines say comes up as a sheet over the photo's lower edge.
            settled &&
              cx(
                '-mx-4 -mt-12 -mb-4 rounded-md rounded-t-[16px] border-t border-line bg-surface px-4 py-5 tablet:-mx-5 tablet:-mb-5 tablet:px-5',
                'relative z-10 animate-[rise_var(--calm)_var(--ease)] shadow-float desktop:m-0 desktop:animate-none desktop:rounded-none desktop:border-0 desktop:p-0 desktop:shadow-none',
              ),
          )}
        >
          {run.phase === 'running' || run.phase === 'failed' ? (
            <AlertsForWords
              words={context.description}
              project={projects.find(({ id }) => id === projectId)}
              more={run.phase === 'failed' ? run.failure.alerts : []}
              className="mb-5"
            />
          ) : null}
          {run.phase === 'running' ? (
            <Suspense>
              <EngineColumn rows={run.rows} />
            </Suspense>
          ) : run.phase === 'done' ? (
            <Suspense fallback={<EngineColumn rows={run.rows} />}>
              <Verdict result={run.result} rows={run.rows} onNext={next} onOpen={onOpenDefect} />
            </Suspense>
          ) : run.phase === 'failed' ? (
            <Suspense>
              <FailureNotice
                failure={run.failure}
                photoKey={photo?.key}
                onRetry={run.failure.kind === 'project' ? reset : () => void accept(again.current)}
                onBack={reset}
                onOtherPhoto={next}
                onBuy={() => setBuying(true)}
                onOpenDefect={onOpenDefect}
                onAgain={() => void accept(true)}
              />
            </Suspense>
          ) : (
            <AnalysisForm
              projects={projects}
              projectId={projectId}
              onProjectChange={onProjectChange}
              filingFields={filingFields}
              context={context}
              onContextChange={setContext}
              address={address}
              onAddressChange={setAddress}
              ready={photo !== null && photo.file !== unfit && !create.isPending}
              onAccept={() => void accept()}
            />
          )}
        </div>
      </div>
      {buying ? (
        <Suspense>
          <BuyCreditsDialog onClose={() => setBuying(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
