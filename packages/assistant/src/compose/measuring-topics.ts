/** How wide something is without a tape, what tells scale in a photo, and how to see whether a crack moves. */
import type { PlainTopic } from './plain-topic.ts';

const GENERAL = '*General knowledge, not taken from a standard.*';
const AS_SCALE =
  /\b(?:scale|ruler|reference|tape|measur\w*|for size|compare|work out|gauge|size|next to|beside|lay it|hold it|how (?:big|wide|large)|diameter|across|known|trust|accurate|reliable|mm|millimet\w*)\b/i;
const coin = (word: string, name: string, size: string, more = ''): PlainTopic => ({
  said: [new RegExp(String.raw`(?<![\w$])(?:${word})\b`, 'i'), AS_SCALE],
  unless:
    /\b(?:cost|paid|charge\w*|credits?|fits?|slides?|slip|goes (?:in|through)|categor\w*|thick\w*|on edge|edgeways)\b/i,
  text: `**${name} is about ${size} across.** Lay it flat beside the crack, both touching the wall, and photograph them square on. ${more}It is the coin’s nominal size: for less than 1 mm use a crack gauge card.\n\n${GENERAL}`,
});

/** In order: the first that fits is told. */
export const MEASURING_TOPICS: readonly PlainTopic[] = [
  {
    said: [
      /\b(?:phones?|cameras?|photos?|pics?|pictures?|shoot\w*|shots?)\b/i,
      /\b(?:crooked|tilt\w*|(?:on|at|from) an angle|skew\w*|square on|slant\w*|side on|not straight)\b/i,
      /\b(?:matter|ok|okay|fine|measur\w*|ruler|scale|size|width|accurate|wrong|trust|bad)\b/i,
    ],
    unless: /\b(?:plan|pin|report|upload\w*|rotat\w*|sideways|upside)\b/i,
    text: `**Yes, hold it square on.** From an angle everything looks narrower: about 1.5 % at 10°, 6 % at 20° and 13 % at 30°. The ruler must lie flat on the surface, beside the crack and in the direction in which you measure.\n\n${GENERAL}`,
  },
  {
    said: [
      /\bcoins?\b|\b(?:5|10|20|50|five|ten|twenty|fifty)[- ]?c(?:ents?)?\b|\bdollar\b/i,
      /\bhow thick\b|\bthickness of\b|\bthick (?:is|are)\b/i,
    ],
    unless: /\b(?:crack\w*|gap|cost|paid|credits?)\b/i,
    text: `**About 1.3 mm for 5 cents, 2 mm for 10 cents, 2.5 mm for 20 cents, and 3 mm for 50 cents, $1 and $2.** One that stands on edge in a crack shows that it is at least that wide. Under 1 mm use a crack gauge card.\n\n${GENERAL}`,
  },
  coin(String.raw`(?:gold |one |1 )+dollar coin|\$1(?:\.00)? (?:coin|piece)`, 'A $1 coin', '25 mm'),
  coin(String.raw`(?:two|2) dollar coin|\$2(?:\.00)? (?:coin|piece)`, 'A $2 coin', '20.5 mm'),
  coin('(?:five|5)[- ]?c(?:ents?)?(?: coin| piece)?', 'A 5 cent coin', '19.4 mm'),
  coin('(?:ten|10)[- ]?c(?:ents?)?(?: coin| piece)?', 'A 10 cent coin', '23.6 mm'),
  coin(
    '(?:twenty|20)[- ]?c(?:ents?)?(?: coin| piece)?',
    'A 20 cent coin',
    '28.5 mm',
    'Sources differ a little. ',
  ),
  coin(
    '(?:fifty|50)[- ]?c(?:ents?)?(?: coin| piece)?',
    'A 50 cent coin',
    '31.5 mm',
    'That is from flat to flat; it has twelve sides, so take a round one if you can, such as a 10 cent or a $1 coin. ',
  ),
  {
    said: [
      /\b(?:bank|credit|debit|visa|master|id|licen[cs]e|loyalty|eftpos|opal|myki)[- ]?(?:card)?s?\b.{0,40}\bcards?\b|\b(?:bank|credit|debit|visa|mastercard|id|loyalty) ?cards?\b/i,
      AS_SCALE,
    ],
    unless: /\b(?:pay|paid|charge\w*|credits|stor\w*|sav(?:e|ed)|receipt|declin\w*|bill\w*)\b/i,
    text: `**A bank card is 85.6 × 54 mm.** It is a good scale: lay it flat beside the crack and photograph both square on. It shows your name and numbers, so turn it over and cover them, or use a blank loyalty card.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:print(?:ed|ing|out)?|printer)\b/i,
      /\b(?:ruler|scale|marker|sheet|page|fit[- ]to)\b/i,
      /\b(?:trust|accurate|ok|okay|right|use|scale|size|fit|works?|good|reliable|actual)\b/i,
    ],
    unless: /\b(?:reports?|pdf of|plans?|drawings?)\b/i,
    text: `**Only once you have checked it: printers change the scale.** Print at actual size (100%), not fit to page. Then hold a real ruler to one printed side. If that is off, every size read from it is off as well.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:bricks?|power ?points?|outlets?|gpo|light ?switch(?:es)?|switch ?plates?|sockets?|tiles?|door ?handles?|my hand|(?:my |a )?(?:finger|thumb|foot|shoe|boot))\b/i,
      /\b(?:scale (?:the|it|off|by|from|for)|for scale|as (?:a |the |my )?(?:ruler|scale|reference|tape|measure)|size reference|(?:measure|work) (?:it |the crack |that )?(?:off|out|by|against|from)|same size|all the same)\b/i,
    ],
    text: `**Only for a rough size, never to the millimetre.** Bricks, tiles, power points and hands differ: a brick’s face is about 230 × 76 mm, and makers vary. Put a ruler, a crack gauge or a bank card flat beside it instead.\n\n${GENERAL}`,
  },
  {
    said: [/\ba4\b|\bsheet of paper\b/i, AS_SCALE],
    unless: /\b(?:report|print(?:ed|ing)? (?:it|the report)|pdf)\b/i,
    text: `**That paper is 210 × 297 mm**, give or take a millimetre or two. Lay it flat, for it curls; a ruler or a bank card is surer.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:something|anything|what|which|object|thing)\b/i,
      /\b(?:for scale|as (?:a |the )?(?:scale|size reference)|(?:next to|beside|alongside|against) (?:it|the crack|a crack|that|them)\b.{0,30}\b(?:scale|size|show|photo|picture|wide|big)|no (?:ruler|tape)|without (?:a )?(?:ruler|tape))\b/i,
    ],
    unless: /\b(?:limit|allowed|finding \d)\b/i,
    text: `**A ruler, a crack gauge card or a bank card, flat beside it.** A $1 coin (25 mm) will do. Both must lie in one plane, and the photo must be taken square on. Bricks and power points differ too much.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:thin(?:ner)?|fine|hairline|tiny|less|under|below|smaller|narrow\w*)\b/i,
      /\b(?:how (?:do|can|would|should|to)|(?:way|trick|tool) to|what (?:do|can|should) (?:i|we) use|with what)\b.{0,40}\b(?:measur\w*|width|gauge|size|read|get)\b|\bway to (?:get|measure|read)\b/i,
      /\b(?:tape|ruler|1 ?mm|0\.\d|millimet\w+|half a mil\w*|sub[- ]?mil\w*|hairline|cracks?)\b/i,
    ],
    unless:
      /\b(?:limit|allowed|ok|okay|normal|category|worr\w*|defect|serious|tiles?|cover|filler|fill)\b|\d ?mm (?:crack|wide)/i,
    text: `**With a crack gauge card: hold it against the crack and find the printed line that is as wide.** It reads from about 0.05 mm to 2 mm. Photograph the card touching the crack, square on. A tape is no use below 1 mm.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:cracks?|cracking|hairlines?)\b/i,
      /\b(?:watch(?:ing)?|how often|(?:still|keeps?|is it|whether|if|it['’]?s|actually) (?:\w+ ){0,2}(?:moving|growing|opening|getting (?:bigger|wider|worse)|moves?|grows?)|keep (?:track|an eye)|monitor\w*|track (?:it|a|the)|tell[- ]?tales?|over time|see if it)\b/i,
      /\b(?:how|what|way|best|properly|should|can)\b/i,
    ],
    unless: /\b(?:who|dangerous|safe|\d+ ?mm|leaning|worried|finding \d|plumbline)\b/i,
    text: `**Measure and photograph the same spot on the same dates, such as once a month.** Mark both ends and one place across the crack in pencil, with the date. Hold a crack gauge there each time, and take the photo from the same distance, square on. A year shows the seasons. If it is over 5 mm, grows fast or doors jam, don’t wait: call a structural engineer.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:photos?|pics?|pictures?|photograph)\b/i,
      /\bbefore (?:or|and) after\b|\bbefore (?:i |we |they )?(?:clean|fix|repair|paint|wash)\w*\b/i,
      /\b(?:clean\w*|fix\w*|repair\w*|paint\w*|wash\w*)\b/i,
      /\b(?:do|should|when|better|need|worth)\b/i,
    ],
    unless: /\b(?:report|finding \d|leak\w*|who)\b/i,
    text: `**Before, and once more after, from the same spot.** What was there can’t be shown once it is gone. Put a ruler beside it and note the date.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:photos?|pics?|pictures?|photograph)\b/i,
      /\b(?:ladder|climb\w*|get up (?:there|on)|on the roof)\b/i,
      /\b(?:can|should|do|need|safe|ok|okay|have to|how)\b/i,
    ],
    unless: /\b(?:drone|crack|report|finding \d|solar)\b/i,
    text: `**Don’t climb for a photo.** Take it from the ground with the zoom, from an upstairs window, or have a roofer take it.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:photos?|pics?|pictures?|shots?|photograph)\b/i,
      /\b(?:what|which|how|best|any|should|need)\b/i,
      /\b(?:leaks?|leaking|damp|stain|water)\b/i,
      /\b(?:before|take|get|tips?|shows?|prove|record)\b/i,
    ],
    unless:
      /\b(?:credits?|report|finding \d|hide|notice|edit|upload\w*|sell\w*|buyer|tenant|how (?:bad|serious|long|sure))\b/i,
    text: `**Three kinds: the whole room, the wet spot close up, and what is above or behind it.** Put a ruler beside the stain and mark its edge with the date. Take them before anybody dries or opens it, and again after rain or after the shower has run. Stay away if water is near a light or power point.\n\n${GENERAL}`,
  },
  {
    said: [
      /\b(?:flash|torch|lamp|lighting|what light|daylight)\b/i,
      /\b(?:photos?|pics?|pictures?|shots?|camera|phone|flash)\b/i,
      /\b(?:do|should|use|better|on|off|or|with|how|which|best)\b/i,
    ],
    unless: /\b(?:flashings?|flash(?:ing)? (?:tape|over)|lamp ?post|light fitting|downlights?)\b/i,
    text: `**Daylight or an even lamp is best; a flash from the front washes out stains and bumps.** For a stain, light it evenly. To show a bump or a bulge, add one photo with a torch held flat along the surface, and say that you did.\n\n${GENERAL}`,
  },
];
