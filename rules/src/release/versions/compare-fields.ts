import { same } from '../../drafts'
import { isTexts, languages, type Texts } from '../../languages'
import type { Difference } from './difference'
import { isDayLimit, isMoney, toldValue } from './told-value'

/** Whose fields are compared, as every difference of it begins. */
export type Head = Pick<Difference, 'thing' | 'title' | 'within'>

type Object = Readonly<Record<string, unknown>>

/** Field by field, but for those that are lists of things and are compared as such. */
export function compareFields(before: Object, after: Object, head: Head, lists: readonly string[] = []): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => !lists.includes(name))
    .flatMap((name) => compareValues(before[name], after[name], head, name))
}

function compareValues(before: unknown, after: unknown, head: Head, field: string): Difference[] {
  if (same(before, after)) return []
  if (isSpoken(before) && isSpoken(after)) {
    const spoken = compareTexts(before ?? {}, after ?? {}, head, field)
    if (spoken.length > 0) return spoken
  }
  if (isPlain(before) && isPlain(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      compareValues(before[name], after[name], head, `${field}.${name}`),
    )
  const [from, to] = [toldValue(before), toldValue(after)]
  const values = from === undefined || to === undefined ? {} : { from, to }
  return [{ how: 'changed', ...head, field, ...values }]
}

function compareTexts(before: Texts, after: Texts, head: Head, field: string): Difference[] {
  return languages.flatMap((language): Difference[] => {
    const [from, to] = [before[language], after[language]]
    if (from === to) return []
    return [{ how: 'changed', ...head, field, language, from: toldValue(from) ?? null, to: toldValue(to) ?? null }]
  })
}

/** Texts, or the place where there are none yet. */
const isSpoken = (value: unknown): value is Texts | undefined =>
  value === undefined || isTexts(value) || (isPlain(value) && Object.keys(value).length === 0)

function isPlain(value: unknown): value is Object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isMoney(value) && !isDayLimit(value)
}
