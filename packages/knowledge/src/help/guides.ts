import type { Section } from '../guides/section.ts';

export type GuideId =
  | 'getting-started'
  | 'reports'
  | 'billing'
  | 'image-upload'
  | 'ai-results'
  | 'security'
  | 'project-management'
  | 'videos';

export interface Guide {
  id: GuideId;
  title: string;
  /** On the card. */
  summary: string;
  sections: readonly Section[];
}

/** The recording itself (`npm run record:walkthroughs`) is the web app's to show. */
const video = (id: string, title: string, words: string): Section => ({ id, title, blocks: [words] });

export const GUIDES: readonly Guide[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    summary: 'From a new account to your first result.',
    sections: [
      {
        id: 'first-analysis',
        title: 'Your first analysis',
        blocks: [
          {
            steps: [
              'Create an account. It comes with 5 free analyses. No card needed.',
              'Choose your state and what you do. Two taps, and you can skip them.',
              'Take a photo, or choose one.',
              'Type the address, or leave it empty. Plumbline makes the first project for you.',
              'Say what you know: the stage of works, a measured gap, what the owner noticed. All of it is optional.',
              'Press Accept Image. Each engine’s opinion appears as it arrives, then the result.',
            ],
          },
        ],
      },
      {
        id: 'what-you-get',
        title: 'What you get',
        blocks: [
          { picture: 'finding' },
          'The kind of defect, its severity, how sure the panel is, the rule, likely causes and what to do next. You can confirm, correct or reject the result. We keep the original beside your decision.',
        ],
      },
    ],
  },
  {
    id: 'reports',
    title: 'Reports',
    summary: 'Choose defects, check the preview, buy once.',
    sections: [
      {
        id: 'make-a-report',
        title: 'Make a report',
        blocks: [
          {
            steps: [
              'Go to Reports and choose Generate New Report.',
              'Pick the project and the kind of report, and give it a title.',
              'Every counted defect is chosen. Leave out what doesn’t belong.',
              'Open the list of things a reader will ask about, and fix what you can.',
              'Generate the report, look at its first pages, then buy and download it.',
            ],
          },
        ],
      },
      {
        id: 'report-kinds',
        title: 'Kinds, drafts and declarations',
        blocks: [
          'There are defect lists, notices to a builder, expert reports, and reports on pre-purchase, stage, handover, dilapidation and re-inspection. Each says what it is based on.',
          'An inspection is declared in the report details. It needs your decision on every defect. It also needs client, day, weather, who was there, and a reason for each area that you didn’t inspect. Until then every page says that it is a draft.',
          'Made a visit of that kind and closed it? Its date, weather, people and areas are filled in. Check them, change them, or choose another visit.',
          'An expert report prints only what you wrote, measured and decided, unless you record the tribunal’s leave to use AI. Prescribed declarations are a blank that says which text belongs there.',
          'The report’s menu also has the findings as a Scott Schedule, for Excel or Word. Costs, scope and the other side’s columns are empty: people fill them.',
          'A Word copy of the report is for editing, and says so on every page. The PDF is the report that you issued.',
        ],
      },
      {
        id: 'report-look',
        title: 'What it looks like',
        blocks: [
          'Each finding has its photo, marks, what you decided, the rule and what to do. How sure the panel was is in an annexure. The three [sample reports](/defect-report-samples) show it whole.',
          'Plans show where the findings are, by their numbers. A table gives the time limits that they may fall under. Each says what it was counted from, or which date is missing.',
          'A finding that was repaired, or seen on two visits, is printed with a photo from before and one from after.',
          { picture: 'report' },
        ],
      },
      {
        id: 'report-price',
        title: 'What it costs',
        blocks: [
          'A PDF report costs A$10.00, GST included. You buy a report once and may download it as often as you like, also after editing it. We don’t refund a report once it has been generated. Deleting a project keeps the reports you bought: you can still download them, but no longer edit them.',
        ],
      },
    ],
  },
  {
    id: 'billing',
    title: 'Credits and billing',
    summary: 'What an analysis costs, and when it’s free.',
    sections: [
      {
        id: 'credits',
        title: 'Credits',
        blocks: [
          'One credit pays for the analysis of one image. 15 credits cost A$15.00, GST included. Credits never expire and are non-refundable.',
          'An analysis that fails, a photo that can’t be used and a result that says ‘not sure’ cost nothing: the credit is back in your balance straight away.',
        ],
      },
      {
        id: 'payments',
        title: 'Payments',
        blocks: [
          'Payments go through a card payment provider. Plumbline never sees your whole card number. Your billing history lists each payment with a receipt.',
        ],
      },
    ],
  },
  {
    id: 'image-upload',
    title: 'Taking and uploading photos',
    summary: 'Formats, sizes and what makes a photo useful.',
    sections: [
      {
        id: 'formats',
        title: 'Formats and sizes',
        blocks: [
          {
            list: [
              'JPEG, PNG, HEIC, WebP or AVIF',
              'At least 500 × 500 pixels; 1024 × 1024 or more is recommended',
              'Up to 40 MB. The app makes a photo over 10 MB smaller before it sends it: keep your original, only the smaller copy is stored.',
            ],
          },
        ],
      },
      {
        id: 'useful-photos',
        title: 'What makes a photo useful',
        blocks: [
          {
            list: [
              'Fill the frame with the defect, and take a second photo from further back that shows where it is.',
              'Use daylight or an even lamp. Glancing light makes every wall look rough.',
              'Hold the camera square to the surface and wait until it is sharp.',
              'Put something of known size beside it: a ruler, a crack gauge, a coin.',
              'Leave the photo as it is. Filters and screenshots take away what the engines look at.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ai-results',
    title: 'Understanding AI results',
    summary: 'How to read confidence, severity and categories.',
    sections: [
      {
        id: 'bands',
        title: 'Severity: what to do, and how soon',
        blocks: [
          'Severity comes from the evidence: the hazard, the defect, its measured extent, the tolerance, the stage and your words.',
          {
            table: {
              caption: 'Four severities',
              head: ['Severity', 'What to do', 'How soon'],
              rows: [
                ['Critical', 'Keep people away and call the right trade or engineer', 'Now'],
                ['High', 'Have an inspector or engineer look on site', 'Within days'],
                [
                  'Medium',
                  'Plan the repair, and photograph it again to see whether it grows',
                  'Within weeks',
                ],
                ['Low', 'Fix it with the next maintenance', 'When it suits'],
              ],
            },
          },
        ],
      },
      {
        id: 'confidence',
        title: 'Confidence: how sure the panel is',
        blocks: [
          'Confidence is a separate thing from severity. A serious defect can be uncertain, and a small one can be certain.',
          'Of results given at 80%, about 80 in 100 should be right. If the panel isn’t sure enough it says “not sure”, and that costs nothing.',
          'To raise it, go closer, hold the camera square to the surface and say what you measured.',
        ],
      },
      {
        id: 'verdict',
        title: 'A verdict, and what it is based on',
        blocks: [
          'A verdict compares a size with the limit of a rule: 7 mm against the 5 mm of a guide. It names the rule, and [every rule has its page](/rules).',
          'Where something is missing, the card asks for it: the material, a size, the place, a date. It asks only what can change the verdict.',
          {
            list: [
              'Each answer updates the verdict at once, and the card says what changed.',
              'If a date is missing, we assume one and say so. The verdict counts once you confirm the date.',
              'If a size may fall on either side of the limit, there is no verdict.',
            ],
          },
        ],
      },
      {
        id: 'measuring',
        title: 'Measure on the photo',
        blocks: [
          'Put a bank card, a sheet of A4, a coin, a tape or a crack gauge flat beside the defect. Photograph both square on.',
          {
            steps: [
              'Open the finding and press Measure.',
              'Choose the known object and mark its corners, its edge or its ends.',
              'Mark the two ends of what you want to measure.',
            ],
          },
          'Every measurement has a ±, from the marks and the camera’s angle. A crack gauge on site is more exact.',
        ],
      },
      {
        id: 'categories',
        title: 'What kind of defect',
        blocks: [
          'Each result names the defect and its family: cracks, water, concrete, surfaces, tiles, timber and more.',
          'Reports also give the AS 4349.1 class: major, minor or safety hazard. Where the cause isn’t known, the class is “not classified”.',
        ],
      },
      {
        id: 'limits',
        title: 'What a photo can’t tell',
        blocks: [
          'A photo shows a surface at one moment. If no rule applies, the result says compliance couldn’t be determined and marks the defect for inspection. A result is not an inspection to AS 4349.1 and doesn’t replace one.',
        ],
      },
    ],
  },
  {
    id: 'security',
    title: 'Security and privacy',
    summary: 'Who sees your photos, and for how long we keep them.',
    sections: [
      {
        id: 'protection',
        title: 'How your data is protected',
        blocks: [
          {
            list: [
              'TLS 1.3 in transit, AES-256 at rest',
              'Authentication required, session timeouts',
              'Project data isolated per user account',
            ],
          },
        ],
      },
      {
        id: 'keeping',
        title: 'How long we keep it',
        blocks: [
          'Data is kept for the lifetime of the account and deleted on request. We follow the Australian Privacy Act; the [privacy policy](/privacy-policy) says the rest.',
        ],
      },
    ],
  },
  {
    id: 'project-management',
    title: 'Project management',
    summary: 'Keep one site’s photos, dates and reports together.',
    sections: [
      {
        id: 'create-project',
        title: 'Create a project',
        blocks: [
          {
            steps: [
              'Go to Projects.',
              'Press New Project.',
              'Enter a name, and a description if you like.',
              'Open More details for the address, the state and the dates. They decide which rules apply.',
              'Press Create, then Analyse on the project’s card to add a photo.',
            ],
          },
        ],
      },
      {
        id: 'project-page',
        title: 'The project’s page',
        blocks: [
          'Choose a project’s name to open its page. Findings are listed by what to do first or by room, beside its visits, rooms, photos, plans, reports and deadlines.',
          {
            list: [
              'Show the findings of one visit, or only those that wait for your decision.',
              'Select many findings, then confirm, reject, move or delete them together. Undo brings them back.',
              'On a keyboard, j and k walk through the list, x selects, e opens, and ? shows every shortcut.',
              'Rooms: add the usual rooms of the building, rename them, give them a level, and drag them into your order.',
              'Photos: choose a photo to see it large. Analyse it for 1 credit, move it, mark it up or delete it there.',
              'People: add the owner, the builder or the agent, and ring them from there.',
            ],
          },
        ],
      },
      {
        id: 'visits',
        title: 'Visits',
        blocks: [
          {
            steps: [
              'Open Visits and choose New visit: kind, date, weather, people present, and the areas you inspected, in whole or in part.',
              'Choose Analyse a photo. Pick the room in one tap; the next photo starts with the same one.',
              'Keep photos without analysis where there is no defect to show. They are free.',
              'The findings and photos on a visit’s card show what belongs to it.',
              'Choose Close visit. We check the photos you kept, free, and ask where we see something: add it or say why not.',
              'After the next visit, choose Compare visits: new, worse, same, fixed, not found again.',
            ],
          },
          'What we suggest in a comparison says so. Only you can say that something is fixed.',
          'Where we didn’t see that two findings are one, choose Same or Worse, then the finding of this visit.',
        ],
      },
      {
        id: 'repairs',
        title: 'Repairs',
        blocks: [
          {
            steps: [
              'Open a finding and press Assign: who fixes it, their trade and the due date. We suggest a date by severity and warranty.',
              'When they say it is fixed, press Report as fixed. Add repair photo keeps a photo of it, free.',
              'Look for yourself. Then press Verify, or Reopen and say why.',
            ],
          },
          {
            list: [
              'Send to a tradesperson makes a private link: on the finding, or for all findings you selected. Share it or email it.',
              'What nobody is to fix yet is assigned to them, with the trade and the due date that you set or we suggest.',
              'They open it on any phone, without an account. They see photos, plan, what to do and the due date.',
              'They can send messages and photos, and press It’s fixed. Nothing else of your account is visible.',
              'Print work order makes a PDF with photos, what to do and a QR code for each item. Each code opens its item.',
              'A link ends by itself. End link ends it at once.',
            ],
          },
          'Take repair photo opens the camera with the finding’s photo over the live picture, so that you stand where it was taken. Show old photo turns it on or off; Strength makes it fainter or stronger, Size smaller or larger. It isn’t in your photo. Photograph the crack, under Monitoring, and the camera of a tradesperson’s link do the same. In the camera of a visit, choose the finding under Match an old photo.',
          'Without a connection your photo stays on the device. It is sent once you’re connected and have Plumbline open.',
          'We compare each repair photo with the finding’s photo: looks fixed, doesn’t look fixed, or can’t tell. It is free, only you see it, and it changes nothing. Look for yourself before you verify.',
          'You can’t verify your own work. I fixed it shows as: fixed, not independently verified.',
          'Dispute, Accept as is and Not a defect need a reason. Close an open hazard alert before you verify or dismiss a finding.',
          'Make calendar link, under What is due, gives your calendar every due date. Keep the link private.',
          'We email you when they reply, and when a repair is due or overdue: one reminder a day, never at night. Turn either off in Settings.',
          'What is due, on the Projects page, lists every repair of all projects: hazards first, then by due date. By trade groups them by trade, with hazards and overdue work counted. Say in Settings that you build, and your dashboard starts with this; that you’re in a trade, and it starts with what is due next; that you own a building, and it starts with your repairs. Everybody else sees replies and repairs to check there. A repair that was done is listed again when a hazard alert opens. The project’s trail keeps each step.',
          'A crack has Monitoring: add a reading with its day, point and instrument, and how far off it may be. We say it got wider only where the change is larger than that, and warn of it as a hazard. Correct a misread one: both stay. We remind you of the next reading.',
        ],
      },
      {
        id: 'plans',
        title: 'Plans',
        blocks: [
          'Add a plan as a PDF of up to 20 pages, or as a picture. Tap to place a pin or draw an area, then name its finding. Download PDF prints the pages with their numbers.',
          'By keyboard: choose Add pin or Move pin, go to the page, move the cross with the arrow keys and press Enter. Shift makes longer steps, + and − zoom, Esc cancels.',
          'Replace drawing keeps every pin where it was on its page. A pin whose page is gone waits below the plan until you place it.',
        ],
      },
      {
        id: 'project-advice',
        title: 'What works well',
        blocks: [
          { picture: 'dashboard' },
          {
            list: [
              'Keep one project for each building or job.',
              'Give the state and the dates early, because they decide which rules apply.',
              'Set the stage of works with each photo, so that you can filter by it.',
              'Write the room in the context: “bathroom, left of the door”.',
              'Generate a report at each stage, and send the PDF to contractors and clients.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'videos',
    title: 'Video tutorials',
    summary: 'Short walk-throughs of the product.',
    sections: [
      video('overview', 'Platform Overview', 'The whole product in less than a minute.'),
      video('first-walkthrough', 'First Analysis Walkthrough', 'From a photo to a result.'),
      video('advanced', 'Advanced Features Tour', 'Filters, a finding in detail, AI chat and a project.'),
      video('report-demo', 'Report Generation Demo', 'From selected defects to a PDF.'),
    ],
  },
];
