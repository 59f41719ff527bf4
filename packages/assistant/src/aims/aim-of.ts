/** Reads the aim of a message in its conversation, and says how sure that must be. */
import { isBeyond } from '../compose/beyond-parts.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { classed } from './features.ts';
import { aimModel } from './model.ts';

/** Below this the aim isn't taken: the rows answer, or decline. */
const SURE_ENOUGH = 0.42;
/** An aim that declines needs more. */
const SURE_TO_DECLINE = 0.5;

export const OF_LAW: ReadonlySet<Aim> = new Set([
  'pos.pays',
  'law.period',
  'law.late',
  'law.complain',
  'law.dispute',
  'law.broke',
  'law.buyer',
  'law.write',
]);

const ABROAD =
  /\b(?:new zealand|nz|auckland|wellington|united kingdom|uk|britain|british|england|scotland|wales(?<!south wales)|ireland|united states|usa|us|the states|america|american|texas|california|florida|canada|canadian|singapore|malaysia|indonesia|bali|fiji|china|india|japan|germany|france|italy|spain|dubai|uae|europe|european|eurocodes?|overseas|irc|ibc|nzbc)\b/i;

/** Words without which an aim isn't meant, however likely the rest sounds. */
const NEEDS: Readonly<Partial<Record<Aim, RegExp>>> = {
  'pos.pays':
    /pay|builder|warrant|cover|claim|responsib|liab|fault|cost|bill|free|hook|\byears?\b|\bmonths?\b/i,
  'law.period':
    /warrant|liab|builder|claim|hook|responsib|limit|deadline|contract|cover|statutory|period|defects?\b|\blaw\b/i,
  'law.write': /writ|tell|notif|notice|email|text|letter/i,
  'law.guide': /\blaw|legal|binding|force|mandatory|weight|follow|enforce/i,
  'law.late': /late|time|claim|still|cover|warrant|\byears?\b|\bmonths?\b|complain/i,
  'law.broke':
    /broke|bust|bankrupt|insolv|liquid|administrat|under\b|died|dead|disappear|vanish|licen[cs]e|walked|insur|indemnity|warranty|hbcf|shut|closed/i,
  'law.strata': /body corp|strata|owners'? corp|common property|unit|apartment|townhouse|upstairs|neighbour/i,
  'law.tenant': /landlord|\brent|tenant|lease|agent|real estate|property manager/i,
  'law.insure': /insur|policy|wear and tear/i,
  'law.buyer': /bought|buy|transfer|pass|owner|second|original|purchas/i,
  'law.text': /quote|text|word|recite|copy|\bsay|print|paste|pdf|read|exact/i,
  'app.price': /credit|report|plumbline|analys|\bapp\b|pdf|subscription|\bfees?\b|\bfree\b|photo/i,
  'own.credits': /credit|balance|analys|photo/i,
  'own.reports': /report|pdf/i,
};

/** The aim of a message in its conversation; 'knowledge' where the rows should answer. */
export function aimOf(text: string, thread: Thread, projectNames: readonly string[]): Aim {
  const model = aimModel();
  const seen = classed(text, projectNames);
  const abroad = ABROAD.test(text);
  // No other country is meant where none is named.
  const [best, second] = model
    .guess(seen)
    .filter(({ aim }) => (aim !== 'no.abroad' || abroad) && (NEEDS[aim]?.test(text) ?? true));
  if (!best) return 'knowledge';
  const before = thread.aim;
  // 'And in Queensland?' goes on with what was asked of New South Wales.
  const onlyPlace =
    /^(?:and |what about |how about |or |its |it is |im |i am )*(?:in |for )?(?:the )?STATE\b.{0,12}$/.test(
      seen,
    );
  if (before && onlyPlace && (OF_LAW.has(before) || before === 'pos.ok')) return before;
  if (onlyPlace) return 'knowledge';
  if (
    (before === 'pos.ok' || thread.defectIds.length > 0) &&
    /^(?:and |what about |how about |what if |or )*(?:if )?(?:its |it is )?(?:only |about |around )?SIZE\b.{0,30}$/.test(
      seen,
    )
  )
    return 'pos.ok';
  if (/^(?:and |what about |how about |or )*PROJ\W*$/.test(seen))
    return before?.startsWith('own.') ? before : 'own.summary';
  const least = isBeyond(best.aim) ? SURE_TO_DECLINE : SURE_ENOUGH;
  if (best.probability >= least && model.familiar(seen) >= 0.5) return best.aim;
  // Two aims of one kind may share what neither has alone.
  const together = best.probability + (second?.probability ?? 0);
  const ofOneKind = second && best.aim.split('.')[0] === second.aim.split('.')[0];
  return ofOneKind && best.aim !== 'knowledge' && together >= 0.6 && model.familiar(seen) >= 0.5
    ? best.aim
    : 'knowledge';
}
