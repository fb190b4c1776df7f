import {
  addMoney,
  Exact,
  type Money,
  moneyOf,
  moneyToExact,
  roundingModes,
  roundToMoney,
  splitMoney,
  subtractMoney,
} from '@coverwright/rules/money'
import { chanceFrom } from '@coverwright/rules/kernel'
import type { Figure } from './measure'

const OPERATIONS = 1_000_000
const ACCOUNTS = 64
/** Two digits, none, three. */
const CURRENCIES = ['HKD', 'JPY', 'KWD'] as const

/** R6: a million random money operations as double entries: each moves what it takes, and the whole sums to zero. */
export async function measureMoney(): Promise<Figure> {
  const chance = chanceFrom(6)
  const whole = (most: number) => Math.floor(chance() * (most + 1))
  const pick = <Entry>(list: readonly Entry[]) => list[whole(list.length - 1)] as Entry
  const ledgers = CURRENCIES.map((currency) => ({
    currency,
    accounts: Array.from({ length: ACCOUNTS }, () => moneyOf(0, currency)),
    /** The same kept apart in whole numbers of any size. */
    shadow: Array.from({ length: ACCOUNTS }, () => 0n),
  }))
  let wrong = 0
  for (let done = 0; done < OPERATIONS; done++) {
    const { currency, accounts, shadow } = pick(ledgers)
    const amount = moneyOf(whole(5_000_000) - 1_000_000, currency)
    const parts = pick([inParts, byShare, straight])(amount, whole, pick)
    const from = whole(ACCOUNTS - 1)
    if (parts.reduce((sum, part) => sum + part.minor, 0) !== amount.minor) wrong++
    for (const part of parts) {
      const to = whole(ACCOUNTS - 1)
      accounts[from] = subtractMoney(accounts[from] as Money, part)
      accounts[to] = addMoney(accounts[to] as Money, part)
      shadow[from] = (shadow[from] as bigint) - BigInt(part.minor)
      shadow[to] = (shadow[to] as bigint) + BigInt(part.minor)
    }
  }
  for (const { accounts, shadow } of ledgers) {
    if (accounts.reduce((sum, { minor }) => sum + BigInt(minor), 0n) !== 0n) wrong++
    wrong += accounts.filter(({ minor }, at) => BigInt(minor) !== shadow[at]).length
  }
  return {
    name: 'R6 money operations that lose or make a coin',
    ours: String(wrong),
    peer: `${OPERATIONS} operations`,
    ratio: wrong,
    goal: '0',
    holds: wrong === 0,
  }
}

type Whole = (most: number) => number
type Pick = <Entry>(list: readonly Entry[]) => Entry

const straight = (amount: Money): Money[] => [amount]
const inParts = (amount: Money, whole: Whole): Money[] => splitMoney(amount, 1 + whole(11))

/** A tax or a commission, rounded by any rule, and what is left. */
function byShare(amount: Money, whole: Whole, pick: Pick): Money[] {
  const share = roundToMoney(
    moneyToExact(amount).times(Exact.of(whole(99_999), 5)),
    amount.currency,
    pick(roundingModes),
  )
  return [share, subtractMoney(amount, share)]
}
