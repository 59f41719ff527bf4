/** The words of the landing page. */
export const HERO = {
  /** One line each. */
  title: ['See the crack.', 'Know what it means.'],
  lead: 'Plumbline reads a photo of a building defect. It says what the defect is, how serious, how sure, which Australian rule applies and what to do next.',
} as const;

interface Feature {
  id: 'panel' | 'sure' | 'rule' | 'next' | 'evidence' | 'projects';
  title: string;
  words: string;
}

export const FEATURES: readonly Feature[] = [
  {
    id: 'panel',
    title: 'Several engines, not one',
    words: 'Independent engines look at each photo. You see each opinion, and where they disagree.',
  },
  {
    id: 'sure',
    title: 'It says how sure it is',
    words:
      'We test the engines on photos they never learnt from. When the panel can’t tell, it says so, and you pay nothing.',
  },
  {
    id: 'rule',
    title: 'The rule that decided',
    words:
      'Each verdict names its tolerance or NCC provision and the value that was checked. No rule, no verdict.',
  },
  {
    id: 'next',
    title: 'What to do next',
    words: 'Likely causes, actions and who to call, in words you can send to a builder or an owner.',
  },
  {
    id: 'evidence',
    title: 'Photos kept as evidence',
    words: 'The original stays untouched, with its fingerprint, time and place.',
  },
  {
    id: 'projects',
    title: 'Sorted by project and stage',
    words: 'A project holds the defects of one site. The stage of works says when each was found.',
  },
];

export const STEPS: readonly { title: string; words: string }[] = [
  {
    title: 'Photograph it',
    words: 'A phone is enough. JPG, PNG, HEIC, WebP or AVIF, at least 500 × 500 pixels, up to 40 MB.',
  },
  {
    title: 'Say what you know',
    words: 'The stage of works, a measured gap, what the owner noticed. All optional.',
  },
  {
    title: 'Read the verdict',
    words: 'Type, severity, confidence, compliance and actions on one page, with the reasons.',
  },
];

export const REVIEWS = {
  fromPeople: 'What people say',
  title: 'How often it’s right',
  /** Stands until three people have agreed to be quoted. */
  words:
    'We show reviews once three people agree to be quoted. Until then, this is how it did on test photos.',
} as const;
