/**
 * Figures that people ask for by name and that no row of the knowledge holds: each is told only where its thing and what
 * is asked of it are both said. Where they come from stands in decision 0490.
 */
import { LIKELY, type PlainTopic, TRADE_KNOWLEDGE } from './plain-topic.ts';

const POOL =
  /\b(?:pool|spa)\b.{0,40}\b(?:fenc\w*|gates?|barriers?|palings?|panels?|latch\w*|zone)\b|\b(?:fenc\w*|gates?|barriers?|palings?|panels?|latch\w*|zone)\b.{0,40}\b(?:pool|spa)\b/i;
/** What isn't asked of its sizes. */
const OF_POOL_ELSE =
  /\b(?:won['’]?t|does ?n['’]?t|did ?n['’]?t|(?:not|never) (?:latch|clos|shut|lock)\w*|broken|fell|fallen|falling|stuck|propped|how long|till|until|fail\w*|fix\w*|toddlers?|drown\w*|who|regist\w*|insur\w*|pays?|credits?|reports?|certificates?|sell\w*|boundary dispute|findings?)\b/i;
const POOL_LAST = `Your state’s rules and the year of the pool may ask for more: a pool safety inspector says whether it complies. Keep the gate shut till then. Source: AS 1926.1, as pool inspectors tell it. ${LIKELY}`;
const POOL_ROWS = ['defect:pool_barrier/provision'];
const HOW_OFTEN =
  /\b(?:how (?:often|regular(?:ly)?|frequent(?:ly)?|many times)|every how|intervals?|when (?:should|do|must|are|is)|how long (?:do|does|will|can|is|are)|what age|life ?span|shelf life|service life|years?|yearly|annual(?:ly)?|expir\w*|out of date|due)\b/i;

export const FIGURE_TOPICS: readonly PlainTopic[] = [
  {
    said: [POOL, /\b(?:latch\w*|release|knob|catch|handle)\b/i],
    unless: OF_POOL_ELSE,
    text: `**1500 mm above the ground at least** for the latch’s release, or shielded so that a small child can’t reach it. The gate opens away from the pool, closes by itself and latches. ${POOL_LAST}`,
    rows: POOL_ROWS,
  },
  {
    said: [POOL, /\b(?:gaps?|under(?:neath)?|beneath|bottom|apart|between|spac\w+|clearance)\b/i],
    unless: OF_POOL_ELSE,
    text: `**No gap over 100 mm**, under it and between its uprights. ${POOL_LAST}`,
    rows: POOL_ROWS,
  },
  {
    said: [POOL, /\b(?:climb\w*|ncz|zone|clear of|foothold\w*|shrubs?|trees?|pot plants?|bbq)\b/i],
    unless: OF_POOL_ELSE,
    text: `**900 mm clear of anything to climb by**, measured round the outside of the barrier; rails that a foot can use are 900 mm apart. ${POOL_LAST}`,
    rows: POOL_ROWS,
  },
  {
    said: [
      POOL,
      /\b(?:high|height|tall|low|short|mm|m|cm|size|dimensions?|rules?|requirements?|comply|compliant)\b|\d/i,
    ],
    unless: OF_POOL_ELSE,
    text: `**1200 mm high at least**, and 1800 mm where a boundary fence is the barrier. No gap over 100 mm, 900 mm clear of anything to climb by, the latch 1500 mm up or shielded. The figures of a balcony don’t count there. ${POOL_LAST}`,
    rows: POOL_ROWS,
  },
  {
    said: [/\bsmoke (?:alarms?|detectors?)\b/i, /\btest(?:ed|ing|s)?\b/i, HOW_OFTEN],
    unless: /\b(?:how (?:do|can|to)|batter(?:y|ies)|who pays|landlord|strata|beep\w*|chirp\w*)\b/i,
    text: `**Once a month**, with the test button of each; linked ones must all sound. The alarm itself is replaced after 10 years, by the date printed on it.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bsmoke (?:alarms?|detectors?)\b/i,
      /\breplac\w*|\bchang(?:e|ed|ing)\b|\brenew\w*/i,
      /\b(?:how (?:often|regular(?:ly)?|frequent(?:ly)?)|every how|intervals?|when (?:should|do|must)|after how)\b/i,
    ],
    unless:
      /\b(?:batter(?:y|ies)|crack\w*|who pays|landlord pays|beep\w*|chirp\w*|installed by law|retrofit)\b/i,
    text: `**Every 10 years**, by the date printed on it, or at once where one stays silent when it is tested. A wired one is an electrician’s work. Press the test button of each once a month.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:taps?|basins?|showers?|baths?|tempering|mixing valve|hot ?water (?:at|from|out of))\b/i,
      /\b(?:temp(?:erature)?s?|degrees|°|how hot|too hot|scald\w*)\b/i,
      /\b(?:what|how|max\w*|min\w*|limit|allowed|should|must|house|home|right|set)\b/i,
    ],
    unless: /\b(?:fridge|pool|spa|leak\w*|burst|relief|ptr|steam|colou?r|who fixes|room|floor heating)\b/i,
    text: `**50 °C at most** at the basins, baths and showers of a home, by a tempering valve; 45 °C in aged care, child care and schools. A storage heater keeps its own water at 60 °C or more. Source: South Australia’s government on hot water. A licensed plumber sets and checks it. ${LIKELY}`,
  },
  {
    said: [/\bboundar(?:y|ies)\b/i, /\b(?:frl|fire(?: ?rat\w*| resist\w*| separat\w*)?)\b/i],
    unless: /\b(?:fire ?place|fire ?pit|bush ?fire|bal\b|pool|dividing)\b/i,
    text: `**900 mm from the boundary, and 1.8 m from another building on the same block:** an external wall of a house that stands closer needs a fire rating, with its openings protected. How near you may build at all is the council’s to say. Source: what the ABCB Housing Provisions say of external walls and fire. ${LIKELY}`,
  },
  {
    said: [
      /\b(?:sound|acoustic\w*|noise|rw|airborne|impact)\b/i,
      /\b(?:insulat\w*|separat\w*|party|between (?:units|flats|apartments|townhouses)|class 2|sole[- ]occupancy|rating|rw|airborne|impact)\b/i,
      /\b(?:walls?|floors?|slabs?|apartments?|units?|flats?|townhouses?)\b/i,
      /\b(?:what|how|min\w*|max\w*|limit|require\w*|must|should|rating|class|rw|airborne|impact|ncc)\b/i,
    ],
    unless:
      /\b(?:crack\w*|hear|buzz\w*|humm?\w*|creak\w*|machine|dog|barking|party on|complain\w*|neighbours? (?:are|is))\b/i,
    text: `**Rw + Ctr of 50 at least** for a wall or floor between apartments, and an impact sound of floors of Ln,w 62 at most. A wall between townhouses: Rw + Ctr 50 as well. Source: what the NCC says of sound. An acoustic consultant measures it. ${LIKELY}`,
  },
  {
    said: [
      /\b(?:gas|flued|flue|unflued|ducted|wall furnace)\b/i,
      /\b(?:heaters?|heating|furnace|appliances?)\b/i,
      /\b(?:servic\w*|check(?:s|ed|ing)?|inspect\w*|test(?:s|ed|ing)?)\b/i,
      /\b(?:who|how often|every|which|plumber|when|years?)\b/i,
    ],
    unless:
      /\b(?:smell\w*|headache\w*|dizzy|soot\w*|yellow|sick|hiss\w*|out|leak\w*|broke\w*|landlord pays?|findings?)\b/i,
    text: `**A licensed gas fitter, every two years**, and before winter where it is old or unflued: with a test for carbon monoxide. A plumber may do it only with a licence for gas. Headaches, soot or a yellow flame: turn it off, get everyone out and call.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bcracks?\b|\bcracking\b/i,
      /\b(?:builder|surveyor|engineer|plasterer|bricklayer|tradie)\b.{0,30}\bor\b.{0,20}\b(?:builder|surveyor|engineer|plasterer|bricklayer|tradie)\b/i,
    ],
    unless: /\b(?:pays?|liab\w*|fault|finding \d|cost\w*|licen\w*|said|says|told)\b/i,
    text: `**A structural engineer first**, where it grows, is 5 mm or wider, runs stepped or through the wall, or doors jam. A builder mends it as the engineer says; a building surveyor or certifier says whether work complies and finds no cause. A fine crack in the plaster that doesn’t grow is a plasterer’s.\n\n${TRADE_KNOWLEDGE}`,
  },
];
