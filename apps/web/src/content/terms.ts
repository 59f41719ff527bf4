import type { Section } from '@plumbline/knowledge/section';

export const TERMS: readonly Section[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    blocks: [
      'These terms apply between you and the operator of this installation of Plumbline from the moment you create an account or use the service. If you act for a business, you confirm that you may bind it.',
    ],
  },
  {
    id: 'service',
    title: 'What the service is',
    blocks: [
      'Plumbline reads photos of building defects with several engines and says what they show: kind, severity, confidence, the rule that could be applied, causes and next steps. It orders these findings in projects and prints them as reports.',
      {
        note: 'A result is an informed reading of a photo. It is not a building inspection, not an inspection to AS 4349.1, not engineering or legal advice, and not a certificate of compliance. Where something may be unsafe, leave it alone and get somebody qualified to the site.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      {
        list: [
          'Give your own name and an email address that you read.',
          'Keep your password to yourself. What happens under your account counts as yours until you tell us otherwise.',
          'You must be 18 or older, or use the service for a business that answers for you.',
        ],
      },
    ],
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    blocks: [
      {
        table: {
          caption: 'Prices in Australian dollars, GST included',
          head: ['What', 'Price', 'GST in it', 'Conditions'],
          rows: [
            ['First 5 analyses of a new account', 'A$0.00', 'A$0.00', 'No card needed'],
            [
              '15 credits',
              'A$15.00',
              'A$1.36',
              'Never expire; non-refundable, except where the Australian Consumer Law requires a refund; one credit pays for one image',
            ],
            [
              'PDF report',
              'A$10.00',
              'A$0.91',
              'Unlimited downloads after purchase; no refund once generated, except where the Australian Consumer Law requires one',
            ],
          ],
        },
      },
      'Payments go through a card payment provider. An analysis that fails, a photo that can’t be used and a result of ‘not sure’ cost nothing.',
      'Nothing in these terms takes away a right or remedy that you have under the Australian Consumer Law and that can’t be excluded.',
    ],
  },
  {
    id: 'your-photos',
    title: 'Your photos and texts',
    blocks: [
      'They stay yours. You give us the permission that the service needs: to store them, analyse them, show them to you and print them in your reports. Upload only your own photos, or photos you have permission to use, of places you are allowed to photograph.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      {
        list: [
          'Don’t upload anything unlawful, or photos whose purpose is to show people.',
          'Don’t try to get at other people’s data or around the limits of the service.',
          'Don’t present a result as an inspection, a certificate or the opinion of a named professional.',
          'Don’t resell automated access without an agreement with us.',
        ],
      },
      'We may suspend an account that breaks these rules. Where it can wait, we write to you first.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability',
    blocks: [
      'We aim for the service to be available 99.9% of the time. It is an aim, not a guarantee: maintenance, faults of others and events outside our control happen. Keep your own copies of what you can’t afford to lose.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We provide the service with due care and skill. To the extent that the law allows, we aren’t liable for loss that comes from relying on a result without the inspection that it recommends, nor for indirect loss. Where liability can’t be excluded but may be limited, it is limited to supplying the service again or paying the cost of that.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending',
    blocks: [
      'You may close your account at any time. We may end the service with reasonable notice; credits that you have bought and not used are then paid back. What happens to your data is set out in the [privacy policy](/privacy-policy).',
    ],
  },
  {
    id: 'law',
    title: 'Law and changes',
    blocks: [
      'Australian law applies, and the courts of the state or territory in which you live may hear a dispute. When these terms change, their date changes, and account holders are told in advance of changes that matter. Questions: use the [contact page](/contact).',
    ],
  },
];
