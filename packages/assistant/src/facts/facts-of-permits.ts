/** Which works need an approval or permit, how long one takes, and who gives it. */

import type { FactAspect } from './aspects.ts';
import { byState, type Fact } from './fact.ts';

const PERMIT: readonly FactAspect[] = ['permit', 'need', 'allowed', 'size', 'amount', 'height'];
const RULES = 'state planning and building rules';
const ASK = 'Ask the council or a private certifier before you order it.';

export const FACTS_OF_PERMITS: readonly Fact[] = [
  ...byState(
    { thing: 'carport', aspect: PERMIT, source: RULES, confidence: 'likely' },
    {
      NSW: `**Without approval up to 20 m² and 3 m high, in New South Wales, or 25 m² on a lot over 300 m².** It stands behind the front of the house and 900 mm from the boundary. Heritage and bushfire land have other rules. ${ASK}`,
      VIC: `**A building permit as a rule, in Victoria: only a freestanding one of up to 10 m² and 3 m high goes without.** One against the house or near the boundary needs it. ${ASK}`,
      QLD: `**Building approval above 10 m², in Queensland, so for nearly any carport.** One in front of the house or on the boundary may want the council as well. ${ASK}`,
      any: `**Mostly yes: a carport is a building, and only a small one goes without.** NSW lets 20 to 25 m² go; Victoria and Queensland 10 m². Place and height have limits as well. ${ASK}`,
    },
  ),
  ...byState(
    { thing: 'pergola', aspect: PERMIT, source: RULES, confidence: 'likely' },
    {
      NSW: `**Without approval up to 25 m² and 3 m high, in New South Wales.** It stands behind the front of the house and 900 mm from the boundary. Fixed to the house, its fixing must carry the wind. ${ASK}`,
      VIC: `**Without a building permit up to 20 m² and 3.6 m high, in Victoria, where it has no roof.** With a roof it is a verandah and needs a permit. ${ASK}`,
      QLD: `**Above 10 m² or 2.4 m high, or with a roof that is larger, it needs building approval in Queensland.** ${ASK}`,
      any: `**It differs: open and small it mostly goes without, roofed it mostly needs a permit.** NSW lets 25 m² go, Victoria 20 m² without a roof, Queensland 10 m². ${ASK}`,
    },
  ),
  {
    thing: 'pool_permit',
    aspect: PERMIT,
    answer:
      '**Yes, in every state: approval before digging for any pool or spa that can hold more than 300 mm of water, with its barrier on the plans.** A temporary fence stands while it is built. It is registered or certified before it is filled or used.',
    source: 'the states’ pool rules',
    confidence: 'likely',
  },
  ...byState(
    { thing: 'tank_permit', aspect: PERMIT, source: RULES, confidence: 'likely' },
    {
      NSW: '**Without approval above the ground up to 10,000 litres, in New South Wales, 450 mm from the boundary and behind the front of the house.** Its overflow goes to stormwater. Connected to toilets or taps it is a licensed plumber’s work.',
      any: '**Mostly none for a small tank above the ground; its stand, its overflow and its pipes into the house have rules.** NSW lets 10,000 litres go. A licensed plumber connects it. Ask the council.',
    },
  ),
  {
    thing: 'new_roof_permit',
    aspect: PERMIT,
    answer:
      '**Mostly none for the same kind of roofing on the same frame; yes where tiles become sheets or sheets tiles, or rafters change.** The weight and the tie-down are then an engineer’s. Strata, heritage and bushfire land ask first. Old fibro roofs are asbestos work.',
    confidence: 'trade',
  },
  {
    thing: 'extension_permit',
    aspect: PERMIT,
    answer:
      '**Yes, for whatever makes the house larger or adds a storey: planning where the zone asks for it, and a building permit everywhere.** In NSW a small one can go the fast way of complying development. Drawings and an engineer come first.',
    source: RULES,
    confidence: 'likely',
  },
  {
    thing: 'bathroom_permit',
    aspect: ['permit', 'allowed', 'any'],
    answer:
      '**Mostly no approval for a house where no wall that carries moves and fittings stay about where they are.** Plumbing, wiring and in several states waterproofing are licensed work with certificates. In strata the owners corporation agrees first.',
    confidence: 'trade',
  },
  {
    thing: 'garage_conversion',
    aspect: PERMIT,
    answer:
      '**Yes: a garage that becomes a room changes its use, and needs building approval.** The floor’s damp course, 2.4 m of height, light, air, insulation, smoke alarms and often a parking space decide it. Without approval it may not be called a bedroom in a sale.',
    confidence: 'trade',
  },
  {
    thing: 'new_opening',
    aspect: PERMIT,
    answer:
      '**Yes, where the wall carries or the opening is in an outside wall: an engineer’s lintel and building approval.** Near a boundary fire and overlooking rules count as well. A new window in the old opening mostly needs none.',
    confidence: 'trade',
  },
  {
    thing: 'earthworks',
    aspect: ['permit', 'need', 'allowed', 'height', 'depth', 'amount', 'any'],
    answer:
      '**About 600 mm of cut or fill goes without approval in New South Wales, 1 m from the boundary; other councils set their own.** Water may not be turned onto a neighbour. Above it, a retaining wall by an engineer. Ask the council.',
    source: RULES,
    confidence: 'likely',
  },
  {
    thing: 'heritage_work',
    aspect: ['permit', 'need', 'allowed', 'any'],
    answer:
      '**Yes, mostly: in a heritage place even paint, windows, fences and solar panels that are seen from the street can need approval.** Like-for-like repair often goes with a letter of the council’s heritage adviser. Ask before work begins: fines are high.',
    confidence: 'trade',
  },
  ...byState(
    {
      thing: 'approval_time',
      aspect: ['wait', 'deadline', 'count', 'life', 'speed', 'amount'],
      confidence: 'likely',
    },
    {
      NSW: {
        answer:
          '**40 days by law for most, then it may be taken as refused; in practice often two to four months, in New South Wales.** A complying development certificate takes about two to four weeks. Missing papers stop the clock.',
        source: 'the state’s planning rules',
      },
      VIC: {
        answer:
          '**60 days by law for a planning permit, before VCAT may be asked, in Victoria; often longer.** A building permit from a private surveyor takes days to a few weeks. Questions by the council stop the clock.',
        source: 'the state’s planning rules',
      },
      QLD: {
        answer:
          '**35 business days to decide for most applications that go to a council, in Queensland, besides its questions.** Building approval by a private certifier takes days to a few weeks.',
        source: 'the state’s planning rules',
      },
      any: {
        answer:
          '**Weeks for what keeps every rule and goes to a certifier; two to four months for what a council weighs.** The law names 40 days in NSW, 60 in Victoria and 35 business days in Queensland. Missing papers stop the clock.',
        source: 'state planning rules',
      },
    },
  ),
  {
    thing: 'objection',
    aspect: ['steps', 'allowed', 'deadline', 'wait', 'who', 'tell', 'any'],
    answer:
      '**In writing to the council inside its notice, mostly 14 days: what the plans do to light, privacy, water or safety, with photos.** Loss of value doesn’t count. A house that goes the fast way of a private certifier isn’t open to objection. Ask the council which it is.',
    confidence: 'trade',
  },
  {
    thing: 'stop_work',
    aspect: ['steps', 'purpose', 'who', 'allowed', 'any'],
    answer:
      '**All work stops at once, until the council, the regulator or the surveyor lifts it in writing.** The order says what is wrong. Make safe what is open, photograph it, and have a certifier and a lawyer answer inside its days. Work on, and fines follow.',
    confidence: 'trade',
  },
  {
    thing: 'spa_permit',
    aspect: PERMIT,
    answer:
      '**A spa that can hold more than 300 mm of water counts as a pool: it needs a barrier, or in most states a lockable lid that a small child can’t lift.** Whether a lid is enough differs by state: ask the council. Keep it shut and locked till then.',
    source: 'the states’ pool rules',
    confidence: 'likely',
  },
  ...byState(
    { thing: 'granny_flat', aspect: ['permit', 'need', 'allowed', 'which'], confidence: 'likely' },
    {
      NSW: {
        answer:
          '**Yes: a complying development certificate by a certifier, about two to four weeks, where the lot is 450 m² or more; else the council’s consent.** New South Wales allows one on a lot. It is checked and certified before anybody moves in.',
        source: 'the state’s planning rules',
      },
      VIC: {
        answer:
          '**A building permit always; a planning permit mostly not, up to 60 m² and on a lot of 300 m² or more, in Victoria.** Overlays for flood, fire or heritage change it. Ask a building surveyor.',
        source: 'the state’s planning rules',
      },
      any: {
        answer:
          '**Yes: building approval in every state, and planning approval where the council’s scheme asks for it.** NSW and Victoria have a fast way up to 60 m². Ask the council whether it may be let.',
        source: 'state planning rules',
      },
    },
  ),
];
