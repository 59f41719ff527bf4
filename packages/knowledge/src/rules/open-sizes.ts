/** Sizes of which the words give one end alone: 'at least 3 mm' is within no limit above it. */
/** 'Over 2 m' is what it was measured over, and 'handed over 8 months ago' no size at all. */
const NO_SIZE = String.raw`(?![\d.,]*\s*(?:m|metres?|meters?|years?|months?|weeks?|days?|yrs?|storeys?)\b)`;
const OPEN_BEFORE = new RegExp(
  String.raw`(?:\bmore than|\bat (?:the )?least|\bno less than|\bnot less than|\bover|\babove|\bwider than|\bbigger than|\bgreater than|\bexceed(?:s|ing)|\bmin(?:imum)?(?: of)?|>=?|≥)\s*(\d+(?:[.,]\d+)?)${NO_SIZE}\s*(mm|cm)?`,
  'gi',
);
const OPEN_AFTER =
  /(\d+(?:[.,]\d+)?)\s*(mm|cm)?\s*(?:\+(?!\s*[/-])|plus\b(?!\s*(?:or|\/|and)?\s*minus)|or more\b|or wider\b|or bigger\b|and up\b|at (?:the )?least\b|minimum\b)/gi;
const CAPPED =
  /\b(?:up to|at (?:the )?most|no more than|not more than|max(?:imum)?(?: of)?)\s*(\d+(?:[.,]\d+)?)\s*(mm|cm|m\b)?/gi;

export const millimetres = (digits: string | undefined, unit: string | undefined) =>
  Number((digits ?? '').replace(',', '.')) * (unit?.toLowerCase() === 'cm' ? 10 : 1);

/** True where the words give the least that it is, and not the most. */
export function isOpenAbove(
  words: string,
  { value, uncertainty = 0 }: { value: number; uncertainty?: number },
) {
  return [...words.matchAll(OPEN_BEFORE), ...words.matchAll(OPEN_AFTER)].some(([, digits, unit]) => {
    const least = millimetres(digits, unit);
    return least <= value + uncertainty && least >= (value - uncertainty) * 0.9;
  });
}

/** True where the words give the most that it is, and not the least. */
export function isOpenBelow(words: string, { value }: { value: number }): boolean {
  return [...words.matchAll(CAPPED)].some(([, digits, unit]) => {
    const most = unit?.toLowerCase() === 'm' ? Number(digits) * 1000 : millimetres(digits, unit);
    return Math.abs(most - value) < 1e-6;
  });
}
