/** What instruments and laboratories say, told apart from the danger that their names hold. */

const TEST =
  '(?:re-?)?(?:tests?|testing|tested|tester|detectors?|detection|alarms?|samples?|wipes?|swabs?|scan|monitoring|check)';
/** 'Leak test', 'gas detector': a test by the name of what it is for. */
const TESTS = new RegExp(
  `\\b(?:gas|co|leak(?:age)?|pressure|drop|smoke|push|pull(?:-out)?|load|wipe|dust|lead|paint|dye|trip|bubble|soap|shock|earth|mould|spore|asbestos|fibre|air|termite|spillage|voltage)(?= (?:(?:wipe|dust|leak|air|trip) )?${TEST}\\b)`,
  'g',
);
/** 'Gas fitter', 'asbestos assessor'. */
const TRADES =
  /\b(?:gas|electrical|pool|asbestos|lead(?:-safe| safe)?|mould|glass|fire|structural|termite|sewage|damp|rot)(?=[ -](?:fitters?|fitting company|man|guy|engineers?|company|inspectors?|contractors?|assessors?|removal\w*|registers?|surveys?|testing|techs?|technicians?|builders?|shop|brigade|consultants?|painters?|remediat\w+|specialists?|network)\b)/g;
/** What is done, and who lives there: not that something works or is live. */
const WORK =
  /\bmoved(?= (?:\w+ )?(?:to|into|across to) (?:hers|his|theirs|(?:the|its) (?:right|other|correct|own)|her|another)\b)|(?<!\b(?:they|all|both|each|\w+s|them) )\bwork\b|\blive(?= (?:here|there|in|upstairs|next|with)\b)/g;

/** A clause without what its trades are named for. */
export const withoutTrades = (clause: string): string => clause.replace(TRADES, '');
/** And without what its tests are. */
export const withoutNames = (clause: string): string =>
  withoutTrades(clause).replace(TESTS, '').replace(WORK, '').replace(/ {2,}/g, ' ').trim();
/** What was looked for isn't what was found: 'tested for leaks'. */
export const withoutAim = (clause: string): string =>
  clause.replace(
    /\b((?:re-?)?(?:tested|checked|looked|inspected|searched|sampled)(?: \w+)?) for (?:any |gas |more |further )?(?:leaks?|cracks?|movement|asbestos|lead|mould|faults?|termites?|gas|rot)\b/,
    '$1',
  );

const ZERO =
  /(?<![.\d])0(?:\.0+)?(?![.\d]) ?(?:ppm|v\b|volts?|% ?lel|%|mg|fibres?|f\/ml|kpa|ma\b|mm)|\b(?:reads?|reading|readings|shows?|showed|detector|meter|level|count|dropp?ed|loss|drop)(?: (?:is|was|are|were|at|of|back to|now|a))* (?:zero|nil|0)(?![.\d])\b/;
const LEVEL =
  '(?:normal|outdoor|outside|outdoors|background|baseline|ambient|(?:the )?(?:\\w+ )?(?:limits?|guidelines?|thresholds?|tolerances?|detection|standard|reporting|action level)|0\\.\\d+)';
const WITHIN = new RegExp(
  `\\b(?:back (?:to|at|down to)|returned to|same as|equal to|no (?:higher|more|worse) than|below|under|within|less than|inside|as low as|at) (?:the |all )?${LEVEL}\\b`,
);
const OVER = new RegExp(
  `(?<!\\b(?:no|none|nothing)\\b[\\w ]{0,12})\\b(?:over|above|exceed\\w*|outside|higher than|more than|well over|past) (?:the |all )?${LEVEL}\\b|\\b(?:double|twice|triple|three times|times) (?:the|what|as|higher|above)\\b|\\b(?:elevated|off the scale|maxed out|too high)\\b|\\b(?:not|never|\\w+n't)(?: \\w+){0,4} ${WITHIN.source}`,
);
const NOT_CLEARED =
  /\b(?:clearance|certificate|cert|coc|ccew|compliance)(?: \w+)? (?:not|never|refused|withheld|denied|isn't|wasn't|hasn't)\b|\b(?:didn't|did not|doesn't|does not|won't|wouldn't|couldn't|not) hold\b|\b(?:dye|colou?r|water|smoke|it)\b.* (?:came|comes|coming|ran|showed|shows) (?:up|through|out)\b|\bdrops? [1-9]|\b(?:reads?|reading|shows?|showed|measure[sd]?)\b (?:\w+ ){0,2}?[1-9]\d*(?:\.\d+)? ?(?:v|volts?|ppm|% ?lel)\b/;
const CAME_BACK_GOOD =
  /\b(?:came|come|comes|were|was) back (?=(?:all |as |with )?(?:clear|clean|negative|normal|below|under|within|ok|okay|fine|good|nil|zero|no)\b)/;

/** What a measurement says: good where it is nothing or within its limit, bad where it is over it. */
export function resultOf(clause: string): 'good' | 'bad' | undefined {
  if (OVER.test(clause) || NOT_CLEARED.test(clause)) return 'bad';
  return ZERO.test(clause) || WITHIN.test(clause) ? 'good' : undefined;
}

/** A result that 'came back clear' is no smell that came back, and neither is a fitter who did. */
export const withoutReturns = (clause: string): string =>
  clause
    .replace(CAME_BACK_GOOD, 'were ')
    .replace(
      /\b(\w*fitter|plumber|electrician|spark(?:y|ie)|engineer|builder|carpenter|plasterer|glazier|technician|inspector|hygienist|he|she|they|i|we|who) (?:\w+ )?came back\b/,
      '$1 returned',
    );
