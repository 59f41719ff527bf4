/** What people ask of using Plumbline: files, exports, measuring by photo, time, logins, and what isn't held of it. */
import type { Topic } from './product-topics.ts';

const PHOTO = /\b(?:photos?|pics?|pictures?|images?|shots?|footage)\b/i;
const REPORT = /\b(?:reports?|pdfs?)\b/i;

export const USE_TOPICS: readonly Topic[] = [
  {
    asked: [
      /\b(?:how|can|could|way|where)\b/i,
      /\b(?:take|get|bring|put|pull) (?:\w+ ){0,4}?back\b|\bundo\w*\b|\bun-?(?:reject|confirm|decide|correct)\w*\b|\bwithdraw\w*\b|\brevers(?:e|ing)\b|\brestor\w*\b|\brevert\w*\b|\bchange my mind\b/i,
      /\b(?:findings?|decisions?|defects?|verdicts?|reject\w*|confirm\w*|correct(?:ed|ing|ion)|un-?reject\w*|un-?confirm\w*)\b/i,
    ],
    unless:
      /\b(?:account|projects?|photos?|reports?|credits?|paid|payment|chats?|builder|insurer|council|delet\w*|alerts?|hazards?|money)\b/i,
    lead: '**Open the finding and press Withdraw: your decision is taken back,** and it waits for one again. Change gives another instead. A rejected one is under the filter Rejected of its project’s findings. What the panel said stays as it was.',
    rows: ['guide/project-management/project-page'],
  },
  {
    asked: [
      /\b(?:videos?|movies?|footage|film clips?)\b/i,
      /\b(?:upload\w*|use|send|analys\w+|add|take|accept\w*|work\w*|put)\b/i,
    ],
    unless: /\b(?:tribunal|builder|doorbell|cctv)\b/i,
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
    lead: '**By how sure it says it is, and by looking on site.** Of results given at 80%, about 20 in 100 are wrong. None is certain: a photo shows one side.',
    rows: ['guide/ai-results/confidence', 'faq/how-often-is-the-panel-right'],
  },
  {
    asked: [
      /\b(?:data|photos?|reports?|servers?|info\w*|stuff|everything)\b/i,
      /\b(?:in australia|overseas|offshore|on ?shore|which country|where (?:is|are) (?:my|the|our|your) (?:data|photos?|servers?)|hosted|data cent(?:re|er))\b/i,
    ],
    unless: /\b(?:building code|law|ncc|standards?)\b/i,
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
    lead: '**Yes: the report’s menu has the findings as CSV, and as a Scott Schedule for Excel or Word.**',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [
      /\b(?:logo|letterhead|licen[cs]e (?:number|no)|company (?:name|details)|abn|my details|branding)\b/i,
      REPORT,
    ],
    unless: /\b(?:invoice|receipt|builder['’]?s|his|their|check)\b/i,
    lead: '**Yes: press Letterhead under Reports and fill it in once.** It has your logo and colour, your company, and the inspector’s name and licence, and goes on every report.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [
      /\b(?:landscape|portrait|orientation|a3|page size|font|margins?)\b/i,
      /\b(?:reports?|pdfs?|print\w*)\b/i,
    ],
    lead: '**I hold no setting for that.** The report’s menu has a Word copy that you can lay out as you like; it says on every page that it is for editing. The PDF is the report that you issued.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [/\b(?:merg\w*|combin\w*|join)\b/i, /\b(?:findings?|two (?:defects|photos?|results?))\b/i],
    unless: REPORT,
    lead: '**Two findings aren’t merged: keep one, add the photo to it, and delete the other.** Where two photos look alike, press Add to finding when you are asked.',
    rows: ['faq/why-am-i-asked-whether-two-photos-show-the-same'],
  },
  {
    asked: [
      /\b(?:subscri\w*|monthly (?:fee|plan|cost)|recurring)\b/i,
      /\b(?:is there|do|does|have|need|any|pay|cost|plumbline|app)\b/i,
    ],
    unless: /\b(?:unsubscri\w*|rent|builder|strata|cancel\w*)\b/i,
    lead: '**No subscription: you buy credits when you need them.** 15 credits cost A$15.00, GST included, and never expire.',
    rows: ['guide/billing/credits', 'faq/do-credits-expire'],
  },
  {
    asked: [
      /\b(?:a bug|bugs in|customer support|help ?desk|your support|contact (?:you|plumbline)|speak to (?:a (?:person|human)|someone at plumbline)|get hold of (?:you|plumbline))\b/i,
      /\b(?:how|where|who|report|contact|call|email|phone|reach|can i)\b/i,
    ],
    unless: /\b(?:spray|insect|bug bomb|beam|post|wall|roof|load)\b/i,
    lead: '**Use Contact, linked at the foot of our pages.** Say what you did, what you saw, and when. The thumb down under an answer tells us about this chat.',
    rows: [],
  },
];
