/** Sentences that nothing supports: a figure that no source holds, or a promise that nobody can make from here. */

/** Said of a building, a claim or a court as if it were certain. */
const PROMISES =
  /\b(?:(?:is|are|it's|that's|looks|seems) (?:perfectly |completely |totally |quite |structurally |absolutely )*(?:safe|sound|harmless|compliant|up to code)\b|\b(?:perfectly|completely|totally|absolutely) (?:safe|fine|ok|okay|normal)\b|no (?:need|reason) to (?:worry|act|call)|nothing to worry about|you can (?:still|definitely|certainly) claim|(?:you|he|she|they) will win|you (?:can|may) (?:safely|legally) (?:use|stay|withhold|ignore|do it)|(?:i|we) (?:certify|guarantee|confirm that it)|fully (?:complies|compliant))/i;
/** The same words where they deny or ask. */
const DENIES =
  /\b(?:can't|cannot|don't|doesn't|isn't|aren't|not|never|nobody|no one|whether|until|unless|before|if)\b|\?/i;

const FIGURES =
  /(?:\$ ?\d[\d,.]*k?|\b\d+(?:[.,]\d+)* ?(?:mm|cm|m|metres?|millimetres?|years?|months?|weeks?|days?|per ?cent|degrees|l\/s|litres?|kpa|mpa|dollars)\b|\b\d+(?:[.,]\d+)* ?%|\b1:\d+\b)/gi;

/** '6 years', '6 year' and '6-year' are one figure, '1,000 mm' and '1000mm' too. */
const bare = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/[\s,-]/g, '')
    .replace(/(?:metre|millimetre|year|month|week|day|litre)s$/, (unit) => unit.slice(0, -1))
    .replace(/millimetre$/, 'mm')
    .replace(/metre$/, 'm')
    .replace(/percent$/, '%');

const figuresIn = (text: string) =>
  [...text.replaceAll('’', "'").matchAll(FIGURES)].map(([figure]) => bare(figure));

/** A metre and a thousand millimetres are the same figure. */
function alike(figure: string): string[] {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)(mm|cm|m)$/.exec(figure) ?? [];
  if (unit === '') return [figure];
  const millimetres = Number(count) * { mm: 1, cm: 10, m: 1000 }[unit as 'mm' | 'cm' | 'm'];
  return [`${millimetres}mm`, `${millimetres / 10}cm`, `${millimetres / 1000}m`];
}

const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+|\n|$)\s*/g;

/** Regulators and tribunals: each belongs to a state, so a wrong one sends somebody to the wrong door. */
const BODIES =
  /\b(?:ncat|vcat|qcat|acat|sacat|tascat|ntcat|qbcc|cbos|dbdrv|vba|fair trading|building commission(?: nsw)?|building and energy|building and plumbing commission|access canberra|consumer and business services|state administrative tribunal)\b/gi;
const bodiesIn = (text: string) => [...text.matchAll(BODIES)].map(([name]) => name.toLowerCase());

/**
 * The text without the sentences that promise what nobody can promise, or give a figure that stands in none of these
 * sources or names a body that none of them names. What the person said themselves counts as a source. `sourcesOf`
 * narrows the sources of one sentence to those that it cites.
 */
export function withoutUnfounded(
  text: string,
  sources: readonly string[],
  sourcesOf: (sentence: string) => readonly string[] = () => sources,
): { text: string; removed: readonly string[] } {
  const removed: string[] = [];
  const kept = text.replace(SENTENCE, (sentence) => {
    const plain = sentence.replaceAll('’', "'");
    const promises = PROMISES.test(plain) && !DENIES.test(plain);
    const figures = figuresIn(sentence);
    const bodies = bodiesIn(sentence);
    const own = figures.length + bodies.length > 0 ? sourcesOf(sentence) : [];
    const known = new Set(own.flatMap(figuresIn).flatMap(alike));
    const named = new Set(own.flatMap(bodiesIn));
    const unknown =
      figures.some((figure) => !alike(figure).some((one) => known.has(one))) ||
      bodies.some((body) => !named.has(body));
    if (!promises && !unknown) return sentence;
    removed.push(sentence.trim());
    return sentence.endsWith('\n') ? '\n' : '';
  });
  return { text: kept, removed };
}
