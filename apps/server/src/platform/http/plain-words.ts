import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const CHECK = 'Please check this field';
const NEEDED = 'Please fill this in';

/** What must be there in place of what was sent, by the schema's word for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'Please write this as text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be yes or no',
  array: 'Must be a list',
  date: 'Must be a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Must be a date such as 2026-11-21',
  datetime: 'Must be a date and time such as 2026-11-21T09:30:00Z',
  email: 'Please enter a valid email address',
  url: 'Please enter a web address',
};

const counted = (count: number | bigint, one: string) => `${count} ${one}${Number(count) === 1 ? '' : 's'}`;

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') {
    return minimum === 1 ? NEEDED : `Must have at least ${counted(minimum, 'character')}`;
  }
  if (origin === 'array' || origin === 'set') {
    return minimum === 1 ? 'Choose at least one' : `Choose at least ${minimum}`;
  }
  return inclusive === false ? `Must be more than ${minimum}` : `Must be ${minimum} or more`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `Must be at most ${counted(maximum, 'character')}`;
  if (origin === 'array' || origin === 'set') return `Choose at most ${maximum}`;
  return inclusive === false ? `Must be less than ${maximum}` : `Must be ${maximum} or less`;
}

/**
 * What a schema finds wrong, in words for whoever fills in the form. A schema's own words come first; these stand in
 * where it has none, and no word of the library's ever does.
 */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return NEEDED;
      return KINDS[issue.expected] ?? CHECK;
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'invalid_format':
      return FORMATS[issue.format] ?? CHECK;
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Must be a whole number' : `Must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return 'Please choose one of the options';
    case 'unrecognized_keys':
      return 'This form has fields we don’t ask for. Please reload the page and try again';
    default:
      return CHECK;
  }
}

/** Checks a value by its schema; what is wrong with it comes by field, the first problem of each. */
export function checkInput<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): { data: z.core.output<S> } | { fields: Record<string, string> } {
  const parsed = z.core.safeParse(schema, value, { error: plainWords });
  if (parsed.success) return { data: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    fields[path.map(String).join('.') || 'body'] ??= message;
  }
  return { fields };
}
