/** What to look at, whether one may, and whom to ask first, where no row of a defect says it. */
import { type PlainTopic, TRADE_KNOWLEDGE } from './plain-topic.ts';

const LOOKS_AT =
  /\b(?:go(?:es)? first|(?:what|where|which) (?:\w+ ){0,3}(?:look|check|inspect|watch|see)|look(?:ing|s)? (?:for|at|out for)|what to (?:look|check)|weak (?:spots?|points?)|first to (?:go|rot|fail)|fail(?:s)? first|danger signs|warning signs|red flags|check(?:ing)? (?:it |them )?over)\b/i;

export const BUILDING_TOPICS: readonly PlainTopic[] = [
  {
    said: [
      /\b4349\b|\b(?:inspection|pre-?purchase) report\b/i,
      /\b(?:major|minor)\b/i,
      /\b(?:balustrades?|hand ?rails?|railings?|stairs?|balcon(?:y|ies)|decks?|gas|wir(?:es?|ing)|switch ?board|asbestos|fibro|sagging|glass|pool)\b/i,
    ],
    unless: /\b(?:warrant\w*|liab\w*|finding \d|owner|who)\b/i,
    text: `**Never as minor: what can hurt somebody is reported as a safety hazard**, and as a major defect as well where it has to be fixed to stay out of danger. A loose rail, live wires or broken asbestos are such: keep people off or away until the trade it needs has been. Which word stands in a report, the inspector on site decides.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bcarbon monoxide\b|\bco (?:poisoning|leak|in the)\b/i,
      /\b(?:signs?|symptoms?|indicat\w*|(?:how|what) (?:\w+ ){0,4}(?:know|tell|recogni[sz]e|spot|look|feel)|look(?:s|ing)? (?:like|for|out for))\b/i,
    ],
    text: `**Headache, dizziness or nausea, and pets that fall ill; it has no smell.** At a heater or its flue: soot, a yellow flame, scorch marks. Whoever has these signs now: everyone out into fresh air, and 000. Leave the appliance off, also with a window open, until a licensed gas fitter has looked at it.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:air ?con(?:ditioner|ditioning)?|aircon|a\/c|split system|ducted|head unit)(?: unit)?\b/i,
      /\b(?:ceiling|stain\w*|ring|drip\w*|leak\w*|water|wet|damp)\b/i,
      /\b(?:what|why|cause\w*|where|could it be|from|how come)\b/i,
    ],
    unless: /\b(?:who (?:do|should|fix)|cost|sagg\w*|bulg\w*|sparks?|buzz\w*|limit|mm|noise)\b/i,
    text: `**Its drain, most often:** the tray overflows or the condensate pipe is blocked, broken or runs uphill; or cold ducts and pipes without insulation sweat. A sign is that it comes while the unit runs, and not with rain. Turn the unit off and see whether it dries; a licensed air-conditioning technician looks at drain, tray and ducts. Keep out from under plaster that sags.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\btermites?\b|\bwhite ?ants?\b/i,
      /\b(?:spray\w*|surface spray|bug (?:bomb|spray)|poison\w*|mortein|soak\w*|hose|kerosene|petrol|boiling water|kill (?:them|em)|break (?:it |them )?open|dig (?:it|them) out)\b/i,
    ],
    unless:
      /\b(?:spray(?:ed)? (?:by|every|each)|barrier|warranty|who sprays|pest (?:bloke|guy|man|company))\b/i,
    text: `**No, don’t spray, poke or move anything.** They leave that spot and come back elsewhere, and the inspector can’t see where they are. Have a licensed timber pest inspector look first, who says how they are treated. Keep off a floor or stair that gives.\n\n${TRADE_KNOWLEDGE}`,
    rows: ['defect:termite_damage/next'],
  },
  {
    said: [/\b(?:decks?|decking|balcon(?:y|ies))\b/i, LOOKS_AT],
    unless:
      /\b(?:concrete|slab|soffit|spall\w*|bits|chunks|falling|footings?|certifier|engineer|tiles?|membrane|mm|limit|who|photos?)\b/i,
    text: `**The ledger against the house, the bolts and brackets, and the feet of the posts.** Water lies there, so timber rots and steel rusts out of sight. Look for soft or dark timber, rusted fixings, a gap at the ledger, posts in soil or water, and anything that moves. If any of it does, nobody on or under it until a builder or structural engineer has looked.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [/\b(?:sub ?-?floor|under (?:the|a|my|our) (?:house|floor)|crawl space)\b/i, LOOKS_AT],
    unless: /\b(?:limit|mm|photos?|smell\w*)\b/i,
    text: `**Damp, air, stumps, timber and pipes.** Wet or white soil, blocked vents, stumps that lean or rot, cracked piers, sagging bearers, mud tubes of termites, leaking pipes and loose wiring. Stay out where you smell sewage or see bare wires or old pipe lagging.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:buy(?:ing)?|purchas\w+|open (?:home|inspection|house)|before (?:i|we) (?:buy|sign|settle|bid|offer)|auction|first home)\b/i,
      LOOKS_AT,
    ],
    unless: /\b(?:limit|mm|photos?|contract|conveyanc\w*|who|finding)\b/i,
    text: `**Cracks, damp, roof, floor and wet areas, in that order.** Cracks over doors and windows that step or open at one end. Tide lines, salts and musty rooms. A roof line that dips. Floors that slope or bounce. Soft skirting by the shower, mud tubes of termites, and fibro in anything from before 1990. Have a building and a timber pest inspector look before you sign.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:rcds?|safety switch(?:es)?|breakers?|circuit)\b/i,
      /\b(?:trip\w*|goes off|knocks? out|won['’]?t reset|keeps? going off)\b/i,
    ],
    unless: /\b(?:limit|how many|law|require\w*|shock\w*|tingl\w*|smoke|burn\w*)\b/i,
    text: `**A licensed electrician, first.** What trips a safety switch is an electrical fault until shown otherwise. Leave that circuit or appliance off, and don’t reset it again and again. A plumber comes after, where water is what got into it.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:relief valves?|tpr|ptr|(?:brass|little|small|pressure) valves?|valves? on (?:the |my |our )?(?:side of )?(?:the |my |our )?(?:hot water|tank|hws)|overflow (?:pipe|valve))\b/i,
      /\b(?:plug\w*|cap(?:ped|ping)?|block\w*|screw\w*|shut (?:it )?off|stop(?:per)? (?:it|in)|seal\w*|tap(?:e|ed)? (?:it|over))\b/i,
      /\b(?:hot water|hws|heater|tank|cylinder|boiler)\b/i,
    ],
    text: '**No, never plug or cap it: the valve lets the pressure out, and a tank that can’t do that may burst.** Don’t touch it. Have a licensed plumber look soon; if it runs hard, or steam comes, turn the water heater off and keep away.',
    rows: ['defect:hws_discharge/next'],
  },
  {
    said: [
      /\bpaint\w*\b|\bsash windows?\b|\bweatherboards?\b|\bwindow ?sills?\b/i,
      /\b(?:sand(?:er|ing|ed)?|dry[- ]?scrap\w*|heat gun|blow ?torch|burn(?:ing)? off|grind\w*|orbital|belt sander|strip\w*)\b/i,
      /\b(?:19[0-6]\d|(?:19)?[0-6]0['’]?s|(?:twent|thirt|fort|fift|sixt)ies|pre-?(?:war|19[5-7]0)|old|lead|federation|victorian house|edwardian)\b/i,
    ],
    unless: /\b(?:floor ?boards?|tiles?|render|crack\w*|who (?:do|should)|cost|finding)\b/i,
    text: `**No, don’t sand it dry or burn it off before it is tested for lead.** Paint of that age may hold it, and its dust harms children and pregnant women most. Keep them away from flakes and dust, wipe up wet, and close the door to the room. A test kit or a laboratory tells; then a painter who works with lead paint takes it off wet. Ask a doctor where somebody has breathed or swallowed it.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:re-?point\w*|mortar|joints?|pointing)\b/i,
      /\b(?:lime|cement|strong|hard|mix|bagged mortar|off[- ]the[- ]shelf)\b/i,
      /\b(?:1[89][0-4]\d|18\d\d|old|heritage|federation|victorian (?:house|terrace|cottage)|lime|sandy|soft bricks?|sandstone|cottage)\b/i,
      /\b(?:can|could|ok|okay|alright|may|should|which|what|right|myself|use)\b/i,
    ],
    unless: /\b(?:thick\w*|limit|tolerance|who (?:do|should)|clean\w*|leak\w*)\b|\d ?mm\b/i,
    text: `**Not with a strong cement mix.** Old bricks laid in lime are softer than cement: a hard joint holds damp in and makes the bricks crumble. Match the old mortar, which is weaker, and rake by hand. A bricklayer who knows lime says which mix. Stepped cracks, or joints that are open through the wall, are an engineer’s first.\n\n${TRADE_KNOWLEDGE}`,
    rows: ['defect:mortar_defect/next'],
  },
  {
    said: [
      /\bweep ?holes?\b/i,
      /\b(?:cover(?:ing)?|close|closing|seal(?:ing)?|fill(?:ing)?|block(?:ing)?|bury(?:ing)?|render(?:ing)? over|plug(?:ging)?|paint(?:ing)? over|with render|tape|mesh)\b/i,
      /\b(?:can|could|may|should|ok to|okay to|alright to|am i allowed)\b/i,
    ],
    unless:
      /\b(?:who|limit|how (?:many|far)|apart|were|are (?:all )?(?:blocked|full|covered)|has|have been)\b/i,
    text: '**No, keep them open.** Weepholes let water out of the wall’s cavity. Where they are covered, water stays in and damp can come through to the inside.',
    rows: ['tolerance:mas-weephole'],
  },
  {
    said: [
      /\bsmoke (?:alarms?|detectors?)\b/i,
      /\b(?:test|tests|testing|check|checking)\b/i,
      /\b(?:how|when|often|every)\b/i,
    ],
    unless:
      /\b(?:missing|law|legal|required?|must|how many|how long|finding|who|smell|smoke (?:in|coming)|credits?|rental|landlord|tenant\w*|install\w*|wire\w*|replac\w*)\b/i,
    text: `**Press and hold its test button until it sounds, once a month.** Where alarms are linked, all of them must sound. Use no flame or smoke. One that stays silent with a fresh battery, or is over 10 years old, has to be replaced: today, by an electrician where it is wired. Its manual goes first.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bsmoke (?:alarms?|detectors?)\b/i,
      /\b(?:blink\w*|flash\w*|beep\w*|chirp\w*|peep\w*|pip\w*|red light|green light|false alarms?|goes off|going off|keeps? going)\b/i,
    ],
    unless:
      /\b(?:missing|law|legal|required?|must|how many|where|limit|finding|smell|see smoke|fire (?:in|at))\b/i,
    text: `**Press its test button today, and read on its label or in its manual what that light or sound means.** A chirp is most often a weak battery. Have an electrician replace one that is wired, fails the test or is over 10 years old, and never leave the room without one. If it sounds and you smell or see smoke, get out and call 000.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bload[- ]?bearing\b|\b(?:holds?|holding) up the (?:roof|floor|house)\b/i,
      /\b(?:who|how|tell|know|check|is|which|can)\b/i,
    ],
    unless: /\b(?:mm|crack\w*|finding|sagg?\w*|lean\w*|take (?:it|the wall) out|remov\w*|knock\w*)\b/i,
    text: `**A structural engineer says it.** Neither a photo, nor where a wall stands, nor how it sounds shows what it carries. Ask before anybody cuts, drills wide or takes out a part of it.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\b(?:soil|dirt|mulch|garden bed|topsoil|lawn|turf|pav(?:e|ing|ers)|concrete|path)\b/i,
      /\b(?:against|up to|over|above|cover(?:ing|s)?|higher than|build (?:it )?up|raise|add|pile|bank(?:ed)? up)\b/i,
      /\b(?:bricks?|brickwork|weep ?holes?|damp[- ]?(?:proof )?course|dpc|side of (?:the|my|our) house|(?:house|outside|external) wall|cladding|weatherboards?)\b/i,
      /\b(?:can|could|ok|okay|may|should|is it|allowed|fine|safe|right|matter|problem)\b/i,
    ],
    unless:
      /\b(?:who|crack\w*|mm|cm|retaining|how (?:high|far|much|deep)|what (?:height|clearance)|dig|remov\w*|lower|clear)\b|\d/i,
    text: '**No, keep it below the damp-proof course and off the weepholes.** Soil or paving above them lets damp into the wall and hides termites. Slope it away from the house.',
    rows: ['tolerance:mas-dpc'],
  },
  {
    said: [
      /\bpaint(?:ing)? over\b|\bstain[- ]?block\w*|\bcover(?:ing)? up\b|\bpatch(?:ing)? over\b/i,
      /\b(?:stains?|water mark|brown mark|damp|leak)\b/i,
      /\b(?:can|could|ok|okay|may|should|just|myself|safe|worth)\b/i,
    ],
    unless:
      /\b(?:asbestos|inspect\w*|buyer|tenant|sell\w*|notice|so (?:that )?(?:the|he|she|they)|mould\w*|lead)\b/i,
    text: '**Not before you know where the water came from, and that it has stopped.** Photograph the stain with a date and a ruler, mark its edge, and look again after rain or use. If it stays dry for some weeks, a stain-blocking coat and paint is yours to do. While the builder’s warranty runs, tell the builder first.',
    rows: ['defect:water_stain/next'],
  },
  {
    said: [
      /\b(?:jack\w*|lift(?:ing)?|prop(?:ping)?|pack(?:ing)? up|re-?stump\w*|re-?level\w*)\b/i,
      /\b(?:posts?|stumps?|piers?|floors?|verandah?s?|decks?|beams?|bearers?|house|corner|roof|lintel)\b/i,
      /\b(?:can|could|ok|okay|may|should|myself|ourselves|own|safe|diy)\b/i,
    ],
    unless:
      /\b(?:who|how much|cost|ceiling|car|lift (?:shaft|well)|air ?con\w*|power ?lines?|wires?|cables?|(?:he|she|they|brickie|builder|chippy|tradie|restumper) (?:can|says?|reckons?|will|wants?))\b/i,
    text: `**No, don’t jack, prop or lift it yourself.** What rests on it can drop or crack while it moves. A structural engineer says how, and a registered builder or restumper does it. Keep people off it and from under it until then.\n\n${TRADE_KNOWLEDGE}`,
  },
];
