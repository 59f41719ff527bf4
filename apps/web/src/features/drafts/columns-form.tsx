import type { DraftField, ListPreview } from '@plumbline/contract';
import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { counted, FIELD_WORDS } from './draft-words.ts';

const NONE = 'none';

interface ColumnsFormProps {
  projectId: number;
  file: File;
  preview: ListPreview;
  onCancel: () => void;
  onDone: (id: number) => Promise<void>;
}

/** Which column is what, guessed and to be changed, with the first rows as they would come in. */
export function ColumnsForm({ projectId, file, preview, onCancel, onDone }: ColumnsFormProps) {
  const { columns, rows, sample, name } = preview;
  const [places, setPlaces] = useState<Partial<Record<DraftField, string>>>(() =>
    Object.fromEntries(columns.flatMap(({ guess }, at) => (guess ? [[guess, String(at)]] : []))),
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useWorkInProgress(true);
  const named = places.title !== undefined || places.description !== undefined;
  const cellOf = (cells: readonly string[], field: DraftField) => cells[Number(places[field] ?? -1)] ?? '';
  const bringIn = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const form = new FormData();
      for (const [field, place] of Object.entries(places)) form.append(field, place);
      form.append('list', file, file.name);
      const { id } = await call('addImport', { params: { id: projectId }, form });
      await onDone(id);
    } catch (error) {
      setProblem(messageFor(error, 'Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Card title={<span className="block break-words">{name}</span>} aria-label="Columns of the list">
      <p className="mb-4 text-sm text-ink-soft">{counted(rows, 'row')}. Check which column holds what.</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {FIELD_WORDS.map(({ field, label }) => (
          <Field key={field} label={label}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: NONE, label: 'Not in this list' },
                  ...columns.map((column, at) => ({ value: String(at), label: column.name })),
                ]}
                value={places[field] ?? NONE}
                onValueChange={(next) =>
                  setPlaces(({ [field]: _before, ...others }) =>
                    next === NONE ? others : { ...others, [field]: next },
                  )
                }
              />
            )}
          </Field>
        ))}
      </div>
      <h3 className="mt-6 mb-2 text-sm font-semibold">First rows</h3>
      <ol aria-label="First rows" className="rounded-md border border-line">
        {sample.map(({ row, cells }) => (
          <li key={row} className="border-b border-line px-4 py-3 text-sm last:border-b-0">
            <span className="tabular block text-xs text-ink-soft">
              {[`Row ${row}`, cellOf(cells, 'location'), cellOf(cells, 'severity')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="block font-medium break-words">
              {cellOf(cells, 'title') || cellOf(cells, 'description') || 'No defect in this row'}
            </span>
            {cellOf(cells, 'title') ? (
              <span className="block break-words whitespace-pre-line">{cellOf(cells, 'description')}</span>
            ) : null}
            <span className="block break-words whitespace-pre-line text-ink-soft">
              {cellOf(cells, 'recommendations')}
            </span>
          </li>
        ))}
      </ol>
      {named ? null : <p className="mt-4 text-sm text-critical">Choose the column that names the defect.</p>}
      {problem ? (
        <p role="alert" className="mt-4 text-sm break-words text-critical">
          The list wasn’t imported. {problem}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-sm text-ink-soft">Costs no credits.</p>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" busy={busy} disabled={!named} onClick={() => void bringIn()}>
          Import {counted(rows, 'row')}
        </Button>
      </div>
    </Card>
  );
}
