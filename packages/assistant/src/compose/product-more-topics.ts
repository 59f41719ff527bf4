/** What else people ask of Plumbline, found by how they ask: its words, its screens, visits, repairs, reports. */
import type { Topic } from './product-topics.ts';

export const MORE_TOPICS: readonly Topic[] = [
  {
    askings:
      'what is the difference between confirm and correct | what does reject do | what happens when i confirm a finding | should i confirm or correct',
    lead: '**Confirm says that the panel is right. Correct puts your own defect, severity or class in its place. Reject says that it is no such defect.** What the panel said stays beside your decision, and you can withdraw it.',
    rows: ['guide/project-management/project-page'],
  },
  {
    askings:
      'what is a scale reference | how do i measure a crack on a photo | how do i measure with my phone | what can i put beside the crack for size | can i use a coin for scale',
    lead: '**Something of known size that lies flat beside the defect: a bank card, A4, a coin, a tape or a crack gauge.** Photograph both square on, open the finding, press **Measure** and mark it and the two ends. Each measurement has its ±.',
    rows: ['guide/ai-results/measuring'],
  },
  {
    askings:
      'why do the engines disagree | what does it mean when the engines disagree | why did one engine say something else | 2 of 3 opinions agree, what does that mean | why is there a split vote',
    lead: '**Each engine looks for something else: shapes, surfaces, colour, or your words. So they can differ, and then the panel is less sure.** Open the finding, then Summary, sources, votes and evidence: each opinion stands there. A sharper photo, or a size in words, often settles it.',
    rows: ['guide/ai-results/confidence', 'faq/why-does-a-result-say-that-it-isn-t-sure'],
  },
  {
    askings:
      'what does draft mean on the report | why does my report say draft | how do i get rid of the draft mark | what is a declared report | how do i declare an inspection | turn a draft into a proper inspection report | make it a real as 4349.1 inspection',
    lead: '**Each page says draft until the inspection is declared.** In the report’s menu open **Report details**: client, day, weather, who was there, the areas with what you didn’t inspect, and a decision on every defect. Then generate it again.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    askings:
      'what is the trail | who did what and when | where do i see the history of a project | is there an audit log',
    lead: '**The trail lists who did what and when in a project.** Open the project and choose Trail. What stands in it can’t be edited, and the evidence pack takes it along.',
    rows: ['faq/how-do-i-keep-everything-while-a-dispute-runs'],
  },
  {
    askings:
      'how do i assign a repair | who fixes it, where do i enter that | set a due date for a repair | how do i track repairs | what does report as fixed mean | what is the difference between fixed and verified',
    lead: '**Open the finding and press Assign: who fixes it, the trade and the due date.** Report as fixed says that they are done; **Verify** says that you looked for yourself. If it isn’t good, press Reopen and say why.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings: 'print a work order | a list for the tradie on paper | job sheet for the painter',
    lead: '**Print work order makes a PDF with photos, what to do and a QR code for each item.** Press Send to a tradesperson on a finding, or on all that you selected, and print it with the link.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      'where do i see what the tradie answered | did the tradie reply | message from the plumber | the tradie says it is fixed, what now | how do i know the trade has finished',
    lead: '**Each reply stands on its finding, under Repair**, with its photos. What is due, on the Projects page, lists every repair and who has it. Under Account, Notifications you choose whether an email tells you.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      'how do i add rooms | rename a room | where do i put the room of a photo | list findings by room | order of the rooms | set up the rooms of a unit',
    lead: '**Open the project’s Rooms tab: add the usual rooms, rename them, give them a level and drag them into your order.** Findings can be listed by room.',
    rows: ['guide/project-management/project-page'],
  },
  {
    askings:
      'what is a visit | how do i start an inspection | record a site visit | second inspection of the same house | how do i close a visit | start a site visit',
    lead: '**A visit is one day on site: its kind, weather, who was there, areas inspected, photos and findings.** Open the project’s Visits tab and choose New visit. Close visit checks the photos that you kept.',
    rows: ['guide/project-management/visits'],
  },
  {
    askings:
      'compare two visits | what changed since the last inspection | see whether it got worse between visits | re-inspection',
    lead: '**After the next visit choose Compare visits: new, worse, same, fixed, not found again.** Our suggestions are marked as such; only you can say that something is fixed.',
    rows: ['guide/project-management/visits'],
  },
  {
    askings:
      'can i keep a photo without analysing it | photos without a defect | store a picture without using a credit | upload a photo just for the record',
    lead: '**Yes, free: keep it without analysis.** In the camera of a project press Send without analysis, or add it under Photos. Analyse it later for one credit.',
    rows: ['guide/project-management/visits', 'guide/project-management/project-page'],
  },
  {
    askings: 'how do i select several findings | confirm many at once | bulk edit | keyboard shortcuts',
    lead: '**Tick the findings on the project’s page, then confirm, reject, move or delete them together.** Undo brings them back. On a keyboard j and k walk through the list, x selects, e opens, and ? shows every shortcut.',
    rows: ['guide/project-management/project-page'],
  },
  {
    askings: 'how do i search findings | filter the list | show only the critical ones | find an old finding',
    lead: '**Use the search above a list, and the filters beside it: severity, verdict, decision.** On a phone they fold behind Filters. All projects’ findings stand under Defects.',
    rows: ['guide/project-management/project-page'],
  },
  {
    askings:
      'how do i record a crack width over time | monitor a crack | add a reading | crack monitoring | is the crack growing, where do i enter it | where do i enter crack readings | track whether a crack is getting wider',
    lead: '**Open the crack’s finding: under Monitoring add each width with its date, or photograph the crack again from the same spot.** It shows whether the change is more than the readings are off.',
    rows: ['guide/ai-results/measuring'],
  },
  {
    askings:
      'when was the photo taken, can you prove it | time stamp of photos | which date does the report show for a photo',
    lead: '**Three times are kept: taken (the camera’s), on the device, and received by us.** Only the last can’t be changed by whoever has the file. They stand under Evidence, in the report’s photo index and in the evidence pack.',
    rows: ['faq/which-times-are-kept-for-a-photo'],
  },
  {
    askings: 'do you record where i am | gps of photos | location of a photo',
    lead: '**Plumbline’s own camera records no location.** Photos from the phone’s camera do where that is turned on.',
    rows: ['faq/can-i-take-photo-after-photo-on-site-without-a-net'],
  },
  {
    askings: 'dark mode | change the theme | too bright on site | light theme',
    lead: '**Account, Profile, Preferences: System, Light or Dark.** There you also set your state and the work you do.',
    rows: [],
  },
  {
    askings:
      'two factor | second factor sign in | authenticator app | make my account more secure | log out of other devices | where am i signed in',
    lead: '**Open Account, then the Account tab: set up two-factor sign-in, and keep the recovery codes.** It also lists where you are signed in, and ends that.',
    rows: ['guide/security/protection'],
  },
  {
    askings: 'change my email address | use another email | change the email i log in with',
    lead: '**You can’t change the address that you sign in with.** Export your data under Account, make an account with the new address, and import the export there. Credits stay behind.',
    rows: ['faq/can-i-take-my-account-to-another-plumbline'],
  },
  {
    askings:
      'which kinds of report are there | what reports can i make | make a pre purchase report | notice to the builder as a report | handover report | expert report',
    lead: '**Defect list, notice to a builder, expert report, and reports on pre-purchase, stage, handover, dilapidation and re-inspection.** Each says what it is based on.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    askings:
      'how do i make a report | generate a pdf | where do i create the report | turn my findings into a report',
    lead: '**Go to Reports and choose Generate New Report:** the project, the kind, a title, the defects. Fix the open points, look at the first pages, then buy and download it.',
    rows: ['guide/reports/make-a-report'],
  },
  {
    askings:
      'what is in the report | what does the report look like | is there a sample report | see an example pdf',
    lead: '**A summary for the owner, then each defect with its photo, severity, the rule and what to do; limits, and an annexure on how it was analysed.** Three sample reports on the public pages show it whole.',
    rows: ['faq/what-is-in-a-report', 'guide/reports/report-look'],
  },
  {
    askings: 'leave a finding out of the report | choose which defects go in | remove a defect from the pdf',
    lead: '**In the report’s menu press Choose other defects and untick it,** or leave it out while you make the report. What it said in an earlier version stays in that version.',
    rows: ['guide/reports/make-a-report'],
  },
  {
    askings:
      'where are the older versions of my report | report version | get the first version again | is the old pdf still valid',
    lead: '**The report’s menu has Versions: each stays as it was.** Whoever checks an older PDF at /verify is told that a newer version replaced it.',
    rows: ['faq/can-i-change-a-report-after-buying-it'],
  },
  {
    askings: 'print the report in word | edit the report in word | docx',
    lead: '**The report’s menu has Download Word (DOCX).** It is for editing and says so on every page; the PDF is the report that you issued.',
    rows: ['guide/reports/report-kinds'],
  },
  {
    askings:
      'what does project progress mean | how is 14% done worked out | what is under 50% done | why does it say needs attention | change the progress of a project',
    lead: '**The share of the building stages that have a finding; an active project under 50% is marked ‘Needs attention’.** Set it by hand in the project’s menu, Edit.',
    rows: ['guide/project-management/project-advice'],
  },
  {
    askings:
      'what does compliance 0% mean on the dashboard | ncc compliance percentage | how is compliance worked out',
    lead: '**Of the findings for which a verdict could be given, the share that keeps the limit.** Findings that need an inspection don’t count either way.',
    rows: ['guide/ai-results/verdict'],
  },
  {
    askings: 'what does ai accuracy mean | what is the 81% on the dashboard | where is the scorecard',
    lead: '**How often the panel is right when it answers, on test photos that it never learnt from.** The scorecard, linked at the foot of the pages, has every figure, the blind spots first.',
    rows: ['faq/how-often-is-the-panel-right'],
  },
  {
    askings:
      'what does no visible defect mean | it says no visible defect, is it safe | does no defect mean the wall is fine',
    lead: '**That the panel sees no damage on the surface in this photo; not that it is sound.** It is said only where the panel would find what could be there. What lies behind, or outside the picture, stays unknown.',
    rows: ['guide/ai-results/limits'],
  },
  {
    askings:
      'what does not classified mean | what is the as 4349.1 class | set major or minor myself | change the class of a finding | call it major when the app says minor',
    lead: '**The AS 4349.1 class: major, minor or safety hazard; where the cause isn’t known, not classified.** To set it yourself confirm the finding and press **Class and note**.',
    rows: ['guide/ai-results/categories', 'faq/can-i-call-a-defect-major-or-minor-myself'],
  },
  {
    askings:
      "why does it say my words and the photo don't match | your words say a lintel this photo doesn't show one",
    lead: '**What you wrote names something that the panel doesn’t see in the photo, so both are told apart.** Take a photo that shows it, or correct the words. A danger in your words stays an alert either way.',
    rows: ['guide/ai-results/limits'],
  },
  {
    askings:
      'what should i write in additional context | what does stage category mean | what details help the ai',
    lead: '**What you know and the photo doesn’t show: a size in mm, since when, whether it grows, what it is made of, where it is.** The stage of works decides which provisions are looked at.',
    rows: ['guide/getting-started/first-analysis'],
  },
  {
    askings:
      'how do i start | how does it work | first steps | what do i do first in the app | what can you do',
    lead: '**Take or choose a photo, say what you know, and press Accept Image.** Each engine’s opinion appears as it comes, then the result. Confirm or correct it, and make a report of the findings.',
    rows: ['guide/getting-started/first-analysis'],
  },
  {
    askings: 'create a project | start a new job | do i need a project first | add a new house',
    lead: '**Projects, then New Project: a name, and under More details the address, state and dates, which decide the rules.** A first photo makes its project by itself.',
    rows: ['guide/project-management/create-project', 'faq/do-i-have-to-create-a-project-first'],
  },
  {
    askings:
      'can two of us work on the same job | use it on phone and computer | is it synced between devices | open my project on another device',
    lead: '**Sign in with the same account on each device: what was sent is on all of them.** Photos that still wait to be sent are on the device that took them. An account is for one person.',
    rows: ['faq/what-happens-without-a-connection'],
  },
  {
    askings: 'i lost my phone, are the photos gone | phone died before it uploaded | photos not sent yet',
    lead: '**What was sent is safe in your account. Photos that still waited are on that device alone,** and go when it is back online with Plumbline open.',
    rows: ['faq/what-happens-without-a-connection'],
  },
  {
    askings: 'who is it for | can a home owner use it | is it for inspectors only',
    lead: '**Builders, inspectors, property assessors and home owners in Australia:** anyone with a photo of a defect who needs to know what it is, how bad and what to do.',
    rows: ['faq/who-is-it-for'],
  },
  {
    askings: 'where do i see which warranty runs | find the last day of a warranty | warranty calculator',
    lead: '**Warranty dates, at the foot of any public page, needs no account:** choose the state and the class and enter the dates. In a project the Deadlines tab has them.',
    rows: ['faq/how-do-i-find-the-last-day-of-a-building-warranty'],
  },
  {
    askings: 'what do you keep of my chats | does the chat remember | is this chat private',
    lead: '**Your questions, the answers and your feedback are kept, for you alone.** Clear History deletes them.',
    rows: ['faq/what-is-kept-of-my-chats'],
  },
  {
    askings: 'what are you | are you chatgpt | where do your answers come from | how do you know this',
    lead: '**From tolerances, the NCC and Australian Standards by their index, each state’s rules, this help centre and your own findings.** Each answer lists its sources and how sure they are.',
    rows: ['faq/what-does-the-ai-chat-answer-from'],
  },
  {
    askings:
      'does a new letterhead change old reports | i changed my logo, what about the reports i already made',
    lead: '**No, a report that is made stays as it was.** Generate it again and the new version has the new letterhead; you aren’t charged again.',
    rows: ['faq/can-i-change-a-report-after-buying-it'],
  },
  {
    askings:
      'how do i get my defects into procore | export to aconex | autodesk build | export bcf for the architect | use the findings in another program',
    lead: '**Open the project’s Findings and press Export findings: a list for a spreadsheet (CSV), BCF 2.1 or 3.0 with photos, a Procore punch list, or rooms for Autodesk Build and Aconex.** Rejected findings are left out, and what you blurred stays blurred.',
    rows: ['guide/project-management/project-page'],
  },
  {
    askings: 'i typed a reading in wrong | correct a crack reading | delete a reading',
    lead: '**Under Monitoring press Correct beside the reading and say why.** The first one stays, struck out.',
    rows: ['guide/ai-results/measuring'],
  },
  {
    askings:
      'builder says its fixed but its not, what do i press | the repair is no good | reject a repair | it was not fixed properly, how do i send it back',
    lead: '**Press Reopen on its finding and say why:** the repair is open again, and whoever has the link reads it. Add a repair photo that shows it.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      'what is the difference between dispute and not a defect | the tradie disputes it | what does disputed mean on a repair',
    lead: '**Dispute: someone says that it isn’t theirs to fix, or isn’t a defect. Not a defect: you say that there is nothing to fix.** Both stand in the repair’s history, with the reason.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      "what happens to the original answer when i correct it | is the panel's answer kept | does the report show what the ai said first",
    lead: '**It is kept beside your decision and never overwritten.** Open the finding to read it under yours; lists and reports go by your decision.',
    rows: ['guide/getting-started/what-you-get'],
  },
  {
    askings: 'how long does a tradie link last | when does a repair link end | link expired',
    lead: '**As long as you choose when you make it, 90 days at most; then it ends by itself.** End link ends it at once, and Send to a tradesperson makes another.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      'does the evidence pack have the originals | are the photos in the pack the original files | does the lawyer see what i blurred',
    lead: '**Copies, in which what you blurred stays blurred. Tick Include original photos to add the originals;** the trail records that you did.',
    rows: ['faq/how-do-i-hand-my-photos-to-a-lawyer-or-a-tribunal'],
  },
  {
    askings:
      'does a new drawing lose my pins | replace a plan | the architect sent a new revision of the drawing',
    lead: '**Press Replace drawing: every pin stays where it was on its page.** A pin whose page is gone waits below the plan until you place it.',
    rows: ['guide/project-management/plans'],
  },
  {
    askings: 'what does it miss | what is the ai bad at | blind spots | what can it not see',
    lead: '**It misses more than half of these: tile faults, peeling or damp surfaces, efflorescence, and spalling or broken surfaces.** The scorecard, linked at the foot of the pages, has every figure, the blind spots first.',
    rows: ['faq/how-often-is-the-panel-right'],
  },
  {
    askings: "client can't open the pdf | the report won't open | pdf does not download",
    lead: '**It is a plain PDF: download it again under Reports and send it as a file, not as a link to the page, which needs your sign-in.** If it still won’t open, use Contact at the foot of our pages.',
    rows: ['faq/can-i-change-a-report-after-buying-it'],
  },
  {
    askings: 'due dates in my calendar | calendar feed | add the repairs to google calendar or outlook',
    lead: '**What is due, on the Projects page, has In your calendar: a secret address that your calendar reads.** End it there at any time.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      'take a photo from the same spot | old photo over the camera | match an old photo | before and after photo',
    lead: '**The camera can show the old photo over its picture, so that you stand where it was taken:** Take repair photo, Photograph the crack, or Match an old photo in a visit. It isn’t in your new photo.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings: 'does it tell whether the repair looks fixed | does the ai check the repair photo',
    lead: '**Each repair photo is compared with the finding’s, free: looks fixed, doesn’t look fixed, or can’t tell.** Only you see it, and only you can verify.',
    rows: ['guide/project-management/repairs'],
  },
  {
    askings:
      'why does the card ask me for the material | why does it ask for a size | what are the questions on the finding for',
    lead: '**It asks only what can change the verdict: the material, a size, the place, a date.** Each answer updates the verdict at once and says what changed.',
    rows: ['guide/ai-results/verdict'],
  },
  {
    askings:
      'what do open points mean before the report | what will a reader ask about | checks before i generate',
    lead: '**What a reader would ask about: findings without your decision, without a place or photo, open hazards, areas not inspected.** Fix what you can; what stays open is printed as a limit.',
    rows: ['guide/reports/make-a-report', 'faq/what-is-in-a-report'],
  },
  {
    askings:
      'can i import my inspection checklist | accept a draft | what is a draft in imports | set aside a row',
    lead: '**Each imported row is a draft: Accept makes it a finding, Set aside doesn’t.** A row that warns of a hazard takes a reason to set aside. It costs no credits.',
    rows: ['faq/can-i-import-a-list-of-defects-from-a-spreadsheet'],
  },
  {
    askings:
      'what does corrected mean next to a finding | what does confirmed mean | what does rejected mean',
    lead: '**It is the inspector’s decision: confirmed, the panel was right; corrected, you put something else in its place; rejected, it is no such defect.** What the panel said stays beside it.',
    rows: ['guide/getting-started/what-you-get'],
  },
  {
    askings:
      "how do i put the people of a project in | add the owner's phone number | contacts of a project | add a person",
    lead: '**Press Add person on the project’s page: the owner, the builder or the agent,** and ring them from there. They get no access by it.',
    rows: ['guide/project-management/project-page'],
  },
  {
    askings: 'mark a project as completed | finish a project | archive a job | put a project on hold',
    lead: '**Open the project’s menu and choose Mark as Complete or Mark as On Hold.** Nothing in it is deleted, and you can change it back.',
    rows: ['guide/project-management/create-project'],
  },
  {
    askings:
      'take my data to another plumbline account | move my account | import an export of plumbline | i have two accounts, put them together',
    lead: '**Account, then the Account tab: press Export my data, and in the other account Import an export there.** Nothing there changes, and nothing is added twice. Credits, payments, repair links and drafts stay behind.',
    rows: ['faq/can-i-take-my-account-to-another-plumbline'],
  },
  {
    askings:
      'why does it ask me about photos when i close a visit | what are the questions when i close the visit',
    lead: '**Photos that you kept without analysis are checked first, free: where it sees something you add the finding, or dismiss it with a reason.**',
    rows: ['faq/why-am-i-asked-about-photos-when-i-close-a-visit'],
  },
  {
    askings: "what can't a photo show | what can a photo not tell | limits of a photo",
    lead: '**What lies behind the surface, what was there before or after, and what is outside the picture.** If no rule applies, it says that compliance couldn’t be determined. A result is no inspection to AS 4349.1.',
    rows: ['guide/ai-results/limits'],
  },
];
