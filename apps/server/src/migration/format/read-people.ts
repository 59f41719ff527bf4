import {
  EMAIL_PATTERN,
  PERSON_LIMITS,
  PERSON_ROLES,
  type PersonFacts,
  PHONE_PATTERN,
} from '@plumbline/contract';
import { eachOf } from './each-of.ts';
import { type Fields, RowError } from './fields.ts';

/** A project's people. A phone or an address that isn't one is left out; its person stays. */
export const readPeople = (fields: Fields): PersonFacts[] =>
  eachOf(fields, 'people', PERSON_LIMITS.perProject, (person) => {
    const name = person.text('name', PERSON_LIMITS.nameMax);
    if (!name) throw new RowError('name', 'Is missing');
    const phone = person.text('phone', PERSON_LIMITS.phoneMax);
    const email = person.text('email', PERSON_LIMITS.emailMax);
    return {
      role: person.oneOf('role', PERSON_ROLES) ?? 'other',
      name,
      phone: PHONE_PATTERN.test(phone) ? phone : '',
      email: EMAIL_PATTERN.test(email) ? email : '',
    };
  });
