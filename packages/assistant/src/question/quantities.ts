/** What is measured: who asks how thick something must be isn't answered by how high it must be. */
interface Quantity {
  /** In a question. */
  asked: RegExp;
  /** In a row that gives it. */
  given: RegExp;
}

const QUANTITIES: readonly Quantity[] = [
  { asked: /\bhow thick\b|\bthickness\b/, given: /\bthick/ },
  { asked: /\bhow deep\b|\bdepth\b/, given: /\bdeep|\bdepth/ },
  { asked: /\bhow wide\b|\bwidth\b/, given: /\bwide|\bwidth|\bgaps?\b|\bcavity|\bjoint/ },
  { asked: /\bhow (?:high|tall)\b|\bheight\b/, given: /\bhigh|\btall|\bheight|\babove\b|\briser/ },
  { asked: /\bhow far apart\b|\bspacings?\b|\bspaced\b|\bcentres\b/, given: /\bapart|\bspac|\bcentres/ },
  {
    asked: /\bhow (?:far|close)\b.{0,40}\b(?:from|to|stand|away|back|view|look)\b|\bdistance\b/,
    given: /\bviewing|\bdistance|\bapart|\bfar\b/,
  },
  { asked: /\bslope\b|\bgradient\b|\bhow steep\b/, given: /\bfall|\bslope|\bgrad/ },
  { asked: /\bhow hot\b|\bhottest\b|\btemperature\b|\bdegrees\b/, given: /\btemperature|°/ },
  { asked: /\bhow heavy\b|\bweighs?\b|\bweight\b/, given: /\bweight|\bkg\b/ },
  { asked: /\bhow many (?!mm|mil|cm|met)|\bnumber of\b/, given: /\bhow many|\bnumber of|\bper\b/ },
  { asked: /\bflow\b|\blitres?\b/, given: /\bflow|\bl\/s/ },
  { asked: /\brating\b|\brated\b/, given: /\brat(?:ing|ed)|\bslip|\bclass|\blevel \d|\bfire/ },
  { asked: /\bhow strong\b|\bstrength\b/, given: /\bstrength|\bmpa\b/ },
  {
    asked: /\bsizes?\b|\bhow (?:big|large)\b|\bdimensions?\b/,
    given: /\bsize|\bdimension|\bgaps?\b|\bopening|\bcrack|\blanding|\btread|\bgoing/,
  },
  { asked: /\blength\b|\bhow long (?:must|should|can|may)\b/, given: /\blength|\blong\b/ },
  { asked: /\barea\b|\bsquare met/, given: /\barea|m²/ },
];

/** Stems that say what is measured and not of what. */
export const MEASURES: ReadonlySet<string> = new Set(
  'height width length depth thick thicknes thickness space dimension size distanc slope gradient area weight'.split(
    ' ',
  ),
);

/** Whether a text gives what a question asks to be measured; true where it asks for nothing in particular. */
export function givesWhatIsAsked(question: string, text: string): boolean {
  const asked = question.toLowerCase();
  const given = text.toLowerCase();
  const wanted = QUANTITIES.filter((quantity) => quantity.asked.test(asked));
  return wanted.length === 0 || wanted.some((quantity) => quantity.given.test(given));
}
