import type { PictureName } from '@plumbline/knowledge/section';

/** The words of the features page: what the product does, in the order in which people meet it. */
interface FeatureSection {
  id: string;
  title: string;
  words: readonly string[];
  picture?: PictureName;
}

export const FEATURES_HEADING = {
  title: 'What Plumbline does',
  lead: 'From a photo on site to a report you can send.',
} as const;

export const FEATURE_SECTIONS: readonly FeatureSection[] = [
  {
    id: 'photo',
    title: 'Analyse a photo',
    words: [
      'Take a photo or choose one: JPG, PNG, HEIC, WebP or AVIF. Add the stage of works and what you measured.',
      'A panel of engines looks at it. Each gives its own opinion, and you see where they disagree.',
      'The result says what the defect is, how serious, and how sure the panel is.',
      'When the panel can’t tell, it says “not sure”, and you pay nothing.',
    ],
    picture: 'overlay',
  },
  {
    id: 'rules',
    title: 'Check it against the rules',
    words: [
      'Plumbline compares what you measured with the tolerance guide of the state or with the NCC.',
      'The result names the rule, the limit and the value it was checked against.',
      'Without a rule there is no verdict. The defect is then marked for inspection.',
    ],
    picture: 'finding',
  },
  {
    id: 'hazards',
    title: 'Danger comes first',
    words: [
      'Write what you see, smell or hear. Gas, live wires, asbestos and signs of collapse raise an alert at once.',
      'The alert is free, and it stays even if the photo can’t be used.',
    ],
  },
  {
    id: 'projects',
    title: 'Keep each site together',
    words: [
      'A project holds the photos, defects and reports of one building or one job.',
      'Filter by severity, stage and decision. See defect trends across your projects.',
      'Work without a connection: photos wait on your phone and go when you are online.',
    ],
    picture: 'dashboard',
  },
  {
    id: 'decide',
    title: 'Decide yourself',
    words: [
      'Confirm, correct or reject each finding, and add your own measurements.',
      'The report shows what the panel found beside what you decided.',
    ],
    picture: 'phone',
  },
  {
    id: 'reports',
    title: 'Send a report',
    words: [
      'Choose the defects and download a PDF with photos, marks, rules, actions and sources.',
      'Your name, licence and logo appear on every report.',
      'Pay once for each report. Download it as often as you like, edits included.',
    ],
    picture: 'report',
  },
  {
    id: 'handover',
    title: 'Free tools',
    words: [
      'Print a handover checklist for six building types. Read the NCC 2025 guide. Neither needs an account.',
    ],
    picture: 'checklist',
  },
];
