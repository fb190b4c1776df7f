import { isMatchColumn, type RateTable, saidIn } from '../pricing'

/** What such a list calls its rows: each is a thing that a customer may have, beside the others. */
const EACH =
  /loading|surcharge|uplift|\bextras?\b|endorsement|extension|add-?on|\bitems?\b|description|\bconditions?\b|hazard|feature|discount|附加|加費|加费|項目|项目|優惠|优惠|zuschlag|nachlass|rabatt|tambahan|diskon/i

/**
 * A list of loadings or discounts by their names, of which several may apply to one customer: the title of its key, which
 * one question with one answer would ask for. Null for any other table.
 */
export function appliesTogether({ name, columns }: Pick<RateTable, 'name' | 'columns'>): string | null {
  const [key, ...others] = columns.filter(isMatchColumn)
  if (!key || others.length > 0 || key.role !== 'exact' || key.of !== 'text' || !EACH.test(key.title)) return null
  const titles = columns.filter(({ role }) => role === 'factor' || role === 'amount').map(({ title }) => title)
  return [key.title, name, ...titles].some((words) => saidIn(words) !== null) ? key.title : null
}

/** More than these nobody answers one by one. */
export const MOST_EACH = 20
