import * as z from 'zod/mini';
import { email } from '../accounts/accounts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, success, text, VISIBLE } from '../basis/shapes.ts';

/** What somebody has to do with a building. */
export const PERSON_ROLES = ['owner', 'client', 'builder', 'agent', 'inspector', 'other'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

export const PERSON_LIMITS = { perProject: 40, nameMax: 120, phoneMax: 40, emailMax: 254 } as const;

const person = z.object({
  id,
  role: z.enum(PERSON_ROLES),
  name: z.string(),
  /** Empty where it isn't known, as is the address. */
  phone: z.string(),
  email: z.string(),
});
export type ProjectPerson = z.output<typeof person>;

const NAME = 'Give the person’s name';
const PHONE = 'Please enter a phone number such as 0400 000 000';

/** Digits and what people write between them; an extension may follow. Nothing in it is tried twice, however long the text. */
export const PHONE_PATTERN = /^[+(]?\d[\d\s().\-/]+(?:(?:x|ext\.?)\s*\d+)?$/i;

const none = z.literal('');
const facts = z.object({
  role: z.enum(PERSON_ROLES, 'Choose what this person is from the list'),
  name: text(PERSON_LIMITS.nameMax, 'The name can have at most 120 characters', NAME).check(
    z.regex(VISIBLE, NAME),
  ),
  phone: z._default(
    z.optional(
      z.union([none, text(PERSON_LIMITS.phoneMax, PHONE).check(z.regex(PHONE_PATTERN, PHONE))], PHONE),
    ),
    '',
  ),
  email: z._default(z.optional(z.union([none, email], 'Please enter a valid email address')), ''),
});
export type PersonFacts = z.output<typeof facts>;

const tag = 'People of a project';

export const peopleEndpoints = {
  listPeople: endpoint({
    method: 'GET',
    path: '/api/projects/:id/people',
    summary: 'A project’s people, in the order in which they were added',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(person),
    errors: ['not_found'],
  }),
  addPerson: endpoint({
    method: 'POST',
    path: '/api/projects/:id/people',
    summary: 'Add a person to a project',
    tag,
    access: 'session',
    params: idParams,
    body: facts,
    response: person,
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  changePerson: endpoint({
    method: 'PUT',
    path: '/api/people/:id',
    summary: 'Replace a person of a project',
    tag,
    access: 'session',
    params: idParams,
    body: facts,
    response: person,
    errors: ['not_found'],
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/api/people/:id',
    summary: 'Remove a person from a project',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'legal_hold'],
  }),
};
