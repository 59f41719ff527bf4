/** What is asked of what an account records beside its findings, and one line of a repair. */
import {
  type OwnContext,
  type OwnFindingSummary,
  type OwnProject,
  type OwnRepair,
  plain,
  type RepairState,
} from '../account-data.ts';
import { day } from '../compose/list-words.ts';
import { hazardSaid } from '../compose/open-hazards.ts';
import type { Row } from '../rows/row.ts';

/** A message, and the projects that it is asked of. */
export interface Recorded {
  text: string;
  own: OwnContext;
  projects: readonly OwnProject[];
  where: readonly OwnProject[];
}

/** An answer, with the findings that it lists. */
export interface ToldRecord {
  text: string;
  rows: readonly Row[];
  findings?: readonly OwnFindingSummary[];
}

const STANDS: Readonly<Record<RepairState, string>> = {
  open: 'not assigned',
  assigned: 'assigned',
  fixed: 'said to be fixed, not verified yet',
  fixed_unverified: 'fixed by you, so not verified by anyone else',
  verified: 'fixed and verified',
  reopened: 'reopened: not fixed',
  disputed: 'in dispute',
  accepted: 'left as it is on purpose',
  not_defect: 'marked as no defect',
};
const LOOKED: Readonly<Record<Exclude<OwnRepair['look'], null>, string>> = {
  fixed: ' The later photo looks fixed.',
  not_fixed: ' The later photo still shows it.',
  cant_tell: ' The later photo doesn’t settle it.',
};

/** Not to be fixed any more, or said to be fixed. */
export const isEnded = ({ state }: OwnRepair): boolean =>
  !['open', 'assigned', 'reopened', 'disputed'].includes(state);
export const isOverdue = (repair: OwnRepair, today: string): boolean =>
  repair.dueOn !== null && repair.dueOn < today && !isEnded(repair);

/** '**assigned** on 12 November 2026, Kev Dunn (roofer), due on 28 November 2026.' */
export function repairSaid(repair: OwnRepair, today: string): string {
  const { state, person, trade, dueOn, steppedOn, note, look } = repair;
  const who = [plain(person), trade && person ? `(${plain(trade).toLowerCase()})` : plain(trade)]
    .filter(Boolean)
    .join(' ');
  const due =
    dueOn === null || isEnded(repair)
      ? ''
      : `, due ${day(dueOn)}${isOverdue(repair, today) ? ': **overdue**' : ''}`;
  return `**${STANDS[state]}**${steppedOn === '' ? '' : ` ${day(steppedOn)}`}${who === '' ? '' : `, ${who}`}${due}.${note === '' ? '' : ` Written: ‘${plain(note)}’.`}${look === null ? '' : LOOKED[look]}`;
}

/** A repair in a list, with its open hazard. */
export function repairLine(repair: OwnRepair, today: string, projectName = ''): string {
  const { finding } = repair;
  const where = [projectName, finding.location].map(plain).filter(Boolean).join(', ');
  const open = hazardSaid(finding);
  return `**${plain(finding.title)}** (finding ${finding.number}${where ? `, ${where}` : ''}): ${repairSaid(repair, today)}${open ? ` Open hazard: ${open}.` : ''}`;
}
