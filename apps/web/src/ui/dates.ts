const LONG = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const WITH_TIME = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 21 Nov 2026, in the reader's own time zone. */
export function longDate(iso: string): string {
  return LONG.format(new Date(iso));
}

export function dateAndTime(iso: string): string {
  return WITH_TIME.format(new Date(iso));
}
