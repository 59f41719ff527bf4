/** What people mean to do in a danger, by what they would do: what keeps them safe gets a yes, what hurts them a no. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { large } from '../rows/row.ts';

interface Act {
  kinds: readonly AlertKind[];
  /** Which of its kinds, by the alert’s title. */
  titled?: RegExp;
  act: RegExp;
  /** `who` looks at that danger first. */
  said: (who: string) => string;
}

/** Dangers of something that falls, gives way or lets somebody fall. */
const OF_FALLING: readonly AlertKind[] = [
  'structural',
  'balcony',
  'retaining_wall',
  'ceiling',
  'fall',
  'glass',
];

/** Of each the first that fits. */
const ACTS: readonly Act[] = [
  {
    kinds: ['fire'],
    titled: /way out/i,
    act: /\b(?:clear\w*|unlock\w*|unchain\w*|unblock\w*|open\w*|move|moving|shift\w*|tak(?:e|ing)|cut(?:ting)?|get(?:ting)? rid|remov\w*)\b/i,
    said: () =>
      '**Yes, now: everything out of the way, and the door opens by hand from inside without a key.** Tell everyone inside about another way out until it does.',
  },
  {
    kinds: ['fire'],
    titled: /way out/i,
    act: /\b(?:chain\w*|(?:pad|dead)?lock\w*|block\w*|stor(?:e|ing)|stack\w*|put\w*|leav\w*|keep\w*|park\w*|screw\w*|nail\w*|bolt\w*|wedg\w*|tie|clos\w*)\b/i,
    said: () =>
      '**No, never: not for a night, and nobody can allow it.** In smoke nobody finds a key or steps around things. A door that has to keep people out still opens by hand from inside without a key.',
  },
  {
    kinds: ['fire'],
    titled: /alarm/i,
    act: /^(?!.*\b(?:remote|torch|toy|weeks?|months?|later|without)\b).*(?:\b(?:new|fresh|another|spare|chang\w*|replac\w*|swap\w*)\b.{0,25}\b(?:batter\w*|alarms?|one)\b|\b(?:put|fit|stick|pop|get|buy\w*|order\w*|install\w*)\b.{0,20}\b(?:batter\w*|alarms?|one)\b.{0,12}\b(?:in|up|on|today|now|tonight|straight ?away|this (?:arvo|afternoon|evening))\b)/i,
    said: () =>
      '**Yes, today: put a new battery in and press its test button.** An alarm over 10 years old, or one that stays silent, is replaced whole. A wired one is an electrician’s.',
  },
  {
    kinds: ['fire'],
    titled: /alarm/i,
    act: /\b(?:batter\w*|alarm|it|unplug\w*|disconnect\w*)\b.{0,20}\b(?:out|off|down|away)\b|\b(?:take|took|pull\w*|rip\w*|remov\w*|disconnect\w*|unplug\w*|silenc\w*|muffl\w*|cover\w*|tea ?towel|sock)\b/i,
    said: () =>
      '**No: an alarm without its battery warns nobody.** Put a new one in today and press the test button. An alarm over 10 years old is replaced whole. Nobody sleeps there without one that works.',
  },
  {
    kinds: ['electrical'],
    act: /\b(?:globes?|bulbs?|lamps?|tubes?|downlights?|fitting)\b.{0,20}\b(?:out|off|down)\b|\b(?:tak\w*|unscrew\w*|chang\w*|swap\w*|replac\w*|pull\w*|twist\w*)\b.{0,20}\b(?:globes?|bulbs?|tubes?|fitting)\b/i,
    said: (who) =>
      `**No: leave the globe, the fitting and its switch alone.** Power off at the switchboard, only if you can reach it dry and safely. ${large(who)} takes it out.`,
  },
  {
    kinds: ['electrical', 'gas'],
    act: /^(?!.*\b(?:covers?|lids?|plates?|caps?|safety switch|rcds?|alarms?|detectors?)\b).*\b(?:leav\w*|keep\w*|left)\b (?:it|that|them|(?:the |all )?(?:power|gas|electricity|mains|circuit|heater|hot water|stove|oven|cook ?top|appliance|switch|light|fan|pump|everything)(?: \w+)?)(?: \w+)? off\b/i,
    said: (who) => `**Yes, leave it off until ${who} has checked it.** What stands above holds as well.`,
  },
  {
    kinds: ['electrical', 'fire'],
    act: /\b(?:resett?\w*|flick\w*|flip\w*|switch\w*|turn\w*|put|push\w*)\b.{0,25}\b(?:back|on|again|up)\b|\bresett?\w*\b|\b(?:one|another) more (?:go|try|time)\b/i,
    said: (who) =>
      `**No: don’t reset it or turn it on again.** What tripped or got hot is still wrong, and the next try can start a fire. Leave it off until ${who} has found the fault.`,
  },
  {
    kinds: ['electrical'],
    act: /\b(?:pull\w*|cut\w*|dig\w*|yank\w*|tug\w*|snip\w*|bury|burying|cover\w*|tape|taping|wrap\w*|tuck\w*|coil\w*|move|moving)\b.{0,25}\b(?:it|that|them|cables?|wires?|lines?|cords?|ends?)\b/i,
    said: (who) =>
      `**No: don’t pull, cut, cover or move it.** Nobody can see whether it is live. Keep everyone away until ${who} has tested it.`,
  },
  {
    kinds: ['gas'],
    act: /\b(?:keep\w* (?:it |on )?(?:going|running|burning|lit|on)|run(?:ning)? (?:it|the \w+)|fir(?:e|ing) (?:it )?up|start(?:ing)? (?:it|the \w+)|cook\w*|us(?:e|ing) (?:it|the \w+)|turn (?:it )?(?:back )?on|have (?:it|the \w+) on)\b/i,
    said: (who) =>
      `**No: it stays off until ${who} has checked it.** One more use can be the one that hurts.`,
  },
  {
    kinds: ['gas'],
    act: /\b(?:re-?light\w*|pilot|ignit\w*|light (?:it|the|one)|strik\w*)\b/i,
    said: (who) => `**No: nobody lights anything there.** It stays off until ${who} has found the leak.`,
  },
  {
    kinds: ['lead_paint'],
    act: /\b(?:sand(?:s|er|ing)?|scrap\w*|heat ?guns?|burn\w*|torch|strip\w*|grind\w*|wire ?brush\w*|blast\w*|(?:pressure|water|high pressure)[ -](?:wash\w*|clean\w*|blast\w*))\b/i,
    said: (who) =>
      `**No: no dry sanding, scraping, wire brush, blasting, heat gun or flame on it, with or without a mask.** Have a flake tested first: ${who}.`,
  },
  {
    kinds: ['pool'],
    act: /\b(?:dad|mum|mom|nan|pop|adult|someone|somebody|i|we|he|she|they|lifeguard|grown ?up)\b.{0,15}\b(?:stands? guard|standing guard|watch\w*|guard\w*|supervis\w*|keeps? an eye)\b(?!.*\b(?:from|inside|kitchen|window|camera|phone)\b)/i,
    said: () =>
      '**Yes: one adult who does nothing else watches the water, every minute that a child is about.** That is for now only: the gate stays shut, and the fence is mended before anybody swims there.',
  },
  {
    kinds: ['pool'],
    act: /\b(?:bricks?|rocks?|bins?|chairs?|pots?|esky|wedg\w*|prop\w*|lean\w*)\b/i,
    said: () =>
      '**No, that keeps no child out: it is moved, or climbed on.** Take away what can be climbed, shut and lock the gate, and an adult stands guard at the water until it is mended.',
  },
  {
    kinds: ['pool'],
    act: /\b(?:chain\w*|padlock\w*|lock\w*|cable ?ti\w*|zip ?ti\w*|wir(?:e|ing|ed)|rop(?:e|ing|ed)|ti(?:e|ed|es)|tying|screw\w*|bolt\w*|bungee\w*)\b/i,
    said: (who) =>
      `**Yes, keep it shut and locked for now, but that mends nothing.** A child may climb or squeeze past, so an adult still stands guard at the water while children are about, until ${who} has had it fixed.`,
  },
  {
    kinds: ['balcony', 'fall', 'structural', 'retaining_wall', 'ceiling', 'glass', 'pool'],
    act: /\b(?:signs?|notes?|notices?|stickers?|witch(?:es|['’]?s)? hats?|cones?|hazard tape|caution tape|warning tape|barrier tape|(?:bit|roll|piece|strip) of tape|tell (?:them|everyone|people) to be careful)\b/i,
    said: (who) =>
      `**No, a sign, a cone or tape holds nobody.** Put a barrier that nobody can walk past on every side, above and below, and keep everyone away until ${who} has checked it.`,
  },
  {
    kinds: ['ceiling'],
    act: /\b(?:drain\w*|pok(?:e|ing)|pop(?:ping)?|pierc\w*|prick\w*|punctur\w*|stab\w*|lanc(?:e|ing)|let\b.{0,12}\bwater|(?:make|put|drill|cut|punch|knock)\b.{0,12}\bholes?)\b/i,
    said: (who) =>
      `**No: don’t pierce or drain it, and keep out of that room.** Whoever stands there is under it when it comes down, and the water may have reached the lights. ${large(who)} lets it down from a safe place.`,
  },
  {
    kinds: OF_FALLING,
    act: /\b(?:take|taking|pull\w*|get|bring\w*|move|open\w*)\b.{0,20}\b(?:fenc\w*|barriers?|barricade|props?|ropes?|supports?|tape)\b.{0,12}\b(?:down|away|out|up|off)\b/i,
    said: (who) => `**No: leave it where it is until ${who} says in writing that it may go.**`,
  },
  {
    kinds: OF_FALLING,
    act: /\b(?:keep|leave|leaving)\b.{0,25}\b(?:(?:fenc\w*|barriers?|barricade|ropes?|tape)(?: \w+){0,2} (?:up|there|where|on|in place)|closed|shut|locked|roped(?: off)?|taped(?: off)?|blocked(?: off)?|fenced(?: off)?|empty|clear of)\b|\b(?:stay|stays|staying|remain)\b(?: \w+){0,2} (?:closed|shut|locked|roped|taped|blocked|fenced|empty)\b|\b(?:fence|barrier|barricade|rope|tape)\b.{0,12}\bstays?\b.{0,6}\bup\b/i,
    said: (who) => `**Yes, keep it so until ${who} has checked it and says in writing that it may go.**`,
  },
  {
    kinds: OF_FALLING,
    act: /\b(?:leave|leaving)\b.{0,20}\b(?:cars?|ute|van|bikes?|boat|trailer|caravan|trampoline|pots?|furniture|couch|table|bbq|spa|things|stuff|gear|tools)\b/i,
    said: (who) =>
      `**Nothing is parked or left there, and nobody goes on it, under it or beside it to fetch what stands there** before ${who} has checked it.`,
  },
  {
    kinds: OF_FALLING,
    act: /\b(?:move|moving|shift\w*|drag\w*|driv(?:e|ing)|tow\w*|back|get|getting|take|taking|carry|fetch\w*|grab\w*)\b.{0,20}\b(?:cars?|ute|van|bikes?|boat|trailer|caravan|bed|cot|trampoline|pots?|planters?|furniture|couch|table|bbq|barbie|things|stuff|gear|tools|boxes|toys|washing|swings?|slide|spa)\b/i,
    said: (who) =>
      `**No, nothing that stands on it, under it or beside it.** Only what you reach without going near; people first. The rest stays until ${who} has checked it.`,
  },
  {
    kinds: OF_FALLING,
    act: /\b(?:rope\w*|tie|tied|tying|strap\w*|wire\w*|cable ?ti\w*|ply(?:wood)?|planks?|boards?|sheet|props?|propp\w*|acrow|jack\w*|star ?pickets?|bricks? under|screws?|nails?|bolts?|brackets?|glue\w*|liquid nails|no more gaps|duct tape|gaff\w*|chock\w*|wedg\w*)\b/i,
    said: (who) =>
      `**No, don’t trust any weight to that.** What you fix to it holds only as well as what is behind it, and putting it up brings you close. Keep everyone away until ${who} has checked it.`,
  },
];

/** What is said to somebody who would do it; undefined where it is none of these. */
export function ofAct(message: string, { kind, title }: Alert, who: string): string | undefined {
  return ACTS.find(
    ({ kinds, titled, act }) => kinds.includes(kind) && (titled?.test(title) ?? true) && act.test(message),
  )?.said(who);
}
