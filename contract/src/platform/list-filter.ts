import { z } from 'zod'

/** One way to narrow a list: what its values may be, and whether several may be chosen at once. */
export type ListFilter<Value extends string = string> = {
  /** All there are, in the order people are shown them; null where they are ids of something. */
  readonly values: readonly Value[] | null
  readonly isSingle: boolean
  readonly value: z.ZodType<Value, Value>
}

type Known<Value extends string> = ListFilter<Value> & { readonly values: readonly Value[] }
type Ids = ListFilter & { readonly values: null }

/** No more values than that are chosen in one filter. */
const MOST_VALUES = 50

export const oneOf = <const Value extends string>(values: readonly Value[]): Known<Value> => ({
  values,
  isSingle: true,
  value: z.enum(values),
})

export const anyOf = <const Value extends string>(values: readonly Value[]): Known<Value> => ({
  ...oneOf(values),
  isSingle: false,
})

/** The id of something that the list is about: an owner, a group. */
export const oneId = (): Ids => ({ values: null, isSingle: true, value: z.uuid() })
export const anyId = (): Ids => ({ ...oneId(), isSingle: false })

/** A word whose values only the screen knows, such as a room that leaves entries in the log. */
export const oneWord = (): Ids => ({ values: null, isSingle: true, value: z.string().regex(/^[a-z][A-Za-z]{0,39}$/) })

/** Words that people made up themselves, such as a tag. */
export const oneTag = (): Ids => ({ values: null, isSingle: true, value: z.string().min(1).max(30) })

/** A room, a dot and a name within it, such as a deed in the log. */
export const oneCode = (): Ids => ({
  values: null,
  isSingle: true,
  value: z.string().regex(/^[a-z][A-Za-z]{0,39}\.[a-z][A-Za-z]{0,59}$/),
})

/** As it is sent: one value or several, or nothing; as verbs get it: always a list. */
export const readFilter = ({ value, isSingle }: ListFilter) =>
  z
    .union([value, z.array(value).max(isSingle ? 1 : MOST_VALUES)])
    .transform((given) => [given].flat())
    .optional()
