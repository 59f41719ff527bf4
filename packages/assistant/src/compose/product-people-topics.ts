/** What people ask of Plumbline about others and about being wrong: links, colleagues, signing, refunds, closing an alert. */
import type { Topic } from './product-topics.ts';

const TRADE_OR_OTHER =
  /\b(?:plumbers?|tilers?|sparky|sparkies|electricians?|roofers?|painters?|plasterers?|carpenters?|chippy|chippie|brickies?|bricklayers?|builders?|tradies?|tradespe\w+|trades?(?:m[ae]n)?|contractors?|engineers?|waterproofers?|glaziers?|handym[ae]n|subbies?|subcontractors?|owners?|clients?|customers?|landlord|agent|husband|wife|mum|dad|mother|father|brother|sister|son|daughter|mate|neighbours?|someone|somebody|anyone|people|others?|he|she|they|him|her|them)\b/i;
const JOINS =
  /\b(?:account|log(?:ging)? ?in|login|logon|sign(?:ing|s)? ?up|signup|regist\w*|password|member(?:ship)?|subscri\w*|join(?:ing)?|(?:download|install|get)(?:ing)? (?:the |an? |this |your )?app)\b/i;
const SEES =
  /\b(?:see|sees|view|open|look|read|send|sent|share|show|use|need|needs|have to|has to|must|without|get|access|reply|answer)\b/i;
const TEAM =
  /\b(?:colleagues?|work ?mates?|co-?workers?|team(?:mates?| members?)?|offsiders?|staff|employees?|apprentices?|business partner|crew|my boss|my office|(?:another|second|other|more|extra|several|multiple|two|three) (?:users?|person|people|inspectors?|log ?ins?|logins|accounts?|seats?)|users|seats?|the (?:boys|guys|lads))\b/i;

/** Topics that their words alone make sure of, whatever else a message sounds like. */
export const PEOPLE_TOPICS: readonly Topic[] = [
  {
    asked: [
      /\b(?:cancel\w*|stop\w*|end|ends|ending|kill\w*|revok\w*|withdraw\w*|undo|take (?:it |the \w+ )?back|turn(?:ing)? off|switch(?:ing)? off|remov\w*|delet\w*|disabl\w*|close|closing|block\w*|unshare|get rid of|expir\w*|run out)\b/i,
      /\blinks?\b/i,
    ],
    unless: /\b(?:calendar|chain|fence)\b/i,
    askings:
      "how do i stop a tradie's link | revoke access for the plumber | take back a link i sent | how long does a link stay open",
    lead: '**Press End link on the finding: it ends at once.** A link also ends by itself, and then nobody can open it.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [JOINS, TRADE_OR_OTHER, SEES],
    unless:
      /\b(?:my|our) (?:log ?in|password)\b|\b(?:delet\w*|clos(?:e|ing)|cancel\w*|forgot\w*|reset\w*|trust account|bank|same account|one account|credits?|report (?:him|them|her)|license\w*|licence\w*|registered (?:builder|plumber|electrician|engineer|tradie|with)|insur\w*)\b|\bam i\b|\b(?:is|are) (?:my|the|this|our|a) \w+ (?:registered|licensed)\b/i,
    askings:
      'does the tradie need an account | does my plumber have to sign up | can the plasterer see the photo without logging in | what does the tradie see when he opens the link | can the tradesperson see the rest of my project',
    lead: '**They need no account: send them a link.** Send to a tradesperson makes a private link to the findings you choose. It shows photos, the plan, what to do and the due date, and they can reply with photos. Nothing else of your account is visible.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [
      TRADE_OR_OTHER,
      /\binvit(?:e|es|ing)\b|\b(?:send|give|share|make|get|email|text)\b.{0,30}\blinks?\b|\blinks? (?:to|for)\b|\b(?:get|let|have|show)\b.{0,25}\b(?:see|view|open|look at|read)\b.{0,12}\b(?:findings?|defects? list|photos?)\b/i,
    ],
    unless:
      /\b(?:end|cancel\w*|revok\w*|expir\w*|delet\w*|credits?|quote|inspection|open (?:home|house)|referral|rewards?|reset|password|payment|invoice|pay)\b/i,
    askings:
      'how do i send a finding to my plasterer | send the lippage to the tiler | get a job to the sparky | how do i give the roofer the list of defects | forward a defect to a contractor',
    lead: '**Open the finding and press Send to a tradesperson: it makes a private link.** They need no account. The link shows the findings you choose, with photos, the plan, what to do and the due date, and they can reply with photos. Nothing else of your account is visible.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [
      /\b(?:hand(?:ing)?|pass(?:ing)?|transfer\w*|mov(?:e|ing)|giv(?:e|ing)|assign\w*|reassign\w*)\b/i,
      /\b(?:projects?|jobs?|findings)\b/i,
      /\b(?:(?:another|a new|a different|the other|other) (?:inspector|account|user|person|colleague)|colleague|work ?mate|in (?:my|our) (?:firm|office|company|team)|off ?sider|someone else)\b/i,
    ],
    unless: /\b(?:builder|tradie|owner|client|handover|certifier)\b/i,
    askings: 'hand over a project to a colleague | transfer a job to another account',
    lead: '**A project can’t be handed to another account: an account is for one person.** Send your colleague the report’s PDF, or a private link to the findings you choose; neither needs an account.',
    rows: ['guide/project-management/repairs', 'guide/security/protection'],
  },
  {
    asked: [
      /\b(?:add(?:ing)?|invit\w*|shar\w*|giv\w*|let|use|using|join\w*|access|log ?in|set up|have|get|create|work together|collaborat\w*|connect|how many)\b/i,
      TEAM,
      /\b(?:account|access|log ?ins?|logins?|plumbline|projects?|jobs?|app|team|members?|colleagues?|users?|seats?|staff|invit\w*|add|here|in it|on it|to it|together)\b/i,
    ],
    unless: /\b(?:reports?|pdf|link|findings? (?:to|with)|asbestos|scaffold\w*|hurt|safe)\b/i,
    askings: 'can i invite a colleague | add a second user | team accounts | share my login with my offsider',
    lead: '**An account is for one person: nobody else can be added to it.** A colleague can have an account of their own. Send them a report’s PDF, or a private link to the findings you choose; neither needs an account.',
    rows: ['guide/project-management/repairs', 'guide/security/protection'],
  },
  {
    asked: [
      /\b(?:refund\w*|money back|credits? (?:back|returned)|(?:get|want|give) (?:my |the |a |me )?(?:money|credits?|dollar|payment|cash|a\$\S+|\$\S+) back|reimburs\w*|return (?:my|the) (?:money|credits?)|(?:still |get |be )?charged)\b/i,
      /\b(?:wrong|mistakes?|mistaken|incorrect\w*|rubbish|useless|nonsense|not right|isn['’]?t right|inaccurate|misread|missed|bad (?:answer|result|call)|errors?|false)\b/i,
    ],
    unless:
      /\b(?:builder|deposit|tradie|plumber|warranty|inspector|insurer|twice|card|paypal)\b|\b(?:reports?|pdfs?) .{0,20}\bmistake\b/i,
    askings: 'the answer was wrong, do i get my credit back | refund for a wrong result',
    lead: '**No, credits aren’t refunded for an answer that turns out wrong.** A photo that can’t be used, an analysis that fails and a ‘not sure’ cost nothing: that credit is back at once. Correct or reject the finding, and your decision counts in lists and reports.',
    rows: ['guide/billing/credits', 'faq/do-credits-expire'],
  },
  {
    asked: [
      /\b(?:did|has|have|had|is|was|were|are|who|whether)\b.{0,40}\bsign(?:ed)?\b(?![- ]?(?:off|in|up|out)\b)/i,
      /\b(?:reports?|pdfs?)\b/i,
    ],
    unless:
      /\b(?:can|could|should|must|need|will|does)\b|\bhow\b|\bcontract\b|\b(?:plumbline|electronically|digitally)\b/i,
    lead: '**Whether anybody signed it isn’t in what I read here.** Open the report: until its inspection is declared each page says draft. The block at its end is signed on paper.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    asked: [/\bsign(?:s|ed|ing|atures?)?\b/i, /\b(?:reports?|pdfs?|declar\w*)\b/i],
    unless: /\bsign(?:s|ed|ing)?[- ]?(?:off|in|up|out)\b|\bcontract\b|\bsigns? of\b/i,
    askings: 'does the report have a signature | who signs the report | can i sign it',
    lead: '**Yes: a report ends with a signature block for whoever inspected.** Their name and licence come from your letterhead. An inspection is declared in the report’s details; until then each page says draft. Plumbline signs the PDF file itself, which shows only that it wasn’t changed.',
    rows: ['guide/reports/report-kinds', 'faq/how-can-somebody-check-that-a-report-wasn-t-change'],
  },
  {
    asked: [
      /\b(?:clos(?:e|ing)|clear(?:ing)?|dismiss\w*|get rid of|tick(?:ing)? off|remov\w*|turn(?:ing)? off|switch(?:ing)? off|lift(?:ing)?|cancel\w*|silence|make .{0,12} go away)\b/i,
      /\b(?:hazards?|hazard alerts?|alerts?|safety warnings?|warnings?)\b/i,
      /\b(?:how|where|can|could|what|whats|who|when|may|need|needed|allowed|am i)\b/i,
    ],
    unless:
      /\b(?:smoke|alarms?|did|have (?:i|we|you)|has|which|how many|asbestos|mould|email|notification|push)\b/i,
    askings:
      "how do i close an alert | get rid of the red warning | it is fixed, how do i clear the hazard | why can't i close the alert | get rid of the asbestos warning on the project",
    lead: '**Open the finding, press Close alert and give the reason.** Do it once somebody has checked on site: a photo can’t show that a place is safe. The reason appears on the finding and in its reports.',
    rows: ['faq/what-is-a-hazard-alert'],
  },
  {
    asked: [
      /\b(?:at|says?|said|gives?|shows?|with|is|of|if|so|it'?s|even|a|the)?\s*\b[5-9]\d ?(?:%|per ?cent|percent)|\b(?:says?|said|gives?|shows?|at|is|panel says|it'?s) [5-9]\d\b(?! ?(?:mm|cm|m|years?|credits?|photos?|days?|degrees|kg|findings?))/i,
      /\b(?:wrong|mistak\w*|incorrect|certain\w*|guarantee\w*|always|definite\w*|for sure|trust|rely|reliable|right|true|correct|sure|believe|proof|proven|fact)\b/i,
    ],
    unless:
      /\b(?:finding \d|deposit|humidity|builder|relative|moisture|progress|complete|done|finished)\b|\bmean the\b|\bwhat(?:['’]?s| does| do| is)\b(?!.*\b(?:wrong|mistak\w*|incorrect|right)\b).*\bmean/i,
    lead: 'WRONG_AT',
    rows: ['guide/ai-results/confidence', 'faq/how-often-is-the-panel-right'],
  },
];
