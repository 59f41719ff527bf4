/** Words and photo that disagree; nothing where they don't. */
export function Mismatch({ text }: { text: string | null }) {
  return text ? (
    <p className="mb-4 rounded-md border border-line-strong bg-sunken px-3 py-2 text-sm">{text}</p>
  ) : null;
}
