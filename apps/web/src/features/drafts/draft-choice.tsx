import type { Draft } from '@plumbline/contract';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { counted } from './draft-words.ts';

const SHOWN: Readonly<Record<string, { label: string; has: (draft: Draft) => boolean }>> = {
  all: { label: 'All drafts', has: () => true },
  waiting: { label: 'Waiting', has: ({ state }) => state === 'waiting' },
  hazards: { label: 'With a hazard', has: ({ hazards }) => hazards.length > 0 },
  accepted: { label: 'Accepted', has: ({ state }) => state === 'accepted' },
  set_aside: { label: 'Set aside', has: ({ state }) => state === 'set_aside' },
};

/** The drafts of a list that are to be shown. */
export const shownOf = (drafts: readonly Draft[], show: string): readonly Draft[] =>
  drafts.filter((draft) => SHOWN[show]?.has(draft) ?? true);

interface DraftFilterProps {
  drafts: readonly Draft[];
  show: string;
  onShow: (show: string) => void;
  /** Of those shown, the drafts that wait, and how many of them are chosen. */
  waiting: readonly Draft[];
  chosen: number;
  onChoose: (ids: readonly number[]) => void;
}

/** Which drafts are listed, and all of them that wait chosen in one tap. */
export function DraftFilter({ drafts, show, onShow, waiting, chosen, onChoose }: DraftFilterProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        aria-label="Show drafts"
        className="w-full tablet:w-56"
        options={Object.entries(SHOWN).map(([value, { label, has }]) => ({
          value,
          label: `${label} (${drafts.filter(has).length})`,
        }))}
        value={show}
        onValueChange={onShow}
      />
      {waiting.length > 0 ? (
        <Checkbox
          label={`Choose all waiting (${waiting.length})`}
          checked={chosen === 0 ? false : chosen === waiting.length || 'indeterminate'}
          onCheckedChange={(all) => onChoose(all ? waiting.map(({ id }) => id) : [])}
        />
      ) : null}
    </div>
  );
}

interface ChosenDraftsBarProps {
  drafts: readonly Draft[];
  busy: boolean;
  onAccept: () => void;
  onClear: () => void;
}

/** What can be done with the chosen drafts at once. */
export function ChosenDraftsBar({ drafts, busy, onAccept, onClear }: ChosenDraftsBarProps) {
  const warning = drafts.filter(({ hazards }) => hazards.length > 0).length;
  return (
    <section aria-label="Chosen drafts" className="action-bar flex flex-wrap items-center gap-2 tablet:gap-3">
      <p className="tabular mr-auto text-sm" role="status">
        {counted(drafts.length, 'draft')} chosen
        {warning > 0 ? `, ${warning} with a hazard` : ''}
      </p>
      <Button size="small" variant="quiet" disabled={busy} onClick={onClear}>
        Clear
      </Button>
      <Button size="small" variant="primary" busy={busy} onClick={onAccept}>
        {`Accept ${counted(drafts.length, 'draft')}`}
      </Button>
    </section>
  );
}
