/** What a message says, whatever it looks like. */
export interface Letter {
  subject: string;
  /** Each a paragraph; a list of pairs is set as facts. */
  body: readonly (string | readonly (readonly [string, string])[])[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Why this came, and what to do about it. */
  footer: string;
  /** Beside the footer, such as where to stop such messages. */
  footerLink?: { label: string; url: string };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML: what people typed stays text. */
const asHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter).replaceAll('\n', '<br>');

const INK = '#1c2430';
const SOFT = '#5b6472';

/** The same message twice: as plain text, and as HTML of the plainest kind, since mail readers understand no other. */
export function layOut({ body, action, footer, footerLink }: Letter): { text: string; html: string } {
  const text = [
    ...body.map((part) =>
      typeof part === 'string' ? part : part.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \nPlumbline\n${footer}${footerLink ? `\n${footerLink.label}: ${footerLink.url}` : ''}`,
  ].join('\n\n');
  const parts = body.map((part) =>
    typeof part === 'string'
      ? `<p style="margin:0 0 16px">${asHtml(part)}</p>`
      : `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${part
          .map(
            ([name, value]) =>
              `<tr><td style="padding:2px 16px 2px 0;color:${SOFT}">${asHtml(name)}</td><td style="padding:2px 0">${asHtml(value)}</td></tr>`,
          )
          .join('')}</table>`,
  );
  const button = action
    ? `<p style="margin:24px 0"><a href="${asHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b8460b;color:#ffffff;text-decoration:none;font-weight:600">${asHtml(action.label)}</a></p>`
    : '';
  const link = footerLink
    ? `<br><a href="${asHtml(footerLink.url)}" style="color:${SOFT}">${asHtml(footerLink.label)}</a>`
    : '';
  const html = `<!doctype html><html lang="en-AU"><body style="margin:0;background:#f7f5f1"><div style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.5 Arial,Helvetica,sans-serif;color:${INK}"><p style="margin:0 0 24px;font-weight:700">Plumbline</p>${parts.join('')}${button}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #ddd8ce;font-size:13px;color:${SOFT}">${asHtml(footer)}${link}</p></div></body></html>`;
  return { text: `${text}\n`, html };
}
