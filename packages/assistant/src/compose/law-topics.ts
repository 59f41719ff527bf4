/**
 * What people ask of law and money in many words and that no row answers by itself: each with what is held of it, what
 * isn't, and where to ask. Never a promise that a claim stands.
 */
import type { StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import { ASK_A_LAWYER } from '@plumbline/knowledge/warranties';
import type { Aim } from '../aims/aims.ts';
import { rowsNamed } from '../corpus.ts';
import { CONTRACT_TOPICS, type Topic } from './contract-topics.ts';
import { periodsIn } from './law-facts.ts';
import { startOf } from './law-periods.ts';
import type { Part } from './part.ts';

const BUILDER = /\b(?:builder(?:['’]?s)?|contractor|tradie|he|she|they|developer|site supervisor|company)\b/i;
const OF_PRODUCT = /\b(?:plumbline|credits?|photos?|the app|your report|this finding)\b/i;

const TOPICS: readonly Topic[] = [
  {
    of: [
      /\b(?:i['’]?m an?|i am an?|as an?|we['’]?re|subbie|sub-?contractor|(?:painter|tiler|plumber|chippy|carpenter|sparky|electrician|brickie|bricklayer|plasterer|renderer|roofer|waterproofer|concreter|tradie|landscaper) here|my clients?|the clients?|(?:my|the) customers?|head contractor)\b/i,
      /\b(?:owners?|clients?|customers?|home ?owner|he|she|they|head contractor|builder)\b/i,
      /\b(?:won['’]?t|will not|refus\w*|hasn['’]?t|haven['’]?t|not|hold(?:s|ing)?|with-?hold\w*|stopped|doesn['’]?t)\b.{0,25}\b(?:pay\w*|paid|money|invoice|retention|back)\b/i,
    ],
    unless: /\b(?:my builder|our builder|credits?|plumbline|landlord|insur\w*)\b/i,
    aim: 'law.dispute',
    text: '**Whether they may hold your money back turns on the contract: I can’t say it, and I hold no law of payment claims.** Write down what they say is wrong, with its place, size and photos, and what you will put right by when. The state’s building regulator or a lawyer says what you can claim. I can say whether a finish or a size keeps its limit.',
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [
      /\bsub(?:bie|bies|-?contractors?)\b/i,
      /\b(?:claim\w*|liab\w*|responsib\w*|on (?:me|us|them)|come after|sue[ds]?|warrant\w*|pays?)\b/i,
    ],
    unless: /\b(?:credits?|plumbline|invoice|retention)\b/i,
    aim: 'law.dispute',
    text: '**I hold only what runs between the owner and whoever made the contract with the owner, mostly the builder.** What the builder may ask of a subcontractor turns on the contract between the two: ask a lawyer. Keep photos with dates of what you did.',
    period: true,
    ofState: ['warranty'],
    declined: true,
  },
  {
    of: [
      /\b(?:water ?proof\w*|membrane|wet areas?)\b/i,
      /\b(?:sign(?:s|ed|ing)?(?: \w+){0,3} off|signs?|certif\w*|approv\w*)\b/i,
      /\bwho\b/i,
      /\b(?:qld|queensland|brisbane|gold coast|cairns|townsville|toowoomba)\b/i,
    ],
    unless: /\b(?:leak\w*|fail\w*|crack\w*|findings?|plumbline|mm|liab\w*|blame|missed)\b/i,
    aim: 'law.stage',
    text: '**In Queensland whoever waterproofed it certifies that part in writing, and the building certifier relies on it.** The form for a part or an aspect is likely Form 12; the certifier’s own for the finished building is Form 21. Ask for it before the tiles go on.',
    ofState: ['inspections'],
  },
  {
    of: [
      /\b(?:water ?proof\w*|membrane|wet areas?)\b/i,
      /\b(?:sign(?:s|ed|ing)?(?: \w+){0,3} off|signs?|certif\w*|inspect(?:s|ed|ion)?|approv\w*)\b/i,
      /\b(?:who|does|do|must|needs?|has to|have to|required)\b/i,
    ],
    unless: /\b(?:leak\w*|fail\w*|crack\w*|findings?|plumbline|mm|liab\w*|blame|missed)\b/i,
    aim: 'law.stage',
    text: '**Whoever waterproofed it says in writing what was done; whether somebody must inspect it before the tiles go on differs by state.** Ask the certifier or building surveyor of the job, and lay no tiles until then.',
    ofState: ['inspections'],
  },
  {
    of: [
      /\b(?:by when|when|how long|what date|deadlines?|how late|delay\w*|overdue|running late|time ?frame)\b/i,
      /\b(?:builder|contractor|tradie|tiler|plumber|he|they|she)\b/i,
      /\b(?:has|have|had|needs?|must|should|supposed|meant|will|does|do|can) (?:\w+ ){0,3}(?:finish|complete|be (?:done|finished|complete\w*)|hand (?:it )?over)\b|\bdelays?\b|\b(?:finish|completion) date\b|\bextensions? of time\b|\bliquidated\b|\b(?:pay|owe)\b.{0,30}\b(?:progress claim|invoice|claim|final bill)\b|\b(?:progress claim|invoice)\b.{0,30}\bpa(?:y|id)\b/i,
    ],
    unless:
      /\b(?:warrant\w*|liab\w*|defect\w*|fix\w*|repair\w*|crack\w*|leak\w*|complain\w*|credits?|hold(?:ing)? back|withhold\w*|inspect\w*)\b/i,
    aim: 'law.dispute',
    text: '**Your contract says it: I hold no law on how long a builder may take, nor on when a claim must be paid.** Look for its date of completion, and for what it says of delay and of payment. Where it says nothing, the state’s building regulator or a lawyer says what holds.',
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [
      /\b(?:who (?:pays|foots|covers|should pay|has to pay)|(?:do|should|must) (?:i|we) (?:have to )?pay|whose (?:cost|bill)|get .{0,20}back for|make (?:him|them|the builder) pay for)\b/i,
      /\b(?:inspectors?|inspections?|engineer(?:['’]?s)? (?:report|visit|fee|letter)|reports?|experts?|surveyors?|tests?|testing|certifier(?:['’]?s)?)\b/i,
    ],
    unless:
      /\b(?:plumbline|credits?|pdf|found|missed|damage\w*|repairs?|fix\w*|crack\w*|leak\w*|strata|landlord|asbestos|report (?:says|said|found))\b/i,
    aim: 'law.dispute',
    text: '**Whoever orders it owes it at first: I hold no rule by which somebody else must pay.** What the contract says counts. Whether you get it back with a claim is for the tribunal or a lawyer to say. Keep the invoice with its date.',
    declined: true,
  },
  {
    of: [
      /\b(?:(?:gas|water|power|electricity|energy|heating|cooling|phone|internet) (?:bills?|usage|use|costs?)|(?<!\b(?:cops|foots?|footing|wears|gets|has|pays|with|up|splits?|carries|the|a|his|their) (?:the |a )?)bills?(?! (?:the|my|our|him|her|them|me|us)\b)|council rates|levy|levies|strata fees?|excess|rent|call[- ]?out)\b/i,
      /\b(?:liab\w*|responsib\w*|pays?|paying|split|share|hook|whose|who|claim|fault|builder)\b/i,
      /^(?!.*\b(?:repairs?|fix(?:ing|ed)?|invoice|quote|tiler|painter|rectif\w*|defect\w*|stop paying)\b)/is,
    ],
    unless:
      /\b(?:plumbline|credits?|withhold\w*|progress|landlord (?:won|refus|ignor)\w*|rent (?:reduction|elsewhere))\b/i,
    aim: 'law.dispute',
    text: '**That bill is no repair, and I hold only who must put defective work right.** Where a leak or a fault made it higher, have a licensed plumber, gas fitter or electrician find it and write it down; leave at once where you smell gas. Who bears the bill is for the contract, the lease or a lawyer.',
    declined: true,
  },
  {
    of: [
      /\b(?:certif(?:y|ies|icates?)|self[- ]?certif\w*|sign(?:s|ed|ing)? (?:it |this |that |them )?off|sign (?:for|my))\b/i,
      /\b(?:my own|our own|own work|myself|ourselves|my (?:work|job|membrane|wiring|install\w*))\b/i,
    ],
    unless: /\b(?:plumbline|report|finding|photos?|defect free|waterproof\w*|membrane)\b/i,
    aim: 'law.complain',
    text: '**That depends on your licence and your state, and I hold no list of it.** The state’s regulator of your trade says which work you certify yourself and which somebody else must inspect. What a certifier must see at each stage of a house I can tell by state.',
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [
      /\b(?:variations?|extras?|extra (?:charges?|costs?|money|bill)|(?:price|cost) (?:rise|increase|blow ?out|escalation)|provisional sums?|pc items?|prime cost|(?:put|putting|jack\w*) (?:up )?the price|not in the contract|soil removal|rock excavation|(?:higher|extra|more) (?:costs?|prices?|money)|(?:costs?|prices?) (?:have |has )?(?:gone|went) up|another \$?\d[\d,.]* ?(?:k|grand|thousand)?)\b/i,
      /\b(?:pay|paying|charg\w*|bill\w*|owe|owing|agree\w*|sign\w*|legal|allowed|can (?:he|she|they|the builder|my builder)|have to|refuse|more)\b/i,
    ],
    unless: /\b(?:credits?|plumbline|cracks?|leak\w*|warranty period)\b/i,
    aim: 'law.dispute',
    text: '**That turns on your contract, so I can’t say whether you owe it.** Read what it says of variations and provisional sums, and ask for the charge in writing with its reason. The state’s building regulator or a lawyer can say whether it stands.',
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [
      /\b(?:licen[cs]e[ds]?|licensing|unlicen[cs]ed|registration|registered|ticket|qualif\w+)\b/i,
      /\b(?:what|which|need\w*|required?|must|should|have to|does|do|class|kind|type|without)\b/i,
      /\b(?:builder|waterproof\w*|tiler|plumber|carpenter|electrician|roofer|painter|bricklayer|renderer|handyman|tradie|contractor|work|job)\b/i,
    ],
    unless:
      /\b(?:my builder|this builder|the builder|is (?:he|she|my)|asbestos|check\w*|look up|find out|register of|pool|warranty)\b/i,
    aim: 'law.complain',
    text: '**Licences differ by state and trade.** The state’s building regulator says which work needs one, and its register shows who has it. Wiring, plumbing, gas and asbestos removal are licensed work.',
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [
      BUILDER,
      /\b(?:wear (?:and|&|n) tear|fair wear|maintenance issue|(?:movement|cracks?|cracking|shrinkage|settling|settlement|that|it|this)(?:['’]?s| is| are) (?:all |quite |just |perfectly )?normal|lack of maintenance|your (?:own )?fault|our (?:own )?fault|my (?:own )?fault|normal (?:settlement|settling|movement|shrinkage)|just (?:settling|settlement|cosmetic|shrinkage|maintenance|movement)|it['’]?s (?:settling|settlement|cosmetic|maintenance)|within tolerance|not (?:his|her|their|my) (?:problem|fault|job|responsibility)|not covered|blames? (?:me|us|the)|blaming|refuses? to accept|denies|act of god)\b/i,
      /\b(?:says?|said|reckons?|claims?|tells?|told|insists?|argues?|blam\w+|den(?:y|ies)|refus\w+|calls? it|keeps? saying|saying)\b/i,
    ],
    unless:
      /\d ?(?:mm|mil|cm)\b|\b1 ?(?:in|:) ?\d|\bweeks?\b|\bmonths?\b|\byears? (?:warranty|only)\b|\bcategory\b/i,
    aim: 'pos.pays',
    text: '**That the builder says so doesn’t settle it: the cause does.** Defective work is the builder’s while the statutory warranty runs; wear and missing upkeep are the owner’s. Have an independent inspector or engineer write down the cause. Then ask the builder in writing to fix it, with photos, sizes and dates.',
    period: true,
    ofState: ['warranty'],
  },
  {
    of: [
      BUILDER,
      /\b(?:ignor(?:es?|ed|ing) (?:me|us|my|our|every|all)|(?:won['’]?t|wont|doesn['’]?t|doesnt|isn['’]?t|isnt|hasn['’]?t|hasnt|never|stopped|not) (?:answer\w*|repl(?:y|ied|ying)|respond\w*|return\w*|pick(?:ing)? up|call(?:ing)? back|com(?:e|ing) back|show(?:ed|n)? up|been back|turn(?:ed)? up|got(?:ten)? back)|ghost(?:ed|ing)|no (?:reply|answer|response)|keeps? (?:fobbing|putting) (?:me|us) off|fobb?(?:ed|ing) (?:me|us) off|gone quiet|walked off|can['’]?t (?:get hold of|reach))\b/i,
    ],
    unless:
      /\b(?:strata|body corp\w*|landlord|agent|neighbou?r|bust|liquidat\w*|insolv\w*|plumbline|died)\b/i,
    aim: 'law.dispute',
    text: '**Put it in writing, with a day to answer by, and then go to the regulator.** List each defect with its place, size, photos and the day you saw it, and keep proof that you sent it. If that day passes, complain to the state’s building regulator; only then comes a tribunal or court. A builder who doesn’t answer doesn’t stop the clock.',
    period: true,
    ofState: ['dispute', 'regulator'],
  },
  {
    of: [
      /\b(?:certifier|(?:building )?surveyor|council)\b/i,
      /\b(?:sign\w* (?:it |this |that |them )?off|pass(?:ed|es)?|approv\w*|certif(?:ied|y))\b/i,
      /\b(?:who(?:['’]?s| is)? (?:responsible|liable|at fault|to blame|pays?)|whose fault|liab\w*|responsib\w*|blame)\b/i,
    ],
    unless: /\b(?:pool|smoke|neighbou?r|strata)\b/i,
    aim: 'law.complain',
    text: '**The builder answers for defective work, whoever signed it off.** Whether the certifier does as well is for a lawyer: I can’t say it. A complaint about a certifier or surveyor goes to the state’s building regulator.',
    period: true,
    ofState: ['regulator', 'warranty'],
  },
  {
    of: [
      /\b(?:hotel|motel|airbnb|(?:temporary |alternative )?accommodation|rent (?:elsewhere|somewhere)|lost (?:rent|income|wages|work)|time off work|stress|inconvenience|storage|moving costs)\b/i,
      /\b(?:claim\w*|pays?|paid|compensat\w*|cover(?:ed|s)?|bill|charge|get .{0,12}back|entitled|owe)\b/i,
    ],
    unless: /\b(?:credits?|insur\w*|tenant|landlord)\b/i,
    aim: 'law.dispute',
    text: '**I can’t say whether you can claim that: it is for a lawyer.** I hold who must fix defective work and for how long, and nothing on costs beside it. Keep each receipt with its date, and ask the builder in writing before you spend it.',
    declined: true,
  },
  {
    of: [
      /\b(?:disclos\w*|tell (?:the |a |any )?buyers?|have to (?:say|tell|mention)|hide from (?:the )?buyers?)\b/i,
      /\b(?:sell\w*|sale|buyers?|vendor|purchaser|contract of sale|section 32)\b/i,
    ],
    unless: /\b(?:so (?:that )?(?:the|he|she|they)|paint|cover)\b/i,
    aim: 'law.buyer',
    text: '**Ask your conveyancer or solicitor what you must disclose: it differs by state.** A dated list of each defect with its place, size and photos shows what was known and what was done.',
    declined: true,
  },
  {
    of: [
      /\b(?:addresse?s?|where|who(?:m)?)\b.{0,24}\b(?:send|post|mail|serve|deliver|e-?mail)\b/i,
      /\b(?:notice|letter|(?:defects?|snag) list|list of defects)\b/i,
    ],
    unless:
      /\b(?:complain\w*|tribunal|regulator|council|insur\w*|plumbline|report|invoice|photos?|got|came|sent me)\b/i,
    aim: 'law.write',
    text: '**Look in your contract: it says where a notice goes.** I hold no addresses of builders or authorities. Send it in a way that shows the day it arrived, and keep a copy.',
    ofState: ['regulator'],
  },
  {
    of: [
      /\b(?:insurance|insured|certificate of (?:currency|insurance)|policy|hbcf|warranty insurance|dbi)\b/i,
      /\b(?:check|find out|look up|verify|confirm|prove|see (?:if|whether)|know (?:if|whether))\b/i,
      /\b(?:builder(?:['’]?s)?|he|they|contractor|company)\b/i,
    ],
    unless: /\b(?:home and contents|strata|my insurer|cover (?:it|this|that)|how much|pay out|licen[cs]e)\b/i,
    aim: 'law.broke',
    text: '**Ask the builder for the certificate, and the state’s building regulator or its insurer whether one was issued for your address.** I hold no register. Look in the contract’s papers as well.',
    ofState: ['insurance', 'regulator'],
  },
  {
    of: [
      /\b(?:certifier|(?:building )?surveyor|council|(?:building|pre-?purchase|private) inspector)\b/i,
      /\b(?:miss(?:ed|ing)?|didn['’]?t (?:see|pick|notice|find|catch)|let it (?:go|through)|negligen\w*|liab\w*|responsib\w*|go after|sued?|claim|blame|fault|at fault|complain|report (?:him|her|them))\b/i,
      /\b(?:can|could|should|is|are|who|how|does|do|may|where|what)\b/i,
    ],
    unless:
      /\b(?:neighbou?r|tree|roots?|drain|photo|which stage|must|mandatory|strata|report (?:say|said|find)|smoke|pool|guide|ncc|builder (?:or|and) (?:the )?(?:certifier|surveyor)|sign\w*|approved)\b/i,
    aim: 'law.complain',
    text: '**Whether they are liable is for a lawyer: I can’t say it.** A certifier or inspector sees single stages or what is in view, and their contract limits what they answer for. A complaint about a certifier or surveyor goes to the state’s building regulator. The builder’s own warranty stands beside it.',
    period: true,
    ofState: ['regulator'],
    declined: true,
  },
  {
    of: [
      /\b(?:verbal|verbally|oral|hand ?shake|spoken|word of mouth|on the phone|text message|over the phone)\b/i,
      /\b(?:promis\w*|agree\w*|contract|warrant\w*|binding|guarantee\w*|enough|count\w*|hold up|said|deal)\b/i,
    ],
    unless: /\b(?:certifier|plumbline|photos?)\b/i,
    aim: 'law.write',
    text: '**The statutory warranty doesn’t rest on what the builder promised: it runs by law.** What a spoken promise beyond it is worth is for a lawyer. Confirm it to the builder in writing today: what was said, when, and by whom.',
    period: true,
    ofState: ['warranty'],
  },
  {
    of: [
      /\bowner[- ]?build\w*/i,
      /\b(?:liab\w*|warrant\w*|claim\w*|cover\w*|insur\w*|responsib\w*|who|sold|sell\w*|bought|buy\w*)\b/i,
    ],
    aim: 'law.buyer',
    text: '**Whether an owner-builder’s work carries a warranty or insurance differs by state:** ask the building regulator or a lawyer before you rely on it. The periods I hold are those of building work under a contract.',
    period: true,
    ofState: ['warranty', 'regulator'],
    declined: true,
  },
  {
    of: [
      /\b(?:miss(?:ed)?|after|past|too late for|let)\b.{0,30}\b(?:warranty|deadline|last day|time limit|limitation|period|date)\b/i,
      /\b(?:what (?:happens|then|if|can)|happens|still|anything|lose|lost|barred|chance)\b/i,
    ],
    unless: /\b(?:20\d\d|19\d\d|\d+ (?:years?|months?|weeks?)|credits?|photo|reminder|notice to)\b/i,
    aim: 'law.late',
    text: '**After the last day a claim under the statutory warranty can be refused**, so don’t count on it. Other claims may be left, such as a scheme’s insurance or a duty of care: only a lawyer can say. Write to the builder all the same, and ask today.',
    period: true,
    ofState: ['warranty'],
  },
  {
    of: [
      /\b(?:warranty|guarantee)\b.{0,30}\b(?:cover\w*|includ\w*|count for|appl(?:y|ies) to)\b|\b(?:covered|included)\b.{0,20}\b(?:by|under|in)\b.{0,20}\bwarranty\b/i,
      /\b(?:sheds?|fences?|fencing|driveways?|pools?|landscap\w*|paving|pergolas?|carports?|retaining walls?|appliances?|carpets?|blinds|paint|air ?con\w*|hot water|solar|garden|decks?|granny flats?|renovations?|labour|materials)\b/i,
    ],
    unless: /\b(?:home warranty (?:scheme|insurance)|qbcc|credits?|how much|\$|grand|\d+ ?k\b)\b/i,
    aim: 'law.period',
    text: '**I hold no list of what it covers.** The statutory warranty is for building work under a contract; whether that takes in this one depends on the state’s law and on who built it. Ask the regulator, with the contract in hand. Appliances have their maker’s warranty as well.',
    period: true,
    ofState: ['warranty', 'regulator'],
    declined: true,
  },
  {
    of: [
      /\b(?:lawyer|solicitor)\b.{0,30}\bor\b.{0,30}\b(?:engineer|inspector)\b|\b(?:engineer|inspector)\b.{0,30}\bor\b.{0,30}\b(?:lawyer|solicitor)\b/i,
    ],
    aim: 'law.dispute',
    text: '**The engineer or inspector first.** A lawyer can do little before somebody independent has written down what is wrong and why. Only if a last day is close, see the lawyer at once.',
    period: true,
    ofState: ['dispute'],
  },
  {
    of: [
      /\bsettl(?:e on (?:the|it|a)|es? (?:on|next|in|this))|\b(?:auction|cooling[- ]off|exchang\w+ contracts)\b/i,
      /\b(?:defects?|cracks?|leak\w*|damp|problems?|issues?|found|inspection|next|what (?:do|can|should|now)|pull out|walk away|negotiate)\b/i,
    ],
    unless: /\b(?:warranty|claim|after settling|moved in|years?|covered)\b/i,
    aim: 'law.buyer',
    text: '**Talk to your conveyancer or solicitor before the sale settles**: what you may still ask of the seller turns on your contract. List each defect with its place, size and photos, have the grave ones looked at by an engineer or inspector, and ask for one more look before that day. A Plumbline report of the findings can go with it.',
    declined: true,
  },
  {
    of: [
      /\bguides?\b/i,
      /\b(?:ncc|code|law|standards?|contract)\b/i,
      /\b(?:differen\w*|versus|vs|compare\w*|beats?|wins?|which (?:one )?(?:counts|wins|comes first|rules)|over ?rules?|trumps?)\b/i,
    ],
    unless: /\d ?mm|\b(?:2015|2026|old|new)\b/i,
    aim: 'law.guide',
    text: '**A guide advises; the law, the contract, the NCC and the standards come first.**',
    rows: ['tolerance:guide-status'],
  },
  {
    of: [/\bscott schedule\b/i, /\b(?:what(?:['’]?s| is| are)?|explain|mean\w*)\b/i],
    unless: /\bcolumns?\b|\bwhat(?:['’]?s| is| goes) in\b|\blook like\b|\bfill\b/i,
    aim: 'law.write',
    text: '**A Scott schedule is a table of the defects in a dispute, one numbered item each**, with what either side says and what it would cost. A tribunal usually directs one once a case is under way; I hold no rule that asks for it before you lodge. NCAT’s form has seven columns.',
    rows: ['state:NSW/dispute'],
  },
];

const MOST_WORDS = 60;

/** What is held on the topic; undefined where a message is of none of these. */
export function lawTopic(
  text: string,
  state: StateCode | null,
): { aim: Aim; parts: Part[]; declined: boolean } | undefined {
  if (OF_PRODUCT.test(text) || text.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const topic = [...CONTRACT_TOPICS, ...TOPICS].find(
    ({ of, unless }) => of.every((words) => words.test(text)) && unless?.test(text) !== true,
  );
  if (!topic) return undefined;
  const periods =
    topic.period && state && periodsIn(state) !== ''
      ? `The warranty in ${state}: ${periodsIn(state)}, from ${startOf(state)}.`
      : '';
  const rows = rowsNamed(
    ...(topic.rows ?? []),
    ...(state ? (topic.ofState ?? []).map((kind) => `state:${state}/${kind}`) : []),
  );
  const [regulator] =
    state && topic.ofState?.includes('regulator') ? rowsNamed(`state:${state}/regulator`) : [];
  const [stages] =
    state && topic.ofState?.includes('inspections') ? rowsNamed(`state:${state}/inspections`) : [];
  const path = state && topic.ofState?.includes('dispute') ? disputePath(state) : undefined;
  const lines = [
    topic.text,
    (topic.rows ?? []).includes('tolerance:guide-status') ? (rows[0]?.text ?? '') : '',
    path
      ? `In ${state}: first ${path.first}${path.forum ? `; after that ${path.forum} hears it` : ''}.`
      : (regulator?.text ?? ''),
    stages?.text ?? '',
    periods,
    topic.period && !state ? 'Tell me the state, and I’ll give its period.' : '',
    topic.period ? ASK_A_LAWYER : '',
  ];
  return {
    aim: topic.aim,
    parts: [{ text: lines.filter(Boolean).join('\n\n'), rows, support: 0.7 }],
    declined: topic.declined === true,
  };
}
