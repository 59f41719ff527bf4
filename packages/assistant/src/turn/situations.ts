/** Situations that people tell over several messages, and what is done first in them. */
import type { StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import type { Part } from '../compose/part.ts';
import { TRADE_KNOWLEDGE } from '../compose/plain-topic.ts';
import { rowsNamed } from '../corpus.ts';
import { LETS, RENTS } from '../question/rents.ts';
import { asksAnything } from './read-turn.ts';

interface Situation {
  /** All are told, in whichever message. */
  told: readonly RegExp[];
  unless?: RegExp;
  /** Whom to call. */
  who: string;
  /** What is asked of it besides, and what is said to that first. */
  doubts?: readonly (readonly [RegExp, string])[];
  said: (told: string, state: StateCode | null) => { text: string; rows: readonly string[] };
}

const WARM = /\b(?:warm|hot)\b/i;
const GROUND =
  /\b(?:soggy|squelch\w*|boggy|wet (?:ground|lawn|soil)|dip|dropp?\w*|sunk|sink\w*|subsid\w*|washed out)\b/i;
const METER = /\b(?:bill|meter)\b/i;

const PAPER = '(?:letters?|notices?|orders?|e-?mails?|infringements?|fines?)';
/** The council is who wrote, said or fined, by whomever of its people, and whoever else is named. */
const FROM_COUNCIL = new RegExp(
  `\\bcouncil(?:['’]s)?(?: (?!(?:bins?|trucks?|mowers?|rates|pools?|works?|roads?|trees?|verges?|parks?|land|library|rubbish|water)\\b)[\\w'’-]+){0,2} (?:sent|sending|wrote|written|issued|served|posted|mailed|emailed|gave|given|left|dropped|put|says?|said|saying|reckons?|reckoned|fined|fining|ordered|ordering|tells?|told|wants?|wanted|demand\\w*|slapped|hit|pinged|booked)\\b|\\b${PAPER}\\b[^?!]{0,40}\\bfrom (?:(?:the|our|my) )?(?:\\w+ )?council\\b|\\bcouncil (?:\\w+ )?${PAPER}\\b`,
  'i',
);
const THE_POOL =
  "(?:(?:the|our|my|a|an|that|this|your) )?(?:[\\w'’-]+ ){0,5}?(?:pool|spa)s?\\b(?! (?:part(?:y|ies)|table|room|car|toys?|chairs?))";
const ABOUT = '(?:about|re|regarding|concerning|over)';
/** What the council wants of a pool. */
const OF_POOL = new RegExp(
  `(?<!\\b(?:trees?|gums?|palms?|branch\\w*|limbs?|hang\\w*|lean\\w*) )\\b(?:${ABOUT}|for|on) ${THE_POOL}|\\b(?:pool|spa)s?['’]?s? (?:(?!is\\b|was\\b|looks?\\b)\\w+ )?(?:fenc\\w+|barriers?|gates?|safety|complian\\w+|certificates?|regist\\w+|inspection|${PAPER}|is(?:n['’]?t| not)|doesn['’]?t|needs?|must|has to)\\b`,
  'i',
);
/** The paper is about something else. */
const OF_OTHER = new RegExp(
  `\\b(?:council|${PAPER}|sent|wrote)\\b[^.,;?!]{0,30}\\b${ABOUT} (?!${THE_POOL}|(?:it|them)\\b|(?:that|this)\\b(?! \\w))`,
  'i',
);
/** Money is wanted back, or is gone. */
const MONEY_BACK =
  /\b(?:money|deposit|payments?|cash|dollars?|\$ ?[\d,]+k?|\d+k|percent|%|it|that|what (?:i|we) paid|the rest|some|any|all|something|anything)(?: (?!my\b|his\b|her\b)\w+){0,3} back\b(?! (?:pain|hurt\w*|yard|door|fence|deck))|\bback (?:my|our|the) (?:money|deposit|payments?|cash)\b|\b(?:refund\w*|recover\w*|out of pocket)\b|\b(?:lost|lose|losing) (?:my |our |the |all |that |a |\$|\d|it\b|everything)|\bclaim(?:s|ed|ing)? (?:it|that|on|against|my|our|the|anything|from)\b|\b(?:can|could|make|lodge|put in) (?:i |we |an? )?(?:insurance )?claim\b/i;
const DAMP =
  /\b(?:damp\w*|condensation|mou?ld\w*|leak\w*|soggy|wet (?:carpets?|walls?|ceilings?|floors?|patch\w*|spots?)|(?:carpet|wall|ceiling|floor|window)s?\b[^.?!]{0,20}\bwet|water(?:['’]s| is| was)? (?:damage\w*|stain\w*|marks?|ingress|gets?|got|getting|coming|comes|came|pour\w*|ran|run\w*|dripp?\w*|in\b|through|down|under))\b/i;
/** Somebody is to pay for it. */
const IS_CHARGED =
  /\b(?:charg(?:e|es|ed|ing)|bond|liable|my fault|our fault|blam\w*|on (?:me|us)|foot(?:ing)? the bill)\b|\b(?:me|us|i|we|tenants?|they|he|she)\b[^.?!]{0,30}\b(?:pays?|paying|cops?)\b(?! (?:(?:the|my|our|any|full) )?rent\b)|\bwho(?:['’]s| has to| should| must| is)? (?:pay\w*|cops?|liable)\b|\bpay(?:ing)? for (?:it|that|this|the (?:damage|clean\w*|repairs?|mould|carpet))\b|\b(?:bill(?:ed|ing)?|sent|sending|giv\w+|gave|hand\w+) (?:me|us)\b(?: the| a)?(?: bill)?/i;

const SPAN =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|twenty|thirty|a couple of|a few)';
/** A job was promised within a time, and has taken longer; or is said to run late. */
const RUNS_LATE = new RegExp(
  [
    `\\b(?:said|promised|quoted|told (?:me|us)|reckoned|estimated|swore|agreed (?:to|on)|(?:meant|supposed) to (?:take|be (?:done|finished|ready)|finish)|was (?:to take|going to take))\\b[^?!]{0,30}\\b${SPAN}[ -](?:weeks?|months?|days?)\\b[^?!]{0,80}\\b(?:(?:it['’]?s|its|it has|that['’]?s|thats|been|now|already|at|into|up to|we['’]?re|(?:day|week|month)) (?:been |now |at |on |up to |in |nearly |almost |over |about |going on |week |month )*(?:\\d{1,2}|${SPAN})\\b(?! (?:of|x|mm|cracks?|leaks?|tiles?|piers?|stumps?|posts?)\\b))`,
    `\\b(?:builder|job|reno\\w*|build|extension|kitchen|bathroom|house|works?|project|he|they|she|it|tiler|contractor)\\b[^.?!]{0,30}\\b(?:running|is|are|was|now|gone|already|weeks?|months?)\\b[^.?!]{0,16}\\b(?:late|behind schedule|behind(?=\\W*$)|overdue|over time)\\b(?! (?:payments?|fees?|invoice))`,
    `\\b${SPAN} (?:weeks?|months?) (?:late|behind|over(?:due| time)?|past (?:the )?(?:date|due|completion))\\b`,
  ].join('|'),
  'i',
);
const OF_A_JOB =
  /\b(?:builder|contractor|tradies?|tiler|plumber|roofer|renovat\w*|renos?|extension|kitchen|bathroom|ensuite|laundry|deck|house|build|handover|he|they|she|them|him)\b/i;

const REFUSED_REPAIR =
  /\b(?:he|she|they|it|landlord|agent|owner|real estate|property manager)(?: (?:just|still|always|keeps?|has|have|flatly))* (?:refus\w+|won['’]?t|wont|will not|says? no|said no|ignor\w+|does(?:n['’]?t| not) (?:fix|act|care|answer|reply|do)|do(?:n['’]?t| not) (?:fix|act|care|answer|reply)|does nothing|do nothing|did nothing|hasn['’]?t|isn['’]?t (?:fixing|doing)|said they won['’]?t)\b|\b(?:refus\w+|won['’]?t|says? no)\W*$/i;

const SITUATIONS: readonly Situation[] = [
  {
    who: 'A pool safety inspector first, and the council that wrote',
    told: [FROM_COUNCIL, OF_POOL],
    unless: OF_OTHER,
    said: (_, state) => ({
      text: `**Keep every child away from the water first: the gate shut, and an adult on guard.** Then read what the notice asks for and by which day; that day counts. Have a pool safety inspector check the barrier, have it mended, and tell the council in writing. I don’t see the notice itself: what it says goes first.${state === 'VIC' || state === 'NSW' ? '' : ' Tell me the state, and I’ll say what I hold of its rules.'}`,
      rows: [
        ...(state === 'VIC' ? ['law:pool-vic'] : state === 'NSW' ? ['law:pool-nsw'] : []),
        'defect:pool_barrier/next',
      ],
    }),
  },
  {
    who: 'A licensed plumber first',
    doubts: [
      [
        /\bgas\b/i,
        '**Nothing you told points to gas: a meter, wet ground or a warm floor is water.** Where you smell gas or rotten eggs, leave and call.',
      ],
      [
        /\b(?:settl\w*|normal|rain|nothing|shrink\w*|tree|roots?)\b/i,
        '**Don’t count on that: a leak can do it, and it doesn’t stop by itself.**',
      ],
    ],
    told: [
      /\b(?:(?:drip\w*|trickl\w*|running|water(?: \w+)?|hiss\w*)\b.{0,30}\b(?:in|inside|behind|under|through) (?:the |a |my |our )?(?:\w+ )?(?:walls?|floor|slab)|water meter\b|(?:meter|dial)\b.{0,40}\b(?:spin\w*|turn\w*|run\w*|mov\w*|tick\w*)|water bill\b.{0,30}\b(?:tripled|doubled|jumped|huge|up|high|higher|crazy))/i,
    ],
    unless: /\b(?:gas|whiff|rotten|ceiling|electric\w*|solar|shower base|after rain|when it rains)\b/i,
    said: (told) => ({
      text: [
        '**That sounds like a hidden leak: a licensed plumber finds it.** Turn off every tap and appliance and read the water meter twice, half an hour apart. If it moves, turn the water off at the meter and call today.',
        WARM.test(told)
          ? 'A warm patch points to a hot water pipe in or under the floor. It is no sign of gas; where you smell gas, leave and call.'
          : '',
        GROUND.test(told)
          ? 'Water can wash out the ground under a path, a slab or footings. Keep off what has dropped. Where a wall or floor cracks or drops as well, a structural engineer looks today.'
          : METER.test(told)
            ? 'Look for wet ground, and for a path or a floor that drops.'
            : '',
        'Leave wet lights, switches and power points alone.',
        TRADE_KNOWLEDGE,
      ]
        .filter(Boolean)
        .join('\n\n'),
      rows: ['defect:leaking_pipe/next', 'defect:leaking_pipe/who'],
    }),
  },
  {
    who: 'Your state’s building regulator and the insurer first, and a lawyer',
    told: [
      /\bbuilder\b/i,
      /\b(?:walked (?:off|out)|disappeared|vanished|gone (?:quiet|bust|broke|under)|went (?:bust|broke|under)|stopped (?:coming|work\w*)|left the (?:job|site)|abandon\w*|won['’]?t (?:come|finish))\b/i,
      /\b(?:deposit|paid|payments?|money|percent|%|upfront|up front)\b/i,
      MONEY_BACK,
    ],
    said: (_, state) => ({
      text: `**Whether you get it back I can’t say.** It depends on your contract, on what has been built for the money, and on whether the builder can still pay. Stop further payments only on a lawyer’s advice. Write to the builder with a day to answer by. Then ask the building regulator, and the insurer on your certificate of home building insurance: unfinished work may be covered where the builder died, disappeared or is insolvent.${state ? '' : ' Tell me the state, and I’ll say what I hold of its insurance.'} Not legal advice.`,
      rows: state ? [`state:${state}/insurance`, `state:${state}/regulator`] : [],
    }),
  },
  {
    who: 'The builder in writing first, then your state’s building regulator',
    told: [RUNS_LATE, OF_A_JOB],
    unless:
      /\b(?:crack\w*|leak\w*|damp|mou?ld\w*|wet|moving|sag\w*|dry(?:ing)?|cure[ds]?|warranty|credits?|plumbline|analys\w*|pay(?:ing|s)? (?:me|us) late|rent|overdue (?:repairs?|findings?))\b/i,
    said: (_, state) => {
      const path = state ? disputePath(state) : undefined;
      return {
        text: `**Write to the builder: what was promised, what is still to be done, and a day to answer by.** Then look in the contract for its date of completion and what it says of delay; what was only said is harder to show. I hold no law on how long a builder may take, so whether you may end the contract or hold money back is for a lawyer: don’t do either before. ${path ? `If the day passes, ${path.first}${path.forum ? `; after that ${path.forum} hears it` : ''}.` : 'If the day passes, go to the state’s building regulator; only then comes a tribunal or court. Tell me the state, and I’ll name them.'}`,
        rows: state ? [`state:${state}/dispute`] : [],
      };
    },
  },
  {
    who: 'The agent or landlord in writing, then your state’s tenancy authority',
    told: [/\b(?:rent\w*|tenants?|landlord|agent|lease)\b/i, DAMP, IS_CHARGED],
    said: () => ({
      text: '**What counts is the cause: the landlord pays for the building, the tenant for what the tenant did.** Your state’s tenancy authority or a tenants’ advice service says who has to show it. Water that comes in beside a window or through a wall is the building; beads on cold glass and walls are condensation. Tell the agent in writing, with photos and dates, and ask that somebody finds the cause before anybody is charged.',
      rows: ['defect:condensation_mould/cause'],
    }),
  },
  {
    who: 'Your state’s tenancy authority or a tenants’ advice service, then its tribunal',
    told: [RENTS, REFUSED_REPAIR],
    unless: LETS,
    said: () => ({
      text: '**Write to the landlord or agent once more, with photos, dates and a day to answer by; after that your state’s tenancy authority or tribunal can order the repair.** Keep paying rent, and ask a tenants’ advice service before you hold any back. Keep every message. What I can say is how serious the defect is and who fixes it.',
      rows: [],
    }),
  },
];

/** What a message wants of it. */
interface Wanted {
  state: StateCode | null;
  /** The plain question that it asks. */
  plain?: string | undefined;
  /** What was told before it. */
  before?: string;
  /** The message, where it asks something. */
  asked?: string;
}

const situationIn = (told: string) =>
  SITUATIONS.find(
    (each) =>
      each.told.every((words) => words.test(told)) &&
      !each.unless?.test(
        told
          .split(/(?<=[.?!])\s+|\n/)
          .filter((line) => !asksAnything(line))
          .join('. '),
      ),
  );

/** What is said of the situation that these words tell of; undefined where they tell of none. */
export function ofSituation(
  told: string,
  { state, plain, before = '', asked = '' }: Wanted,
): Part | undefined {
  const found = situationIn(told);
  if (!found) return undefined;
  const { text, rows } = found.said(told, state);
  const known = rowsNamed(...rows);
  const more = known.filter(({ id }) => id.startsWith('law:') || id.startsWith('state:'));
  const part = { rows: known, support: 0.7 };
  if (plain === 'who fixes it?') return { ...part, text: `**${found.who}.** What I said before still goes.` };
  const whole = [text, ...more.map((row) => row.text)].join('\n\n');
  const doubt = found.doubts?.find(([words]) => words.test(asked))?.[1];
  if (doubt) return { ...part, text: `${doubt}\n\n${text.replaceAll('**', '')}` };
  // What adds nothing to it is only kept.
  const same =
    plain === undefined && situationIn(before) === found && found.said(before, state).text === text;
  return {
    ...part,
    text: same ? `**Got it. That doesn’t change what to do:** ${text.replaceAll('**', '')}` : whole,
  };
}
