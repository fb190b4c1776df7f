import { printDay } from '@coverwright/rules/kernel'
import type { Money } from '@coverwright/rules/money'
import type { TransactionRow } from './store'

/** What a holder is told of a cancellation. */
export type Ended = {
  readonly by: 'holder' | 'insurer'
  /** The first day without cover. */
  readonly countsFrom: string
  readonly givenBack: Money
  readonly writtenAt: Date
}

/** Why a holder took it back; a colleague who types the same word has their own name beside it. */
export const COOLING_OFF = 'coolingOff'

type Last = Pick<TransactionRow, 'kind' | 'countsFrom' | 'writtenAt' | 'memberId' | 'about' | 'price'>

/** Who ended a policy, from when and for how much, off its last transaction; null while it goes on. */
export function endedBy({ kind, countsFrom, writtenAt, memberId, about, price }: Last): Ended | null {
  if (kind !== 'cancel') return null
  return {
    by: memberId === null && about.reason === COOLING_OFF ? 'holder' : 'insurer',
    countsFrom: printDay(countsFrom),
    givenBack: { minor: Number(about.givenBackMinor ?? 0), currency: price.total.currency },
    writtenAt,
  }
}
