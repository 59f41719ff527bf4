/** An amount of money in a message: '$9,000', '6k', '9 grand', '12,000 dollars'. */
export const DOLLARS =
  /\$ ?\d|\b\d+(?:[.,]\d+)* ?(?:k|grand|thousand|million|bucks|dollars)\b|\ba million\b/i;

const AMOUNT =
  /\$ ?(\d+(?:[.,]\d+)*) ?(k\b|grand|thousand|m\b|million)?|\b(\d+(?:[.,]\d+)*) ?(k\b|grand|thousand|million|bucks|dollars)/gi;

/** Every amount of money that a message states, in dollars. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, after, afterUnit, before, beforeUnit]) => {
    const unit = (afterUnit ?? beforeUnit ?? '').toLowerCase();
    const factor = /^m/.test(unit) ? 1_000_000 : /^(?:k|grand|thousand)/.test(unit) ? 1000 : 1;
    return Number((after ?? before ?? '0').replaceAll(',', '')) * factor;
  });

/** The largest of them; 0 where it states none. */
export const dollarsIn = (text: string): number => Math.max(0, ...amountsIn(text));
