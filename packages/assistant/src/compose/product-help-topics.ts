/** The help centre's answers, each by the words that ask for it: what is kept, imported, proven, charged, sent and refused. */
import type { Topic } from './product-topics.ts';

const PHOTO = /\b(?:photos?|pics?|pictures?|images?|shots?|snaps?)\b/i;
const REPORT = /\b(?:reports?|pdfs?)\b/i;
const OF_BUILDER =
  /\b(?:builder|tradie|insur\w*|deposit|landlord|strata levy|council|tribunal fee|inspector charge\w*)\b/i;
const CHARGES = /\b(?:pay|charged?|charges|cost|costs|credits?|free|lose|deduct\w*|bill(?:ed)?)\b/i;

/** Topics with words that only Plumbline's own things are asked by. */
export const HELP_TOPICS: readonly Topic[] = [
  {
    asked: [/\b(?:how much|costs?|price|what do you charge|what would)\b/i, /\b(?:report|pdf)\b/i],
    unless:
      /\b(?:builder|inspect\w*|engineer|pest|strata|fix|repair|quote|spen[dt]|paid|credits?|photos?|his|their|second|again|change|edit|building report|expert|save|say|says|mould|damage)\b/i,
    askings: 'how much is a report | what does a pdf cost',
    lead: '**A$10.00, GST included (A$0.91), once for each report.** Download it as often as you like, also after editing it. It isn’t refunded once it has been generated.',
    rows: ['guide/reports/report-price', 'faq/what-does-it-cost'],
  },
  {
    asked: [/\b(?:how much|costs?|price|gst)\b/i, /\bcredits?\b/i],
    unless:
      /\b(?!15\b)\d+\b|\b(?:spen[dt]|have i|used|left|paid|fix|repair|report|expire|chat|wrong|not sure|fail\w*|no defect|each month|subscription|tax credit)\b/i,
    askings:
      'how much are credits | what does a photo cost | price of an analysis | where do i buy more credits | how do i top up',
    lead: '**15 credits cost A$15.00, GST included (A$1.36).** One credit pays for the analysis of one photo, and credits never expire.',
    rows: ['guide/billing/credits', 'faq/what-does-it-cost'],
  },
  {
    asked: [
      /\b(?:overdue|due (?:next|this|today|tomorrow|soon|now|when|on|by)|(?:next|which|what|any|when|whats|what's)\b.{0,20}\bdue|repairs? (?:are |is |still )?(?:done|due|open|left|finished|verified|waiting|assigned)|assigned|(?:has|have|did) (?:the |my |our )?(?:plumber|tiler|builder|sparky|electrician|roofer|painter|plasterer|carpenter|tradie|contractor|anyone|anybody|he|she|they) (?:\w+ )?(?:repl(?:y|ied)|answer(?:ed)?|messaged?|respond(?:ed)?|sent (?:a )?(?:photo|message|reply)))\b/i,
      /\b(?:what|whats|which|who|whos|when|any|has|have|did|how many|show|list|is|are)\b/i,
    ],
    unless:
      /\b(?:warranty|due to|inspection due|rent|settlement|invoice|payment|notice|tribunal|complain\w*|letter|baby|claim|how (?:do|can|would)|why|where does)\b/i,
    lead: '**I found no such repair in your account.** **What is due**, on the Projects page, lists every repair of all projects with who has it and when it’s due; a reply stands on its finding.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [
      /\bwhen\b|\bwhat (?:day|date)\b|\bhow long ago\b/i,
      /\b(?:buy|bought|paid|top(?:ped)? up|purchased?)\b/i,
      /\bcredits?\b|\bpacks?\b/i,
    ],
    unless: /\b(?:expire|missing|arrive|show up|should)\b/i,
    lead: '**The days of your payments stand under Account, Billing**, each with its receipt. I don’t hold them here.',
    rows: ['faq/where-do-i-find-my-receipts'],
  },
  {
    asked: [
      CHARGES,
      /\b(?:no (?:visible )?defects?|nothing (?:is )?(?:wrong|found|there)|finds? nothing|found nothing|clean|all good|sound)\b/i,
      /\b(?:it|photo|pic|panel|ai|result|analysis|app|you|scan)\b/i,
    ],
    unless: /\b(?:builder|fix|repair|clean(?:ing)? (?:the|it|my|up)|inspector|lawyer)\b/i,
    askings: 'do i pay if nothing is found | am i charged for a photo without a defect',
    lead: '**Yes: a result of ‘no visible defect’ also costs a credit.** A failed analysis, a photo that can’t be used and a ‘not sure’ cost nothing.',
    rows: ['faq/what-does-one-credit-pay-for', 'faq/do-i-pay-for-an-analysis-that-fails'],
  },
  {
    asked: [
      CHARGES,
      /\b(?:not sure|unsure|isn['’]?t sure|can['’]?t tell|couldn['’]?t tell|fail(?:s|ed)?|refus(?:es|ed)|reject(?:s|ed)|blurry|blurred|too dark|can['’]?t be used|unusable|crash(?:es|ed)?|times? out|no answer|doesn['’]?t know)\b/i,
      /\b(?:it|its|it['’]s|photo|pic|panel|ai|result|analysis|app|you|scan|says?|credits?|ones?)\b/i,
    ],
    unless: OF_BUILDER,
    askings:
      'do i pay for not sure | i was charged for a photo that was not sure | do i get the credit back if it fails | is an unusable photo charged | why was i charged for a blurry photo',
    lead: '**No, that costs nothing.** A ‘not sure’, an analysis that fails and a photo that can’t be used give the credit back straight away.',
    rows: ['faq/do-i-pay-for-an-analysis-that-fails'],
  },
  {
    asked: [
      /\bcredits?\b/i,
      /\b(?:expir\w*|run out (?:of date|after)|use[- ]by|go(?:es)? off|last (?:forever|long|for)|how long (?:are|do|does|is)|valid|lapse\w*|use them by|disappear|time limit)\b/i,
    ],
    unless: /\b(?:home|contract|builder)\b/i,
    askings: 'do credits expire | how long do credits last',
    lead: '**No, credits never expire.** They are non-refundable, except where the Australian Consumer Law requires a refund.',
    rows: ['faq/do-credits-expire'],
  },
  {
    asked: [
      /\b(?:paid|bought|purchased|payment|topped up|charged|pay ?ment went)\b/i,
      /\b(?:balance|credits?|top ?up|account|bucks|dollars|\$ ?\d+)\b/i,
      /\b(?:still|not|nothing|zero|0|never|missing|where|hasn['’]?t|haven['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|no credits|none|no show|gone)\b|n['’]t\b/i,
    ],
    unless:
      /\b(?:builder|deposit|tradie|landlord|wrong (?:answer|result)|how (?:much|many)|reports?|refund\w*|money back|laps\w*|expir\w*|accident\w*|mistake|years? ago|months? ago)\b/i,
    askings:
      'i paid but got no credits | my payment went through and the balance is still zero | missing credits',
    lead: '**Press Fix in the top bar.** It checks your payments with the payment provider and adds credits that are missing. It can take a moment after you pay.',
    rows: ['faq/i-paid-but-my-credits-aren-t-there'],
  },
  {
    asked: [/\b(?:legal|litigation) hold\b/i],
    askings:
      'what is legal hold | how do i stop anything being deleted during a dispute | can i delete something while the legal hold is on',
    lead: '**Legal hold keeps everything in a project from being deleted, and your account too, until you lift it.** Open the project’s menu, choose Legal hold and give the reason. Use it while a dispute runs.',
    rows: ['faq/how-do-i-keep-everything-while-a-dispute-runs'],
  },
  {
    asked: [
      /\bevidence pack\b|\b(?:hand|give|send|submit|get|provide|export)\b.{0,40}\b(?:photos?|originals?|evidence|everything)\b.{0,30}\b(?:lawyer|solicitor|tribunal|court|ncat|vcat|qcat|barrister|expert)\b/i,
    ],
    askings:
      'how do i give my photos to a lawyer | what is the evidence pack | how do i hand everything over to the tribunal',
    lead: '**Open the project, choose Trail and press Download evidence pack.** The zip holds photos, finished reports, the trail and a signed list of hashes. Whoever gets it can check it at /verify.',
    rows: ['faq/how-do-i-hand-my-photos-to-a-lawyer-or-a-tribunal'],
  },
  {
    asked: [
      /\b(?:prove|proof|tell|check|verify|know|sure|show|trust|believe|detect|confirm)\b/i,
      REPORT,
      /\b(?:doctor(?:ed)?|chang(?:ed|e)|tamper\w*|alter(?:ed)?|edit(?:ed)?|fak(?:e|ed)|genuine|real|original|touched|modif\w*|forg\w+|mess(?:ed)? with|fiddled|authentic\w*|same (?:one|file))\b/i,
    ],
    unless:
      /\b(?:can i (?:change|edit)|how do i (?:change|edit)|i want to (?:change|edit)|backdat\w*|crack|wall)\b/i,
    askings:
      'how can someone check a report is genuine | prove the report was not changed | what is verify | how does the buyer know the pdf is real | what is the qr code on the report for',
    lead: '**They open /verify and choose the report’s PDF.** It says whether the file was changed since it was made. It needs no account, and the file never leaves their browser.',
    rows: ['faq/how-can-somebody-check-that-a-report-wasn-t-change'],
  },
  {
    asked: [
      /\b(?:heic|heif|jpe?gs?|png|webp|avif|tiff?|bmp|gifs?|dng|raw files?|file types?|(?:photo|image|file) formats?|live photos?)\b/i,
    ],
    unless: /\b(?:report|export|plan|csv|fridge)\b/i,
    askings:
      'which photo formats are allowed | can i upload heic | what files does it take | does a heic from my iphone work',
    lead: '**JPEG, PNG, HEIC, WebP or AVIF**, at least 500 × 500 pixels and up to 40 MB. Nothing else is taken.',
    rows: ['faq/which-photos-can-i-upload'],
  },
  {
    asked: [
      /\b(?:\d+ ?mb|megabytes?|file size|too (?:big|large) (?:to|for)|(?:max\w*|biggest|largest) (?:file|photo|image|upload|size)|how (?:big|large) (?:can|may|does)|resolution|pixels?|megapixels?|minimum size)\b/i,
      /\b(?:photos?|pics?|pictures?|images?|files?|uploads?)\b/i,
    ],
    unless: /\b(?:cracks?|gap|pdf|plan|bcf|tile|mm|document)\b/i,
    askings:
      'how big may a photo be | photo too large | what resolution do you need | is my photo made smaller | do you shrink my photos when i upload them | what size can an uploaded photo be',
    lead: '**Up to 40 MB, and at least 500 × 500 pixels**; 1024 × 1024 or more gives better results. A photo over 10 MB is made smaller before it is sent, and the original follows.',
    rows: ['faq/which-photos-can-i-upload', 'faq/what-happens-to-the-original-of-a-large-photo'],
  },
  {
    asked: [
      /\b(?:import\w*|suck\w*|pull|extract|read|bring|load|upload|put|scan|turn|grab|get|convert|take|use)\b/i,
      REPORT,
      /\b(?:other|another|inspectors?['’]?s?|his|her|their|someone|somebody|old|existing|previous|pest|building)\b/i,
      /\b(?:into|in|in here|out of|from|defects?|findings?|items?|list|plumbline|app|you)\b/i,
    ],
    unless:
      /\b(?:sign\w*|cost|price|need a|should i|who|read(?:ing)? (?:the|my) (?:fine|small)|mean|means|says?|said|wrong|photos? of|pay|trust)\b/i,
    askings:
      "can i import another inspector's report | read in a pdf report | upload an old inspection report",
    lead: '**Yes: open the project’s Imports tab, press Choose a file and choose the PDF**, up to 30 MB and 300 pages. Each defect we find becomes a draft that you accept or set aside. It costs no credits.',
    rows: ['faq/can-i-import-an-inspection-report-as-pdf'],
  },
  {
    asked: [
      /\b(?:import\w*|upload|load|bring|put|get|paste|read|take|add)\b/i,
      /\b(?:excel|spreadsheets?|csv|xlsx?|google sheets?)\b/i,
    ],
    unless:
      /\b(?:export\w*|out of (?:here|plumbline|the app)|download\w*|get (?:it|them|the findings|my findings) (?:as|into|in)|into (?:an? )?(?:excel|spreadsheet|csv))\b/i,
    askings: 'import a spreadsheet of defects | can i load my excel snag list | bring in a csv',
    lead: '**Yes, up to 500 rows as CSV or XLSX.** Open the project’s Imports tab and press Choose a file. Each row becomes a draft that you accept or set aside; it costs no credits.',
    rows: ['faq/can-i-import-a-list-of-defects-from-a-spreadsheet'],
  },
  {
    asked: [/\bbcf(?:zip)?\b/i],
    askings: 'can i import bcf | bim issues from revit or navisworks',
    lead: '**Yes: BCF 2.1 and 3.0, up to 60 MB and 500 topics.** Open the project’s Imports tab and choose the .bcf or .bcfzip. Each topic becomes a draft; it costs no credits.',
    rows: ['faq/can-i-import-topics-from-a-bcf-file'],
  },
  {
    asked: [
      /\bdelet\w*|\bremoved\b|\bgone\b|\blost\b/i,
      /\b(?:projects?|jobs?|findings?|photos?)\b/i,
      /\b(?:mistake|accident\w*|by accident|oops|get (?:it|them|that|my \w+) back|undo|restor\w*|recover\w*|undelete|bring (?:it|them) back)\b/i,
    ],
    unless: /\b(?:crack|builder|tile|file|refund\w*|money)\b/i,
    askings: 'can i get a deleted finding back | restore a deleted project | i deleted something by accident',
    lead: '**A deletion can’t be undone in the app.** Reports you bought stay: you can still download them. If you had exported the account before, import that file and its deleted projects come back.',
    rows: ['guide/reports/report-price', 'faq/can-i-take-my-account-to-another-plumbline'],
  },
  {
    asked: [
      /\b(?:why|won['’]?t|wont|can['’]?t|cant|not let|doesn['’]?t|how|unable|greyed|refuses)\b/i,
      /\bverif(?:y|ied|ication|ying)\b/i,
      /\b(?:repairs?|fix(?:ed)?|work|job|findings?|it)\b/i,
    ],
    unless: /\b(?:reports?|pdf|email|account|licen[cs]e|builder['’]?s licen[cs]e|identity)\b/i,
    askings: "why can't i verify the repair | verify is greyed out | it won't let me verify",
    lead: '**You can’t verify your own work, and an open hazard alert has to be closed first.** Look for yourself, close the alert with its reason, then press Verify, or Reopen and say why.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [
      /\b(?:many|bulk|batch|lots|heaps|loads|all (?:of )?(?:my|the|them)|hundreds?|\d{2,3}|multiple|several|whole (?:album|folder|lot))\b/i,
      PHOTO,
      /\b(?:at once|in one go|together|bulk|batch|same time|one hit|one by one|upload|send)\b/i,
    ],
    unless: /\b(?:per finding|one finding|each finding|credits?|builder|email|tonight|enough|run)\b/i,
    askings: 'can i upload many photos at once | bulk upload | send fifty photos together | batch of photos',
    lead: '**Yes, up to 200 at once.** Press Add many photos on the project’s page, or choose several on the dashboard. The price is shown first, and each answer costs one credit.',
    rows: ['faq/can-i-send-many-photos-at-once'],
  },
  {
    asked: [
      /\b(?:voice (?:notes?|memos?)|dictat\w*|microphone|speak (?:it|instead|my)|talk instead|instead of typing|record (?:my voice|a voice|what i say|audio))\b/i,
    ],
    unless: /\bwhat did i\b|\bsay about\b/i,
    askings: 'can i dictate | voice note | talk instead of type | record what i say',
    lead: '**Yes, up to two minutes a photo.** Press the microphone in the camera of a project, or Record voice note beside a photo. Only text that you typed or confirmed counts in a finding.',
    rows: ['faq/can-i-say-what-i-see-instead-of-typing-it'],
  },
  {
    asked: [
      /\b(?:draw|arrows?|circles?|mark ?up|annotat\w*|highlight|scribble|write on|label)\b/i,
      PHOTO,
      /\b(?:how|can|where|is there|add|put|on)\b/i,
    ],
    unless: /\b(?:crack in|wall|draw(?:ing|n)? (?:up|plan)|known object)\b/i,
    askings:
      'how do i draw on a photo | add an arrow | circle the crack in the picture | put text on the photo | blur a face',
    lead: '**Yes: open the finding and press Mark up below its photo.** Draw arrows, boxes, circles, lines and text, or blur. The original stays; reports made after that show the marks.',
    rows: ['faq/how-do-i-draw-on-a-photo-or-blur-a-face'],
  },
  {
    asked: [
      /\bwhy\b|\bhow come\b/i,
      /\b(?:not sure|unsure|isn['’]?t sure|can['’]?t tell|no answer|wouldn['’]?t say|doesn['’]?t know)\b/i,
      /\b(?:it|photo|pic|panel|ai|result|app|you|one)\b/i,
    ],
    unless: /\bi(?:['’]?m| am) (?:not sure|unsure)\b|\bfinding \d/i,
    askings:
      "why does it say not sure | what does not sure mean | why can't it tell what the defect is | result came back unsure",
    lead: '**The engines disagreed or saw too little.** Take another photo in better light, closer and square to the surface, and say what you know about it. A ‘not sure’ costs nothing.',
    rows: ['faq/why-does-a-result-say-that-it-isn-t-sure'],
  },
  {
    asked: [
      /\b(?:app store|play store|google play|home screen|(?:is there|got|have) an? (?:iphone |android |phone |mobile )?app\b|install (?:it|the app|plumbline)|(?:work|use it|run|works) on (?:an? |my )?(?:phone|iphone|android|ipad|tablet|mobile|samsung))\b/i,
    ],
    unless: /\b(?:smoke|alarm|test)\b/i,
    askings: 'is there an app | does it work on iphone | android app | install it on my phone',
    lead: '**Yes, in the browser of any phone; there is no app store.** On an iPhone or iPad press Share, then Add to Home Screen. On Android open the browser’s menu and press Install app.',
    rows: ['faq/does-it-work-on-a-phone'],
  },
  {
    asked: [
      /\breceipts?\b|\btax invoices?\b|\binvoices?\b.{0,25}\b(?:credits?|payments?|purchases?|reports?|plumbline|top ?ups?|packs?)\b|\b(?:my|your|an) invoices?\b/i,
      /\b(?:where|how|can|find|get|download|need|send|have|copy|do i)\b/i,
    ],
    unless:
      /\b(?:builder|tradie|plumber|electrician|his|her|their|repair|contractor|supplier|xero|hold|final|progress|check|fix\w*|owe|dispute|quote)\b/i,
    askings: 'where are my receipts | i need a tax invoice | where do i see my payments',
    lead: '**In Account, under Billing.** Each payment has a receipt that you can download.',
    rows: ['faq/where-do-i-find-my-receipts'],
  },
  {
    asked: [
      /\b(?:credit card|bank card|my card|card (?:details|number|info\w*)|payment details)\b/i,
      /\b(?:stor\w*|sav\w*|keep|kept|safe|secure|see|hold|have|need|without)\b/i,
    ],
    unless: /\b(?:ruler|scale|measure|beside|photo)\b/i,
    askings: 'is my card stored | do you keep my credit card',
    lead: '**No, your card isn’t stored here.** The payment provider takes it; we keep its brand and last four digits. To try Plumbline you need no card: an account gets 5 free analyses.',
    rows: ['faq/is-my-card-stored-here', 'faq/do-i-need-a-card-to-try-plumbline'],
  },
  {
    asked: [
      /\b(?:free trial|try (?:it|plumbline|the app|this) (?:out |first |for free|before|on an? (?:photo|pic)|without an? account)|free (?:analys\w+|photos?|credits?|scans?|goes|tries)|without paying|how many free)\b/i,
    ],
    unless: /\b(?:chat|not sure|fails?)\b/i,
    askings: 'can i try it for free | free trial | do i need a card to try it',
    lead: '**Yes: one photo on the front page without an account, and 5 free analyses with one.** Neither needs a card.',
    rows: ['faq/do-i-need-a-card-to-try-plumbline'],
  },
  {
    asked: [
      /\b(?:turn(?:ing)? off|stop\w*|switch(?:ing)? off|too many|unsubscribe|mute|fewer|get rid of|disable)\b/i,
      /\b(?:emails?|notifications?|reminders?)\b/i,
    ],
    unless: /\b(?:builder|spam)\b/i,
    askings:
      'how do i turn off the emails | too many notifications | stop reminders | will i get an email when the tradie answers',
    lead: '**Under Account, Notifications.** You can turn off the emails about replies and the reminders of repairs; there is one reminder a day at most.',
    rows: ['guide/project-management/repairs'],
  },
  {
    asked: [
      /\b(?:move|shift|transfer|wrong (?:project|job|room)|reassign|put .{1,20} (?:in|under) (?:another|the other|a different))\b/i,
      /\b(?:findings?|photos?|defects?|pics?)\b/i,
      /\b(?:projects?|jobs?|rooms?|visit|another|other|different)\b/i,
    ],
    unless: /\b(?:house moved|moved in|moving in|movement|account)\b/i,
    askings:
      'move a finding to another project | i put the photo in the wrong job | change the project of a finding',
    lead: '**Select the findings on the project’s page, then choose Move.** Photos are moved under the Photos tab. Undo brings them back.',
    rows: ['guide/project-management/project-page'],
  },
  {
    asked: [
      /\b(?:pins?|floor ?plans?|plans?|drawings?)\b/i,
      /\b(?:add|upload|put|place|drop|mark|replace|pin|show|how)\b/i,
      /\b(?:findings?|defects?|plumbline|app|project|pins?|on (?:a|the) (?:floor ?)?plan|pdf)\b/i,
    ],
    unless:
      /\b(?:payment|strata plan|plan to|approved plan|council|price|credits?|built to|not to plan|differs? from)\b/i,
    askings:
      'how do i add a floor plan | put a pin on a drawing | upload a plan | mark where a defect is on the plan',
    lead: '**Open the project’s Plans tab and add a PDF of up to 20 pages, or a picture.** Tap to place a pin or draw an area, then name its finding. A replaced drawing keeps its pins.',
    rows: ['guide/project-management/plans'],
  },
  {
    asked: [
      /\b(?:replace[sd]?|instead of|as good as|same as|still need|do i need|substitute|rather than|count as)\b/i,
      /\b(?:inspections?|inspectors?)\b/i,
      /\b(?:app|plumbline|this|your result|results?|ai|photo|report)\b/i,
    ],
    unless: /\b(?:stage|frame|slab|mandatory|council|certif\w*|smoke|pool)\b/i,
    askings: 'does it replace an inspection | do i still need an inspector | is this an as 4349.1 inspection',
    lead: '**No, it doesn’t replace an inspection.** A photo shows a surface at one moment, and a result is an informed reading of it. If something may be unsafe, have it inspected on site.',
    rows: ['faq/does-a-result-replace-an-inspection'],
  },
  {
    asked: [
      /\b(?:critical|serious|high|severity|severe|low|bad)\b/i,
      /\b(?:certain|confiden\w*|sure)\b/i,
      /\b(?:always|mean|means|more|less|same|linked|depend\w*|also)\b/i,
    ],
    unless: /\b(?:finding \d|show|list|which|my findings|how sure)\b/i,
    lead: '**No, the two are separate.** Severity says how bad it is, confidence how sure the panel is: a serious defect can be uncertain, and a small one can be certain.',
    rows: ['guide/ai-results/confidence', 'guide/ai-results/bands'],
  },
  {
    asked: [/\bcontent credentials?\b|\bc2pa\b/i],
    askings: 'what are content credentials | what is c2pa',
    lead: '**A signature that some cameras put into a picture: who made it, with what, and whether AI was used.** We keep it with the photo and check whether the file was changed since. Most photos have none.',
    rows: ['faq/what-are-content-credentials'],
  },
  {
    asked: [/\b(?:what(?:['’]?s| is| are| does)|mean\w*|explain)\b/i, /\b(?:hazard|safety) alerts?\b/i],
    unless: /\b(?:open|my|list|how many|which)\b/i,
    askings: 'what is a hazard alert | what does the red box mean | what are the alerts',
    lead: '**A warning of danger to people, such as a gas leak, live wires or a sagging balcony.** It is free, works without a network, and says what to do first and whom to call. It can miss a danger: if something feels wrong, leave and call 000.',
    rows: ['faq/what-is-a-hazard-alert'],
  },
  {
    asked: [
      /\b(?:where|how|can|put|keep|upload|add|store)\b/i,
      /\b(?:contract|approval|permit|documents?|certificates?)\b/i,
      /\b(?:in (?:here|plumbline|the app|the project|a project)|to (?:the|a|my) project|upload|attach|store)\b/i,
    ],
    unless: /\b(?:legal|builder|sign|date|law|state|breach|cooling)\b/i,
    askings: 'where do i put the contract | upload the plans approval | keep documents with the project',
    lead: '**Open the project and choose Documents.** Add PDFs or pictures, up to 10 MB each. They are kept unchanged, and only you can open them.',
    rows: ['faq/where-do-i-keep-the-contract-and-the-approval'],
  },
  {
    asked: [
      /\b(?:do|does|are|is|will|can|where|how long)\b/i,
      /\b(?:chats?|conversations?|what i (?:type|write|ask)|messages?)\b/i,
      /\b(?:kept|keep|saved?|stored?|private|record(?:ed)?|read|remember\w*|see)\b/i,
    ],
    unless: /\b(?:plumber|tradesperson|builder|link|report)\b/i,
    lead: '**Your questions, the answers and your feedback are kept, so that you can pick up where you left off.** Clear History deletes them, deleting a defect deletes its chat, and closing the account deletes everything.',
    rows: ['faq/what-is-kept-of-my-chats'],
  },
  {
    asked: [/\b(?:refunds?|money back)\b/i, REPORT],
    unless: /\b(?:inspector|builder|building report|his|pest|wrong)\b/i,
    askings: 'can i get my money back for a report | refund of a report',
    lead: '**No, a report isn’t refunded once it has been generated.** Check the selection before you buy. Your rights under the Australian Consumer Law still apply.',
    rows: ['faq/can-i-get-a-refund-for-a-report'],
  },
];
