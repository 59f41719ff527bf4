/** 'Are you sure?': how sure an answer or a finding is, and what it can't see. */

import { type OwnContext, plain } from '../account-data.ts';
import { rowsNamed } from '../corpus.ts';
import type { Thread } from '../question/thread.ts';
import { findingRows } from '../rows/own-rows.ts';
import type { Part } from './part.ts';

const HELD = {
  verified: 'confirmed by its source',
  likely: 'likely and not confirmed',
  unsure: 'not confirmed here',
} as const;

/** 'Can you make mistakes?' has a yes for its answer. */
const ASKS_WRONG =
  /\b(?:(?:can|could|do|might|may|will) (?:you|u|it|plumbline|the (?:ai|app|panel)|this)(?: ever| sometimes| also)? (?:(?:be|get (?:it|things|this)?|go) (?:wrong|mistaken)|make (?:a )?(?:mistakes?|errors?)|err\b|miss)|(?:are|is) (?:you|u|it|plumbline)(?: ever| sometimes) (?:wrong|mistaken))/i;

/** Never certain: an answer is as sure as its sources, a finding as its photo. */
export async function howSure(
  context: OwnContext,
  { findingId, cited }: Thread,
  message: string,
): Promise<Part[]> {
  const finding = context.finding ?? (findingId === null ? null : await context.findingWith(findingId));
  const [before] = finding ? [] : rowsNamed(...cited.filter((id) => !id.startsWith('help:')).slice(0, 1));
  const own = finding
    ? finding.confidence === undefined
      ? `The panel gives no figure for your finding, ${plain(finding.title)}.`
      : `The panel is ${Math.round(100 * finding.confidence)}% sure of your finding, ${plain(finding.title)}: it may be wrong.`
    : before
      ? `An answer is only as sure as its sources. The answer before rests on ${before.title}, which is ${HELD[before.confidence]}.`
      : 'An answer is only as sure as its sources, and each says how sure it is.';
  return [
    {
      text: `**${ASKS_WRONG.test(message) ? 'Yes, I can be wrong, and I’m never certain' : 'No, I’m never certain, and I can’t promise it'}.** ${own} A photo shows one part of one side: it can’t show what is behind it, or that nothing else is wrong. Have an inspector or engineer confirm it on site before you rely on it.`,
      rows: finding
        ? findingRows(finding).filter(({ aspect }) => aspect === 'sureness')
        : before
          ? [before]
          : rowsNamed('help:faq/does-a-result-replace-an-inspection'),
      support: 0.85,
    },
  ];
}
