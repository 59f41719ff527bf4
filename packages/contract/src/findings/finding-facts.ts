import { STATE_CODES } from '@plumbline/knowledge';
import { ATTRIBUTES } from '@plumbline/knowledge/measurements';
import type { VerdictQuestion } from '@plumbline/knowledge/questions';
import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { date, idParams, typedDate } from '../basis/shapes.ts';
import { defect } from './defects.ts';

const LONGEST = 1_000_000;
const amount = (least: number) =>
  z
    .number('Must be a number')
    .check(z.minimum(least, `Must be at least ${least}`), z.maximum(LONGEST, `Must be at most ${LONGEST}`));

/** A measurement as it is saved. Millimetres unless `unit` says otherwise. */
const newMeasurement = z
  .object({
    attribute: z.enum(ATTRIBUTES, 'Choose what was measured from the list'),
    value: amount(0),
    unit: z.enum(['mm', 'degrees', 'percent', 'count', 'L/s'], 'Must be mm, degrees, percent, count or L/s'),
    /** The length over which it was measured, in millimetres. */
    referenceLength: z.optional(amount(1)),
    /** Half-width of the error bar. */
    uncertainty: z.optional(amount(0)),
    origin: z.enum(['measured_on_photo', 'inspector'], 'Must be measured_on_photo or inspector'),
    /** What it was measured with: the thing in the photo that gave the scale, or the instrument on site. */
    reference: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9$ ]{1,40}$/, 'Name the reference in up to 40 letters')),
    ),
  })
  .check(
    z.refine(({ attribute, value }) => attribute !== 'crack_width' || value <= LIMITS.crackWidthMax, {
      error: `A crack is at most ${LIMITS.crackWidthMax} mm wide. Enter a wider opening as a gap`,
      path: ['value'],
    }),
  );
export type NewMeasurement = z.output<typeof newMeasurement>;

const answerValue = z.string().check(z.regex(/^[a-z_]{1,40}$/, 'Choose from the list'));

/** What may be said of a finding so that it gets a verdict. Facts of the project are saved for all its findings. */
const newAnswers = z.object({
  material: z.optional(z.nullable(answerValue)),
  place: z.optional(z.nullable(answerValue)),
  /** Whether bare steel bars show. A 'yes' warns of it, and is taken back by closing that alert alone. */
  bars: z.optional(z.nullable(answerValue)),
  /** Whether anything has fallen, is loose or has a hole in it, and in what. A 'yes' is like one of `bars`. */
  fallen: z.optional(z.nullable(answerValue)),
  /** Takes the place of what was measured of the same thing. */
  measurement: z.optional(newMeasurement),
  project: z.optional(
    z.object({
      state: z.optional(z.enum(STATE_CODES, 'Must be a state or territory such as NSW')),
      contractDate: z.optional(typedDate),
      completionDate: z.optional(typedDate),
    }),
  ),
});
export type NewAnswers = z.output<typeof newAnswers>;

const findingQuestions = z.object({
  /** Only what can change the verdict or tells of a danger, the most telling first. */
  questions: z.array(z.custom<VerdictQuestion>()),
  projectName: z.string(),
  /** The finding's number within its project: 1 for the first. */
  number: z.int(),
  /** What the room is called that it is filed under; empty where there is none. */
  room: z.string(),
  /** The day of the visit that it belongs to. */
  visitedOn: z.nullable(date),
});

const tag = 'Defects';

/** What people tell of a finding beyond its photo: measurements, and answers that decide its verdict. */
export const findingFactEndpoints = {
  measureDefect: endpoint({
    method: 'PUT',
    path: '/api/defects/:id/measurements',
    summary: 'Save what was measured, in place of what was saved before',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      measurements: z
        .array(newMeasurement)
        .check(z.maxLength(LIMITS.measurementsMax, `At most ${LIMITS.measurementsMax} measurements`)),
    }),
    response: defect,
    errors: ['not_found'],
  }),
  findingQuestions: endpoint({
    method: 'GET',
    path: '/api/defects/:id/questions',
    summary: 'What to answer so that a finding gets a verdict, and its number within the project',
    tag,
    access: 'session',
    params: idParams,
    response: findingQuestions,
    errors: ['not_found'],
  }),
  answerQuestions: endpoint({
    method: 'PUT',
    path: '/api/defects/:id/answers',
    summary: 'Answer what decides the verdict; the finding is assessed again',
    tag,
    access: 'session',
    params: idParams,
    body: newAnswers,
    response: defect,
    errors: ['not_found', 'conflict', 'hazard_open'],
  }),
};
