/** What a photo can't prove, in one calm line per kind of defect. */
import type { DefectId, Trade } from '../defects.ts';
import type { Subject } from './subject.ts';

const BY_DEFECT: Readonly<Partial<Record<DefectId, string>>> = {
  glass_safety: 'A photo can’t tell safety glass from other glass without its permanent mark.',
  missing_smoke_alarm: 'A photo can’t show whether an alarm works or is connected to the others.',
  timber_rot: 'A photo can’t show how deep the decay goes: it has to be probed.',
};

const CRACK = 'A photo can’t show why a crack formed, how deep it is or whether it still moves.';
const WATER = 'A photo can’t show where water comes from or what condition a membrane is in.';
const FIRE = 'A photo can’t show whether a fire system is the tested one or works.';

const BY_TRADE: Readonly<Partial<Record<Trade, string>>> = {
  electrical: 'A photo can’t show whether anything is live or protected: treat it as live.',
  asbestos: 'A photo can’t show asbestos: only a laboratory sample can.',
  termite: 'A photo can’t show whether termites are active or how far they have gone.',
  waterproofing: WATER,
  plumbing: WATER,
  roofing: WATER,
  fire: FIRE,
  structural: 'A photo can’t show movement or strength: that takes a survey and an engineer.',
  painting: 'A photo can’t show what lies under the paint, lead included.',
};

const OTHERWISE = 'A photo shows a surface at one moment; what lies behind it has to be checked on site.';

/** The line for this finding; undefined subject means that no defect was found. */
export function photoLimits(subject: Subject | undefined): string {
  if (!subject) return 'A photo shows only what is in it: no visible defect isn’t proof that there is none.';
  const own = subject.defectId ? BY_DEFECT[subject.defectId] : undefined;
  if (own) return own;
  if (subject.family === 'crack') return CRACK;
  const byTrade = subject.trade ? BY_TRADE[subject.trade] : undefined;
  if (byTrade) return byTrade;
  if (subject.kinds.includes('C')) return WATER;
  return OTHERWISE;
}
