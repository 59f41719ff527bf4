/** What Plumbline costs, and how credits are bought. */
import type { Part } from '../compose/part.ts';
import { rowsNamed } from '../corpus.ts';

const MORE_CREDITS =
  /\b(?:how|where|can) (?:do|can|would|to)? ?(?:i|we)?\b.*\b(?:get|buy|purchase|order|top.?up)\b.*\b(?:more|credits?|some|another)\b|\btop.?up\b/i;
const HOW_TO_BUY = 'Press **Buy credits** and choose a pack.';
const REFUND = /\brefund\w*\b|\bmoney back\b/i;
const EXPIRES =
  /\b(?:laps\w+|expir\w+|use[ -]?by|go off|still (?:there|good|valid|usable)|run out of date|time limit)\b/i;
const NEVER = '**They’re still there: credits never expire.**';
const USED_FOR_NOTHING =
  /\b(?:not sure|fail\w*|couldn['’]?t|blurr\w*|reject\w*|refus\w*|no result|unsure)\b/i;
const FREE = '**No: a result that says ‘not sure’, and a photo that can’t be used, cost no credit.**';
const NO_REFUND = '**No, credits aren’t refunded**, and they never expire.';

export function priceAnswer(message: string): Part[] {
  const ofReport = /\breports?\b|\bpdf\b/i.test(message);
  const rows = rowsNamed(
    ...(ofReport ? ['help:guide/reports/report-price'] : ['help:guide/billing/credits']),
    'help:faq/what-does-it-cost',
  );
  const lead = MORE_CREDITS.test(message)
    ? HOW_TO_BUY
    : USED_FOR_NOTHING.test(message)
      ? FREE
      : EXPIRES.test(message)
        ? NEVER
        : REFUND.test(message) && !ofReport
          ? NO_REFUND
          : '';
  // What was asked is said; the rest of the prices would only stand beside it.
  if (lead !== '' && lead !== HOW_TO_BUY) return [{ text: lead, rows, support: 0.9 }];
  return [
    ...(lead ? [{ text: lead, rows: [], support: 0.9 }] : []),
    ...rows.map((row) => ({ text: row.text, rows: [row], support: 0.9 })),
  ];
}
