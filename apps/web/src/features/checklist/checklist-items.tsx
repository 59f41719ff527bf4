import { CHECKLIST_LIMITS } from '@plumbline/contract';
import type { ChecklistItem } from '@plumbline/knowledge/checklists';
import { Badge } from '../../ui/badge.tsx';
import { Input } from '../../ui/input.tsx';
import { type Answer, OPEN } from './building-type.ts';

interface ChecklistItemsProps {
  items: readonly ChecklistItem[];
  answers: Readonly<Record<string, Answer>>;
  onAnswer: (item: string, answer: Answer) => void;
}

/** Each thing to look at, with a box to tick and a line to write on. */
export function ChecklistItems({ items, answers, onAnswer }: ChecklistItemsProps) {
  return (
    <ul className="mt-5">
      {items.map(({ name, look }) => {
        const answer = answers[name] ?? OPEN;
        return (
          <li key={name} className="border-b border-line pt-2 pb-4">
            <label className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                checked={answer.done}
                onChange={({ target }) => onAnswer(name, { ...answer, done: target.checked })}
                className="size-5 shrink-0 accent-link"
              />
              <span className="flex-1 font-medium">{name}</span>
              <Badge>Required</Badge>
            </label>
            <div className="pl-8">
              <p className="text-sm text-ink-soft">{look}</p>
              <div className="mt-2">
                <Input
                  aria-label={`Note on ${name}`}
                  placeholder="Note"
                  value={answer.note}
                  maxLength={CHECKLIST_LIMITS.noteMax}
                  onChange={({ target }) => onAnswer(name, { ...answer, note: target.value })}
                />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
