import { randomUUID } from 'node:crypto';
import { accountOf, type Member } from '../actor.ts';

/** What lies in an account's folders. */
type Kept = 'photos' | 'plans' | 'documents' | 'reports';

/** A folder of the file store that nobody has used, among those of the account that the actor works with. */
export const newFolder = (actor: Member, kept: Kept): string => `${kept}/${accountOf(actor)}/${randomUUID()}`;
