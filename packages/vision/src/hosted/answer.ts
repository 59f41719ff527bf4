import { FAMILIES, type Family, findDefectName, isDefectId } from '@plumbline/knowledge';
import { z } from 'zod';
import type { Opinion } from '../panel.ts';

const answerWith = (likelihood: z.ZodType<number>) =>
  z.object({
    families: z.array(z.object({ family: z.enum(FAMILIES), probability: likelihood })),
    defects: z.array(z.object({ id: z.string(), probability: likelihood })),
    summary: z.string().describe('One plain sentence: what is seen in the photo.'),
  });

/** What a hosted model must answer. Anything else is no answer. */
export const answerSchema = answerWith(z.number().describe('from 0 to 1'));
export type Answer = z.infer<typeof answerSchema>;

/** A number, or one in quotes as servers without structured output write it: "0.8", "80%". */
const looseNumber = z.preprocess((value) => {
  const [, digits, percent] = (typeof value === 'string' && /^\s*(\d*\.?\d+)\s*(%?)\s*$/.exec(value)) || [];
  return digits === undefined ? value : Number(digits) / (percent ? 100 : 1);
}, z.number());
const looseAnswer = answerWith(looseNumber);

/**
 * The answer in a text that isn't the bare JSON that was asked for: in a Markdown fence, between other words, with its
 * numbers in quotes. Undefined where there is none.
 */
export function answerIn(text: string): Answer | undefined {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return looseAnswer.safeParse(JSON.parse(text.slice(from, to + 1))).data;
  } catch {
    return undefined;
  }
}

const SUMMARY_LENGTH = 240;

/** A model's sentence as plain text: no markup, no addresses, no control characters, not endless. */
export function plainSentence(text: string): string {
  const plain = text
    .replace(/\p{C}/gu, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[<>`*_[\]{}|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= SUMMARY_LENGTH ? plain : `${plain.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

const within = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/**
 * The opinion in an answer: known families and ids only, probabilities brought into 0 to 1. Recommendations and
 * measurements are never taken from a hosted model. Undefined where it says nothing of any family.
 */
export function opinionFrom(answer: Answer): Opinion | undefined {
  const families: Partial<Record<Family, number>> = {};
  for (const { family, probability } of answer.families) {
    families[family] = Math.max(families[family] ?? 0, within(probability));
  }
  const total = Object.values(families).reduce((sum, value) => sum + value, 0);
  if (total === 0) return undefined;
  if (total > 1)
    for (const family of FAMILIES) if (families[family]) families[family] = families[family] / total;
  const defects: Record<string, number> = {};
  for (const { id, probability } of answer.defects) {
    if (isDefectId(id)) defects[id] = Math.max(defects[id] ?? 0, within(probability));
  }
  const named = Object.entries(defects).sort(([, a], [, b]) => b - a)[0];
  const fallback = named ? `Sees ${findDefectName(named[0])?.name}.` : 'Gave no reason.';
  const summary = plainSentence(answer.summary) || fallback;
  return { families, defects, summary, recommendations: [], measurements: [] };
}
