import type { z } from 'zod'

const WANTED: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object with an entry for each id',
  array: 'a list',
  tuple: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

/** What is wrong, in a sentence that says what is wanted; what the schema says itself goes before. */
export function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'this is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `this should be ${WANTED[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `this should be ${oneOf(issue.values)}`
    case 'invalid_union':
      return Array.isArray(issue.options) ? `this should be ${oneOf(issue.options)}` : undefined
    case 'too_small':
      return `this should be ${measured(issue.exact ? 'exactly' : 'at least', issue.minimum, issue.origin)}`
    case 'too_big':
      return `this should be ${measured(issue.exact ? 'exactly' : 'at most', issue.maximum, issue.origin)}`
    default:
      return undefined
  }
}

const oneOf = (values: readonly unknown[]): string =>
  (values.length > 1 ? 'one of ' : '') + values.map((value) => String(value)).join(', ')

function measured(bound: string, limit: number | bigint, origin: string): string {
  const many = limit === 1 ? 0 : 1
  if (origin === 'array') return `a list of ${bound} ${limit} ${['entry', 'entries'][many]}`
  return origin === 'string' ? `${bound} ${limit} ${['letter', 'letters'][many]}` : `${bound} ${limit}`
}
