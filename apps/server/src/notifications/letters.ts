import { RETENTION } from '@plumbline/contract/retention';
import type { Letter } from '../platform/mail/lay-out.ts';
import {
  answersSubject,
  counted,
  dueList,
  dueSubject,
  named,
  type RepairAnswer,
  type RepairsDue,
} from './repair-words.ts';

const SECURITY = 'You get this because it’s about your account’s security. You can’t switch it off.';

// Sydney's calendar, as everywhere in the product where no browser says another.
const WHEN = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});
const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'Australia/Sydney' });

/** Messages by what they tell of. Each address carries what it needs behind the #, which no server and no log sees. */
export const letters = {
  verifyEmail: (name: string, url: string): Letter => ({
    subject: 'Confirm your email address',
    body: [`Hello ${name},`, 'Please confirm that this address is yours. The link works for 3 days.'],
    action: { label: 'Confirm my address', url },
    footer:
      'You get this because someone made a Plumbline account with this address. If that wasn’t you, do nothing.',
  }),
  passwordReset: (name: string, url: string): Letter => ({
    subject: 'Choose a new password',
    body: [
      `Hello ${name},`,
      'Someone, we hope you, asked for a new password. The link works once, for one hour.',
      'If it wasn’t you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    footer: SECURITY,
  }),
  passwordChanged: (name: string, at: Date, url: string): Letter => ({
    subject: 'Your password was changed',
    body: [
      `Hello ${name},`,
      `Your password was changed on ${WHEN.format(at)} (Sydney time). Every other device was signed out.`,
      'If that wasn’t you, ask for a new password at once.',
    ],
    action: { label: 'It wasn’t me', url },
    footer: SECURITY,
  }),
  newDevice: (name: string, facts: { at: Date; device: string; ip: string }, url: string): Letter => ({
    subject: 'New sign-in to your account',
    body: [
      `Hello ${name},`,
      'Someone signed in to your account from a new device.',
      [
        ['When', `${WHEN.format(facts.at)} (Sydney time)`],
        ['Device', facts.device],
        ['IP address', facts.ip],
      ],
      'If that was you, do nothing. If not, end that session and change your password.',
    ],
    action: { label: 'See where I’m signed in', url },
    footer: SECURITY,
  }),
  secondFactorChanged: (name: string, on: boolean, at: Date, url: string): Letter => ({
    subject: on ? 'Two-factor sign-in is on' : 'Two-factor sign-in is off',
    body: [
      `Hello ${name},`,
      on
        ? `Since ${WHEN.format(at)} (Sydney time) your account asks for a code from your authenticator app when you sign in.`
        : `Since ${WHEN.format(at)} (Sydney time) you sign in with your password alone.`,
      'If that wasn’t you, change your password at once.',
    ],
    action: { label: 'Open my account', url },
    footer: SECURITY,
  }),
  accountMoved: (name: string, url: string): Letter => ({
    subject: 'Your account has moved here',
    body: [
      `Hello ${name},`,
      'Your projects, photos, defects and reports are here. Your old password isn’t: please choose a new one. The link works once, for 14 days.',
      'After that, use ‘Forgot password?’ when you sign in.',
    ],
    action: { label: 'Choose a password', url },
    footer: SECURITY,
  }),
  accountDeletion: (name: string, due: Date, url: string): Letter => ({
    subject: 'Your account will be deleted',
    body: [
      `Hello ${name},`,
      `We will delete your account on ${DAY.format(due)} with everything in it: projects, photos, defects and reports. The law requires us to keep tax invoices for ${RETENTION.paymentYears} years. We keep them without your name.`,
      'Changed your mind? Sign in before then and choose to keep your account.',
    ],
    action: { label: 'Keep my account', url },
    footer: SECURITY,
  }),
  deletionReminder: (name: string, due: Date, url: string): Letter => ({
    subject: `We will delete your account on ${DAY.format(due)}`,
    body: [
      `Hello ${name},`,
      `This is our last message before we delete your account on ${DAY.format(due)}. To keep it, sign in before then.`,
    ],
    action: { label: 'Keep my account', url },
    footer: SECURITY,
  }),
  deletionCancelled: (name: string, url: string): Letter => ({
    subject: 'Your account stays',
    body: [`Hello ${name},`, 'We haven’t deleted your account. Everything is as it was.'],
    action: { label: 'Open Plumbline', url },
    footer: SECURITY,
  }),
  analysisComplete: (name: string, facts: { analyses: number; critical: number }, url: string): Letter => ({
    subject: facts.analyses === 1 ? 'Your analysis is complete' : `${facts.analyses} analyses are complete`,
    body: [
      `Hello ${name},`,
      facts.analyses === 1
        ? 'The analysis of your photo is complete.'
        : `${facts.analyses} photos were analysed.`,
      ...(facts.critical > 0
        ? [
            `${counted(facts.critical, 'finding')} of critical severity ${facts.critical === 1 ? 'needs' : 'need'} your attention.`,
          ]
        : []),
    ],
    action: { label: 'See the findings', url },
    footer: 'You get this because ‘Analysis complete’ is switched on.',
  }),
  reportGenerated: (
    name: string,
    title: string,
    trail: { entries: number; head: string },
    url: string,
  ): Letter => ({
    subject: `Your report is ready: ${title.replaceAll('\n', ' ')}`,
    body: [
      `Hello ${name},`,
      `The report ‘${title}’ is ready.`,
      ...(trail.head === ''
        ? []
        : [
            'Keep this mail: the code below can show later whether the project’s trail was rewritten.',
            [
              ['Trail entries', String(trail.entries)],
              ['Trail head (SHA-256)', trail.head],
            ] as const,
          ]),
    ],
    action: { label: 'Open my reports', url },
    footer: 'You get this because ‘Report generated’ is switched on.',
  }),
  repairAnswers: (name: string, answers: readonly RepairAnswer[], more: number, url: string): Letter => ({
    subject: answersSubject(answers, more),
    body: [
      `Hello ${name},`,
      answers.map(({ number, project, said, ...answer }) => [
        `Finding ${number}, ${project}`,
        `${named(answer)}: ${said.join(', ')}`,
      ]),
      ...(more > 0 ? [`And ${counted(more, 'more finding')}.`] : []),
      'Nothing closes until you verify it.',
    ],
    action: { label: answers.length + more === 1 ? 'Open the finding' : 'Open repairs', url },
    footer: 'You get this because ‘Replies from trades’ is switched on.',
  }),
  repairReminder: (name: string, { late, soon, unread }: RepairsDue, url: string): Letter => ({
    subject: dueSubject(late, soon),
    body: [
      `Hello ${name},`,
      ...dueList('Overdue:', late),
      ...dueList('Due in the next three days:', soon),
      ...(unread > 0 ? [`${counted(unread, 'reply', 'replies')} from trades to read.`] : []),
    ],
    action: { label: 'Open repairs', url },
    footer: 'You get this because ‘Repairs due and overdue’ is switched on. You get at most one a day.',
  }),
  weeklyDigest: (
    name: string,
    facts: { analyses: number; critical: number; undecided: number; reports: number },
    url: string,
  ): Letter => ({
    subject: 'Your week in Plumbline',
    body: [
      `Hello ${name},`,
      'Your last seven days:',
      [
        ['Analyses', String(facts.analyses)],
        ['Critical findings', String(facts.critical)],
        ['Reports', String(facts.reports)],
        ['Findings still to review', String(facts.undecided)],
      ],
    ],
    action: { label: 'Open my dashboard', url },
    footer: 'You get this because ‘Weekly digest’ is switched on.',
  }),
  announcement: (name: string, subject: string, message: string, marketing: boolean): Letter => ({
    subject,
    body: [`Hello ${name},`, ...message.split(/\n{2,}/)],
    footer: marketing
      ? 'You get this because you agreed to news and offers from Plumbline.'
      : 'You get this because ‘System updates’ is switched on.',
  }),
};
