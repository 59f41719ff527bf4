import type { AlertKind } from '../hazards/index.ts';
import { MENDED } from './verbs.ts';

const PARTS = /^(.*?)\b((?:VERBS)\b.*)$/.source.replace('VERBS', MENDED);
const VERB_ALONE = new RegExp(`^(?:${MENDED})$`);
/** Where it stands, and who did it: 'the tap next to the meter' is a tap. */
const ASIDE = / (?:in|at|on|by|under|of|for|to|near|next|behind|from|above|over|beside|below)\b/;
/** Only where it stands: 'a leak in the tap' is the tap's. */
const PLACE =
  / (?:at|by|under|near|next to|next|behind|above|over|beside|below|underneath|inside) (?:the |an? |our |my |his |her |their )?(?:[\w-]+ ){0,1}?[\w-]+/g;

const WHATEVER =
  'it|its|them|this|that|everything|all|both|fault\\w*|problems?|issues?|defects?|damage\\w*|leak\\w*|unsafe|danger\\w*';

/** What is often mended, and is a part of some dangers and not of others. */
const THINGS = new RegExp(
  `\\b(?:${[
    'taps?|mixers?|dishwashers?|washing machines?|toilets?|seats?|cisterns?|basins?|sinks?|showers?|bath(?:tub)?s?|vanit(?:y|ies)|water (?:pressure|meter|supply|bill)',
    'gutter(?:s|ing)?|downpipes?|letter ?box(?:es)?|blinds?|curtains?|carpets?|rugs?|fly ?screens?|awnings?',
    'driveways?|paving|pavers|turf|lawns?|gardens?|irrigation|clothes ?lines?|carports?|pergolas?|sheds?',
    'decks?|decking|fences?|doors?|windows?|tiles?|tiling|grout|walls?|ceilings?|roofs?|chimneys?|stairs?|rails?|handrails?|balustrades?',
    'cupboards?|cabinets?|wardrobes?|shel(?:f|ves)|bench ?tops?|splashbacks?|skirting\\w*|architraves?|mirrors?|furniture',
    'lights?|lamps?|smoke alarms?|door ?bells?|intercoms?|cameras?|fans?|ovens?|stoves?|cook ?tops?|fridges?|dryers?|tvs?|antennas?|aerials?|air ?con\\w*|solar|garage doors?|range ?hoods?',
    'filters?|pumps?|chlorinators?|heaters?|hot water|garage slabs?|garage floors?|lifts?|switchboards?|meters?|drains?|pipes?',
  ].join('|')})\\b`,
);

/** Of what such a danger may be made, so that mending or checking it may end the danger. */
const OWN: Readonly<Record<AlertKind, string>> = {
  gas: 'gas|smell|flues?|heat\\w*|hot water|hws|cook ?\\w*|stoves?|ovens?|meters?|hoses?|flex\\w*|regulators?|valves?|bottles?|cylinders?|bayonets?|burners?|pipe\\w*|joints?|fittings?|unions?|elbows?|lines?|connect\\w+|appliances?|units?|boilers?|furnaces?|fireplaces?|chimneys?|bbqs?|barbecues?|dryers?|co|carbon monoxide|alarms?|detectors?|pilot|seals?|vent\\w*',
  electrical:
    'electric(?:al|ity)?|live|wires?|wiring|rewir\\w*|cables?|cords?|circuits?|\\w*switch\\w*|isolators?|boards?|\\w*points?|gpos?|outlets?|sockets?|plugs?|lights?|lamps?|downlights?|rcds?|rcbos?|fuses?|breakers?|earth\\w*|neutrals?|elements?|taps?|pipes?|voltage|power|meters?|heaters?|hot water|pumps?|solar|tails?|poles?|service',
  structural:
    'walls?|brick\\w*|masonry|beams?|posts?|props?|joists?|bearers?|stumps?|piers?|piles?|foot?ings?|foundations?|slabs?|lintels?|columns?|frames?|rafters?|truss\\w*|purlins?|studs?|steel|timbers?|chimneys?|parapets?|gables?|roofs?|floors?|cracks?|crack\\w*|structur\\w*|supports?|ties|stairs?|ceilings?|arch\\w*|underpin\\w*|restump\\w*',
  ceiling:
    'ceilings?|plaster\\w*|sheets?|sheeting|gyprock|cornices?|battens?|bulkheads?|laths?|boards?|panels?|linings?|soffits?|eaves|joists?|beams?|hangers?|fixings?|screws?|trusses?',
  balcony:
    'balcon\\w*|decks?|decking|verandahs?|terraces?|balustrad\\w*|rails?|railings?|handrails?|posts?|joists?|bearers?|beams?|bolts?|brackets?|(?<!garage |carport |shed |house )slabs?|ledgers?|hangers?|boards?|structur\\w*|fixings?|connections?|concrete|stairs?|glass|panels?',
  retaining_wall:
    'walls?|sleepers?|posts?|piers?|foot?ings?|drain\\w*|backfill|banks?|batter\\w*|slopes?|soil|blocks?|anchors?|embankments?|stones?|boulders?|fences?',
  asbestos:
    'sheet\\w*|eaves|soffits?|fibro|cement|cladding|walls?|ceilings?|lin(?:o|oleum|ings?)|roof\\w*|fences?|sheds?|tiles?|vinyl|floors?|flooring|lagging|insulation|pipes?|boards?|panels?|debris|dust|fragments?|pieces|rubble|waste|materials?|flues?|gutters?|downpipes?|splashbacks?|switchboards?|doors?|putty|paint',
  lead_paint:
    'paint\\w*|walls?|windows?|doors?|frames?|sills?|trims?|skirting\\w*|architraves?|ceilings?|floors?|rails?|stairs?|fences?|surfaces?|coats?|flak\\w*|dust|soil|roofs?|gutters?',
  glass:
    'glass|glaz\\w+|panes?|panels?|windows?|doors?|screens?|balustrad\\w*|skylights?|shards?|pieces|sliders?|louvres?',
  fire: 'fire|smoke|alarms?|detectors?|doors?|exits?|closers?|seals?|hinges?|sprinklers?|batter(?:y|ies)|\\w*locks?|latch\\w*|stairs?|corridors?|lights?|signs?|panels?|dampers?|collars?|penetrations?|walls?|ceilings?|cladding|pumps?|flues?|chimneys?|heaters?|wir\\w+|switchboards?|cook ?tops?|range ?hoods?',
  pool: 'pools?|fenc\\w*|gates?|latch\\w*|hinges?|closers?|barriers?|panels?|posts?|balustrad\\w*|grates?|covers?|suction|drains?|spas?|boundary|windows?|doors?|walls?|rails?|glass',
  fall: 'stairs?|steps?|treads?|risers?|\\w*rails?|railings?|balustrad\\w*|voids?|holes?|openings?|pits?|edges?|barriers?|scaffold\\w*|guard\\w*|ladders?|floor\\w*|boards?|deck\\w*|covers?|lids?|grates?|hatch\\w*|balcon\\w*|landings?|nosings?|lights?|windows?|posts?|ramps?|paths?|paving|pavers|shafts?|lifts?|doors?|skylights?|roofs?|fences?|walls?|tiles?|carpets?|driveways?|glass|drains?',
  mould_health:
    'mould\\w*|walls?|ceilings?|sheets?|plaster\\w*|roofs?|gutter\\w*|downpipes?|pipes?|showers?|bath\\w*|taps?|basins?|sinks?|windows?|doors?|fans?|exhaust|vent\\w*|carpets?|insulation|damp\\w*|membranes?|drains?|floor\\w*|tiles?|grout|silicone|skirting\\w*|wardrobes?|cupboards?|air|spores?|dishwashers?|washing machines?|toilets?|air ?con\\w*',
  sewage:
    'drain\\w*|sewer\\w*|sewage|pipes?|toilets?|pans?|cisterns?|collars?|pits?|septic|pumps?|gull(?:y|ies)|traps?|lines?|blockages?|roots?|manholes?|wastes?|tanks?|showers?|floor\\w*|carpets?|overflow\\w*',
};

/** Once an alert's words name a thing, it is its own. */
export interface OfAlert {
  kind: AlertKind;
  because?: string | undefined;
}

/** Named as what is dangerous, not as what stands beside it. What leaks gas is no thing of water, wherever it smells. */
const isNamed = (thing: string, { kind, because = '' }: OfAlert) =>
  kind !== 'gas' && because.toLowerCase().replace(PLACE, '').includes(thing.replace(/s$/, ''));

function isOther(what: string, alert: OfAlert): boolean {
  const [thing] = what.match(THINGS) ?? [];
  return (
    thing !== undefined && !new RegExp(`\\b(?:${OWN[alert.kind]})\\b`).test(what) && !isNamed(thing, alert)
  );
}
/** What is cut off can't be live, whatever it is. */
const CUT_OFF = /^(?:isolated|disconnected|turned off|switched off|shut off|capped)/;

/** What is turned, read or looked at: none of it leaks, carries or is live, whatever it sits on. */
const TRIM =
  '(?:knobs?|dials?|thermostats?|timers?|clocks?|displays?|remotes?|stickers?|labels?|logos?|drip trays?|trivets?|racks?|shel(?:f|ves)|globes?|bulbs?|paint ?work|chimes?|transformers?|aerials?)';
const TRIM_MENDED = new RegExp(
  `\\b(?:${MENDED})\\b(?: [\\w'-]+){0,5}? (${TRIM})\\b(?! and\\b)|^(?:the |our )?(?:[\\w'-]+ ){0,3}?(${TRIM}) (?:was |were |is |are |has been )?(?:${MENDED})\\b`,
);

/** Whether a clause tells of a repair of something that isn't of this danger: a toilet seat, where gas leaks. */
export function mendsAnother(clause: string, alert: OfAlert): boolean {
  const [, after, before] = clause.match(TRIM_MENDED) ?? [];
  const trim = after ?? before;
  if (trim !== undefined && !(alert.because ?? '').toLowerCase().includes(trim.replace(/s$/, '')))
    return true;
  const [, by = '', act = ''] = clause.match(PARTS) ?? [];
  const [done = ''] = act.split(ASIDE);
  const what = VERB_ALONE.test(done.trim()) ? `${by.split(ASIDE)[0]} ${done}` : done;
  const [, partOf] =
    clause.match(
      /\b(?:leaks?|drips?|faults?|problems?|issues?|damage) (?:in|of|from|with) ((?:[\w'-]+ ?){1,4})/,
    ) ?? [];
  if (partOf !== undefined && isOther(partOf, alert)) return true;
  // Where the words say what it is, cutting off something else leaves it.
  const isCutOff = CUT_OFF.test(what) && !alert.because;
  return !isCutOff && !new RegExp(`\\b(?:${WHATEVER})\\b`).test(what) && isOther(what, alert);
}

/** Whether what was looked at is something else: no asbestos 'in the carpet'. The clause comes without its trades. */
export const looksAtAnother = (clause: string, alert: OfAlert): boolean =>
  isOther(clause.replace(PLACE, ''), alert);
