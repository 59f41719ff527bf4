import type { TrailEntry, TrailEvent } from '@plumbline/contract';
import { VISIT_KIND_OPTIONS } from '../data/visit-words.ts';

/** What each event says. The number of what it is about stands behind it. */
const EVENT_WORDS: Readonly<Record<TrailEvent, string>> = {
  photo_added: 'Photo added',
  photo_deleted: 'Photo deleted',
  photo_joined: 'Photo added to finding',
  photo_left: 'Photo removed from finding',
  cover_changed: 'Cover photo changed',
  photo_marked: 'Photo marked up',
  original_added: 'Original of a photo added',
  original_taken: 'Original of a photo downloaded',
  voice_added: 'Voice note added',
  voice_text_written: 'Text of voice note confirmed',
  voice_deleted: 'Voice note deleted',
  finding_kept: 'Finding added',
  photos_judged: 'Photos analysed together',
  judgement_kept: 'New answer kept',
  judgement_declined: 'New answer declined',
  finding_answered: 'Answers changed on a finding',
  finding_measured: 'Finding measured',
  crack_read: 'Crack read',
  reading_corrected: 'Reading corrected',
  finding_decided: 'Finding decided',
  finding_corrected: 'Finding corrected',
  decision_withdrawn: 'Decision withdrawn',
  finding_moved_away: 'Finding moved to another project',
  finding_moved_here: 'Finding moved here from another project',
  finding_deleted: 'Finding deleted',
  alert_closed: 'Hazard alert closed',
  alert_reopened: 'Hazard alert reopened',
  alert_raised: 'Hazard alert raised',
  findings_brought_in: 'Findings imported',
  repair_changed: 'Repair changed',
  repair_commented: 'Comment added',
  repair_link_made: 'Link created',
  repair_link_ended: 'Link ended',
  report_made: 'Report made',
  report_bought: 'Report bought',
  report_deleted: 'Report deleted',
  pack_made: 'Evidence pack made',
  document_added: 'Document added',
  document_deleted: 'Document deleted',
  hold_set: 'Legal hold set',
  hold_lifted: 'Legal hold lifted',
  visit_begun: 'Visit started',
  visit_closed: 'Visit closed',
  visit_reopened: 'Visit reopened',
  visit_deleted: 'Visit deleted',
  project_deleted: 'Project deleted',
};

const words: Readonly<Record<string, string>> = EVENT_WORDS;

/** Where a danger was written that raised an alert. */
const RAISED_BY: Readonly<Record<string, string>> = {
  mark: ' by a mark',
  pin: ' by a pin',
  chat: ' by what was told in a chat',
  comment: ' by a comment',
  message: ' by private link',
};

/** An event of a later version is said by its own name. */
const inWords = (name: string) => {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/**
 * What happened, as in 'Finding decided: confirmed · finding 7 (id 12)'. By ids, since the trail outlives what it tells of;
 * `numbers` are those of the findings that are there, by their ids.
 */
export function whatHappened(
  { event, subject, detail }: TrailEntry,
  numbers: ReadonlyMap<number, number> = new Map(),
): string {
  const verdict = event === 'finding_corrected' ? undefined : detail.verdict;
  const fact = [verdict, detail.kind].find((one) => typeof one === 'string');
  const visit = event.startsWith('visit_') && VISIT_KIND_OPTIONS.find(({ value }) => value === fact)?.label;
  const classWords = typeof detail.class === 'string' ? `, ${detail.class}` : '';
  const said =
    typeof fact === 'string'
      ? `: ${visit ? visit.toLowerCase() : fact.replaceAll('_', ' ')}${classWords}`
      : classWords;
  const many = typeof detail.findings === 'number' ? `: ${detail.findings}` : '';
  const from =
    typeof detail.list === 'number' && typeof detail.row === 'number'
      ? `: list id ${detail.list}, row ${detail.row}`
      : typeof detail.report === 'number' && typeof detail.page === 'number'
        ? `: report id ${detail.report}, page ${detail.page}`
        : '';
  const stamp =
    typeof detail.stamped === 'boolean'
      ? `, ${detail.stamped ? 'time-stamped' : 'without a time stamp'}`
      : '';
  const hazards =
    typeof detail.hazards === 'string' ? `, hazards open: ${detail.hazards.replaceAll('_', ' ')}` : '';
  const originals = event === 'pack_made' && detail.originals === true ? ', with originals' : '';
  const number = subject.kind === 'finding' ? numbers.get(subject.id) : undefined;
  const named = number === undefined ? `id ${subject.id}` : `${number} (id ${subject.id})`;
  const about = subject.kind === 'project' || subject.kind === 'hold' ? '' : ` · ${subject.kind} ${named}`;
  const raisedBy = event === 'alert_raised' ? (RAISED_BY[String(detail.from)] ?? '') : '';
  return `${words[event] ?? inWords(event)}${said || many || from || raisedBy}${stamp}${hazards}${originals}${about}`;
}

/** Whose doing it was. */
export function byWhom({ by, name }: Pick<TrailEntry, 'by' | 'name'>): string {
  if (by === 'system') return 'System';
  if (by === 'holder') return 'By link';
  return by === 'administrator' ? `${name || 'Somebody'} (administrator)` : name || 'Owner';
}
