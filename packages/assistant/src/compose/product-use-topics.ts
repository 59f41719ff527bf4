/** What people ask of using Plumbline: files, exports, measuring by photo, time, logins, and what isn't held of it. */
import type { Topic } from './product-topics.ts';

const PHOTO = /\b(?:photos?|pics?|pictures?|images?|shots?|footage)\b/i;
const REPORT = /\b(?:reports?|pdfs?)\b/i;

export const USE_TOPICS: readonly Topic[] = [
  {
    asked: [
      /\b(?:how many|enough|what)\b/i,
      PHOTO,
      /\b(?:should|need|have|ought|best)(?: (?:i|we|to))*(?: to)? (?:take|send|upload|snap|shoot)\b|\b(?:to|do i|do we) (?:take|need)\b/i,
    ],
    unless: /\b(?:credits?|left|afford|cost|each (?:month|day)|at once)\b/i,
    askings: 'how many photos should i take of a defect | which photos do you need',
    lead: '**Three of each defect: an overview of the room, a close-up, and one with a scale** such as a ruler beside it. One finding takes up to 24.',
    rows: ['faq/can-a-finding-have-several-photos', 'guide/image-upload/useful-photos'],
  },
  {
    asked: [
      /\b(?:learn\w*|train\w*|teach\w*|taught|improve\w*)\b/i,
      /\b(?:photos?|pics?|pictures?|images?|data|findings?|uploads?|stuff)\b/i,
      /\b(?:ai|panel|plumbline|app|model|engines?|you|it|network|used (?:for|in|to))\b/i,
      /\b(?:my|our|mine|i|we|users?|people['’]?s|customers?)\b/i,
    ],
    unless: /\b(?:where can i learn|apprentice\w*|builder|how (?:do|can) i (?:learn|train))\b/i,
    askings: 'do you train on my photos | does the ai learn from my pictures',
    lead: '**Only if you allow it: it is off until you switch it on.** Under Account, Learning from your photos, you can let findings that you confirmed or corrected teach the panel. Switch it off any time: your photos are taken out at once, and the next version is trained without them.',
    rows: [],
  },
  {
    asked: [
      /\b(?:what|why|does|do|is)\b/i,
      REPORT,
      /\b(?:expensive|dearer|dear|pricey|cheaper|costs? more|pay more|price (?:go|depend))\b/i,
    ],
    unless: /\b(?:builder|inspect\w*|engineer|pest|expert|repair\w*|fix\w*|strata)\b/i,
    lead: '**Nothing: every PDF report costs A$10.00, GST included,** whatever is in it. You buy it once, and download it as often as you like, also after editing it.',
    rows: ['guide/reports/report-price'],
  },
  {
    asked: [
      /^\W*(?:(?:so|and|hi|hey|wait)\W+)*(?:is|are) (?:this|the|you|plumbline|it|that)(?: (?:app|thing|ai|chat|bot|site))? (?:really |actually |like )?(?:an?|my) (?:\w+ ){0,2}(?:inspectors?|engineer|surveyor|certifier)\b/i,
    ],
    unless: /\b(?:report|job for|problem|matter|question)\b/i,
    lead: '**No. Plumbline is software: it reads photos and words, and is no inspector, engineer or certifier.** A photo shows a surface at one moment. If something may be unsafe, have it inspected on site.',
    rows: ['faq/does-a-result-replace-an-inspection'],
  },
  {
    asked: [
      /\b(?:add\w*|attach\w*|put|upload|get)\b/i,
      PHOTO,
      /\b(?:to|on|onto|in|into|with) (?:an?|the|my|this|that|one|another|existing) (?:existing )?(?:findings?|defects?)\b/i,
      /^\W*(?:(?:and|so|hi|ok)\W+)*(?:how|where|can|could|is it possible|way)\b/i,
    ],
    unless: /\b(?:credits?|pay|costs?|charged?|free|fee|arrows?|marks?|draw\w*|blur\w*|report)\b/i,
    lead: '**Open the finding and press Add photos.** Or choose photos on the project’s Photos tab and press Add to a finding. One finding takes up to 24, and adding costs nothing.',
    rows: ['faq/can-a-finding-have-several-photos'],
  },
  {
    asked: [
      REPORT,
      /\b(?:hold up|stand up|holds? (?:any )?(?:water|weight)|count\w*|accept\w*|admissible|good enough|enough|carry (?:any )?weight|rely on)\b/i,
      /\b(?:[nvqst]a?cat|qcat|sacat|tribunal|court|magistrate|hearing)\b/i,
      /\b(?:my|this|the|your|plumbline|these|app)\b/i,
    ],
    unless:
      /\b(?:builder['’]?s|his|her|their|engineer['’]?s|inspector['’]?s|expert['’]?s|dilapidation|pest)\b/i,
    askings:
      'does the report count at ncat | is your report accepted by the tribunal | can i use the report in court',
    lead: '**As a record, yes; as an expert’s opinion, no.** What weight it gets, the tribunal decides. Its photos, dates and sizes show what was there and when, and anybody can check at /verify that the file wasn’t changed. For the cause and who is to blame have an inspector or engineer look on site and write an expert report. Declare the inspection first: until then each page says draft.',
    rows: [
      'faq/how-can-somebody-check-that-a-report-wasn-t-change',
      'faq/does-a-result-replace-an-inspection',
      'faq/how-do-i-hand-my-photos-to-a-lawyer-or-a-tribunal',
    ],
  },
  {
    asked: [
      /\b(?:how|can|could|way|where)\b/i,
      /\b(?:take|get|bring|put|pull) (?:\w+ ){0,4}?back\b|\bundo\w*\b|\bun-?(?:reject|confirm|decide|correct)\w*\b|\bwithdraw\w*\b|\brevers(?:e|ing)\b|\brestor\w*\b|\brevert\w*\b|\bchange my mind\b/i,
      /\b(?:findings?|decisions?|defects?|verdicts?|reject\w*|confirm\w*|correct(?:ed|ing|ion)|un-?reject\w*|un-?confirm\w*)\b/i,
    ],
    unless:
      /\b(?:account|projects?|photos?|reports?|credits?|paid|payment|chats?|builder|insurer|council|delet\w*|alerts?|hazards?|money)\b/i,
    askings: 'undo a decision | take back my confirm | i rejected it by mistake | unreject a finding',
    lead: '**Open the finding and press Withdraw: your decision is taken back,** and it waits for one again. Change gives another instead. A rejected one is under the filter Rejected of its project’s findings. What the panel said stays as it was.',
    rows: ['guide/project-management/project-page'],
  },
  {
    asked: [
      /\b(?:videos?|movies?|footage|film clips?)\b/i,
      /\b(?:upload\w*|use|send|analys\w+|add|take|accept\w*|work\w*|put)\b/i,
    ],
    unless: /\b(?:tribunal|builder|doorbell|cctv)\b/i,
    askings: 'can i upload a video',
    lead: '**No, photos only:** JPEG, PNG, HEIC, WebP or AVIF. Take a still of the spot, close and square to it.',
    rows: ['faq/which-photos-can-i-upload'],
  },
  {
    asked: [/\bdrones?\b/i, PHOTO],
    lead: '**Yes, if the file is a JPEG, PNG, HEIC, WebP or AVIF** of at least 500 × 500 pixels and up to 40 MB. From far off a roof shows too little: get close and square to the spot.',
    rows: ['faq/which-photos-can-i-upload'],
  },
  {
    asked: [
      /\basbestos\b|\bfibro\b/i,
      /\b(?:tell|know|see|detect|spot|identify|find|confirm|say)\b/i,
      /\b(?:plumbline|the app|the ai|(?:a|the|my|from) (?:photos?|pics?|pictures?))\b/i,
    ],
    unless: /\b(?:removalist|remov\w*|who|drill\w*|cut\w*|broke\w*|dust)\b/i,
    lead: '**No: looks can’t settle asbestos, only a laboratory test can.** A photo can make it likely. Until it is tested treat it as asbestos: don’t cut, drill or break it.',
    rows: [],
  },
  {
    asked: [
      /\b(?:work(?:s|ing)? out|tell|reads?|measur(?:es?|ing)|know|calculate)\b/i,
      /\b(?:widths?|sizes?|how (?:wide|big|long)|from (?:a|the) (?:photo|pic|picture)|from photos)\b/i,
      /\b(?:by itself|itself|automatic\w*|on its own|from (?:a|the|my) (?:photo|pic|picture)|from photos)\b/i,
    ],
    unless: /\b(?:finding \d|mm|stain)\b/i,
    lead: '**Only with something of known size flat beside it, square on.** A photo without one, or from across the room, can’t be measured.',
    rows: ['guide/ai-results/measuring'],
    whole: true,
  },
  {
    asked: [
      /\bhow (?:do|can|would|will) (?:i|we|you) (?:know|tell|find out)\b/i,
      /\b(?:ai|panel|plumbline|app|result|answer)\b/i,
      /\b(?:wrong|right|correct|mistaken|true|reliable)\b/i,
    ],
    unless: /\b(?:finding \d|builder|report was)\b/i,
    askings: 'how do i know if i can rely on a result | can i trust the ai | how often is it wrong',
    lead: '**By how sure it says it is, and by looking on site.** Of results given at 80%, about 20 in 100 are wrong. None is certain: a photo shows one side.',
    rows: ['guide/ai-results/confidence', 'faq/how-often-is-the-panel-right'],
  },
  {
    asked: [
      /\b(?:data|photos?|reports?|servers?|info\w*|stuff|everything)\b/i,
      /\b(?:in australia|overseas|offshore|on ?shore|which country|where (?:is|are) (?:my|the|our|your) (?:data|photos?|servers?)|hosted|data cent(?:re|er))\b/i,
    ],
    unless: /\b(?:building code|law|ncc|standards?)\b/i,
    askings: 'where is my data stored | is it kept in australia | which country are the servers in',
    lead: '**I don’t hold where it is stored: see the privacy policy.** What you record is kept apart by account.',
    rows: ['guide/security/protection'],
  },
  {
    asked: [
      /\bwhy\b|\bhow come\b/i,
      /\b(?:analysis|photos?|pics?|upload)\b/i,
      /\b(?:fail(?:s|ed)?|refus(?:es|ed)|reject(?:s|ed)|not accepted|won['’]?t (?:take|accept|upload))\b/i,
    ],
    unless: /\b(?:builder|paint|crack|membrane|inspection|slab|roof|wall|tribunal|insurer)\b/i,
    lead: '**The message beside the photo says why; I can’t see a single run here.** It cost nothing. A photo must be at least 500 × 500 pixels and no more than 40 MB, sharp, and light enough.',
    rows: ['faq/which-photos-can-i-upload', 'faq/do-i-pay-for-an-analysis-that-fails'],
  },
  {
    asked: [
      /\bhow (?:long|quick\w*|fast|many (?:seconds|minutes))\b/i,
      /\b(?:analysis|analys(?:e|ing)|panel|photo)\b/i,
      /\b(?:tak(?:e|es|ing)|ready|come(?:s)? back)\b/i,
    ],
    unless: /\b(?:builder|fix|tribunal|lab|kept|keep|credits?|mould|soil|test|photos? (?:each|every))\b/i,
    askings: 'how long does an analysis take | how fast is it | why is it taking so long',
    lead: '**You see it as it comes: each engine’s opinion as it arrives, then the result.** I hold no time in seconds. Without a connection it waits until you are back online.',
    rows: ['guide/getting-started/first-analysis'],
  },
  {
    asked: [
      /\b(?:internet|off ?line|connection|reception|wi-?fi)\b/i,
      REPORT,
      /\b(?:open|read|view|look at|show)\b/i,
    ],
    unless: /\bpassword\b/i,
    askings: 'can i open the report without internet',
    lead: '**No, not once you have downloaded it: it is a PDF file.** To make, buy or download one you need a connection.',
    rows: ['guide/reports/report-price'],
  },
  {
    asked: [
      /\b(?:share|same|one|single|use my) (?:log ?in|log ?on|account|password)\b/i,
      /\b(?:two|both|us|people|staff|team|colleagues?|wife|husband|partner|three|several|everyone)\b/i,
    ],
    lead: '**An account is for one person.** Give the other one an account of their own. They need none to read a report’s PDF or a private link to findings.',
    rows: ['guide/project-management/repairs', 'guide/security/protection'],
  },
  {
    asked: [/\bexport\w*\b|\bdownload\w*\b/i, /\b(?:excel|csv|xlsx?|spreadsheet)\b/i],
    unless: /\b(?:import|template|how many|account|everything)\b/i,
    askings: 'export the report to excel | scott schedule | get the findings as csv',
    lead: '**Yes: the report’s menu has the findings as CSV, and as a Scott Schedule for Excel or Word.**',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [
      /\b(?:logo|letterhead|licen[cs]e (?:number|no)|company (?:name|details)|abn|my details|branding)\b/i,
      REPORT,
    ],
    unless: /\b(?:invoice|receipt|builder['’]?s|his|their|check)\b/i,
    askings:
      "put my logo on the report | change the inspector's name on the report | add my licence number | company details on reports | whose name stands on the report",
    lead: '**Yes: press Letterhead under Reports and fill it in once.** It has your logo and colour, your company, and the inspector’s name and licence, and goes on every report.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [
      /\b(?:landscape|portrait|orientation|a3|page size|font|margins?)\b/i,
      /\b(?:reports?|pdfs?|print\w*)\b/i,
    ],
    askings: 'change the layout of the report | change the font',
    lead: '**I hold no setting for that.** The report’s menu has a Word copy that you can lay out as you like; it says on every page that it is for editing. The PDF is the report that you issued.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [/\b(?:merg\w*|combin\w*|join)\b/i, /\b(?:findings?|two (?:defects|photos?|results?))\b/i],
    unless: REPORT,
    askings: 'merge two findings | same defect twice | remove a duplicate',
    lead: '**Two findings aren’t merged: keep one, add the photo to it, and delete the other.** Where two photos look alike, press Add to finding when you are asked.',
    rows: ['faq/why-am-i-asked-whether-two-photos-show-the-same'],
  },
  {
    asked: [
      /\b(?:subscri\w*|monthly (?:fee|plan|cost)|recurring)\b/i,
      /\b(?:is there|do|does|have|need|any|pay|cost|plumbline|app)\b/i,
    ],
    unless: /\b(?:unsubscri\w*|rent|builder|strata|cancel\w*)\b/i,
    askings: 'is there a subscription | monthly fee',
    lead: '**No subscription: you buy credits when you need them.** 15 credits cost A$15.00, GST included, and never expire.',
    rows: ['guide/billing/credits', 'faq/do-credits-expire'],
  },
  {
    asked: [
      /\b(?:a bug|bugs in|customer support|help ?desk|your support|contact (?:you|plumbline)|speak to (?:a (?:person|human)|someone at plumbline)|get hold of (?:you|plumbline))\b/i,
      /\b(?:how|where|who|report|contact|call|email|phone|reach|can i)\b/i,
    ],
    unless: /\b(?:spray|insect|bug bomb|beam|post|wall|roof|load)\b/i,
    askings:
      'how do i contact support | report a bug | talk to a person | who do i ask for help with the app | phone number of plumbline',
    lead: '**Use Contact, linked at the foot of our pages.** Say what you did, what you saw, and when. The thumb down under an answer tells us about this chat.',
    rows: [],
  },
];
