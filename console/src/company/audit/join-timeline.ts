import type { TimelinePage } from '@coverwright/contract/company/audit'

/**
 * What is known of a story together with its newest page. Entries never change, so those that are known stay as they are and
 * what is new comes before them; only where the page does not reach down to them something may be missing in between, and
 * the story begins anew with the page.
 */
export function withNewest(known: TimelinePage | undefined, newest: TimelinePage): TimelinePage {
  const last = newest.rows.at(-1)?.place
  const first = known?.rows[0]?.place
  if (!known || last === undefined || first === undefined) return newest
  if (newest.hasEarlier && last > first) return newest
  return { rows: [...newest.rows, ...known.rows.filter(({ place }) => place < last)], hasEarlier: known.hasEarlier }
}

/** The same with a page of earlier entries at its end; what it has of them already is not told twice. */
export function withEarlier(known: TimelinePage, earlier: TimelinePage): TimelinePage {
  const last = known.rows.at(-1)?.place ?? Infinity
  return { rows: [...known.rows, ...earlier.rows.filter(({ place }) => place < last)], hasEarlier: earlier.hasEarlier }
}
