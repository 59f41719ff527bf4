/** Makeshifts: what somebody held, mended or replaced with a nail, tape or a broom is not mended. */
import type { Word } from './words.ts';

type Add = (name: string, start: number, end: number) => void;

const HOLDS =
  /^(?:held|holding|hold|holds|fixed|repaired|replaced|propped|tied|mended|strapped|supported|secured|attached|swapped|fastened|kept|sits|sitting|rests|resting|packed|latched|bridged)$/;
const COVERS =
  /^(?:covered|sealed|plugged|patched|wrapped|stuffed|blocked|joined|bunged|filled|closed|capped|made)$/;
const BY = /^(?:with|by|using|on|for|of)$/;
/** Nothing that people rely on is held with these. */
const STRONG =
  /^(?:tape|gaffer|ductape|cardboard|broom|broomstick|broomhandle|mop|string|rope|bungee|bungees|tinfoil|foil|alfoil|gum|bluetack|blutack|blu|hanger|stick|crate|crates|rag|rags|towel|paperclip|nail|twine|wire|velcro|zipties)$/;
/** Nothing that carries current or gas is mended with these. */
const WEAK =
  /^(?:silicone|silicon|foam|glue|superglue|bog|brick|bricks|wood|bolt|screw|plastic|putty|bandaid)$/;
/** Tape and wire that belong there. */
const PROPER =
  /^(?:thread|teflon|ptfe|yellow|plumbers|plumber|masking|painters|warning|barrier|safety|hazard|caution|joint|paper|jointing|flashing|fuse|new|steel|stainless|tension|earth|proper|correct|right|rated|copper|balustrade|chicken)$/;

/** The materials of a makeshift from this word on: how many words it takes, and which sort. */
function materialAt(words: readonly Word[], at: number): 'strong' | 'weak' | undefined {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text ?? '';
  if (PROPER.test(before)) return undefined;
  if (/^(?:ties?|zips?)$/.test(text) && /^(?:cable|zip)$/.test(before)) return 'strong';
  if (text === 'jack' && before === 'car') return 'strong';
  if (
    /^bricks?$/.test(text) &&
    /^(?:a|of|loose|few|with|some)$/.test(before) &&
    !/^(?:pier|piers|wall|work)$/.test(words[at + 1]?.text ?? '')
  )
    return 'strong';
  if (text === 'nail' && !/^(?:a|one|old|rusty|bent|the)$/.test(before)) return undefined;
  if (STRONG.test(text)) return 'strong';
  return WEAK.test(text) ? 'weak' : undefined;
}

/** Where the makeshift of a verb at this place stands, and what sort it is. */
export function makeshiftOf(
  words: readonly Word[],
  at: number,
): { end: number; sort: 'strong' | 'weak' } | undefined {
  const { sentence } = words[at] ?? {};
  for (let by = at + 1; by <= at + 5 && words[by]?.sentence === sentence; by += 1) {
    if (!BY.test(words[by]?.text ?? '')) continue;
    for (let end = by + 1; end <= by + 5 && words[end]?.sentence === sentence; end += 1) {
      const sort = materialAt(words, end);
      if (sort) return { end: end + 1, sort };
    }
  }
  return undefined;
}

/** Adds 'bodge' where something is held with what can't hold it, and 'bodgecover' where it's patched or plugged so. */
export function addBodges(words: readonly Word[], add: Add): void {
  words.forEach(({ text }, at) => {
    const isHold = HOLDS.test(text);
    // 'The cover is a bit of cardboard'.
    const isStuff =
      /^(?:is|are)$/.test(text) &&
      words.slice(at + 1, at + 5).some((word) => /^(?:bit|piece|sheet|strip|lump)$/.test(word.text));
    if (!isHold && !isStuff && !COVERS.test(text)) return;
    const made = makeshiftOf(words, at);
    if (!made) return;
    add(isHold && made.sort === 'strong' ? 'bodge' : 'bodgecover', at, made.end);
  });
}
