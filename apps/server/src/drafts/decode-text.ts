import { AppError } from '../platform/errors.ts';

/** What Windows-1252 has from 0x80 to 0x9f, where Latin-1 has control characters; five places are empty. */
const WINDOWS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * The text of a list as programs save it: UTF-8 or UTF-16 where it says so, else UTF-8 where it is that, else
 * Windows-1252, which older Excel writes.
 * @throws AppError unsupported_type for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : first === 0xfe && second === 0xff
        ? new TextDecoder('utf-16be').decode(bytes)
        : decodeEightBit(bytes);
  if (text.includes('\0')) {
    throw new AppError('unsupported_type', {
      message: 'This file isn’t a list. Save the list as CSV and choose that file.',
    });
  }
  return text;
}

function decodeEightBit(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node 20 decodes what it calls Windows-1252 as Latin-1.
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);
  }
}
