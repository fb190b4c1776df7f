import type { AskedView } from '@coverwright/contract/rating/connectors'
import type { LeftOpen } from '@coverwright/rules/rating/connectors'
import type { RawAnswers } from '@coverwright/rules/design/datasets'
import type { Day } from '@coverwright/rules/kernel'
import type { Trouble } from '@coverwright/rules/design/logic'
import type { Body } from '@coverwright/rules/design/products'
import type { StoredRun } from './run-store'

export type ToConnect = {
  readonly productId: string
  readonly body: Body
  readonly answers: RawAnswers
  readonly today: Day
  readonly startDate: Day
  /** Nobody is asked, those who have not said yet, or everybody once more. */
  readonly asking: 'recorded' | 'live' | 'again'
  /** A customer who is only tried: what was said lately counts, failures too, and what was typed is not asked. */
  readonly isSimulation?: boolean
  /** A buyer who looks at a price and keeps nothing: one that fails is left alone for a minute, and asked again then. */
  readonly isOffer?: boolean
}

/** The answers with what connectors said put in, how asking went, and what was left open. */
export type Connected = LeftOpen & { readonly answers: RawAnswers; readonly asked: readonly AskedView[] }

/** Not asked because of its condition, typed by hand, waiting to be asked, or how it went. */
export type Answered =
  | 'skipped'
  | 'typed'
  | 'waiting'
  | { readonly run: StoredRun | null; readonly from: 'live' | 'record' | null; readonly trouble: Trouble | null }
