import type { HeldView } from '@coverwright/contract/rating/connectors'
import type { CustomerView } from '@coverwright/contract/rating/pricing'

/** Customers who were made up, and which of them is being looked at. */
export type People = {
  readonly list: readonly CustomerView[]
  /** What stood for connectors' answers, the same for all. */
  readonly held: readonly HeldView[]
  readonly at: number | null
}

export const nobody: People = { list: [], held: [], at: null }
