import { MIGRATION_SECTIONS, type MigrationPreview } from '@plumbline/contract';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CountsView } from './counts-view.tsx';
import { ProblemList } from './problem-list.tsx';
import { ACTIONS, counted, SECTION_NAMES } from './words.ts';

interface PreviewViewProps {
  preview: MigrationPreview;
  onBack: () => void;
  onStart: () => void;
}

/** What would be created, updated and left out, and why; nothing is written before the button is pressed. */
export function PreviewView({ preview, onBack, onStart }: PreviewViewProps) {
  const changes = preview.plan.some(({ action }) => action !== 'unchanged' && action !== 'skip');
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="font-medium">{preview.message}</p>
        <p className="mt-1 text-sm break-words text-ink-soft">From {preview.source}</p>
      </div>
      <CountsView counts={preview.extractedData} />
      <div>
        <h3 className="mb-2 font-semibold">Import preview</h3>
        <ul className="rounded-md border border-line text-sm">
          {preview.plan.map(({ section, action, reason, count }) => (
            <li
              key={`${section} ${action} ${reason}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0"
            >
              <span className="tabular min-w-40 font-medium">
                {counted(count)} {SECTION_NAMES[section].toLowerCase()}
              </span>
              <Badge tone={ACTIONS[action].tone}>{ACTIONS[action].label}</Badge>
              {reason ? <span className="text-ink-soft">{reason}</span> : null}
            </li>
          ))}
        </ul>
      </div>
      <ProblemList title="Not imported" problems={preview.errors} count={preview.errorCount} open />
      <ProblemList title="Imported with a note" problems={preview.notes} count={preview.noteCount} />
      {MIGRATION_SECTIONS.map((section) => (
        <ItemList key={section} section={section} preview={preview} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" onClick={onStart} disabled={!changes}>
          {changes ? 'Import' : 'Nothing to import'}
        </Button>
      </div>
    </div>
  );
}

function ItemList({
  section,
  preview,
}: {
  section: (typeof MIGRATION_SECTIONS)[number];
  preview: MigrationPreview;
}) {
  const items = preview[section];
  if (items.length === 0) return null;
  const all = preview.extractedData[section];
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-(--target) cursor-pointer items-center px-4 font-medium">
        {SECTION_NAMES[section]}:{' '}
        {all > items.length ? `the first ${items.length} of ${counted(all)}` : counted(all)}
      </summary>
      <ul className="border-t border-line text-sm">
        {items.map(({ id, label, action }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <Badge tone={ACTIONS[action].tone}>{ACTIONS[action].label}</Badge>
          </li>
        ))}
      </ul>
    </details>
  );
}
