import type { Letter } from '../platform/mail/lay-out.ts';

const SECURITY = 'You get this because it concerns the security of your account. It can’t be switched off.';

// Sydney's calendar, as everywhere in the product where no browser says another.
const WHEN = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});
const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'Australia/Sydney' });

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Messages by what they tell of. Each address carries what it needs behind the #, which no server and no log sees. */
export const letters = {
  verifyEmail: (name: string, url: string): Letter => ({
    subject: 'Confirm your email address',
    body: [`Hello ${name},`, 'Please confirm that this address is yours. The link is good for 3 days.'],
    action: { label: 'Confirm my address', url },
    footer:
      'You get this because somebody made a Plumbline account with this address. If that wasn’t you, do nothing.',
  }),
  passwordReset: (name: string, url: string): Letter => ({
    subject: 'Choose a new password',
    body: [
      `Hello ${name},`,
      'Somebody, we hope you, asked for a new password. The link is good for one hour and for one use.',
      'If it wasn’t you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    footer: SECURITY,
  }),
  passwordChanged: (name: string, at: Date, url: string): Letter => ({
    subject: 'Your password was changed',
    body: [
      `Hello ${name},`,
      `The password of your account was changed on ${WHEN.format(at)} (Sydney time). Every other device was signed out.`,
      'If that wasn’t you, ask for a new password at once.',
    ],
    action: { label: 'It wasn’t me', url },
    footer: SECURITY,
  }),
  newDevice: (name: string, facts: { at: Date; device: string; ip: string }, url: string): Letter => ({
    subject: 'New sign-in to your account',
    body: [
      `Hello ${name},`,
      'Somebody signed in to your account from a device that we haven’t seen before.',
      [
        ['When', `${WHEN.format(facts.at)} (Sydney time)`],
        ['Device', facts.device],
        ['IP address', facts.ip],
      ],
      'If that was you, there is nothing to do. If not, end that session and change your password.',
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
        : `Since ${WHEN.format(at)} (Sydney time) your password alone opens your account.`,
      'If that wasn’t you, change your password at once.',
    ],
    action: { label: 'Open my account', url },
    footer: SECURITY,
  }),
  accountMoved: (name: string, url: string): Letter => ({
    subject: 'Your account has moved here',
    body: [
      `Hello ${name},`,
      'Your projects, photos, defects and reports have been brought here. Your old password wasn’t: please choose one. The link is good for 14 days and for one use.',
      'After that, ‘Forgot password?’ at the sign-in does the same.',
    ],
    action: { label: 'Choose a password', url },
    footer: SECURITY,
  }),
  accountDeletion: (name: string, due: Date, url: string): Letter => ({
    subject: 'Your account will be deleted',
    body: [
      `Hello ${name},`,
      `On ${DAY.format(due)} your account is deleted with everything in it: projects, photos, defects and reports. Tax invoices are kept for 7 years, without your name, because the law asks for it.`,
      'Changed your mind? Sign in before then and choose to keep your account.',
    ],
    action: { label: 'Keep my account', url },
    footer: SECURITY,
  }),
  deletionReminder: (name: string, due: Date, url: string): Letter => ({
    subject: `Your account is deleted on ${DAY.format(due)}`,
    body: [
      `Hello ${name},`,
      `This is the last message before your account is deleted on ${DAY.format(due)}. To keep it, sign in before then.`,
    ],
    action: { label: 'Keep my account', url },
    footer: SECURITY,
  }),
  deletionCancelled: (name: string, url: string): Letter => ({
    subject: 'Your account stays',
    body: [`Hello ${name},`, 'Your account is not deleted. Everything is as it was.'],
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
            `${counted(facts.critical, 'finding')} of critical severity ${facts.critical === 1 ? 'wants' : 'want'} your attention.`,
          ]
        : []),
    ],
    action: { label: 'See the findings', url },
    footer: 'You get this because ‘Analysis complete’ is switched on.',
  }),
  reportGenerated: (name: string, title: string, url: string): Letter => ({
    subject: `Your report is ready: ${title.replaceAll('\n', ' ')}`,
    body: [`Hello ${name},`, `The report ‘${title}’ is ready.`],
    action: { label: 'Open my reports', url },
    footer: 'You get this because ‘Report generated’ is switched on.',
  }),
  weeklyDigest: (
    name: string,
    facts: { analyses: number; critical: number; undecided: number; reports: number },
    url: string,
  ): Letter => ({
    subject: 'Your week in Plumbline',
    body: [
      `Hello ${name},`,
      'This is what the last seven days brought.',
      [
        ['Analyses', String(facts.analyses)],
        ['Critical findings', String(facts.critical)],
        ['Reports', String(facts.reports)],
        ['Findings that wait for your decision, in all', String(facts.undecided)],
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
