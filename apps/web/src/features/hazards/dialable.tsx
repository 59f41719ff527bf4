import { Fragment } from 'react';

/** Australian emergency, local-rate, free-call and area numbers. Alerts hold none that isn't confirmed. */
const NUMBER = /\b(?:000|112|1[38]00 ?\d{3} ?\d{3}|13 ?\d{2} ?\d{2}|13\d ?\d{3}|0[2378] ?\d{4} ?\d{4})\b/g;

/** Text in which every telephone number can be pressed. */
export function Dialable({ text }: { text: string }) {
  const parts: { text: string; from: number; number: boolean }[] = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    parts.push({ text: text.slice(from, found.index), from, number: false });
    parts.push({ text: found[0], from: found.index, number: true });
    from = found.index + found[0].length;
  }
  parts.push({ text: text.slice(from), from, number: false });
  return (
    <>
      {parts.map((part) => (
        <Fragment key={`${part.from}${part.number}`}>
          {part.number ? (
            <a
              href={`tel:${part.text.replaceAll(' ', '')}`}
              className="tabular font-semibold whitespace-nowrap underline underline-offset-2"
            >
              {part.text}
            </a>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
    </>
  );
}
