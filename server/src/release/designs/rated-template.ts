import { type Template, templateOf, type TemplateType, type Wanted } from '@coverwright/rules/release/designs'
import { partsOfDraft, type Rating, ratingOf } from '@coverwright/rules/rating/rating'
import { findSheet } from './find-sheet'

type Rated = { readonly body: Template['body']; readonly rating: Rating }
type Asked = Pick<Wanted, 'size' | 'currency' | 'timeZone'> & { readonly type: TemplateType | 'other' }

/** Compiled once and kept while a few are tried; it is the same for every company. */
const kept = new Map<string, Rated>()
const MOST_KEPT = 40

export function ratedTemplate(asked: Asked, languages: Wanted['languages']): Rated {
  const { type, ...wanted } = asked
  const name = JSON.stringify([type, wanted.size, wanted.currency, wanted.timeZone, languages])
  const known = kept.get(name)
  if (known) return known
  const { body, tables } = templateOf(findSheet(type), { ...wanted, languages })
  const parts = partsOfDraft(
    body,
    tables.map(({ key, name: title, columns, rows }) => ({
      ...{ id: key, name: title, columns },
      versions: [{ id: key, effectiveFrom: '2026-01-01', effectiveTo: null, rows }],
    })),
  )
  const rating = parts && ratingOf(parts)
  if (!rating?.ok) throw new Error(`A template cannot be rated: ${JSON.stringify(rating)}`)
  const rated = { body, rating: rating.value }
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(name, rated)
  return rated
}
