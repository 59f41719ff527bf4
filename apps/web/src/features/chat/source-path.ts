import type { ChatCitation } from '@plumbline/contract';
import { pathTo, ROUTES } from '../../routes/paths.ts';

/** The page that a source of an answer opens; undefined where it has none. */
export function sourcePath({ rowId, ruleId }: Pick<ChatCitation, 'rowId' | 'ruleId'>): string | undefined {
  if (ruleId !== undefined) return pathTo('rule', { id: ruleId });
  const match = /^(finding|project):(\d{1,9})(?:\/|$)/.exec(rowId);
  if (match) return pathTo(match[1] === 'finding' ? 'defect' : 'project', { id: Number(match[2]) });
  if (rowId.startsWith('help:')) return ROUTES.help;
  if (rowId.startsWith('checklist:')) return ROUTES.checklist;
  return undefined;
}
