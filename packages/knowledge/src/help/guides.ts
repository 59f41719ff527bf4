import type { Section } from '../guides/section.ts';
import type { Guide } from './guide.ts';
import { PROJECT_GUIDE } from './project-guide.ts';

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
          'An inspection is declared in the report details. It needs your decision on every defect. It also needs client, day, weather and who was there. Each area that you didn’t inspect, or only in part, needs a reason. Until then every page says that it is a draft.',
          'Press Make a report on a visit, and its date, weather, people and areas are filled in. Check them, change them, or choose another visit.',
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
          'A finding that was repaired, or seen on two visits, has a photo from before and one from after.',
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
          'One credit pays for the analysis of one image. 15 credits cost A$15.00, GST included. Credits never expire. They are non-refundable, except where the Australian Consumer Law requires a refund.',
          'An analysis that fails costs nothing. Nor does a photo that can’t be used, or a result that says ‘not sure’. The credit is back in your balance straight away.',
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
              'Up to 40 MB. The app makes a photo over 10 MB smaller before it sends it. The original follows by itself.',
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
  PROJECT_GUIDE,
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
