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
      'No. You can try one photo on the front page without an account. An account gets 5 free analyses. Neither needs a card.',
  },
  {
    category: 'getting-started',
    question: 'Who is it for?',
    answer:
      'Builders, inspectors, property assessors and home owners in Australia. Anyone with a photo of a defect who needs to know what it is, how bad and what to do.',
  },
  {
    category: 'getting-started',
    question: 'What is a hazard alert?',
    answer:
      'A warning of danger to people, such as a gas leak, live wires or a sagging balcony. It appears while you type, before anything is sent, and works without a network. It is free. It says what to do first and who to call. An alert can miss a danger: if something feels wrong, leave and call 000. Two dangers are two alerts, also of one kind, and each is closed by itself. You can close an alert with a reason: who checked or mended it on site, and the outcome. The reason appears on the finding and in its reports. Deleting what an alert is open on takes a reason too. Until you close it, you can’t set the finding aside, rate it lower or record it as compliant.',
  },
  {
    category: 'getting-started',
    question: 'Does a result replace an inspection?',
    answer:
      'No. A photo shows a surface at one moment. A result is an informed reading of it, with reasons and how sure we are. It isn’t an inspection to AS 4349.1. If something may be unsafe, have it inspected on site.',
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
      'The analysis of one image. A result of ‘no visible defect’ also costs a credit. If the project already has an answer to a photo, you can open that for free. If your words tell of a danger that this answer doesn’t mention, the photo is analysed as a new one.',
  },
  {
    category: 'credits',
    question: 'Do credits expire?',
    answer:
      'No. Credits never expire. They are non-refundable, except where the Australian Consumer Law requires a refund.',
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
      'That can take a moment. If your balance is 0, press Fix in the top bar. It checks your payments with the payment provider and adds any credits that are missing.',
  },
  {
    category: 'reports',
    question: 'What is in a report?',
    answer:
      'A summary for the owner, then the defects that you select. Each has its photo, severity, the rule it was checked against and what to do next. Open points are printed as limits. An annexure says how the analysis was made.',
  },
  {
    category: 'reports',
    question: 'Can I change a report after buying it?',
    answer:
      'Yes. You buy a report once. After that you can download it as often as you like, edited versions included.',
  },
  {
    category: 'reports',
    question: 'Can I get a refund for a report?',
    answer:
      'Not once it has been generated. Check the selection before you buy. Your rights under the Australian Consumer Law still apply.',
  },
  {
    category: 'reports',
    question: 'Where do I keep the contract and the approval?',
    answer:
      'Open the project and choose Documents. Add PDFs or pictures, up to 10 MB each. We keep them unchanged, and only you can open them. We refuse a PDF that contains a script: print it to a new PDF first.',
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
      'Open the project, choose Trail and press Download evidence pack. The zip holds photos, finished reports, the trail and a signed list of their hashes. What you blurred stays blurred in the copies. A report made before you blurred something goes as it was made. Tick Include original photos to add the originals; the trail records that you did. Whoever gets the pack can check it at /verify without an account: their files never leave their browser. Scan the code on a report’s first page to compare a printed report with a pack. A good check shows that nothing was changed since the pack was made. It doesn’t show when or where a photo was taken.',
  },
  {
    category: 'reports',
    question: 'How can somebody check that a report wasn’t changed?',
    answer:
      'Open /verify and choose the report’s PDF. You don’t need an account, and the file never leaves the browser. PDF readers that show signatures can check it, too. They call the signer unknown, because our server issued its certificate to itself. Reports made before 26 November 2026 can be checked at /verify alone.',
  },
  {
    category: 'reports',
    question: 'Which times are kept for a photo?',
    answer:
      'Three. ‘Taken’ is the camera’s time, from the photo’s file. ‘On the device’ is when you took or chose the photo, by the clock of your phone or computer. ‘Received’ is when the whole photo reached our server. Someone with the file or the device can change the first two, but not the third. Your device also sends a SHA-256 of the file, and we refuse a photo that changed in transit. You find all of this in the finding under Evidence, in the report’s photo index and in the evidence pack.',
  },
  {
    category: 'reports',
    question: 'What happens to the original of a large photo?',
    answer:
      'The panel looks at pictures of up to 10 MB. A larger photo is made smaller on your device and sent first, so that you don’t wait. The original follows by itself, up to 40 MB. A bar says so while it hasn’t been sent yet; keep Plumbline open until it has. Under Evidence you can download it, and the trail records that. A trial, a tradesperson’s link and photos sent before 26 November 2026 keep no original.',
  },
  {
    category: 'reports',
    question: 'What are content credentials?',
    answer:
      'Some cameras and programs sign a picture: who made it, with what, and whether AI was used (C2PA). We keep them with the photo and check whether the file was changed since. Find them under Evidence and in the report’s photo index. Who signed isn’t checked. Most photos have none. That isn’t a bad sign. Most apps drop them when you send a photo on. A photo over 10 MB loses them when it is made smaller. Its original keeps them.',
  },
  {
    category: 'technical',
    question: 'How do I find the last day of a building warranty?',
    answer:
      'Open Warranty dates at the foot of any public page. You don’t need an account. Choose the state and the class of defect, and enter the dates. It shows the earliest possible last day, what that day is for, what starts the period and the Act. It shows no day for the ACT and the NT: we haven’t read the regulations that set their periods. It isn’t legal advice: ask a lawyer before you rely on a day.',
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
      'JPEG, PNG, HEIC, WebP or AVIF, at least 500 × 500 pixels and up to 40 MB. A photo over 10 MB is made smaller before it is sent. Your account then gets the original too. Larger photos give better results, from 1024 × 1024 pixels on.',
  },
  {
    category: 'technical',
    question: 'Can I send many photos at once?',
    answer:
      'Yes, up to 200. Press Add many photos on the project’s page, or choose several on the dashboard. The price is shown first. Photos that the project has already are left out. Your device keeps the photos until they are sent, and they are analysed while you do something else. If you close the tab, sending goes on when you next open Plumbline on that device. Pause or cancel at any time. Each answer costs one credit. If your credits run out, the rest stays in the project and continues once you buy more.',
  },
  {
    category: 'technical',
    question: 'Can I take photo after photo on site, without a network?',
    answer:
      'Yes. Open the project once while you have a network, then press Open camera. The camera stays open: choose a room and press the shutter. Press the small picture within ten seconds to undo the last photo. This camera records no location; photos from the phone’s own camera do, where it is turned on. Every photo is kept on your phone at once. Nothing is sent until you press Allow credits or Send without analysis. With Allow credits you say how many this visit may spend. Photos beyond that limit are sent too and kept without analysis. Raise the limit at any time to analyse them. Light, zoom and a level appear if your phone’s browser supports them.',
  },
  {
    category: 'technical',
    question: 'Can I say what I see instead of typing it?',
    answer:
      'Yes, for up to two minutes a photo. In the camera of a project, press the microphone after a photo; you can take the next ones meanwhile. Beside a finding’s photo, or a photo opened under Photos, press Record voice note. The recording is kept on your device as you speak and sent after its photo. It plays beside the photo, in the repair’s history too. A tradesperson’s link plays it where you chose Include voice notes. Type what you said. Where this installation has a hosted model for it, a machine writes it: check the text and press Confirm text. Only text that you typed or confirmed counts in a finding and appears in reports. A hazard in unconfirmed text is shown as a suggestion. Record your own voice only, unless everyone who can be heard agrees: in several states the law asks for that.',
  },
  {
    category: 'technical',
    question: 'Can I call a defect major or minor myself?',
    answer:
      'Yes. Open the finding and confirm it, then press Class and note. In a correction, choose the class in the same form. Your class takes the place of the one that follows from our rules. It appears in reports, marked as set by the inspector, and in the project’s trail. A safety hazard stays in the list of safety hazards, whichever class you choose.',
  },
  {
    category: 'technical',
    question: 'Can I import a list of defects from a spreadsheet?',
    answer:
      'Yes, up to 500 rows as CSV or XLSX. Open the project’s Imports tab and press Choose a file. Check which column holds what, look at the first rows, then import the list. Each row is a draft. Press Accept and it becomes a finding that names its list and row, or set it aside. To set aside a row that warns of a hazard, give a reason. It costs no credits, and the same file isn’t imported twice.',
  },
  {
    category: 'technical',
    question: 'Can I import an inspection report as PDF?',
    answer:
      'Yes, up to 30 MB and 300 pages, from another inspector or from Plumbline. Open the project’s Imports tab, press Choose a file and choose the PDF. Each defect that we find in it becomes a draft with its pictures and page. We read two layouts best: numbered items with a recommendation, and a table with a row for each defect. Other layouts may come in with gaps, so compare the drafts with the report. Accept a draft and it becomes a finding with those photos, marked with the report and page. It costs no credits and nothing is analysed. A scan or a PDF with a password can’t be read.',
  },
  {
    category: 'technical',
    question: 'Can I import topics from a BCF file?',
    answer:
      'Yes, versions 2.1 and 3.0, up to 60 MB and 500 topics. Open the project’s Imports tab, press Choose a file and choose the .bcf or .bcfzip. Each topic becomes a draft with its comments and snapshots. Accept it and it becomes a finding with those photos, the person, the due date and the comments. A topic that is closed in the file starts as an open repair here. The finding shows its status in the file. A topic that the project has already makes no second draft. It costs no credits and nothing is analysed.',
  },
  {
    category: 'technical',
    question: 'Can I take my account to another Plumbline?',
    answer:
      'Yes. Open Account, then the Account tab. Press Export my data and keep the zip. In the other account, press Import an export there and choose it. Projects, findings, photos, marks, voice notes, readings, repairs, plans, documents and questions come back, and nothing there changes. Import the same file again and nothing is added twice. Reports are made again from the findings. PDFs that you bought are kept as documents of their project. Credits, payments, repair links and drafts stay behind, and the import names each of them. The file can be up to 2 GB and has to arrive within five minutes. Photos that you kept stay byte for byte. Import an account’s own export there, and the projects that were deleted come back. What is still there stays as it is.',
  },
  {
    category: 'technical',
    question: 'Can a finding have several photos?',
    answer:
      'Yes, up to 24: an overview, a close-up, one with a scale. Open the finding and press Add photos. Or choose photos on the project’s Photos tab and press Add to a finding. On a computer you can also drag a photo onto one that shows the finding. It costs nothing. Use the menu below a photo to make it the cover, label it or remove it. Marks and verdict still come from the analysed photo. Press Look again at all photos and the panel votes on them together, for one credit. You see what changed, then keep the new answer or the first. Reports print every photo.',
  },
  {
    category: 'technical',
    question: 'Why am I asked whether two photos show the same?',
    answer:
      'They look alike. Press Add to finding to add the photo, free. Press No and we won’t ask again. If both were analysed, both findings stay. Delete the one you don’t need. You can undo either answer.',
  },
  {
    category: 'technical',
    question: 'How do I draw on a photo or blur a face?',
    answer:
      'Open the finding and press Mark up below its photo. Draw arrows, boxes, circles, lines and text, or drag Blur over a face or a number plate. Without a mouse, add a mark in the middle and move it with the arrow keys. The original stays as it is. Reports you make after that show the marks, and nobody can undo the blur. Edit an earlier report to make it again. Your account export holds the original.',
  },
  {
    category: 'technical',
    question: 'Why does a result say that it isn’t sure?',
    answer:
      'Because the engines disagreed or saw too little. Take another photo in better light, closer and square to the surface, and say what you know about it. A ‘not sure’ result costs nothing.',
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
      'Yes, in the browser. Press Take a photo on the dashboard. You can keep Plumbline on the home screen. On an iPhone or iPad press Share, then Add to Home Screen. On Android open the browser’s menu and press Install app.',
  },
  {
    category: 'technical',
    question: 'What happens without a connection?',
    answer:
      'Plumbline still opens, with the pages you’ve opened before. A photo you accept stays on the device and is listed on the dashboard. Press Send now when you’re back online. It is analysed and charged once, even if it is sent twice. Signing out removes the saved pages. Waiting photos stay for your next sign-in on this device.',
  },
  {
    category: 'technical',
    question: 'What does the AI chat answer from?',
    answer:
      'From tolerances, the NCC and Australian Standards by their index, and each state’s rules. Also from this help centre and your own findings. Each answer lists its sources and how sure they are. It gives no prices, products, legal advice or approvals, and says so. If it isn’t sure what you mean, it offers questions to tap. It costs no credits, and up to 30 messages a minute are answered.',
  },
  {
    category: 'technical',
    question: 'What is kept of my chats?',
    answer:
      'Your questions, the answers and your feedback, so you can pick up where you left off. Deleting a defect deletes its chat. Clear History deletes the rest, and closing the account deletes everything. Where a hosted AI model answers, it gets the question, your last exchanges and what it looks up. It never gets photos. Its name appears under the answer.',
  },
  {
    category: 'technical',
    question: 'Which edition of the NCC applies to a defect?',
    answer:
      'The edition the building was approved under in its state. Give the project its state and approval date. Adoption dates of NCC 2025 differ by state.',
  },
  {
    category: 'billing',
    question: 'What does it cost?',
    answer:
      '15 credits cost A$15.00 and a PDF report costs A$10.00. Both prices include GST: A$1.36 and A$0.91.',
  },
  {
    category: 'billing',
    question: 'Where do I find my receipts?',
    answer: 'In Account, under Billing. Each payment has a receipt you can download.',
  },
  {
    category: 'billing',
    question: 'Is my card stored here?',
    answer:
      'No. The card payment provider takes the card. We keep its brand and last four digits, so you can recognise a payment.',
  },
];
