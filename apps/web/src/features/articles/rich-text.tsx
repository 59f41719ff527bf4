import { Link } from 'wouter';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** Text in which `[words](/address)` is a link; nothing else is markup. */
export function RichText({ children }: { children: string }) {
  // Split by a pattern with two groups: words, link text, address, words, …
  const parts = children.split(LINK);
  return (
    <>
      {parts.map((part, index) => {
        if (index % 3 === 2) return null;
        if (index % 3 === 0) return part;
        const address = parts[index + 1] ?? '';
        return (
          <Link key={address} href={address} className="prose-link">
            {part}
          </Link>
        );
      })}
    </>
  );
}
