/** What people take comfort in beside a danger, and why it is none: toughened glass, power that is out, sand that stands. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';

interface Comfort {
  /** Of any kind where left out. */
  kinds?: readonly AlertKind[];
  /** Which of its kinds, by the alert’s title. */
  titled?: RegExp;
  comfort: RegExp;
  said: (who: string) => string;
}

/** The first that fits. */
const COMFORTS: readonly Comfort[] = [
  {
    kinds: ['glass'],
    comfort:
      /\b(?:tough(?:ened|ie)|tempered|safety glass|laminated|(?:won['’]?t|can['’]?t|doesn['’]?t|wont|cant) (?:\w+ )?(?:break|shatter|go|burst)|(?:thick|strong|solid) (?:glass|enough|stuff)|(?:only|just) an? (?:\w+ )?(?:chip|nick|scratch)|(?:still )?(?:slides|closes|opens|works) fine)\b/i,
    said: () =>
      '**No, don’t count on that: toughened glass with a chip or a crack can burst all at once, even when nobody touches it.** Don’t use it, keep children away from it and have a glazier replace the pane.',
  },
  {
    kinds: ['electrical'],
    comfort:
      /\b(?:(?:power|electricity|mains|street|supply)(?:['’]?s| is| are| was| has been|s)? (?:\w+ )?(?:out|off|down|dead)\b|(?:it|that|they|wire|line|cable|circuit)(?:['’]?s| is| are|['’]?re|s) (?:\w+ )?(?:dead|disconnected|not live|not connected|isolated)\b|no (?:power|current|sparks?)\b|(?:isn['’]?t|not|isnt) (?:live|sparking|buzzing|humming)\b|blackout)/i,
    said: (who) =>
      `**No, that doesn’t make it dead.** Power can come back at any moment, and solar, a battery or a generator can feed it meanwhile. It is treated as live until ${who} has tested it.`,
  },
  {
    kinds: ['structural'],
    titled: /digging/i,
    comfort:
      /\b(?:stand(?:s|ing)?(?: up)?|hold(?:s|ing)?|stay(?:s|ing)? up|(?:solid|firm|hard|dry|good|stiff) (?:as|clay|sand|soil|ground|dirt|stuff)|clay|sandstone|won['’]?t (?:cave|collapse|fall|go)|wont (?:cave|collapse|fall|go)|careful|quick|nearly (?:done|finished)|(?:only|just) (?:\w+ ){0,3}(?:minutes?|hour|day|while)|fine)\b/i,
    said: () =>
      '**No: the side of a dig gives no warning, and ground that stood all day can go in a second.** Get out of it now and keep back from the edge. Nobody goes in again before it is shored or cut back.',
  },
  {
    kinds: ['gas'],
    titled: /carbon monoxide/i,
    comfort:
      /\b(?:yellow|orange|lazy) flames?\b|\bflames? (?:is|are|burns?|looks?|was) (?:\w+ )?(?:yellow|orange)\b|\b(?:no|not any|don['’]?t|dont|can['’]?t|cant|nothing to) smell\w*|\bsmells? (?:fine|of nothing)\b|\bwindows? (?:is |are |was )?(?:\w+ )?(?:open|ajar)\b|\b(?:hangover|the flu|a cold|just a bug|tired)\b/i,
    said: (who) =>
      `**No: carbon monoxide has no smell, and a yellow flame, soot and headaches are signs of it.** Heater off, everyone and every pet out in the air, 000 for whoever feels ill. It stays off until ${who} has checked it.`,
  },
  {
    kinds: ['fall'],
    titled: /window/i,
    comfort:
      /\bfly ?screens?\b|\bscreens?\b|\b(?:won['’]?t|wont|don['’]?t|dont|never|not) (?:\w+ ){0,3}(?:open|climb|reach)\b|\btoo (?:small|young|little|short)\b/i,
    said: (who) =>
      `**No, don’t count on that: a flyscreen holds no child, and a window that can open will be opened.** Lock it and move away what can be climbed, until ${who} has fitted a device that holds.`,
  },
  {
    comfort:
      /\b(?:been|was) (?:like|that way|so)\b.{0,12}\b(?:since|for (?:years|months|weeks|ages|ever)|forever|always|years)\b|\balways (?:been|was|done|did) (?:like )?(?:that|this|so|it)\b|\bbeen like (?:that|this) (?:since|for|all)\b/i,
    said: (who) =>
      `**That it has been so for long doesn’t make it safe.** Do what stands above until ${who} has looked at it.`,
  },
  {
    comfort:
      /\b(?:passed|certified|signed (?:it )?off|approved|given the (?:all clear|ok)|(?:got|has) (?:a |the )?(?:certificate|all clear|final)|was (?:\w+ )?(?:inspected|replaced|rebuilt|redone))\b(?!.*\b(?:engineer|gas ?fitter|electrician|sparky|today|yesterday|this (?:morning|arvo|afternoon)|since then)\b)/i,
    said: (who) =>
      `**What was passed or mended before says nothing of what is there now.** Do what stands above until ${who} has looked at it.`,
  },
];

/** Asks whether it was, or who does it: that is answered as a question. */
const ASKS_OF_IT =
  /(?:\bwho|\bhas|\bwas|\bshould|\bcan|\bdoes|\bdo|\bmust|\bis)\b(?: \w+){1,5} (?:passed|certified|signed|approved|inspected|replaced)\b/i;
const NOT_SO =
  /\b(?:not|never|hasn['’]?t|wasn['’]?t|hasnt|wasnt|didn['’]?t|didnt|no) (?:\w+ )?(?:passed|pass|certified|signed|approved|inspected|replaced)\b/i;

/** Why what somebody takes comfort in is none; undefined where a message takes none of these. */
export function ofComfort(message: string, { kind, title }: Alert, who: string): string | undefined {
  if (NOT_SO.test(message) || ASKS_OF_IT.test(message)) return undefined;
  return COMFORTS.find(
    ({ kinds, titled, comfort }) =>
      (kinds?.includes(kind) ?? true) && (titled?.test(title) ?? true) && comfort.test(message),
  )?.said(who);
}
