/** Reports, links and work orders are read by others than the person whose words they are, and whose council it is. */
export function forReaders(text: string): string {
  return text
    .replace(/^Your words say/, 'The description says')
    .replace(/\bYour words lean to/g, 'The description leans to')
    .replace(/\bYour words also fit\b/g, 'The description also fits')
    .replace(/; this photo/, '; the photo')
    .replace(/\b([Yy])our words (name|say|fit|lean)\b/g, (_, first, verb) =>
      first === 'Y' ? `The description ${verb}s` : `the description ${verb}s`,
    )
    .replace(/ Take a closer photo\.$/, '')
    .replace(/\b([Yy])our (?:words|description)\b/g, (_, first) =>
      first === 'Y' ? 'The description' : 'the description',
    )
    .replace(/\b([Yy])our (?=\p{Ll})/gu, (_, first) => (first === 'Y' ? 'The ' : 'the '));
}
