/** Whether somebody rents the place that is spoken of: the law of building contracts isn't theirs. */
/** Somebody rents the place. */
export const RENTS =
  /\b(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:also |just |only )?(?:rent\b|renting|tenants?\b|an? tenant)|\b(?:as an? )?tenants? here\b|\bas an? tenant\b|\b(?:my|our) (?:landlord|real estate|property manager|rental)\b|\bthe (?:landlord|rental agent)\b|\bthe agent (?:says?|said|won['’]?t|refus\w+|ignor\w+)|\btenants?,/i;
/** The building is another's to answer for here: the landlord speaks, or the tenant's bill. */
export const LETS =
  /\b(?:i['’]?m|i am|as) (?:the|a) landlord\b|\b(?:my|our) tenants?\b|\bthe builder (?:refus|won|says|said|ignor)\w*/i;

/** Whether what was told is told by a tenant. */
export const isTenants = (text: string): boolean => RENTS.test(text) && !LETS.test(text);
