/**
 * Hands back what was worked out of a text before, for the texts that were asked of last. A message is read a dozen times
 * before it is answered, and a finding's words with each change of it. What is longer than `longest` is worked out anew.
 */
export function keepLast<Worked>(
  most: number,
  longest: number,
): (text: string, work: () => Worked & object) => Worked {
  const kept = new Map<string, Worked>();
  return (text, work) => {
    if (text.length > longest) return work();
    const known = kept.get(text);
    const worked = known ?? work();
    if (known !== undefined) kept.delete(text);
    kept.set(text, worked);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return worked;
  };
}
