/** What is said of each danger when something is asked beside it: of its use, its cause, a new sign, whoever was in it. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';

export interface DangerFacts {
  kind: AlertKind;
  /** Which of its kind, by the alert’s title; the one without stands for the others. */
  titled?: RegExp;
  /** What people call the danger, or what it is in. */
  names: RegExp;
  /** Who looks, where the alert’s own call begins with somebody else’s. */
  who?: string;
  /** Whom to ring first, where that isn't who looks at it. */
  ring?: string;
  /** What isn't to be used, after a no. */
  use: string;
  /** Why no other cause is to be counted on. */
  cause: string;
  /** What to do at a new sign. */
  worse: string;
  /** Why that it stopped is no comfort. */
  stopped: string;
  /** For whoever was in it or touched it. */
  exposed: string;
}

const CLEAR_AND_CALL =
  'Get everyone clear of it now. Call 000 if it moves or drops pieces, or anyone is in danger.';
const OUT_AND_CALL = 'Get everyone out and call 000 from outside.';
const ILL = 'Anyone who feels ill or is hurt: a doctor, or 000.';
const GROWS_BACK = 'What moved once can move again without warning.';
const NOT_FROM_WORDS = 'Neither words nor a photo show how well it holds.';
const LIVE_UNSEEN = 'Whether something is live can’t be seen or heard.';
const FIBRES = 'I can’t say what it did to anyone: ask a doctor. Don’t sweep, vacuum or shake out clothes.';

/** Of each kind the particular ones first. */
const FACTS: readonly DangerFacts[] = [
  {
    kind: 'gas',
    titled: /carbon monoxide/i,
    names: /\b(?:carbon monoxide|co|fumes?)\b/i,
    ring: '000 first where anyone feels or felt ill, then a licensed gas fitter',
    use: 'Leave the appliance off, also with a window open.',
    cause:
      'Carbon monoxide has no smell, and its headaches are like those of a cold, of paint or of the weather. Soot and a yellow flame point to the appliance.',
    worse: 'Get everyone into fresh air and call 000.',
    stopped: 'It comes back when the appliance runs.',
    exposed: 'Headache, dizziness or nausea: fresh air, and call 000.',
  },
  {
    kind: 'gas',
    titled: /relief valve|scald/i,
    names: /\b(?:relief valve|valve|scald\w*|hot water)\b/i,
    use: 'Leave that hot water alone.',
    cause: 'A valve that leaks, sticks or was plugged looks the same from outside.',
    worse: 'Get everyone away from the unit. Call 000 if it hisses, bulges or bursts.',
    stopped: 'A valve that stopped dripping may be blocked, and then the pressure has no way out.',
    exposed: 'Burnt: hold it under cool running water for 20 minutes. A child or a bad burn: call 000.',
  },
  {
    kind: 'gas',
    names: /\b(?:gas|lpg)\b/i,
    ring: 'your gas network’s emergency line first, then a licensed gas fitter',
    use: 'No flame, switch, fan or phone in there, and nobody goes back in.',
    cause: 'A nose can’t tell gas from a drain or a bin, so treat it as gas.',
    worse: OUT_AND_CALL,
    stopped: 'A smell that went can still be a leak.',
    exposed: 'Anyone who feels ill: fresh air, and call 000.',
  },
  {
    kind: 'electrical',
    titled: /water near/i,
    names: /\b(?:water|wet|leak\w*|fan|lights?|downlights?|switch\w*|power\w*|electric\w*)\b/i,
    who: 'a licensed electrician',
    use: 'No fan, light, switch or power point there, until it is dry and tested.',
    cause: 'Where water reached the wiring can’t be seen from outside.',
    worse: 'Stay out from under it. Call 000 if it sparks, smokes or sags.',
    stopped: 'Water stays in fittings and walls after the drip stops.',
    exposed: 'Anyone who had a shock should see a doctor.',
  },
  {
    kind: 'electrical',
    titled: /tingle|metalwork/i,
    names: /\b(?:tingl\w*|shock\w*|zaps?|zapped|buzz|live)\b/i,
    who: 'a licensed electrician',
    ring: 'your electricity network first, then a licensed electrician',
    use: 'Nobody touches taps, showers or metal appliances.',
    cause: 'Static and live metal feel alike. Treat it as live.',
    worse: 'Keep everyone away from water and metal. Call 000 for a shock or for smoke.',
    stopped: 'A fault that comes and goes is still a fault.',
    exposed: 'Anyone who had a shock should see a doctor, also where it seemed small.',
  },
  {
    kind: 'electrical',
    names:
      /\b(?:wires?|wiring|power ?points?|gpos?|switch\w*|board|fuse\w*|lights?|electric\w*|battery|solar|lines?)\b/i,
    use: 'Leave it and what hangs on it off, and keep away.',
    cause: `${LIVE_UNSEEN} Treat it as live.`,
    worse: 'Keep everyone away. Call 000 for smoke, sparks or a shock.',
    stopped: 'A fault that stopped by itself is still there.',
    exposed: 'Anyone who had a shock should see a doctor, also where it seemed small.',
  },
  {
    kind: 'ceiling',
    names: /\b(?:ceilings?|plaster\w*|gyprock|cornices?)\b/i,
    use: 'Nobody under it. No light, fan or switch where it is wet: that is an electrician’s first.',
    cause: `Water, weight and failed glue look alike from below. ${NOT_FROM_WORDS}`,
    worse: 'Get everyone out of the room. Call 000 if it drops or anyone is hurt.',
    stopped: 'A ceiling that is wet or has come away can fall when the water has stopped.',
    exposed: ILL,
  },
  {
    kind: 'balcony',
    names: /\b(?:balcon\w+|decks?|decking|verandahs?|verandas?|porch\w*|patio)\b/i,
    use: 'Nobody on any of it or under it: one end hangs on the same fixings as the other.',
    cause: `Rot and rust at the fixings can’t be seen from outside. ${NOT_FROM_WORDS}`,
    worse: 'Get everyone off it and out from under it. Call 000 if it drops or anyone is hurt.',
    stopped: GROWS_BACK,
    exposed: ILL,
  },
  {
    kind: 'structural',
    titled: /digging/i,
    names: /\b(?:dig\w*|dug|excavat\w*|trench|pit|hole|footings?)\b/i,
    who: 'a structural engineer of your own',
    ring: 'a structural engineer of your own first, then your council’s building surveyor and whoever runs that site',
    use: 'Nobody near the wall or the edge, and no more digging.',
    cause: 'What holds the ground can’t be seen from above.',
    worse: `${CLEAR_AND_CALL} The digging stops at once.`,
    stopped: 'Ground that lost its support can give way days later, and after rain.',
    exposed: ILL,
  },
  {
    kind: 'structural',
    titled: /falling masonry|concrete cancer|displaced/i,
    names: /\b(?:parapet|chimney|bricks?|masonry|lintel|concrete|render|slab|facade|wall|window|pieces)\b/i,
    use: 'Nobody under it or beside it, also not to work there, and no car.',
    cause: NOT_FROM_WORDS,
    worse: CLEAR_AND_CALL,
    stopped: 'What is loose stays loose, also where nothing fell lately.',
    exposed: ILL,
  },
  {
    kind: 'structural',
    titled: /termite/i,
    names: /\b(?:termites?|white ?ants?)\b/i,
    use: 'No weight on floors or stairs that give.',
    cause: 'Only an inspector tells live termites from old ones.',
    worse: CLEAR_AND_CALL,
    stopped: 'Termites that went quiet have often only moved.',
    exposed: ILL,
  },
  {
    kind: 'structural',
    names:
      /\b(?:cracks?|walls?|floors?|roof|beam|posts?|piers?|columns?|lintel|stumps?|footings?|carport|garage|house|structure|frame|joists?|bearers?)\b/i,
    use: 'Nobody on it, under it or beside it, and no car or load.',
    cause: `Heat, drought, settling and a failing support look the same at first. ${NOT_FROM_WORDS}`,
    worse: CLEAR_AND_CALL,
    stopped: GROWS_BACK,
    exposed: ILL,
  },
  {
    kind: 'retaining_wall',
    names: /\b(?:retaining|sleepers?|wall|soil|bank)\b/i,
    use: 'No people, cars or loads above it or below it.',
    cause: 'How much water and soil press on it can’t be seen from the front.',
    worse: CLEAR_AND_CALL,
    stopped: 'It can go at once in the next rain.',
    exposed: ILL,
  },
  {
    kind: 'asbestos',
    titled: /silica/i,
    names: /\b(?:silica|dust|stone)\b/i,
    use: 'No more dry cutting, and nobody in the dust.',
    cause: 'Dust that harms the lungs can’t be told by eye.',
    worse: 'Stop the work and get everyone out of the dust.',
    stopped: 'Dust that lies there rises again.',
    exposed: 'I can’t say what it did to anyone: ask a doctor.',
  },
  {
    kind: 'asbestos',
    names: /\b(?:asbestos|fibro|fluffy|sheets?|sheeting|eaves?|lagging|lino|tiles?)\b/i,
    use: 'Nobody works on it, and nobody walks through what broke off.',
    cause: 'Looks can’t settle it: only a laboratory can.',
    worse: 'Leave the area and close it. Don’t sweep, vacuum or wash it down.',
    stopped: 'Fibres that lie there rise again.',
    exposed: FIBRES,
  },
  {
    kind: 'lead_paint',
    names: /\b(?:lead|paint\w*|flak\w*)\b/i,
    use: 'No dry sanding, scraping, wire brush, heat gun or flame on it, with or without a mask.',
    cause: 'Lead can’t be told by eye: a laboratory tests a flake.',
    worse: 'Stop the work and keep children and pregnant people away.',
    stopped: 'Flakes and dust stay in the room and in the soil below.',
    exposed: 'A child who may have swallowed some: ask a doctor for a blood test.',
  },
  {
    kind: 'glass',
    names: /\b(?:glass|panes?|screens?|windows?|doors?|mirrors?)\b/i,
    use: 'Nobody leans on it, slams it or plays near it. Tape only holds the pieces until a glazier comes.',
    cause: 'Old glass looks like safety glass; only its mark tells.',
    worse: 'Keep everyone away from it, and don’t pick at the pieces.',
    stopped: 'A cracked pane can break at the next knock.',
    exposed: ILL,
  },
  {
    kind: 'fire',
    titled: /way out|smoke may get|equipment/i,
    names: /\b(?:exits?|stairs?|doors?|fire|corridor|hall\w*)\b/i,
    use: 'Nothing is kept there and nothing is locked, not for a night and not with a gap left beside it.',
    cause: 'In smoke nobody finds a key or steps around things.',
    worse: 'Clear it now, and tell everyone inside about another way out.',
    stopped: 'It counts at every hour.',
    exposed: ILL,
  },
  {
    kind: 'fire',
    titled: /alarm/i,
    names: /\b(?:alarms?|detectors?)\b/i,
    use: 'Nobody sleeps there without an alarm that works: a battery one today.',
    cause: 'Only its test button tells whether it works.',
    worse: OUT_AND_CALL,
    stopped: 'An alarm that went quiet warns nobody.',
    exposed: ILL,
  },
  {
    kind: 'fire',
    titled: /cladding/i,
    names: /\b(?:cladding|panels?)\b/i,
    use: 'No barbecue, heater or rubbish near that wall.',
    cause: 'The core of a panel can’t be told by eye.',
    worse: OUT_AND_CALL,
    stopped: 'The panel stays what it is.',
    exposed: ILL,
  },
  {
    kind: 'fire',
    names: /\b(?:fire|smoke|burn\w*|flames?)\b/i,
    use: 'Nobody goes back in.',
    cause: 'A fire in a wall or an appliance can’t be told by its smell.',
    worse: OUT_AND_CALL,
    stopped: 'It can flare up again.',
    exposed: 'Anyone who breathed smoke: 000, or a doctor.',
  },
  {
    kind: 'pool',
    names: /\b(?:pool|spa|gate|fence)\b/i,
    use: 'An adult stands guard at the water, every minute, until the fence is fixed.',
    cause: 'A child needs seconds, whatever the fault is.',
    worse: 'Keep every child out and an adult at the water.',
    stopped: 'A gate that latched once may not the next time.',
    exposed: 'A child who was under water: call 000.',
  },
  {
    kind: 'fall',
    titled: /window/i,
    names: /\b(?:windows?|sill|flyscreens?)\b/i,
    use: 'A flyscreen holds no child. The window stays locked, or opens less than 125 mm.',
    cause: 'A child needs seconds, whatever the reason.',
    worse: 'Lock the window and keep children out of the room.',
    stopped: 'The window is as low as before.',
    exposed: 'A fall from a height: call 000.',
  },
  {
    kind: 'fall',
    names: /\b(?:stairs?|steps?|treads?|rails?|railings?|handrails?|balustrades?|barriers?|edge)\b/i,
    use: 'Nobody uses that part, on either side.',
    cause: NOT_FROM_WORDS,
    worse: 'Block it off for everyone, now.',
    stopped: GROWS_BACK,
    exposed: 'A fall from a height: call 000.',
  },
  {
    kind: 'mould_health',
    names: /\b(?:mou?ld\w*|black|room|damp)\b/i,
    use: 'Nobody sleeps in that room, also with a window open: children, older people and asthmatics least of all.',
    cause: 'What it does to somebody is for a doctor to say.',
    worse: 'Close the room and see a doctor if anyone is ill.',
    stopped: 'Mould that was wiped off comes back while the damp stays.',
    exposed: 'See a doctor if anyone is ill.',
  },
  {
    kind: 'sewage',
    names: /\b(?:sew\w*|poo|toilets?|drains?|water)\b/i,
    use: 'Nobody uses toilets, taps or that room until it has been cleaned and disinfected.',
    cause: 'What is in it can’t be told by eye or smell.',
    worse: 'Keep everyone out of it and stop using water in the house.',
    stopped: 'What it touched stays infectious until it is cleaned and disinfected.',
    exposed:
      'Wash hands, and everybody and everything that touched it, with soap. A doctor if anyone gets ill.',
  },
];

/** What is said of this danger. */
export function factsOf({ kind, title }: Alert): DangerFacts | undefined {
  const ofKind = FACTS.filter((facts) => facts.kind === kind);
  return (
    ofKind.find(({ titled }) => titled?.test(title)) ?? ofKind.find(({ titled }) => titled === undefined)
  );
}

/** Of several dangers the one that a message names; undefined where it names none, or each of them. */
export function namedDanger(message: string, alerts: readonly Alert[]): Alert | undefined {
  const named = alerts.filter((alert) => factsOf(alert)?.names.test(message));
  return named.length < alerts.length ? named[0] : undefined;
}
