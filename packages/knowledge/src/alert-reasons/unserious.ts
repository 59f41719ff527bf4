/** What ends nothing whoever says it: jokes and opinions, what is bought and not fitted, what is shut off until it is mended. */
import type { OfAlert } from './things.ts';

/** 'It was repaired lol', 'fixed, trust me', 'by nobody in particular'. */
const JOKE =
  /\b(?:lo+l|lmf?ao|rofl|(?:ha){2,}h?|(?:he){2,}|jk|j\/k|kidding|joking|as a joke|wink|trust me|believe me|cross my heart|scout'?s honou?r|magic(?:ally)?|wizards?|fair(?:y|ies)|elves|santa|jesus|god knows)\b|\b(?:i|we) (?:promise|swear)\b|\bswear (?:on|to)\b|, ?(?:promise|honest(?:ly)?|bro|mate)[.! ]*$|\bby (?:nobody|no one|whoever|who knows|god)\b|\b(?:nobody|somebody|someone) (?:or other|in particular)\b|[😀-😆😉😋😛-😝🙃🤣🤡🤪🤷🤞🙏]/u;
/** What somebody makes of it, as against what was seen. */
const OPINION =
  /\bin (?:my|our) (?:\w+ )?(?:opinion|view|book|eyes|mind)\b|\b(?:imh?o|if you ask (?:me|us)|as far as (?:i'?m|i am|we'?re|we are) concerned|to my mind|for my money|or so (?:they|he|she|i|we|it)\b)|\b(?:reckons?|reckoned|figures|guesses|assumes|supposes) (?:it|that|the|they|all|everything|this|these|we|he|she)/;

/** A joke, or an opinion. */
export const isUnserious = (reason: string): boolean => JOKE.test(reason) || OPINION.test(reason);

const OWNED = '(?:the|my|our|his|her|their|a|an)';
/** Bought, ordered or brought, and not in its place. */
const IN_STORE = new RegExp(
  [
    `\\b(?:shopping|to-?do|materials?) list\\b|\\bon ${OWNED} (?:list|(?:\\w+ )?bench|(?:\\w+ )?table|counter|back seat|wish ?list|way)\\b|\\bon (?:its|their) way\\b`,
    `\\bin ${OWNED} (?:(?!junction|meter|switch|fuse|terminal|control)\\w+ )?(?:boot|car|ute|van|truck|trailer|box(?:es)?|packets?|bag|cart|trolley|basket|mail|post|cupboard|drawer)\\b`,
    '\\b(?:bought|purchased|ordered|arrived|delivered|paid for|picked up (?:the |a |some )?new|got the (?:batter\\w+|parts?|latch|timber|rail|glass|pane|alarms?|hinges?))\\b',
    "\\bat the (?:shop|store|hardware|supplier|glazier|workshop|fabricator)\\w*(?:'s)?\\b|\\bready to (?:go|fit|install|be)\\b|\\bjust (?:have|has|need|needs) to\\b|\\bmeasured (?:up )?and cut\\b|\\bin stock\\b",
  ].join('|'),
);
/** Done with it, too. */
const FITS =
  /\b(?:fix(?:ed)|replaced|repaired|mended|rectified|installed|fitted|re-?\w*(?:hung|fixed|fitted|built|glazed|laid|set)|isolated|capped|removed|cleared|sealed|tested|terminated|works?|working|checked|inspected|demolished|bolted|screwed|attached)\b/;

export const isUnfitted = (clause: string): boolean => IN_STORE.test(clause) && !FITS.test(clause);

/** Anybody may turn it on or take it down again. */
const FOR_NOW =
  /\b(?:isolated|(?:shut|turned|switched|closed) (?:it |the \w+ |them )?(?:off|down)|made (?:[\w'-]+ ){0,2}?safe|locked out|tagged(?: out)?|boarded(?: up| over)?|fenced(?: off)?|disconnected|capped)\b/;
/** Its repair, or what is to come in its place. */
const REPAIR =
  '(?:(?:proper |full |permanent )?(?:repairs?|rectification|fix|works?)|parts?|replacement|new (?:\\w+ ){0,2}?\\w+|quotes?|joists|rail|cooktop)';
const LATER =
  '(?:to follow|to come|follows|comes?|coming|booked|scheduled|ordered|on (?:back ?)?order|outstanding|pending|next (?:week|month|year|visit)|later|tomorrow|to be (?:repaired|replaced|fixed|mended|done|renewed)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|sent)';
const WAITS = new RegExp(
  `\\b${REPAIR}\\b.*\\b${LATER}\\b|\\b(?:will|to) (?:(?:come back|return) (?:to|and) )?(?:come back|return|repair|fix|replace|mend)\\b|^(?:(?:still|now) )?a?waiting (?:on |for )?(?!the (?:certificate|paperwork|invoice))|\\bfor (?:now|the time being)\\b`,
);
/** What may follow once it is mended. */
const ONLY_FINISH =
  /\b(?:paint\w*|skim\w*|polish\w*|certificates?|paper ?work|invoices?|bills?|final|inspect\w*|sign\w*|landscap\w*|carpets?|cosmetic|upgrad\w*)\b/;

interface Told {
  said: string;
  means: string;
}

/** Shut off or closed off, and its repair is still to come, or it was found and is only turned off or fenced off. */
export function isOnlyMadeSafe(clauses: readonly Told[]): boolean {
  const ended = clauses.filter(({ means }) => means === 'mended');
  if (ended.length === 0) return false;
  const isAwaited =
    ended.every(({ said }) => FOR_NOW.test(said)) &&
    clauses.some(({ said }) => WAITS.test(said) && !ONLY_FINISH.test(said));
  const found = clauses.findLastIndex(({ means }) => means === 'danger');
  const since = clauses.slice(found + 1);
  return (
    isAwaited ||
    (found >= 0 &&
      !since.some(({ means }) => means === 'found') &&
      since.every(({ said, means }) => means !== 'mended' || (ONLY_OFF.test(said) && !GONE.test(said))))
  );
}
/** By hand, and by hand it is on again. Isolated and locked off is what the form asks for. */
const ONLY_OFF =
  /\b(?:(?:turned|switched|shut|closed|fenced|taped|roped) (?:(?:it|them|that|the|gas|power|water|\w+ (?=off\b)) ?)*(?:off|down)|made (?:[\w'-]+ ){0,2}?safe|tagged(?: out)?)\b/;
const GONE =
  /\b(?:isolated|locked|capped|disconnected|removed|replaced|repaired|fixed|mended|re-?\w+ed|tightened|sealed|terminated|plugged|cut)\b/;

const DEBRIS =
  /\b(?:debris|rubble|mess|rubbish|pieces|bits|chunks|dust)\b.*\b(?:removed|cleared|cleaned|taken|carted|binned)\b|\b(?:removed|cleared|cleaned up|took away|carted)\b.*\b(?:debris|rubble|mess|pieces|bits|chunks)\b/;
const STAYS_UP = ['ceiling', 'structural', 'balcony', 'retaining_wall'];
const SWEEPS = /\b(?:swept|vacuumed|hosed|washed|picked up)\b/;
const BINNED =
  /\b(?:in(?:to)? (?:the |a |our |my )?(?:\w+ )?(?:bins?|rubbish|skip|wheelie)|(?:with|out with) the rubbish|to the tip)\b/;
/** What is in its place still, and cracked. */
const STANDS =
  /\b(?:doors?|windows?|panes?|panels?|screens?|balustrad\w*|mirrors?|skylights?|sidelights?|louvres?)\b/;
const ON_GROUND =
  /\b(?:floors?|lawn|ground|grass|paths?|footpath|driveway|sand|carpet|strewn|shards?|everywhere|scattered|all over)\b/;

/** Pieces were swept up, and that is all: dust was stirred up, or the pane they fell from stands there still. */
export function isOnlySwept(
  clauses: readonly Told[],
  alerts: readonly OfAlert[],
  isByTrade: boolean,
): boolean {
  const ended = clauses.filter(({ means }) => means === 'mended' || means === 'found');
  if (ended.length > 0 && ended.every(({ said }) => DEBRIS.test(said)))
    return alerts.some(({ kind }) => STAYS_UP.includes(kind));
  if (ended.length === 0 || !ended.every(({ said }) => SWEEPS.test(said) || BINNED.test(said))) return false;
  return alerts.some(({ kind, because = '' }) =>
    kind === 'glass'
      ? STANDS.test(because.toLowerCase()) && !ON_GROUND.test(because.toLowerCase())
      : (kind === 'asbestos' || kind === 'lead_paint') && !isByTrade,
  );
}
