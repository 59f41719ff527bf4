import { RETENTION } from '@plumbline/contract/retention';
import type { Section } from '@plumbline/knowledge/section';

export const PRIVACY: readonly Section[] = [
  {
    id: 'short',
    title: 'In short',
    blocks: [
      {
        list: [
          'Your photos, projects and reports belong to you. Other users can’t see them.',
          'We keep what the service needs and what the law wants kept. We sell nothing and show no advertising.',
          'This site sets no tracking cookies and loads no analytics from third parties.',
          'You may see, correct, export or delete what we hold about you.',
        ],
      },
    ],
  },
  {
    id: 'collect',
    title: 'What we collect',
    blocks: [
      {
        table: {
          caption: 'Information that Plumbline holds',
          head: ['What', 'Why', 'Where it comes from'],
          rows: [
            ['Name, email address, password (kept as a hash)', 'To identify your account', 'You, at sign-up'],
            [
              'Projects: names, addresses, dates, notes, and the people you add with phone and email',
              'To order your findings and apply the right rules',
              'You',
            ],
            [
              'A trial without an account: one photo, your words, the result, and keyed hashes of your browser’s mark and your network',
              'To show the result for a day, and to limit trials to one answer a day. All of it is deleted after a day, unless you sign up and keep it',
              'You, at the trial',
            ],
            [
              'Photos with their capture time and, if the camera wrote it, place',
              'To analyse them and keep them as evidence',
              'You, at upload',
            ],
            [
              'Voice notes that you record with a photo, and their text',
              'To play them with the photo, and to use the text that you typed or confirmed',
              'You, when you press record',
            ],
            [
              'Results, your corrections and your decisions',
              'To show them to you and to measure how often results are right',
              'The analysis and you',
            ],
            [
              'Purchases: amount, date, card brand and last four digits',
              'To grant what was bought, and for tax records',
              'You and the card payment provider',
            ],
            ['Messages that you send through the contact form', 'To answer them', 'You'],
            [
              'Your questions to the assistant and its answers',
              'So you can pick up the conversation where you left it',
              'You and the assistant',
            ],
            [
              'Your email address and when you agreed, if you asked for news',
              'To write to you about what’s new, until you unsubscribe',
              'You, on the front page',
            ],
            [
              'Technical logs: time, address requested, IP address, user number',
              'To keep the service running and safe',
              'Your browser',
            ],
          ],
        },
      },
      'What you type into the handover checklist is sent only when you press Download PDF, and isn’t kept.',
      'A photo can show people, number plates or the inside of somebody’s home. Take only what the defect needs, and take it with permission.',
      'Record only your own voice. If others can be heard, ask them first: several states require it.',
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    blocks: [
      'To run the service that you asked for, to answer you, to take payments, to keep the service secure and to meet our legal duties. Corrections that you make to results help us to measure and improve the analysis.',
      'We don’t use your information for direct marketing unless you have said that you want it, and each message of that kind says how to stop it.',
    ],
  },
  {
    id: 'share',
    title: 'Who else sees it',
    blocks: [
      {
        list: [
          'The card payment provider, when you pay. It receives your card and billing address directly; we never see the whole card number.',
          'Those who run the servers for us, under contract and on our instructions.',
          'Providers of hosted AI models, where this installation uses them. For an analysis they receive the photo and what you said about it; the result shows each engine that took part. For a question to the assistant they receive the question, your last exchanges with it, and what it looks up to answer: rules, and the words of your own findings and projects, never photos, your name or your email address. An answer says when the built-in assistant replaced a hosted model. Without such a model your questions stay on this installation’s servers. Where one writes down voice notes, it receives the recording and nothing else; otherwise recordings stay here.',
          'Whoever has a link that you made for a tradesperson. They see its findings with their photos, and hear voice notes only if you included them.',
          'A time-stamp server, where this installation uses one. It receives a hash once a day and for each report, and nothing that people wrote.',
          'Authorities, where a law obliges us.',
        ],
      },
      'You decide who gets a report: anyone you send the PDF to can read it.',
    ],
  },
  {
    id: 'protect',
    title: 'How we protect it',
    blocks: [
      'Connections are encrypted with TLS 1.3, and those who run our disks and buckets encrypt them with AES-256. Access is role-based, each account’s data is isolated from the others, and sessions time out. You can protect your account with multi-factor authentication (a code from an authenticator app). We do so with ours. What goes to a screen is a copy without camera data; the original photos leave only in your own export, in an evidence pack where you tick them, where you download one, or when an administrator moves the installation.',
      'If a breach is likely to cause serious harm, we tell the people concerned and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme requires.',
    ],
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    blocks: [
      {
        table: {
          caption: 'Retention',
          head: ['What', 'How long'],
          rows: [
            [
              'Account, projects, photos, results, reports',
              'For the lifetime of the account; deleted within 30 days of asking for it, and from backups within 90 days of closing the account',
            ],
            [
              'Your questions to the assistant, its answers and your feedback on them',
              'Until you press Clear History (those outside a defect), delete the defect or project that they’re about, or close the account',
            ],
            [
              'The trail of a project: hashes, ids and times, no words',
              'Until you close the account, also after the project is deleted',
            ],
            [
              'A report that was paid for, with its photos',
              'Until you delete it or close the account, also after the project is deleted',
            ],
            ['Emails the service sent to you', `${RETENTION.mailDays} days`],
            ['Business and payment records', `${RETENTION.paymentYears} years`],
            ['Technical logs', `${RETENTION.addressMonths} months`],
          ],
        },
      },
      'A legal hold comes before all of this. While it stands, nothing in its project is deleted, and neither is the account. What tax law keeps comes next, then what you ask us to delete.',
    ],
  },
  {
    id: 'automated',
    title: 'Automated decisions',
    blocks: [
      'Software makes these decisions without a person. The first three are about buildings and photos, not about people.',
      {
        table: {
          caption: 'Decisions that software makes',
          head: ['What it decides', 'What it uses', 'What you can do'],
          rows: [
            [
              'Whether a photo shows a defect, which, how serious, and what the rules say',
              'The photo, your words, and the project’s facts',
              'Confirm, correct or set aside the finding. Your decision counts',
            ],
            ['Whether a hazard alert is shown', 'Your words and the photo', 'Close it with a reason'],
            [
              'Whether a photo is too dark, blurred or small',
              'The photo',
              'Take another. A refused photo costs nothing',
            ],
            [
              'Whether to slow down or refuse requests, sign-ins or another trial',
              'Counts by account, address and browser',
              'Wait, or write to us',
            ],
            [
              'Whether a card is accepted',
              'What you enter with the card payment provider, who decides',
              'Ask your bank or use another card',
            ],
          ],
        },
      },
      'No engine decides who gets an account, what anyone pays or who is right in a dispute.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      'One cookie keeps you signed in, one tells this site’s own pages that it is there, and one lets us recognise your browser for 400 days. Your browser also remembers your choice of light or dark. None is used to follow you, and nothing is set before you need it.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Under the Privacy Act 1988 (Cth) and the Australian Privacy Principles you may ask for access to what we hold about you and for its correction. We answer within 30 days. You may take your data with you and ask for the deletion of your account; until it is carried out you can change your mind. What tax law obliges us to keep is kept for that purpose alone.',
      'Not satisfied with our answer? You can complain to the Office of the Australian Information Commissioner (oaic.gov.au).',
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise customers',
    blocks: ['Enterprise customers get 24/7 emergency support, also for questions of privacy and security.'],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    blocks: [
      'When this policy changes, its date changes with it, and we tell account holders of changes that matter. Questions and requests: use the [contact page](/contact).',
    ],
  },
];
