import type { contactMessages } from '../platform/database/contact-tables.ts';
import type { Message } from '../platform/mail/mailer.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const asHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** The operator's copy of a message. What strangers typed stays text, in the HTML part too. */
export function composeMail(to: string, sent: typeof contactMessages.$inferSelect): Message {
  const facts = [
    ['Ticket', sent.ticketNumber],
    ['From', `${sent.firstName} ${sent.lastName}`.trim()],
    ['Email', sent.email],
    ['Phone', sent.phone],
    ['Company', sent.company],
    ['About', sent.inquiry],
  ].filter(([, value]) => value);
  const lines = facts.map(([name, value]) => `${name}: ${value}`);
  return {
    to,
    subject: `[${sent.ticketNumber}] ${sent.inquiry}: ${sent.firstName ? `${sent.firstName} ${sent.lastName}` : sent.email}`,
    text: `${lines.join('\n')}\n\n${sent.message}\n`,
    html: `<p>${lines.map(asHtml).join('<br>')}</p><p>${asHtml(sent.message).replaceAll('\n', '<br>')}</p>`,
  };
}
