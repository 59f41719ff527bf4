/** What is answered of the account, its hazards, its list before or the product whatever else a message sounds like. */
import { accountAsked } from './account-asked.ts';
import { accountGoesOn } from './account-goes-on.ts';
import { dangerThere } from './danger-there.ts';
import { attributeAsked } from './finding-attributes.ts';
import { hazardAsked } from './hazard-asked.ts';
import { ownGoesOn } from './own-goes-on.ts';
import { placeUsed } from './place-used.ts';
import { plainlyTold } from './plainly-told.ts';
import { surelyProduct } from './product-asked.ts';
import { refused } from './refused.ts';
import type { Routed, Situation } from './routed.ts';

/** Answers such a message; undefined where it asks for none of these. */
export async function ownSurely(situation: Situation): Promise<Partial<Routed> | undefined> {
  const { text } = situation;
  const plain = plainlyTold(text, situation.thread, situation.warned);
  if (plain) return plain;
  const product = refused(text) === undefined ? surelyProduct(text) : [];
  if (product.length > 0) return { aim: 'app.price', parts: product };
  return (
    (await placeUsed(text, situation)) ??
    (await accountGoesOn(situation)) ??
    (await attributeAsked(situation)) ??
    (await hazardAsked(text, situation)) ??
    (await dangerThere(text, situation)) ??
    (await accountAsked(text, situation)) ??
    (await ownGoesOn(situation))
  );
}
