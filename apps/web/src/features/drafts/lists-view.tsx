import { BCF_LIMITS, IMPORT_LIMITS, type Import, type ListPreview, PDF_LIMITS } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { DeleteDialog } from '../../api/delete-dialog.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenFileInput } from '../../ui/hidden-file-input.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FilePlus } from '../../ui/icons/file-plus.tsx';
import { Trash2 } from '../../ui/icons/trash.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ColumnsForm } from './columns-form.tsx';
import { counted, LAYOUT_WORDS } from './draft-words.ts';
import { DraftsList } from './drafts-list.tsx';
import { refreshLists, useLists } from './queries.ts';

const DeleteHazardsDialog = lazyPart(() => import('../hazards/delete-hazards-dialog.tsx'));

interface ListsViewProps {
  projectId: number;
  /** Why nothing in the project can be deleted; undefined where it can. */
  refused: string | undefined;
  onOpenFinding: (id: number) => void;
}

/** Lists and reports from elsewhere: read, a list's columns mapped, and accepted draft by draft. */
export default function ListsView({ projectId, refused, onOpenFinding }: ListsViewProps) {
  const queryClient = useQueryClient();
  const lists = useLists(projectId);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ file: File; preview: ListPreview } | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<Import | null>(null);
  const refresh = () => refreshLists(queryClient, projectId);

  const choose = async (file: File) => {
    setBusy(true);
    setProblem(null);
    try {
      if (/\.pdf$/i.test(file.name) || file.type === 'application/pdf') {
        await bringIn(file, 'report');
        setBusy(false);
        return;
      }
      if (/\.(?:bcf|bcfzip)$/i.test(file.name)) {
        await bringIn(file, 'bcf');
        setBusy(false);
        return;
      }
      if (file.size > IMPORT_LIMITS.listBytes) throw new Error('A list can have at most 5 MB.');
      const form = new FormData();
      form.append('list', file, file.name);
      const preview = await call('previewList', { params: { id: projectId }, form });
      if (preview.importId === null) setChosen({ file, preview });
      else {
        setOpenId(preview.importId);
        toast({ title: 'This list is already here', description: 'Nothing was added twice.' });
      }
    } catch (error) {
      setProblem(messageFor(error, error instanceof Error ? error.message : 'Please try again.'));
    }
    setBusy(false);
  };
  const bringIn = async (file: File, kind: 'report' | 'bcf') => {
    const { bytes } = kind === 'report' ? PDF_LIMITS : BCF_LIMITS;
    if (file.size > bytes) throw new Error(`This file can have at most ${bytes / 1024 / 1024} MB.`);
    const form = new FormData();
    form.append(kind, file, file.name);
    const { id } = await call(kind === 'report' ? 'addReport' : 'addBcf', {
      params: { id: projectId },
      form,
    });
    setOpenId(id);
    if (lists.data?.some((one) => one.id === id)) {
      const word = kind === 'report' ? 'report' : 'file';
      toast({ title: `This ${word} is already here`, description: 'Nothing was added twice.' });
    }
    await refresh();
  };
  const remove = async ({ id }: Import, reason?: string) => {
    await call('deleteImport', { params: { id }, body: reason ? { reason } : undefined });
    if (openId === id) setOpenId(null);
  };
  const button = (
    <Button
      variant="primary"
      busy={busy}
      icon={<FilePlus aria-hidden="true" className="size-4" />}
      onClick={() => input.current?.click()}
    >
      Choose a file
    </Button>
  );
  return (
    <Loaded query={lists} what="the lists">
      {(all) => (
        <div className="max-w-4xl">
          <HiddenFileInput
            ref={input}
            label="File to import"
            accept=".csv,.txt,text/csv,.xlsx,.pdf,application/pdf,.bcf,.bcfzip"
            onFiles={([file]) => void choose(file)}
          />
          {problem ? (
            <p role="alert" className="mb-4 text-sm break-words text-critical">
              The file wasn’t imported. {problem}
            </p>
          ) : null}
          {busy && !chosen ? (
            <p role="status" className="mb-4 text-sm text-ink-soft">
              Reading the file. A report with many pictures takes up to a minute.
            </p>
          ) : null}
          {chosen ? (
            <ColumnsForm
              projectId={projectId}
              file={chosen.file}
              preview={chosen.preview}
              onCancel={() => setChosen(null)}
              onDone={async (id) => {
                setChosen(null);
                setOpenId(id);
                await refresh();
              }}
            />
          ) : all.length === 0 ? (
            <EmptyState title="Nothing imported yet" action={button}>
              Import defects from another product: a list (CSV or XLSX), an inspection report (PDF) or topics
              (BCF) with their pictures. Each becomes a draft that you accept or set aside. It costs no
              credits.
            </EmptyState>
          ) : (
            <>
              <div className="mb-4 flex flex-wrap items-center gap-3">
                <p className="mr-auto text-sm text-ink-soft">
                  A draft becomes a finding when you accept it. It costs no credits.
                </p>
                {button}
              </div>
              <ul aria-label="Lists" className="mb-6 rounded-md border border-line bg-surface">
                {all.map((one) => (
                  <li
                    key={one.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
                  >
                    <span className="min-w-0 flex-1 basis-56">
                      <span className="block truncate text-sm font-medium" title={one.name}>
                        {one.name}
                      </span>
                      <span className="tabular block text-xs text-ink-soft">
                        {counted(one.waiting, 'draft')} waiting · {one.accepted} accepted · {one.setAside} set
                        aside · {longDate(one.createdAt)}
                      </span>
                      {one.kind === 'bcf' && (one.known > 0 || one.incomplete) ? (
                        <span className="block text-xs text-ink-soft">
                          {one.known > 0
                            ? `${counted(one.known, 'topic')} in it ${one.known === 1 ? 'was' : 'were'} here already. `
                            : ''}
                          {one.incomplete ? 'We couldn’t read some pictures.' : ''}
                        </span>
                      ) : null}
                      {one.layout ? (
                        <span className="block text-xs text-ink-soft">
                          Read as {LAYOUT_WORDS[one.layout]}.
                          {one.incomplete ? ' We couldn’t read all of it: compare with the report.' : ''}
                        </span>
                      ) : null}
                    </span>
                    <Button
                      aria-expanded={openId === one.id}
                      aria-label={`${openId === one.id ? 'Hide' : 'Show'} drafts of ${one.name}`}
                      onClick={() => setOpenId(openId === one.id ? null : one.id)}
                    >
                      {openId === one.id ? 'Hide drafts' : 'Show drafts'}
                    </Button>
                    <IconButton label={`Delete ${one.name}`} outlined onClick={() => setLeaving(one)}>
                      <Trash2 aria-hidden="true" className="size-4" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            </>
          )}
          {openId !== null && !chosen ? (
            <DraftsList
              key={openId}
              projectId={projectId}
              id={openId}
              kind={all.find(({ id }) => id === openId)?.kind ?? 'list'}
              onOpenFinding={onOpenFinding}
            />
          ) : null}
          {leaving && leaving.hazards.length > 0 && leaving.accepted === 0 && !refused ? (
            <Suspense>
              <DeleteHazardsDialog
                title={`Delete ${leaving.name}`}
                message="Its drafts go with it. You can import it again."
                alerts={[]}
                drafted={leaving.hazards}
                submit="Delete"
                failed="It wasn’t deleted. Please try again."
                remove={async (reason) => {
                  await remove(leaving, reason);
                  await refresh();
                }}
                onClose={() => setLeaving(null)}
              />
            </Suspense>
          ) : leaving ? (
            <DeleteDialog
              name={leaving.name}
              message="Its drafts go with it. You can import it again."
              confirmLabel="Delete"
              refused={
                leaving.accepted > 0
                  ? 'This file has become findings. It stays, so that nothing is imported twice.'
                  : refused
              }
              remove={() => remove(leaving)}
              deleted="Deleted"
              notDeleted="It wasn’t deleted"
              onClose={() => setLeaving(null)}
              onTried={refresh}
            />
          ) : null}
        </div>
      )}
    </Loaded>
  );
}
