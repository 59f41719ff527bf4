/** What people ask of Plumbline itself, by what they want done with what: the answer first, then where it stands. */
export interface Topic {
  /** Each of these is said; a topic without any is found by its askings alone. */
  asked?: readonly RegExp[];
  unless?: RegExp;
  /** How people ask for it, one after the other: what is asked in nearly such words is answered by it. */
  askings?: string;
  /** Said first; with no row beside it where `whole` is false. */
  lead: string;
  /** The rows that it rests on. */
  rows: readonly string[];
  /** Whether the rows are told as well. */
  whole?: boolean;
}

const REMOVE =
  /\b(?:bin(?:ned|ning)?|trash\w*|scrap\w*|delet\w*|remov\w*|eras\w*|get rid of|clear\w*|wip\w*|close|closing|cancel\w*|take (?:it )?down)\b/i;
const CHANGE =
  /\b(?:chang\w*|edit\w*|correct\w*|overrid\w*|over ?rule|fix|amend\w*|adjust\w*|updat\w*|renam\w*)\b/i;
const SHARE =
  /\b(?:shar\w*|send\w*|sent|email\w*|forward\w*|pass (?:it )?on|give|giving|show|let|invite|add)\b/i;
const TAKE_OUT =
  /\b(?:export\w*|download\w*|back ?up|take out|get (?:\w+ ){0,3}out|spreadsheet|excel|csv|word (?:doc\w*|file|copy)|scott schedule)\b/i;
const ACCOUNT = /\b(?:account|profile|membership|my data|all my (?:data|stuff|info\w*))\b/i;
const FINDING =
  /\b(?:findings?|results?|defects?|verdicts?|severity|rating|(?:the|your) ai|panel|analysis|answer)\b/i;
const PHOTO = /\b(?:photos?|pics?|pictures?|images?|shots?)\b/i;
const REPORT = /\b(?:reports?|pdfs?)\b/i;
const PROJECT = /\b(?:projects?|jobs?)\b/i;
const OTHERS =
  /\b(?:builders?|owners?|clients?|tradies?|tradesperson|tradesm[ae]n|plumber|tiler|solicitor|lawyer|agent|landlord|husband|wife|partner|brother|sister|son|daughter|mum|dad|someone|somebody|others?|people|team|colleague|strata|committee|him|her|them)\b/i;
const MEANS =
  /\b(?:mean\w*|definition|stands? for|difference|differ|explain|what(?:['’]?s| is| are)|same (?:thing|as))\b/i;

export const TOPICS: readonly Topic[] = [
  {
    asked: [
      /^\W*(?:so |and |ok )?(?:what|wat)(?:['’]?s| do| does| is| are)? (?:the|those|these|that|this|your|all the) (?:\w+ )?(?:percent(?:age)?s?|per ?cents?|% ?(?:numbers?|figures?|signs?)?)(?: \w+){0,3}? ?(?:next to|beside|on|by|with|under|after|in front of)? ?(?:(?:the|a|an|each|every|my) )?(?:\w+ )?(?:findings?|defects?|cracks?|photos?|results?|names?|answers?|screens?)?(?: actually)?(?: means?| for| stand for| about)?\W*$/i,
    ],
    unless: /\b(?:cement|moisture|deposit|retention|fall|slope|commission|interest|humidity|compliance)\b/i,
    lead: 'SURE',
    rows: ['guide/ai-results/confidence'],
  },
  {
    asked: [REMOVE, PROJECT, /\b(?:reports?|pdfs?|bought|paid)\b/i],
    unless: /\b(?:rubbish|skip|green) bins?\b/i,
    askings:
      'what happens to my reports if i delete the project | do i lose the pdf i paid for when the project goes | if i delete a job are its reports gone',
    lead: '**The reports you bought stay:** you can still download them, but no longer edit them.',
    rows: ['guide/reports/report-price'],
  },
  {
    asked: [REMOVE, /\b(?:chats?|conversations?|messages?|chat history|history|what i asked)\b/i],
    unless: /\bbilling|payment/i,
    askings:
      'how do i delete this chat | clear the conversation | remove my chat history | wipe what i asked you',
    lead: '**Clear History deletes the chat.** Deleting a defect deletes its chat, and closing the account deletes everything.',
    rows: ['faq/what-is-kept-of-my-chats'],
  },
  {
    asked: [REMOVE, ACCOUNT],
    askings:
      'how do i delete my account | close my account for good | i want to leave plumbline, remove all my data | cancel my membership',
    lead: '**Open Account and press Delete my account.** After 30 days everything is gone: projects, photos, defects, reports and unused credits. Until then you can change your mind. Tax invoices stay for 7 years, without your name.',
    rows: ['guide/security/keeping'],
  },
  {
    asked: [REMOVE, PROJECT],
    unless: REPORT,
    askings: 'how do i delete a project | get rid of an old job | remove a site from the list',
    lead: '**Open the project’s menu and choose Delete project.** Reports you bought stay: you can still download them.',
    rows: ['guide/reports/report-price'],
  },
  {
    asked: [
      /\b(?:delet\w*|remov\w*|eras\w*|get rid of)\b/i,
      /\b(?:findings?|results?|photos?|pics?|pictures?|images?|defects?)\b/i,
    ],
    unless: /\b(?:mould|mold|stain|efflorescence|paint|rust|asbestos|damp|tile|builder|kids?|faces?)\b/i,
    askings:
      'how do i delete a finding | remove a photo | get rid of a wrong result | delete this defect and its picture',
    lead: '**Open the finding and press Delete.** The finding and its photo go; reports keep what they print. It can’t be undone, and the credit isn’t returned. Of several photos, the menu below one removes it.',
    rows: ['faq/can-a-finding-have-several-photos'],
  },
  {
    asked: [
      /\b(?:chang|edit|updat|alter|fix|correct|re-?download|typo|again)\w*\b/i,
      REPORT,
      /\b(?:bought|paid|pay|charged?|cost|again|twice|change|edit|update|alter)\w*\b/i,
    ],
    unless: FORGED(),
    askings:
      'can i change a report after i bought it | do i pay again if i edit the report | fix a typo in a finished report | can a report be changed after it was issued | update the report with another finding',
    lead: '**Yes, and you aren’t charged again.** You buy a report once (A$10.00, GST included) and may download it as often as you like, also after editing it.',
    rows: ['faq/can-i-change-a-report-after-buying-it', 'guide/reports/report-price'],
  },
  {
    asked: [CHANGE, FINDING],
    unless:
      /\b(?:how (?:do|can|should) (?:i|we) fix|who|report|builder|wall|ceiling|tiles? (?:are|is)|myself|price|cost|law|code|after the fact|mortgages?|loan|bank|rate)\b/i,
    askings:
      'can i change what the ai said | how do i correct a finding | override the severity | rename the defect | the rating is wrong, how do i change it',
    lead: '**Yes. Open the finding: you can confirm, correct or reject the result.** What the panel said stays beside your decision.',
    rows: ['guide/getting-started/what-you-get'],
  },
  {
    asked: [
      /\b(?:don['’]?t|do not|dont|disagree\w*|not) (?:agree|with|think|right|what)\b|\bdisagree\w*\b|\b(?:got|has|have) it wrong\b|\b(?:is|was) wrong\b(?!\?)/i,
      /\b(?:findings?|results?|verdicts?|(?:the|your) (?:ai|panel|app)|plumbline|severity)\b/i,
    ],
    unless: /\b(?:builder|tribunal|inspector|engineer|certifier) (?:says?|said|reckons?|doesn)/i,
    lead: '**Then correct or reject it.** Open the finding: you can confirm, correct or reject the result. What the panel said stays beside your decision.',
    rows: ['guide/getting-started/what-you-get'],
  },
  {
    asked: [
      /\b(?:blur\w*|hid(?:e|ing)|face|faces|number plate|kids?|children)\b/i,
      PHOTO,
      /\b(?:reports?|blur\w*|show\w*|hide|cover|mark)\b/i,
    ],
    unless: /\b(?:fall|safe|window|balcon|rail)\b/i,
    askings:
      "hide a face before i share a photo | there is a number plate in the picture, can i send it | the owner's kid is in the photo",
    lead: '**Blur it first.** Open the finding, press **Mark up** below its photo and drag **Blur** over it. Reports you make after that show the blur, and nobody can undo it. A report is a PDF that you download and send yourself.',
    rows: ['faq/how-do-i-draw-on-a-photo-or-blur-a-face'],
  },
  {
    asked: [SHARE, /\b(?:reports?|pdfs?|findings?|projects?|photos?|list|access|results?)\b/i, OTHERS],
    unless:
      /\b(?:should|must|have to|need to|notice|letter|tribunal|court|law|legally|when|by when|how many days|what do i (?:send|write|say))\b|\bwho (?:can|else)\b|\bsell|\btrain/i,
    askings:
      'how do i share a finding with my client | how does the owner get to see the defects | send the findings to the strata committee | can my client see the report without an account | does the buyer need a login to read the report | how do i email a report to the owner | can i share a project with the builder | how do i show my solicitor the findings',
    lead: '**Send the report’s PDF, or a private link.** Send to a tradesperson makes a link to the findings you choose, which needs no account. They see photos, the plan, what to do and the due date; nothing else of your account. End link ends it at once.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [
      /\bwho (?:else )?(?:can|could|will|gets? to|sees?|looks?|is able)\b|\b(?:can|could|will|does) (?:any|some)(?:one|body)(?: else)? (?:see|look|access|read)\b|\bprivate\b|\bprivacy\b|\bsecure\b/i,
      /\b(?:photos?|pictures?|pics?|projects?|data|findings?|reports?|account|stuff)\b/i,
    ],
    unless: /\btrain\w*|\bsold?\b|\bsell/i,
    askings:
      'who can see my photos | is my project private | can other users see my findings | can anyone else look at my data | who has access to my account',
    lead: '**Only you.** What you record is kept apart by account. Others see what you send them: a report, or a link to chosen findings.',
    rows: ['guide/security/protection'],
    whole: true,
  },
  {
    asked: [
      /\bpass ?words?\b|\blog(?:ged)? ?in\b|\bsigned in\b/i,
      /\b(?:forgot\w*|forget|reset|chang\w*|lost|other (?:phone|device|computer)|else|still|sign out|log ?out)\b/i,
    ],
    unless: /\b(?:mate|use|share|give) (?:\w+ )?(?:my|your|his) log/i,
    askings: 'i forgot my password | how do i change my password | reset my login | cant log in',
    lead: '**Choose the forgotten password on the sign-in page, or change it under Account.** When you change it, every other device is signed out.',
    rows: ['guide/security/protection'],
  },
  {
    asked: [
      /\b(?:off ?line|internet|reception|signal|wi-?fi|no (?:network|coverage|bars)|without (?:a )?(?:network|connection)|connection|mobile data|out of range|coverage)\b/i,
      /\b(?:use|work\w*|need|without|site|app|plumbline|photos?|run|happens?|lose|lost|sav\w+|upload\w*|send)\b/i,
    ],
    unless: /\b(?:timber|bolt|steel|pipe|gas|water|beam|roof|tie|rail|post|ledger|insurance|passwords?)\b/i,
    askings:
      'does it work offline | can i use it without internet | no reception in the roof space, can i still use it | what happens with no signal on site | i lost connection while sending photos | can i use it under a house with no coverage | will photos upload when i am back online',
    lead: '**It works without a connection.** The photos you take stay on your device, and are sent and analysed when you’re back online.',
    rows: ['faq/what-happens-without-a-connection'],
    whole: true,
  },
  {
    asked: [
      TAKE_OUT,
      /\b(?:findings?|list|data|everything|photos?|projects?|account|defects?|reports?|results?|stuff|it all|them)\b/i,
    ],
    unless: /\b(?:how many|credits?|can['’]?t|won['’]?t|wont|price|cost|how much)\b/i,
    askings:
      'how do i export everything | download all my data | back up my account | get my findings into a spreadsheet | can i take my data out',
    lead: '**Account, then Export my data, makes a zip of everything:** data, photos, documents and reports. A report’s menu has its findings alone, as CSV and as a Scott Schedule for Excel or Word.',
    rows: ['guide/reports/report-kinds', 'faq/can-i-take-my-account-to-another-plumbline'],
  },
  {
    asked: [
      /\b(?:difference|differ|same|versus|vs|or)\b/i,
      /\b(?:confiden\w*|sure|certain\w*|\d+ ?%)\b/i,
      /\b(?:severity|critical|serious\w*|high|medium|low|bad)\b/i,
    ],
    askings: 'what is the difference between severity and confidence | what does confidence mean',
    lead: '**Severity says how bad it is; confidence says how sure the panel is.** A serious defect can be uncertain, and a small one can be certain.',
    rows: ['guide/ai-results/confidence', 'guide/ai-results/bands'],
  },
  {
    asked: [
      /\b(?:confidence|certainty)\b|\b\d{1,3} ?(?:%|per ?cent)(?: \w+)? (?:sure|certain|confident)\b|\bvery sure\b|\b(?:sure|certain)(?:ty)? (?:score|figure|number|percent\w*)\b/i,
      MEANS,
    ],
    unless: /\bfinding \d|\bshow\b|\blist\b/i,
    askings:
      'what does 80% sure mean | what does the percentage mean | what do the percentages next to a finding mean | how is the confidence figure worked out | what does 57% mean | how sure is it, what is that number',
    lead: 'SURE',
    rows: ['guide/ai-results/confidence'],
  },
  {
    asked: [
      /\bhow (?:sure|confident|certain)\b/i,
      /\b(?:about|of|from) (?:the|my|this|that|a) (?:photos?|pics?|pictures?|results?)\b/i,
    ],
    lead: 'SURE',
    rows: ['guide/ai-results/confidence'],
  },
  {
    asked: [
      /\b(?:how (?:accurate|reliable)|how often(?! (?:should|must|do (?:i|we))\b)|accuracy|track record|success rate|(?:can|should) i trust|how good is)\b/i,
      /\b(?:it|this|ai|panel|app|plumbline|results?|right|you|photo|analysis|thing)\b/i,
    ],
    unless:
      /\b(?:laser|level|tape|gauge|moisture meter|number|limit|builder|inspector|check|clean|inspect\w*|service[d]?|finding|try|trial|account|free|maintain\w*|paint\w*|oil\w*|replace\w*|test(?:ed)?)\b/i,
    lead: '',
    rows: ['faq/how-often-is-the-panel-right'],
    whole: true,
  },
  {
    asked: [
      /\b(?:act now|make (?:it )?safe today|before any work)\b/i,
      /\bmean\w*\b|\bexplain\b|\bwhat(?:['’]?s| is)(?: an?| the)? ["'‘“]?(?:act now|make safe|before any)/i,
    ],
    unless: /\b(?:list|show|how many|which)\b/i,
    askings:
      'what does act now mean | what does make safe today mean | what does before any work mean | how urgent is today',
    lead: '**It says how soon a hazard alert asks you to act.** Act now: leave it or keep clear at once. Make safe today: it can’t stay as it is overnight. Before any work: a specialist looks before work starts or the property settles.',
    rows: [],
  },
  {
    asked: [/\bundetermined\b|\bnot determined\b|\bcouldn['’]?t be determined\b/i, MEANS],
    unless: /\b(?:list|show|how many|which|findings? (?:say|are))\b/i,
    askings:
      "what does needs inspection mean | what does compliance couldn't be determined mean | why does it say needs inspection | what is not determined",
    lead: '**It means that compliance couldn’t be determined:** no rule could be checked from the photo, so nobody can say yet whether it complies. State a measurement, or have it inspected.',
    rows: ['guide/ai-results/limits', 'guide/ai-results/verdict'],
  },
  {
    asked: [
      /\b(?:non|not)[- ]?complian\w*\b|\bdoesn['’]?t comply\b|\bappears (?:not to comply|compliant)\b/i,
      /\bmean\w*\b|\bexplain\b|\bwhat(?:['’]?s| is) (?:a |an )?(?:non|not)/i,
    ],
    askings: 'what does non-compliant mean | why is it marked non compliant',
    lead: '**It breaks the limit of a rule, as far as a photo and your words show.** A verdict compares a size with the limit, such as 7 mm with the 5 mm of a guide, and names the rule.',
    rows: ['guide/ai-results/verdict'],
  },
  {
    asked: [
      /\b(?:critical|high|medium|low)\b/i,
      /\b(?:mean\w*|difference|differ)\b/i,
      /\b(?:severity|rat(?:ed|ing)|critical|finding|result|high)\b/i,
    ],
    unless: /\b(?:voltage|pressure|tide|humid\w*|moisture)\b/i,
    lead: '',
    rows: ['guide/ai-results/bands'],
    whole: true,
  },
  {
    asked: [
      /\b(?:engines?|opinions?|votes?)\b/i,
      /\b(?:see|show|read|view|where)\b/i,
      /\b(?:each|every|all|one|they|them|said|voted|thought)\b/i,
    ],
    unless: /\b(?:car|truck|solar|engineer|finding \d|second opinion)\b/i,
    askings:
      'can i see what each engine said | where do i see the votes | who in the panel agreed | where are the single opinions of the engines | show me how the ai models voted',
    lead: '**Yes: each engine’s opinion appears as it arrives, then the result that they make together.** Open the finding to see who agreed and who didn’t.',
    rows: ['guide/getting-started/first-analysis'],
  },
  {
    asked: [
      /\b(?:panel|engines?)\b/i,
      /\bmean\b|\bwhat(?:['’]?s| is| are)\b|\bwho(?:['’]?s| is| are)\b|\bhow many\b/i,
    ],
    unless:
      /\b(?:solar|wall|electrical|switch|fibro|glass|cladding|plasterboard|door|sandwich|heater|ceiling|say|said|think|write|wrote|miss|right|tiles?|behind|my|which|rated|sure)\b/i,
    askings:
      'what is the panel | how many engines look at a photo | what are the engines | which ai models do you use | who decides what the defect is',
    lead: '**The panel is the group of AI engines that look at your photo.** Each gives an opinion; together they name the defect and say how sure they are.',
    rows: ['guide/getting-started/what-you-get'],
    whole: true,
  },
  {
    asked: [
      /\b(?:add\w*|second|another|more|extra|attach\w*)\b/i,
      PHOTO,
      /\b(?:findings?|defects?|already)\b/i,
      /\b(?:credits?|pay|costs?|charged?|free|fee|burn)\b/i,
    ],
    unless: /\b(?:buy|pack|left|how many (?:credits|photos)|refund\w*|top ?up|wrong|fail\w*)\b/i,
    askings:
      'does a second photo cost a credit | is adding a photo to a finding free | what is look again at all photos',
    lead: '**No, adding a photo to a finding costs nothing.** Press Look again at all photos and the panel votes on them together: that is one credit.',
    rows: ['faq/can-a-finding-have-several-photos'],
  },
  {
    asked: [
      /\b(?:how many|what|which|more than one|several|extra|second)\b/i,
      PHOTO,
      /\b(?:per|each|one|a|single|every|same) (?:finding|defect|problem|issue|crack)\b|\bdefect need|\bfinding (?:need|have)/i,
    ],
    unless: /\bcredits?\b/i,
    lead: '**Up to 24 for one finding: an overview of the room, a close-up, and one with a scale** such as a ruler beside it.',
    rows: ['faq/can-a-finding-have-several-photos', 'guide/image-upload/useful-photos'],
  },
  {
    asked: [
      /\b(?:chat|asking you|ask you|questions? here|talking to you)\b/i,
      /\b(?:cost|free|credits?|charge[ds]?|pay)\b/i,
    ],
    askings: 'does the chat cost credits | is asking you free | do questions cost anything',
    lead: '**No, the chat costs no credits.**',
    rows: ['faq/what-does-the-ai-chat-answer-from'],
  },
  {
    asked: [
      /\b(?:what(?:['’]?s| is| do i get)|shows?|contain\w*|includ\w*)\b/i,
      /\b(?:in|inside|with) (?:the|a|your|my|this) (?:report|pdf)\b|\breport (?:contain|includ|show)/i,
    ],
    unless: /\b(?:inspector|engineer|his|expert|4349|must|should|photo|kids)\b/i,
    lead: '',
    rows: ['faq/what-is-in-a-report'],
    whole: true,
  },
  {
    asked: [CHANGE, PROJECT, /\b(?:name|renam\w*|address|state|title|details?|dates?)\b/i],
    unless: /\b(?:finding|report)\b/i,
    askings:
      "how do i change the address of a project | where do i set the state | add the completion date | rename a project | change the project's details",
    lead: '**Open the project’s menu and choose Edit project.** Its name, address, state and dates can be changed there; the state and dates decide which rules apply.',
    rows: ['guide/project-management/create-project'],
  },
  {
    asked: [/\bmeasur\w*\b/i, PHOTO, /\b(?:how|can|on|from)\b/i],
    unless: /\b(?:before|should i (?:take|send))\b/i,
    lead: '**Only with something of known size flat beside it, square on.** A photo without one, or from across the room, can’t be measured.',
    rows: ['guide/ai-results/measuring'],
    whole: true,
  },
];

function FORGED(): RegExp {
  return /\b(?:back ?dat\w*|look (?:worse|better)|without|hide|date it|somebody|someone|wasn['’]?t|weren['’]?t changed|check that|prove)\b/i;
}
