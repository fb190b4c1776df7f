import { unreachable } from '../../kernel'
import type { MoneyPart } from '../../money'

/**
 * Accounts are words, not rows that somebody sets up: `gateway` is what was paid to us and is still to be paid out, and
 * `tax:<code>` what is owed to an office. After the colon stands which one of a kind.
 */
export type Account = string

/** The account that a part of a price is booked on. */
export function accountOf({ kind, code }: Pick<MoneyPart, 'kind' | 'code'>): Account {
  switch (kind) {
    case 'premium':
    case 'discount':
    case 'fee':
      return kind
    case 'tax':
    case 'levy':
      return `${kind}:${code}`
    default:
      return unreachable(kind)
  }
}
