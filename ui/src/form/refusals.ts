import type { FormItem, FormSchema, FormState, Issue, Refusal, Values } from './form-types'
import { readAt } from './paths'
import { fieldRefusals, isEmpty, type Placed, sendable } from './shown-fields'

export type Judged = { schema: FormSchema<unknown>; items: readonly FormItem[]; rules?: Rules | undefined }
/** What is wrong with the answers beyond their shape, as the rules of the business say it. */
export type Rules = (values: Values) => readonly Refusal[]

/** Everything that stands against these answers here, before anybody is asked. */
export function foundRefusals({ schema, items, rules }: Judged, values: Values): Refusal[] {
  const sent = sendable(items, values)
  return [...fieldRefusals(items, values), ...refusalsOf(schema, sent), ...(rules?.(sent) ?? [])]
}

/** What the schema says against these values, one refusal an issue. */
export function refusalsOf(schema: FormSchema<unknown>, values: Values): Refusal[] {
  const result = schema.safeParse(values)
  return result.success ? [] : result.error.issues.map((issue) => refusalOf(issue, values))
}

/** Our schemas say refusal codes; zod's own sentences are told by the kind of issue instead. */
function refusalOf(issue: Issue, values: Values): Refusal {
  const isCode = /^[a-z][\w-]*(\.[\w-]+)+$/i.test(issue.message)
  const field = issue.path.map(String).join('.')
  return { field, code: isCode ? issue.message : `form.${isEmpty(readAt(values, field)) ? 'required' : kindOf(issue)}` }
}

function kindOf(issue: Issue): 'required' | 'invalid' | 'tooLong' {
  if (issue.code === 'too_small' || /received undefined/.test(issue.message)) return 'required'
  return issue.code === 'too_big' ? 'tooLong' : 'invalid'
}

export type Shown = { errors: Readonly<Record<string, Refusal>>; general: Refusal | undefined }

/**
 * What is shown, one refusal a field: of a field that was left, or of all once it was tried to send. A refusal of a
 * field that is not on this form must not go unseen: it is told above the button, and so is that something is missing.
 */
export function shownRefusals(state: FormState, placed: readonly Placed[], found: readonly Refusal[]): Shown {
  const errors: Record<string, Refusal> = {}
  let general: Refusal | undefined
  const show = (refusals: readonly Refusal[], isTold: boolean) => {
    for (const refusal of refusals) {
      const path = placeOf(refusal, placed)
      if (!isTold && !isDue(state, path)) continue
      if (path === undefined) general ??= refusal
      else errors[path] ??= refusal
    }
  }
  show(state.told, true)
  show(found, false)
  show(Object.values(state.asked).flat(), false)
  const isMissing = Object.keys(errors).some((path) => isEmpty(readAt(state.values, path)))
  if (state.tries > 0 && isMissing) general ??= { code: 'form.incomplete' }
  return { errors, general }
}

/**
 * Nobody is told of a field that they are still typing in. What stood there from the start, and is wrong because of
 * another answer, is told when that one was left.
 */
function isDue({ tries, left, values, saved }: FormState, path: string | undefined): boolean {
  if (tries > 0) return true
  if (path === undefined) return false
  const value = readAt(values, path)
  const wasLeft = [...left].some((each) => each === path || each.startsWith(`${path}.`))
  return wasLeft || (left.size > 0 && !isEmpty(value) && value === readAt(saved, path))
}

/** What the server said, each at the field of this form that it is about; what is about none is about the whole of it. */
export const placeRefusals = (refusals: readonly Refusal[], placed: readonly Placed[]): Refusal[] =>
  refusals.map((refusal) => ({ ...refusal, field: placeOf(refusal, placed) }))

/** The field that a refusal is about, or what holds it: `headers.3.name` is told at `headers` when there is no fourth. */
function placeOf({ field }: Refusal, placed: readonly Placed[]): string | undefined {
  for (let path = field ?? ''; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const found = placed.find((each) => each.path === path || codePath(each) === path)
    if (found) return found.path
  }
  return undefined
}

/** A phone number is one field of two answers. */
const codePath = ({ field }: Placed) => (field.kind === 'phone' ? field.codeName : undefined)
