/** The trades that repairs are given to: one name each, whether a person typed it or the rules suggest it. */
import { findDefectName, type Trade } from './defects.ts';

/** The name on screen, what people write for it (all of it, in small letters), and the taxonomy's own words. */
const VOCABULARY = [
  [
    'Air conditioning and ventilation',
    /air ?con\w*|hvac|ventilation|duct\w*|refrigeration|mechanical/,
    ['hvac'],
  ],
  ['Asbestos removal', /asbestos(?: removal\w*| assess\w+)?|hygienists?/, ['asbestos']],
  ['Balustrades', /balustrad\w*|railings?|handrails?/, ['balustrade']],
  [
    'Bricklaying',
    /brick ?lay\w*|brick(?:s|work|ie|ies|y)?|masons?|masonry|block ?lay\w*|stone ?masons?/,
    ['masonry'],
  ],
  ['Building', /builders?|building|general(?: builder| contractor)?|handy ?m[ae]n/, ['general', 'access']],
  ['Cabinetmaking', /cabinet ?mak\w*|cabinets?|kitchens?|joiners?|joinery/, []],
  [
    'Carpentry',
    /carpent\w*|chipp(?:y|ie|ies)|fixing|framers?|framing|stairs?/,
    ['carpentry', 'fixing', 'stairs'],
  ],
  ['Cladding', /clad\w*/, ['cladding']],
  ['Concreting', /concret\w*/, ['concrete']],
  ['Doors and windows', /doors?(?: and windows?)?|windows?(?: and doors?)?/, ['door', 'window']],
  ['Drainage', /drain(?:s|age|er|ers|layer|layers)?|site drainage|storm ?water/, ['site']],
  ['Electrical', /electri\w*|spark(?:y|ie|ies)|wiring/, ['electrical']],
  ['Fire safety', /fire(?: safety| protection| services)?(?: engineers?| practitioners?)?/, ['fire']],
  ['Flooring', /floor(?:s|ing|er|ers|layers?)?|carpets?|carpet ?lay\w*/, ['flooring']],
  ['Gas fitting', /gas(?: ?fit\w*)?/, []],
  ['Glazing', /glaz\w+|glass/, ['glazing']],
  ['Landscaping', /landscap\w*|garden\w*|paving|pavers?|retaining walls?/, ['landscaping']],
  ['Painting', /paint\w*/, ['painting']],
  [
    'Pest control',
    /pests?(?: control\w*| inspect\w+)?|timber pest inspect\w+|termites?(?: control\w*| inspect\w+)?/,
    ['termite'],
  ],
  ['Plastering', /plaster\w*|gyp(?:rock\w*|sum)?|dry ?wall\w*|set(?:ter|ting)s?/, ['plasterboard']],
  ['Plumbing', /plumb\w*|hot water/, ['plumbing']],
  ['Pool fencing', /pools?(?: fenc\w+| barriers?)?|fenc\w+/, ['pool']],
  ['Rendering', /render\w*/, ['rendering']],
  ['Roofing', /roof(?:s|ing|er|ers)?(?: ?(?:plumb\w*|til\w*))?/, ['roofing']],
  [
    'Structural engineering',
    /(?:structural |civil |consulting )?engineer\w*|structural|underpin\w*/,
    ['structural'],
  ],
  ['Tiling', /til(?:e|es|er|ers|ing)/, ['tiling']],
  ['Waterproofing', /water ?proof\w*|membranes?/, ['waterproofing']],
] as const satisfies readonly (readonly [string, RegExp, readonly Trade[]])[];

/** A trade that the product knows by name. */
export type TradeName = (typeof VOCABULARY)[number][0];

/** Every trade by its name, for a list to choose from. */
export const TRADE_NAMES: readonly TradeName[] = VOCABULARY.map(([name]) => name);

const known = VOCABULARY.map(([name, words]) => [name, new RegExp(`^(?:${words.source})$`)] as const);

const byTaxonomy = new Map<string, TradeName>(
  VOCABULARY.flatMap(([name, , trades]) => trades.map((trade: Trade) => [trade, name] as const)),
);

/**
 * The one name of a trade however it was typed: 'plumber', 'Plumbers' and 'plumbing' are all 'Plumbing'. What isn't known
 * is kept as it was typed, tidied, so that nobody's own word is lost.
 */
export function nameTrade(typed: string): string {
  const tidy = typed.trim().replaceAll(/\s+/g, ' ');
  const words = tidy
    .toLowerCase()
    .replace(/^(?:a |an |the |my |our )?(?:licen[sc]ed |qualified |registered )?/, '')
    .replace(/(?: trades?| tradies?| contractors?| works?| company)$/, '');
  return known.find(([, pattern]) => pattern.test(words))?.[0] ?? byTaxonomy.get(words) ?? tidy;
}

/**
 * Who has to come first of those that a hazard alert calls, by the name of the trade where it has one here: 'A structural
 * engineer or registered builder' is 'Structural engineering'. Empty where it calls nobody but authorities.
 */
export function tradeCalled(call: string): string {
  const called = call
    .replace(/^000[^,]*(?:, (?:then )?|$)/, '')
    .split(/ or |,? and |, (?:then )?|\. | for | trained | \(/)
    .filter((one) => /^an? /i.test(one))
    .map((one) => one.replace(/ today$/, ''));
  const named = called.find((one) => TRADE_NAMES.some((name) => name === nameTrade(one)));
  const [first = ''] = called;
  return nameTrade(named ?? first.replace(/^an? (?:licensed |accredited )?/i, ''));
}

/** The trade that would fix a defect of the taxonomy; undefined where there is no such defect. */
export function tradeForDefect(defectId: string): TradeName | undefined {
  return byTaxonomy.get(findDefectName(defectId)?.trade ?? '');
}
