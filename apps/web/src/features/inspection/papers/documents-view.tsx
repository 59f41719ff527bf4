import { DOCUMENT_LIMITS, LIMITS, type ProjectDocument } from '@plumbline/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { addressOf, call } from '../../../api/client.ts';
import { DeleteDialog } from '../../../api/delete-dialog.tsx';
import { Loaded } from '../../../api/loaded.tsx';
import { projectsKey } from '../../../api/query-keys.ts';
import { tellFailure } from '../../../api/tell-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { longDate } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Download } from '../../../ui/icons/download.tsx';
import { FileJson } from '../../../ui/icons/file-braces.tsx';
import { FilePlus } from '../../../ui/icons/file-plus.tsx';
import { Trash2 } from '../../../ui/icons/trash.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDeletionRefused } from '../data/queries.ts';
import { DOCUMENT_KIND_OPTIONS, kindByName, sizeInWords } from './document-words.ts';

const TAKEN = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/avif';

/** The building's papers: contract, approval, plans as they were approved, letters. */
export default function DocumentsView({ projectId }: { projectId: number }) {
  const queryClient = useQueryClient();
  const refused = useDeletionRefused(projectId);
  const queryKey = [...projectsKey, 'documents', projectId];
  const documents = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('listDocuments', { params: { id: projectId }, signal }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ProjectDocument | null>(null);
  /** Of the last files that were chosen: which weren't added, and why. */
  const [problems, setProblems] = useState<readonly { name: string; why: string }[]>([]);

  const add = async (files: readonly File[]) => {
    let added = 0;
    setProblems([]);
    for (const file of files) {
      setProgress(`Adding ${added + 1} of ${files.length}`);
      try {
        if (file.size > LIMITS.uploadBytes) throw new Error('A document can have at most 10 MB.');
        const form = new FormData();
        form.append('kind', kindByName(file.name));
        form.append('document', file, file.name);
        await call('addDocument', { params: { id: projectId }, form });
        added += 1;
      } catch (error) {
        const why = messageFor(error, error instanceof Error ? error.message : 'Please try again.');
        setProblems((before) => [...before, { name: file.name, why }]);
      }
    }
    if (added > 0) toast({ title: `${added} ${added === 1 ? 'document' : 'documents'} added`, tone: 'good' });
    setProgress(null);
    await refresh();
  };
  const change = async (id: number, kind: ProjectDocument['kind']) => {
    try {
      await call('changeDocument', { params: { id }, body: { kind } });
    } catch (error) {
      tellFailure('The kind wasn’t changed')(error);
    }
    await refresh();
  };
  const button = (
    <Button
      variant="primary"
      busy={progress !== null}
      icon={<FilePlus aria-hidden="true" className="size-4" />}
      onClick={() => input.current?.click()}
    >
      {progress ?? 'Add documents'}
    </Button>
  );
  return (
    <Loaded query={documents} what="the documents">
      {(list) => (
        <div className="max-w-4xl">
          <HiddenFileInput
            ref={input}
            label="Documents to add"
            accept={TAKEN}
            multiple
            onFiles={(files) => void add(files)}
          />
          {problems.length > 0 ? (
            <div role="alert" className="mb-4 space-y-1 text-sm text-critical">
              {problems.map(({ name, why }) => (
                <p key={name} className="break-words">
                  {name} wasn’t added. {why}
                </p>
              ))}
            </div>
          ) : null}
          {list.length === 0 ? (
            <EmptyState title="No documents yet" action={button}>
              Add the contract, the approval or letters as PDF or picture, up to 10 MB each.
            </EmptyState>
          ) : (
            <>
              <div className="mb-4 flex flex-wrap items-center gap-3">
                <p className="tabular mr-auto text-sm text-ink-soft">
                  {list.length} of {DOCUMENT_LIMITS.perProject} documents. Only you can open them.
                </p>
                {button}
              </div>
              <ul aria-label="Documents" className="rounded-md border border-line bg-surface">
                {list.map((one) => (
                  <Row
                    key={one.id}
                    document={one}
                    onKind={(kind) => void change(one.id, kind)}
                    onDelete={() => setLeaving(one)}
                  />
                ))}
              </ul>
            </>
          )}
          {leaving ? (
            <DeleteDialog
              name={leaving.name}
              message="You can’t undo this. The trail keeps the file’s hash."
              confirmLabel="Delete document"
              refused={refused}
              remove={() => call('deleteDocument', { params: { id: leaving.id } })}
              deleted="Document deleted"
              notDeleted="The document wasn’t deleted"
              onClose={() => setLeaving(null)}
              onTried={refresh}
            />
          ) : null}
        </div>
      )}
    </Loaded>
  );
}

interface RowProps {
  document: ProjectDocument;
  onKind: (kind: ProjectDocument['kind']) => void;
  onDelete: () => void;
}

function Row({ document, onKind, onDelete }: RowProps) {
  const { id, kind, name, type, bytes, createdAt, sha256 } = document;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      {type === 'application/json' ? (
        // A trail from another installation is data: it has no page to show.
        <FileJson aria-hidden="true" className="h-16 w-12 shrink-0 p-3 text-ink-soft" />
      ) : (
        <img
          src={addressOf('documentPreview', { params: { id } })}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-16 w-12 shrink-0 rounded-sm border border-line bg-sunken object-cover object-top"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium" title={name}>
          {name}
        </span>
        <span className="tabular block text-xs text-ink-soft">
          {sizeInWords(bytes)} · added {longDate(createdAt)}
        </span>
        <span className="tabular block truncate text-xs text-ink-soft" title={sha256}>
          SHA-256 {sha256.slice(0, 12)}
        </span>
      </span>
      <span className="flex w-full shrink-0 items-center gap-2 tablet:w-72">
        <Select
          aria-label={`Kind of ${name}`}
          className="min-w-0 flex-1"
          options={DOCUMENT_KIND_OPTIONS}
          value={kind}
          onValueChange={(next) => {
            const chosen = DOCUMENT_KIND_OPTIONS.find(({ value }) => value === next);
            if (chosen) onKind(chosen.value);
          }}
        />
        <a
          href={addressOf('documentFile', { params: { id } })}
          download=""
          aria-label={`Download ${name}`}
          className="inline-flex size-(--target) shrink-0 items-center justify-center rounded-md border border-line-strong hover:bg-hover"
        >
          <Download aria-hidden="true" className="size-4" />
        </a>
        <IconButton label={`Delete ${name}`} outlined onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}
