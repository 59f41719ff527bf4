/** 'Are you sure?': how sure an answer or a finding is, and what it can't see. */

import { type OwnFinding, plain } from '../account-data.ts';
import { rowsNamed } from '../corpus.ts';
import { findingRows } from '../rows/own-rows.ts';
import type { Part } from './part.ts';

/** Never certain: an answer is as sure as its sources, a finding as its photo. */
export function howSure(finding: OwnFinding | null): Part[] {
  const own = finding
    ? finding.confidence === undefined
      ? `The panel gives no figure for your finding, ${plain(finding.title)}.`
      : `The panel is ${Math.round(100 * finding.confidence)}% sure of your finding, ${plain(finding.title)}: it may be wrong.`
    : 'An answer is only as sure as its sources, and each says how sure it is.';
  return [
    {
      text: `**No, I’m never certain, and I can’t promise it.** ${own} A photo shows one part of one side: it can’t show what is behind it, or that nothing else is wrong. Have an inspector or engineer confirm it on site before you rely on it.`,
      rows: finding
        ? findingRows(finding).filter(({ aspect }) => aspect === 'sureness')
        : rowsNamed('help:faq/does-a-result-replace-an-inspection'),
      support: 0.85,
    },
  ];
}
