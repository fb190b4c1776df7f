import { z } from 'zod'

/**
 * The places where a value does not have the shape of a schema. Lengths, counts and formats are no matter of shape: a
 * limit that came later must not shut anybody out of what they wrote before it.
 */
export function misfitsOf(schema: z.ZodType, value: unknown): string[] {
  const read = schema.safeParse(value)
  return read.success ? [] : read.error.issues.filter(isMisfit).map(({ path }) => path.join('.'))
}

/** For what is given as it was stored: held to its shape, and not to the limits that hold for what comes in. */
export const asStored = <Shape>(schema: z.ZodType<Shape>) =>
  z.union([schema, z.custom<Shape>((value) => misfitsOf(schema, value).length === 0)])

type Issue = z.core.$ZodIssue

function isMisfit(issue: Issue): boolean {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'custom':
      return false
    case 'invalid_union':
      // A value that only breaks the limits of one of them has that one's shape.
      return issue.errors.every((branch) => branch.some(isMisfit))
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.some(isMisfit)
    case 'invalid_type':
    case 'invalid_value':
    case 'unrecognized_keys':
      return true
  }
}
