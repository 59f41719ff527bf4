/** 'Its back after two weeks': what comes back wasn't cured, so its causes are told, and who finds them. */
import { type DefectId, findDefectName } from '@plumbline/knowledge';
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';

const BACK =
  /\b(?:(?:it|they|that|mould|damp|rust|paint|cracks?|leak|stain|marks?|salts?|powder|bubbles?)(?:['’]?s|['’]?re| is| are|'ve| has| have)? (?:all |already |just |just now |still )?(?:(?:come|comes?|coming|came) (?:straight |right |back )?(?:back|again|through)|back\b|returned|reappear\w*|opened (?:up )?again|grown back)|(?:keeps?|kept) (?:on )?(?:coming|opening|peeling|bubbling|leaking|returning|cracking|popping)|(?:comes?|came|coming) (?:straight |right )?back|reappear\w*|(?:it|they)['’]?(?:s|re) back)\b/i;
const OTHER =
  /\b(?:knock\w*|sen[dt]|hand\w*|push\w*) (?:it|them|that|this) back\b|\b(?:builder|painter|plumber|tradie|he|she|tenant|agent|who|pays?|warrant\w*|claim\w*|come back (?:to|and|on|tomorrow|later)|get back|call back|back (?:door|yard|wall|deck|fence|of|to work))\b|\d ?mm\b/i;
const MOST_WORDS = 16;

/** What is said of a defect that returns; no parts where the message tells of none. */
export function comesBack(message: string, defectId: DefectId | undefined, sure: boolean): Part[] {
  const name = defectId && findDefectName(defectId)?.name;
  if (!name || !sure || !BACK.test(message) || OTHER.test(message)) return [];
  if (message.trim().split(/\s+/).length > MOST_WORDS) return [];
  const [cause] = rowsNamed(`defect:${defectId}/cause`);
  const [who] = rowsNamed(`defect:${defectId}/who`);
  return cause
    ? [
        {
          text: '**What comes back wasn’t cured: its cause is still there.** Cleaning or patching again won’t hold. Find the cause first:',
          rows: [],
          support: 0.75,
        },
        { text: cause.text, rows: [cause], support: 0.75 },
        ...(who ? [{ text: who.text, rows: [who], support: 0.75 }] : []),
      ]
    : [];
}
