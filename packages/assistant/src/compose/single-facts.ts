/** Single facts that are asked for by name: an amount, an area, a date. They come before what a whole topic would say. */
import type { StateCode } from '@plumbline/knowledge';
import type { Aim } from '../aims/aims.ts';
import { rowsNamed } from '../corpus.ts';
import { DOLLARS, dollarsIn } from '../question/dollars.ts';
import type { Row } from '../rows/row.ts';
import { byWhen, periodsIn } from './law-facts.ts';
import type { Part } from './part.ts';

export interface FactAsked {
  text: string;
  state: StateCode | null;
  /** Whether asbestos is what the conversation is about. */
  ofAsbestos: boolean;
  followUp: boolean;
}

export interface SingleFact {
  aim: Aim;
  parts: readonly Part[];
}

const SUPPORT = { verified: 0.9, likely: 0.75, unsure: 0.4 } as const;

function said(aim: Aim, id: string, lead = ''): SingleFact | undefined {
  const [row]: readonly Row[] = rowsNamed(`law:${id}`);
  if (!row) return undefined;
  const text = [lead, row.text].filter(Boolean).join(' ');
  return { aim, parts: [{ text, rows: [row], support: SUPPORT[row.confidence] }] };
}

const COVER = /\bwarrant\w*|\bstatutory\b|\bguarantee\w*|\bcover(?:s|ed)?\b|\bapply|\bapplies\b/i;
const HOW_MUCH =
  /\bhow much\b|\bmost (?:money|(?:it|they|he) (?:pays?|covers?))\b|\bthe most\b|\bhow many (?:dollars|grand)\b|\bdollars?\b|\bminimum\b|\bmin\b|\bmaximum\b|\bmax\b|\bthreshold\b|\brange\b|\bvalue\b|\bworth\b|\bamounts?\b|\b(?:small|tiny|cheap) jobs?\b|\blimits?\b/i;
const CONTRACT_COMPLAINT =
  /\bcontract(?:ual)?\b.{0,30}\b(?:complain\w*|disput\w*)|\b(?:complain\w*|disput\w*)\b.{0,30}\bcontract/i;
const NOT_FINISHED =
  /\b(?:never|not|isn'?t|hasn'?t|haven'?t|still not|didn'?t) (?:\w+ ){0,2}(?:finish\w*|complete\w*|done)|\bunfinished\b|\bincomplete\b|\b(?:running|months?|weeks?|years?) (?:too )?late\b|\boverdue\b|\bcompletion claims?\b|\bdelay\w*/i;
const BY_WHEN =
  /\bdeadline\b|\bby when\b|\bwhen\b|\bhow long\b|\btime limit\b|\bserve\b|\bhow (?:soon|quick\w*|fast)\b|\btoo late\b|\blodge\b/i;
const ASBESTOS = /\basbestos\b|\bfibro\b|\bac sheet\w*|\bsuper ?six\b/i;
const AREA = /\b\d+(?:\.\d+)? ?(?:m2|m²|sqm|sq\.? ?m\w*|square met\w*|squares?)(?![a-z])|\bsquare met\w*\b/i;
/** Somebody tells of dust that is in the air: which licence an area needs is no answer to that. */
const DISTURBED =
  /\b(?:drill(?:ed|ing)|cut(?:ting)?|saw(?:ed|n|ing)|sand(?:ed|ing)|smash\w*|broke|snapped|c[ao]me down|coming down|fell|fallen|collapsed|water.?blast\w*|pressure.?(?:wash|clean)\w*)\b/i;
const REMOVAL =
  /\blicen[cs]\w*|\bremov\w*|\btak(?:e|es|en|ing)\b.{0,20}\b(?:off|away|down|out)\b|\bwant it gone\b|\bget rid of\b|\bmyself\b|\brule\b|\bown(?:er)? remov\w*/i;
const AMOUNT_OF_IT = /\bhow much\b|\bhow many\b|\bhow (?:big|large)\b|\bany amount\b|\blimit\b|\brule\b/i;
const PRICE = /\bcosts?\b|\bprices?\b|\bcharge\w*|\bquotes?\b|\bpay\b/i;
const BANNED =
  /\bban(?:ned)?\b|\bstop(?:ped)? (?:using|making|selling)\b|\bno longer used\b|\boutlawed\b|\bwhat years?\b|\bwhich years?\b|\bcut ?off\b/i;
const YEAR_OF_HOUSE = /\b(?:19[3-9]\d|20[0-2]\d)\b|\b(?:sixt|sevent|eight|ninet)ies\b|\b[6-9]0'?s\b/i;
const OF_HOUSE = /\b(?:house|place|home|built|building|unit|reno\w*|if|what about)\b/i;
/** 'Eaves on a 1989 house, asbestos or not?' */
const WHETHER_IT_IS =
  /\bor not\b|\b(?:likely|chances?|odds|probab\w*|could|might|contain\w*|risk|is it|is that|are they|does it|would it|have asbestos|got asbestos|asbestos\?|be asbestos)\b|asbestos\W*$/i;
const WORKS_ON_IT =
  /\b(?:drill\w*|cut\w*|sand\w*|broke\w*|smash\w*|remov\w*|dust|demolish\w*|pull\w*|rip\w*|who|sweep|vacuum|paint\w*|screw\w*|hole)\b/i;
const LIABILITY = /\bdefects? liability\b|\bdlp\b|\bmaintenance period\b/i;
const DIRECTS = /\b(?:qbcc(?:['’]?s)?|commission)\b.*\bdirect|\bdirect(?:ion|s)?\b.*\b(?:qbcc|rectify)\b/i;
const LAST_DAY = /\blast day\b|\bhow long\b|\bby when\b|\buntil when\b|\blatest\b|\blimit\b|\btill when\b/i;
const EXPERT_CODE = /\bexperts?\b.*\bcode\b|\bcode\b.*\bexperts?\b|\bpd ?3\b|\bprocedural direction 3\b/i;
const NCAT = /\bncat\b|\bnsw\b|new south wales/i;
const INSURED =
  /\b(?:insur\w*|dbi|indemnity|policy|policies|warranty insurance)\b.*\b(?:cover\w*|pays?|payout|cap(?:ped)?|max\w*|limit|up to|how much|old|older|lasts?)\b|\b(?:how much|how long|cap|max\w*|limit)\b.*\b(?:insur\w*|dbi|indemnity)\b/i;
const OF_HOME_CONTENTS = /\b(?:home|house|contents|landlord|strata|car) (?:and contents )?insur/i;
const PLUMBING = /\bplumb\w*/i;
const STARTS =
  /\b(?:clock|period|time|years?|warranty)\b.*\b(?:start\w*|run|runs|begin\w*|from)\b|\bfrom when\b|\bwhen do(?:es)?\b.*\bstart/i;
/** Asks for a time of the law. */
const BY_LAW =
  /\b(?:limit|warrant\w*|claim\w*|liab\w*|going after|go after|how long|how many years|period|too late|on the hook|deadline)\b/i;
const SCHEDULE_COLUMN = /\bscott schedule\b/i;
const LAST_COLUMN = /\b(?:last|member'?s?|tribunal'?s?) column\b|\bfor the (?:member|tribunal)\b/i;
const SCHEME_CLAIM =
  /\b(?:home warranty scheme|qbcc scheme|warranty scheme)\b|\b(?:home warranty|warranty scheme|scheme|qbcc insurance) claim\b|\bclaim (?:on|under|with|through) (?:the )?(?:home warranty|qbcc|scheme)|\binsurance (?:claims?|cover)\b|\bclaim\b.{0,20}\binsurance\b/i;
const TELLS =
  /\b(?:tell|notify|let|inform|contact|write to)\b.*\bbuilder\b|\bbuilder\b.*\b(?:told|notified|informed|(?:tell|notify|inform|write to) (?:him|her|them|it))\b/i;
const HOW_SOON =
  /\bhow (?:soon|long|quick\w*|fast|many)\b|\bby when\b|\bis there a (?:time|date|deadline|limit)\b|\b(?:left it|am i|is it) too (?:late|long)\b|\bwhen (?:must|do|should|have)\b|\bdeadline\b|\btime limit\b|\bwithin\b|\bstill (?:open|possible|on|in time|ok|claim|covered)\b|\bin time\b|\bout of time\b/i;
const LONG_STOP =
  /\blong[- ]?stop\b|\bduty of care\b|\bdbpa?\b.*\b(?:years?|long)\b|\b(?:nobody|no one|no-one) can (?:sue|claim)\b|\bhow old can\b/i;
const CRUMBLES =
  /(?<!\b(?:not|isn['’]?t|aren['’]?t|never|no|nothing|without being)(?: at all)? )\b(?:friable|crumbl\w*|burnt|broken|loose|powder\w*)\b/i;

/** How the amount that a message states lies to the least that a law is for. */
function against(text: string, least: number, strictly: boolean): string {
  const stated = dollarsIn(text);
  if (stated === 0) return '';
  const kept = strictly ? stated > least : stated >= least;
  return kept ? 'By its cost, yes.' : '**No, by its cost it is too small.**';
}

function contractRange(text: string): string {
  const stated = dollarsIn(text);
  if (stated === 0) return '';
  return stated < 7_500 || stated > 500_000 ? '**No, not as a contract complaint.**' : 'By its value, yes.';
}

/** How likely a building of a year before the ban holds asbestos. */
export const asbestosLikely = (year: number): string =>
  year > 1990 ? 'unlikely, but not ruled out' : year < 1987 ? 'highly likely' : 'likely';

/** The year that a house is said to be of, against those of asbestos. */
function byYear(text: string): string {
  const year = Number(/\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? 0);
  if (year === 0) return '';
  if (year > 2003) return `**A house of ${year} was built after the ban, so it’s unlikely.**`;
  if (year > 1990) return `**A house of ${year}: ${asbestosLikely(year)}.**`;
  return `**A house of ${year}: ${asbestosLikely(year)}. Treat it as asbestos until it is tested.**`;
}

const PANES =
  /\b(?:between|inside|in|within) (?:the |its )?(?:two |both |double )?(?:panes?|sheets|layers) ?(?:of glass)?|\bdouble[- ]?glaz\w*|\bsealed units?\b/i;
const FOGGED = /\bfog\w*|\bmist\w*|\bcloud\w*|\bmoisture\b|\bcondens\w*|\bsteam\w*|\bdroplets\b/i;
/** Fog that no cloth reaches is no mould of the room. */
const FOG_BETWEEN_PANES = (): SingleFact => ({
  aim: 'pos.who',
  parts: [
    {
      text: '**A glazier, if the fog is between the two panes.** No cloth or airing reaches it there: the sealed unit is looked at, not the room. Fog on the room’s side is condensation, and airing helps. Who made or fitted the window may owe a warranty.',
      rows: rowsNamed('defect:glass_safety/who'),
      support: 0.7,
    },
  ],
});

const WALL_OUT =
  /\bwalls?\b.{0,60}\b(?:have|get|take|knock|rip) it (?:out|down)\b|\b(?:take|taking|knock|knocking|rip|pull|remov\w*|cut|demolish\w*|get rid of)\b.{0,30}\bwalls?\b|\bwalls?\b.{0,40}\b(?:take|knock|rip|pull|come|be) (?:\w+ )?(?:out|down|removed)\b/i;
/** What is put on a wall or taken of it, and leaves it standing. */
const ON_A_WALL =
  /\b(?:membrane|water ?proof\w*|tiles?|tiling|paint\w*|wallpaper|photos?|pictures?|pics?|measure\w*|damp|mould|stains?|plaster|render|skirting|nails?|hooks?|screws?|graffiti|salt|efflorescence|ivy|vines?)\b/i;
const OWN_HAND = /\b(?:i|we|myself|ourselves|me)\b/i;
const NO_WALL_OUT: Part = {
  text: '**Nobody before a structural engineer has said what it carries.** Neither a photo nor where a wall stands tells whether it holds up the floor or roof above. Then a registered builder takes it out, with approval where your council or certifier asks for it.',
  rows: [],
  support: 0.85,
};

const ADVICE = /\blegal advice\b/i;
const WHETHER = /^\W*(?:so |and |but )*(?:is|are|does|do|can|could|would|will)\b/i;
const OF_LAWYERS = /\b(?:need|get|where|cost|free|lawyer|solicitor|pay)\b/i;
const NO_ADVICE: Part = {
  text: '**No, what I say isn’t legal advice.** I tell what the law and the guides say in general. A lawyer advises on your own case, and the regulator on its own steps.',
  rows: [],
  support: 0.9,
};

const FIRE_DOOR = /\bfire(?:-rated)? doors?\b/i;
const BELOW_IT = /\b(?:under(?:neath)?|bottom|below|beneath|threshold|floor|sill)\b/i;
const GAP_OF_DOOR = /\b(?:gaps?|clearance|space|daylight|mm|light|big|how much|allowed)\b/i;
/** The mean of head and stiles says nothing of the bottom. */
const BELOW_A_FIRE_DOOR: Part[] = [
  {
    text: '**I hold no figure for the gap under a fire door.** Only the clearance at the head and each stile is held: 3 mm on average, with the door closed. What is allowed at the floor depends on the tested door and the floor covering: have a fire-door inspector measure it.',
    rows: rowsNamed('tolerance:fire-door-gap'),
    support: 0.7,
  },
];

const OTHER_SIDES = /\b(?:head|top|stiles?|latch|hinge|sides?|jambs?)\b/i;

const NOTICE = /\b(?:stickers?|notices?|labels?|sign)\b/i;
const PEST = /\b(?:termites?|white ?ants?|pest)\b/i;
const WHERE = /\b(?:where|meant to|must|need\w*|have to|supposed|go(?:es)?|fix(?:ed)?|put)\b/i;

const ASKS_COLUMNS =
  /\b(?:columns?|headings?|what(?:'?s| is| goes| should| do)?|contain\w*|look like|layout|fields?|fill)\b/i;
const SCHEDULE: Part = {
  text: '**NCAT’s form has seven columns:** item number, contract, applicant’s comments, applicant’s estimate of loss, respondent’s comments, respondent’s estimate of loss, and the Tribunal Member’s comments, which you leave empty. Give each defect its own numbered item with its place. Other tribunals set their own table, usually when they direct one.',
  rows: rowsNamed('state:NSW/dispute'),
  support: 0.75,
};

const STRUCTURAL =
  /\b(?:how to (?:know|tell|check|see)|how (?:do|can|would|will) (?:i|you|we) (?:know|tell|check)|what makes|when (?:do|does|should|would|is)|at what (?:point|size|width)|how (?:wide|big|bad|large|long))\b.*\b(?:crack\w*\b.*\b(?:structural|serious|engineer)|structural\b.*\bcrack|need (?:an? )?(?:structural )?engineer|call (?:an? )?(?:structural )?engineer)/i;
const WIDTH_ALONE =
  /\bcrack\w*\b.{0,20}\b(?:width|wide)\b.{0,20}\b(?:alone|by itself|enough|only)\b|\b(?:width|wide)\b.{0,20}\bof (?:a|the) crack\b.{0,20}\b(?:alone|by itself|enough)\b/i;
const SIGNS_OF_STRUCTURE: Part = {
  text: '**Width alone never decides.** Have a structural engineer look where a crack is over 5 mm (category 3), where several of 3 mm or more run in one group, where it is stepped or wider at one end, grows or comes back after patching, where one side stands out, where doors and windows jam, or where a floor drops. A fine crack that doesn’t change is usually watched.',
  rows: rowsNamed('tolerance:as2870-c1-3', 'tolerance:as2870-c1-2'),
  support: 0.8,
};

const APPEAL =
  /\bappeal\w*\b|\breview (?:of )?(?:a |the |my |their |its )?decision\b|\bdecision\b.*\breview/i;
const noAppeal = (state: StateCode | null): Part => ({
  text:
    state === 'WA'
      ? '**28 days**, as far as I hold it: an application to the State Administrative Tribunal for review is made within that time. Check the notice of the decision, and ask a lawyer.'
      : '**I hold no time limit for an appeal or a review.** The decision itself or the tribunal that reviews it says it, and it may be short: read the notice today, and ask a lawyer.',
  rows: state ? rowsNamed(`state:${state}/dispute`) : [],
  support: 0.6,
});

const MEANS =
  /\bmean(?:s|ing)?\b|^\W*what(?:'?s| is) (?:an? )?\W?(?:undetermined|not determined|confidence|\d)/i;
const UNDETERMINED = /\bundetermined\b|\bnot determined\b|\bcouldn['’]?t be determined\b/i;
const PERCENT_SURE =
  /\b\d{1,3} ?(?:%|per ?cent) (?:sure|confiden\w*|certain)\b|\bconfidence (?:score|level|percent\w*|figure)\b/i;
const helpOn = (id: string): SingleFact => ({
  aim: 'app.sure',
  parts: rowsNamed(`help:guide/ai-results/${id}`).map((row) => ({
    text: row.text,
    rows: [row],
    support: 0.85,
  })),
});

const LETS_BACK =
  /\b(?:use|get|hire|have) (?:my own|our own|another|someone else|somebody else|a different)\b.{0,60}\b(?:bill|invoice|charge|send|claim|deduct)\w*\b.{0,30}\b(?:builder|him|them)\b|\b(?:let|allow|give|have to have)\b.*\b(?:builder|contractor|tradie|him|them|they)\b.*\b(?:back|in|inside|access|fix|inspect|look|repair)\b/i;
const MUST_I =
  /\b(?:can (?:i|we)|may (?:i|we)|have to|must|need to|do (?:i|we)|can (?:i|we) (?:be forced|refuse)|forced|obliged|should)\b/i;
const lettingBack = (state: StateCode | null): Part => ({
  text:
    state === 'NSW'
      ? '**Yes, give reasonable access to fix it** (Home Building Act 1989, s 18BA). Not doing so may be weighed against you by the tribunal. You may set times, and keep dated photos of what was there before. Ask a lawyer about your own case.'
      : '**Usually, yes: let the builder look and fix before anybody else repairs it.** Refusing can weaken a complaint. Set times in writing and keep dated photos. What your state and contract say of access, ask the regulator or a lawyer.',
  rows: state
    ? rowsNamed(`state:${state}/warranty`, ...(state === 'NSW' ? ['law:nsw-tell-builder'] : []))
    : [],
  support: state === 'NSW' ? 0.8 : 0.6,
});

const TIME_TO_GIVE =
  /\bhow (?:long|many (?:business |working )?days|much time)\b.{0,24}\b(?:give|allow|let|before|wait)\b/i;
const FIRST_NOTICE = /\b(?:builder|contractor|notice|letter)\b/i;

const DIRECTION_ITSELF: Part = {
  text: '**The direction itself names the builder’s time; I hold no number of days.** If that day passes, tell the QBCC in writing, with photos.',
  rows: rowsNamed('state:QLD/dispute'),
  support: 0.6,
};

/** The fact that a message asks for by name; undefined where it asks for none of these. */
export function singleFact({ text, state, ofAsbestos, followUp }: FactAsked): SingleFact | undefined {
  if (PANES.test(text) && FOGGED.test(text) && !COVER.test(text) && !/\bpays?\b/i.test(text))
    return FOG_BETWEEN_PANES();
  if (
    WALL_OUT.test(text) &&
    !ON_A_WALL.test(text) &&
    OWN_HAND.test(text) &&
    !/\b(?:tiles?|plaster\w*|paint\w*|paper|mould|damp|render|who|cost\w*|price|retaining|asbestos|fibro|client|make (?:me|us|him|them))\b/i.test(
      text,
    )
  )
    return { aim: 'pos.diy', parts: [NO_WALL_OUT] };
  if (ADVICE.test(text) && WHETHER.test(text) && !OF_LAWYERS.test(text))
    return { aim: 'law.ai', parts: [NO_ADVICE] };
  if (FIRE_DOOR.test(text) && BELOW_IT.test(text) && GAP_OF_DOOR.test(text) && !OTHER_SIDES.test(text))
    return { aim: 'pos.ok', parts: BELOW_A_FIRE_DOOR };
  if (PEST.test(text) && NOTICE.test(text) && WHERE.test(text) && !/\binspect/i.test(text))
    return {
      aim: 'pos.ok',
      parts: rowsNamed('tolerance:termite-notice').map((row) => ({
        text: row.text,
        rows: [row],
        support: 0.8,
      })),
    };
  if ((STRUCTURAL.test(text) || WIDTH_ALONE.test(text)) && !/\d ?mm\b/i.test(text))
    return { aim: 'pos.ok', parts: [SIGNS_OF_STRUCTURE] };
  if (LETS_BACK.test(text) && MUST_I.test(text) && /\b(?:builder|contractor|him|them)\b/i.test(text))
    return { aim: 'law.dispute', parts: [lettingBack(state)] };
  if (APPEAL.test(text) && (HOW_SOON.test(text) || BY_WHEN.test(text)))
    return { aim: 'law.lodge', parts: [noAppeal(state)] };
  if (MEANS.test(text) && UNDETERMINED.test(text)) return helpOn('limits');
  if (MEANS.test(text) && PERCENT_SURE.test(text)) return helpOn('confidence');
  const money = DOLLARS.test(text);
  const asbestos = ASBESTOS.test(text) || ofAsbestos;
  if (asbestos && !PRICE.test(text)) {
    const area = AREA.test(text) && (ofAsbestos || REMOVAL.test(text) || !DISTURBED.test(text));
    if (area || (REMOVAL.test(text) && AMOUNT_OF_IT.test(text))) {
      const held = state === null || state === 'NSW' || state === 'SA';
      const lead = CRUMBLES.test(text) ? '**What crumbles or is broken isn’t counted by area.**' : '';
      return said('pos.diy', held ? 'asbestos-area' : 'asbestos-area-elsewhere', lead);
    }
    const likely = YEAR_OF_HOUSE.test(text) && WHETHER_IT_IS.test(text) && !WORKS_ON_IT.test(text);
    if (
      likely ||
      BANNED.test(text) ||
      ((followUp || ofAsbestos) && YEAR_OF_HOUSE.test(text) && OF_HOUSE.test(text))
    )
      return said('knowledge', 'asbestos-years', byYear(text));
  }
  if (LIABILITY.test(text)) {
    const own = state === 'NSW' || state === 'QLD' ? `-${state.toLowerCase()}` : '';
    const fact = said('law.period', `defects-liability${own}`);
    const periods = state === null ? '' : periodsIn(state);
    // Who says 'defects liability' may mean the warranty.
    const beside: Part[] =
      fact && state !== null && periods !== ''
        ? [
            {
              text: `The warranty beside it: ${periods} (${state}).`,
              rows: rowsNamed(`state:${state}/warranty`),
              support: 0.75,
            },
          ]
        : [];
    return fact && { ...fact, parts: [...fact.parts, ...beside] };
  }
  if (
    EXPERT_CODE.test(text) &&
    (money || HOW_MUCH.test(text) || /\b(?:size|above|over|automatic\w*|apply|applies)\b/i.test(text)) &&
    (state === 'NSW' || (state === null && NCAT.test(text)))
  )
    return said(
      'law.forum',
      'ncat-expert-code',
      dollarsIn(text) === 0
        ? ''
        : dollarsIn(text) > 30_000
          ? 'By its amount, yes.'
          : '**No, not by itself.**',
    );
  if (
    state === 'VIC' &&
    INSURED.test(text) &&
    !OF_HOME_CONTENTS.test(text) &&
    (HOW_MUCH.test(text) || /\bcap\b|\bcover\w*|\bup to\b|\bhow long\b/i.test(text))
  )
    return said('law.broke', 'vic-insurance-cap');
  if (SCHEDULE_COLUMN.test(text) && LAST_COLUMN.test(text))
    return {
      aim: 'law.write',
      parts: [
        {
          text: '**No, leave the tribunal’s column empty.** The applicant and the respondent fill in their own; the Member writes in the last one.',
          rows: rowsNamed('state:NSW/dispute'),
          support: 0.75,
        },
      ],
    };
  if (SCHEDULE_COLUMN.test(text) && ASKS_COLUMNS.test(text) && !/\b(?:when|who|need|deadline)\b/i.test(text))
    return { aim: 'law.write', parts: [SCHEDULE] };
  const ofScheme =
    (SCHEME_CLAIM.test(text) && HOW_SOON.test(text)) ||
    (followUp && /^\W*(?:and|what about)\b.{0,30}\bscheme\b/i.test(text));
  if (state === 'QLD' && ofScheme) {
    const parts = byWhen({ text: `scheme ${text}`, state });
    return { aim: 'law.lodge', parts };
  }
  if (
    state === 'VIC' &&
    PLUMBING.test(text) &&
    (STARTS.test(text) || (BY_LAW.test(text) && !INSURED.test(text) && !/\bwho (?:pays|fixes)\b/i.test(text)))
  )
    return said('law.start', 'vic-plumbing');
  if (state === 'NSW' && TELLS.test(text) && HOW_SOON.test(text))
    return said('law.lodge', 'nsw-tell-builder');
  if (state === 'NSW' && LONG_STOP.test(text)) {
    const rows = rowsNamed('state:NSW/limits', 'state:NSW/warranty');
    return { aim: 'law.lodge', parts: rows.map((row) => ({ text: row.text, rows: [row], support: 0.75 })) };
  }
  if ((state === 'ACT' || state === 'NT') && COVER.test(text) && (money || HOW_MUCH.test(text)))
    return said('law.period', `${state.toLowerCase()}-job-value`, against(text, 12_000, state === 'NT'));
  if (state === 'WA' && CONTRACT_COMPLAINT.test(text) && (money || HOW_MUCH.test(text)))
    return said('law.forum', 'wa-contract-range', contractRange(text));
  if (state === 'TAS' && NOT_FINISHED.test(text) && BY_WHEN.test(text))
    return said('law.lodge', 'tas-late-work');
  if (
    state === 'QLD' &&
    TIME_TO_GIVE.test(text) &&
    FIRST_NOTICE.test(text) &&
    !/\bnotic(?:e|ed|ing) (?:it|the|a) /i.test(text)
  )
    return {
      aim: 'law.write',
      parts: rowsNamed('state:QLD/dispute').map((row) => ({
        text: `**A time such as 14 days,** in writing and for each item. ${row.text}`,
        rows: [row],
        support: 0.8,
      })),
    };
  if ((state === 'QLD' || /\bqbcc/i.test(text)) && DIRECTS.test(text) && LAST_DAY.test(text)) {
    if (/\bhow (?:long|many days)\b.{0,20}\b(?:builder|contractor|he|they)\b/i.test(text))
      return { aim: 'law.lodge', parts: [DIRECTION_ITSELF] };
    const rows = rowsNamed('state:QLD/warranty');
    const lead =
      '**6 years 6 months from completion** is the QBCC’s own last day to direct a fix. A complaint must be in well before: within 12 months of noticing the defect.';
    return { aim: 'law.lodge', parts: [{ text: lead, rows, support: 0.9 }] };
  }
  return undefined;
}
