import { MISSED_MOST_OFTEN } from '../missed.ts';
import { CLEAN_RECALL, OVERALL_RECALL } from '../recall.ts';

export const FAQ_CATEGORIES = [
  { id: 'getting-started', label: 'Getting Started' },
  { id: 'credits', label: 'Credits' },
  { id: 'reports', label: 'Reports' },
  { id: 'technical', label: 'Technical' },
  { id: 'billing', label: 'Billing' },
] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number]['id'];

export interface FaqEntry {
  category: FaqCategory;
  question: string;
  answer: string;
}

export const FAQ: readonly FaqEntry[] = [
  {
    category: 'getting-started',
    question: 'Do I need a card to try Plumbline?',
    answer:
      'No. You can try one photo on the front page without an account. An account gets 5 free analyses. You need no card for either.',
  },
  {
    category: 'getting-started',
    question: 'Who is it for?',
    answer:
      'Builders, inspectors, property assessors and home owners in Australia. Anyone who has a photo of a defect and needs to know what it is, how bad it is and what to do about it.',
  },
  {
    category: 'getting-started',
    question: 'What is a hazard alert?',
    answer:
      'A warning of danger to people, such as a gas leak, live wires or a sagging balcony. It appears while you type, before anything is sent, and works without a network. It is free. It says what to do first and whom to call. An alert can miss a danger: if something feels wrong, leave and call 000. You can close an alert with a reason. The reason appears on the finding and in its reports. Until then the finding can’t be set aside, rated lower than the alert demands or recorded as compliant.',
  },
  {
    category: 'getting-started',
    question: 'Does a result replace an inspection?',
    answer:
      'No. A photo shows a surface at one moment. A result is an informed reading of it, with its reasons and its uncertainty; it isnât an inspection to AS 4349.1. Where something may be unsafe, have it inspected on site.',
  },
  {
    category: 'getting-started',
    question: 'Do I have to create a project first?',
    answer:
      'No. Plumbline makes the first one from the address you type, or calls it Project 1. A project keeps the photos of one site together. Its state and dates decide which rules apply.',
  },
  {
    category: 'credits',
    question: 'What does one credit pay for?',
    answer:
      'The analysis of one image. A result that finds no visible defect is a result too and costs its credit.',
  },
  {
    category: 'credits',
    question: 'Do credits expire?',
    answer: 'No. Credits never expire. They are non-refundable.',
  },
  {
    category: 'credits',
    question: 'Do I pay for an analysis that fails?',
    answer:
      'No. The credit is back straight away if the analysis fails, the photo can’t be used or the panel isn’t sure.',
  },
  {
    category: 'credits',
    question: 'I paid, but my credits aren’t there.',
    answer:
      'That can take a moment. If your balance is 0, press Fix in the top bar: it asks the payment provider about your payments and adds what was paid for and not yet added.',
  },
  {
    category: 'reports',
    question: 'What is in a report?',
    answer:
      'A summary for the owner, then the defects that you select. Each has its photo, severity, the rule it was checked against and what to do next. What was open is printed as a limit. How the analysis was made is in an annexure.',
  },
  {
    category: 'reports',
    question: 'Can I change a report after buying it?',
    answer: 'Yes. A report is bought once; downloads are unlimited afterwards, edited versions included.',
  },
  {
    category: 'reports',
    question: 'Can I get a refund for a report?',
    answer:
      'Not once it has been generated. Look through the selection before you buy. Your rights under the Australian Consumer Law stay as they are.',
  },
  {
    category: 'reports',
    question: 'Where do I keep the contract and the approval?',
    answer:
      'Open the project and choose Documents. Add PDFs or pictures, up to 10 MB each. They are kept as they came and only you can open them. A PDF with a script is refused: print it to a new PDF first.',
  },
  {
    category: 'reports',
    question: 'How do I keep everything while a dispute runs?',
    answer:
      'Open the project’s menu, choose Legal hold and give the reason. Until you lift it, nothing in the project can be deleted, and neither can your account. The project’s Trail lists who did what and when.',
  },
  {
    category: 'reports',
    question: 'How do I hand my photos to a lawyer or a tribunal?',
    answer:
      'Open the project, choose Trail and press Download evidence pack. The zip holds photos, finished reports, the trail and a signed list of their hashes. What you blurred stays blurred in the copies. A report made before you blurred something goes as it was made. Tick Include original photos to add the originals; the trail records that you did. Whoever gets the pack can check it at /verify without an account: their files never leave their browser. A report’s PDF can be checked there alone. Scan the code on its first page to compare a printed report with a pack. A good check shows that nothing was changed since the pack was made. It doesn’t show when or where a photo was taken.',
  },
  {
    category: 'reports',
    question: 'Which times are kept for a photo?',
    answer:
      'Three. ‘Taken’ is the camera’s time, as the photo’s file has it. ‘On the device’ is when you took or chose the photo, by the clock of your phone or computer. ‘Received’ is when all of it had reached our server. Whoever has the file or the device can change the first two, but not the third. Your device also sends a SHA-256 of the file, and a photo that changed on its way is refused. You find all of this in the finding under Evidence, in the report’s photo index and in the evidence pack.',
  },
  {
    category: 'reports',
    question: 'What are content credentials?',
    answer:
      'Some cameras and programs sign what they say of a picture: who made it, with what, and whether AI had a part (C2PA). We keep them with the photo, check whether the file was changed since, and show them under Evidence and in the report’s photo index. Who signed isn’t checked. Most photos have none. That says nothing against them: most apps drop them when a photo is sent on, and so does making a photo over 10 MB smaller.',
  },
  {
    category: 'technical',
    question: 'How do I find the last day of a building warranty?',
    answer:
      'Open Warranty dates at the foot of any public page. It needs no account. Choose the state and the class of defect, and enter the dates. It shows the earliest possible last day, what that day is for, what starts the period and the Act. It shows no day for the ACT and the NT: the regulations that set their periods haven’t been read here. It isn’t legal advice: ask a lawyer before you rely on a day.',
  },
  {
    category: 'technical',
    question: 'Why am I asked about photos when I close a visit?',
    answer:
      'Photos kept without analysis are checked first, free. In our tests it asked about 6 in 10 photos with a defect. Add the finding, or dismiss it with a reason.',
  },
  {
    category: 'technical',
    question: 'Which photos can I upload?',
    answer:
      'JPEG, PNG, HEIC, WebP or AVIF, at least 500 × 500 pixels and up to 40 MB. A photo over 10 MB is made smaller before it is sent, and only that copy is stored. 1024 × 1024 pixels or more give the engines more to go by.',
  },
  {
    category: 'technical',
    question: 'Can I send many photos at once?',
    answer:
      'Yes, up to 200. Press Add many photos on the project’s page, or choose several on the dashboard. The price is shown first. The photos are kept on your device until they are sent, then analysed while you do something else; after a closed tab they go on when you open Plumbline again on that device. Pause or cancel at any time. Each answer costs one credit. When your credits run out, the rest is kept in the project and goes on by itself once you buy more.',
  },
  {
    category: 'technical',
    question: 'Can I take photo after photo on site, without a network?',
    answer:
      'Yes. Open the project once while you have a network, then press Open camera. The camera stays open: choose a room, press the shutter, press the small picture to take the last photo back within ten seconds. Every photo is kept on your phone at once. Nothing is sent until you press Allow credits and say how many credits this visit may spend, or Send without analysis. Photos beyond that limit are sent too and kept without analysis. Raise the limit at any time to analyse them. Light and zoom appear where your phone’s browser offers them, and a level where the phone tells how it is held.',
  },
  {
    category: 'technical',
    question: 'Can I bring in a list of defects from a spreadsheet?',
    answer:
      'Yes, up to 500 rows as CSV or XLSX. Open the project’s Imports tab and press Choose a file. Check which column holds what, look at the first rows, then bring the list in. Each row is a draft: press Accept and it becomes a finding that says from which list and row it comes, or set it aside. A row that warns of a hazard is set aside with a reason. It costs no credits, and the same file isn’t brought in twice.',
  },
  {
    category: 'technical',
    question: 'Can I bring in an inspection report as PDF?',
    answer:
      'Yes, up to 30 MB and 300 pages, from another inspector or from Plumbline. Open the project’s Imports tab, press Choose a file and choose the PDF. Each defect that we find in it becomes a draft with its pictures and page. We read two layouts best: numbered items with a recommendation, and a table with a row for each defect. Others come in as well as they go, so compare the drafts with the report. Accept a draft and it becomes a finding with those photos, marked with the report and page. It costs no credits and nothing is analysed. A scan or a PDF with a password can’t be read.',
  },
  {
    category: 'technical',
    question: 'Can a finding have several photos?',
    answer:
      'Yes, up to 24: an overview, a close-up, one with a scale. Open the finding and press Add photos, or choose photos on the project’s Photos tab and press Add to a finding. On a computer you can also drag a photo onto one that shows the finding. It costs nothing. The menu below the photo makes it the cover, says what it is for, or takes it out again. The marks and the verdict stay those of the analysed photo. Reports print them all.',
  },
  {
    category: 'technical',
    question: 'Why am I asked whether two photos show the same?',
    answer:
      'They look alike. Press Add to finding and the photo joins it, free. Press No and you aren’t asked again. Where both were analysed, both findings stay: delete the one that you don’t need. You can take either answer back.',
  },
  {
    category: 'technical',
    question: 'How do I draw on a photo or blur a face?',
    answer:
      'Open the finding and press Mark up below its photo. Draw arrows, boxes, circles, lines and text, or drag Blur over a face or a number plate. Without a mouse, add a mark in the middle and move it with the arrow keys. The original stays as it is. Reports made from then on show the marks, and what is blurred can’t be had back from them. Edit an earlier report to make it again. Your account export holds the original.',
  },
  {
    category: 'technical',
    question: 'Why does a result say that it isn’t sure?',
    answer:
      'Because the engines disagreed or saw too little. Take another photo in better light, closer, square to the surface, and say what you know about it. A result that isn’t sure costs nothing.',
  },
  {
    category: 'technical',
    question: 'How often is the panel right?',
    answer: `Of ${OVERALL_RECALL.photos} test photos that it never learnt from, it answered ${OVERALL_RECALL.answered} and was right in ${OVERALL_RECALL.right} of them. It called ${CLEAN_RECALL.marked} of ${CLEAN_RECALL.photos} undamaged surfaces defective. It misses more than half of these: ${MISSED_MOST_OFTEN}. The scorecard, linked at the foot of our pages, has every figure.`,
  },
  {
    category: 'technical',
    question: 'Does it work on a phone?',
    answer:
      'Yes, in the browser. Press Take a photo on the dashboard. To keep Plumbline on the home screen: on an iPhone or iPad press Share, then Add to Home Screen; on Android open the browser’s menu and press Install app.',
  },
  {
    category: 'technical',
    question: 'What happens without a connection?',
    answer:
      'Plumbline still opens, with the pages youâve opened before. A photo that you accept is kept on the device and listed on the dashboard; press Send now when you’re connected again. It is analysed and charged once, however often it is sent. Signing out removes the saved pages; photos that wait stay for your next sign-in on this device.',
  },
  {
    category: 'technical',
    question: 'What does the AI chat answer from?',
    answer:
      'From tolerances, the index of the NCC and of Australian Standards, the rules of each state, this help centre and your own findings; each answer lists its sources and how sure they are. It has no prices, products, legal advice or approvals, and says so. Where it isn’t sure what you mean, it offers questions to tap. It costs no credits, and up to 30 messages a minute are answered.',
  },
  {
    category: 'technical',
    question: 'What is kept of my chats?',
    answer:
      'Your questions, the answers and your feedback, so that you can go on where you left off. The chat of a defect goes with the defect; Clear History deletes the rest, and closing the account deletes all of it. Where a hosted AI model answers, it gets the question, your last exchanges and what it looks up, never photos; its name stands under the answer.',
  },
  {
    category: 'technical',
    question: 'Which edition of the NCC applies to a defect?',
    answer:
      'The one that the building was approved under in its state. Give the project its state and approval date. Adoption dates of NCC 2025 differ by state.',
  },
  {
    category: 'billing',
    question: 'What does it cost?',
    answer:
      '15 credits cost A$15.00 and a PDF report costs A$10.00. Both prices include GST: A$1.36 and A$0.91 of them.',
  },
  {
    category: 'billing',
    question: 'Where do I find my receipts?',
    answer: 'In Account, under Billing. Each payment has a document that you can download.',
  },
  {
    category: 'billing',
    question: 'Is my card stored here?',
    answer:
      'No. The card payment provider takes the card. We keep its brand and last four digits, so that you can recognise a payment.',
  },
];
