import type { Recipe, TableColumn } from '../../design/parts'
import { isChargeLook, isNamed } from './named-amounts'
import type { RateTable } from './table'

/** Factors are about 1; what is usually below this is a loading or a discount. */
export const MOST_SHARE = 0.35

/** How figures of a table come into a price: multiplied by, added or taken off as a share (0.1), or in percent (10). */
export const takings = ['factor', 'load', 'off', 'loadPercent', 'offPercent'] as const
export type Taking = (typeof takings)[number]

/** Why a person has to say how: figures and words leave it open, it is for each further one, or one figure for those it is about. */
export const takingDoubts = ['sense', 'perExtra', 'single'] as const
export type TakingDoubt = (typeof takingDoubts)[number]

type Taken = { readonly as: Taking; readonly asks?: TakingDoubt }
type Given = Pick<RateTable, 'id' | 'name' | 'columns'> & Partial<Pick<RateTable, 'versions'>>

const formulas: Readonly<Record<Taking, (look: string) => string>> = {
  factor: (look) => look,
  load: (look) => `1 + ${look}`,
  off: (look) => `1 - ${look}`,
  loadPercent: (look) => `1 + ${look} / 100`,
  offPercent: (look) => `1 - ${look} / 100`,
}

export const takenBy = (as: Taking, look: string): string => formulas[as](look)

/** No loading is five times the price: what is as large as this is written in percent. */
const LEAST_PERCENT = 5

/** Beside shares, a figure of this size is money: multiplied with, somebody would pay fifty times the price. */
const LEAST_MONEY = 20

const OFF =
  /discount|rebate|reduction|\bn\.?c\.?[db]\b|bonus|claims?[- ]free|折扣|折讓|折让|優惠|优惠|減免|减免|回贈|回赠|無索償|无索偿|無賠款|无赔款|rabatt|nachlass|ermäßigung|diskon|potongan/i
const LOAD =
  /\bload(s|ings?)?\b|surcharge|uplift|\bextras?\b|malus|附加|加費|加费|加成|加收|zuschlag|aufschlag|tambahan/i
const FACTOR = /factor|multiplier|relativit|係數|系數|系数|faktor/i
const PER_EXTRA =
  /\b(each|per|every)\s+(additional|extra|further)\b|每(額外|额外|增加|多|加)|\bje\s+weitere|\b(setiap|per)\s+tambahan/i

/**
 * A discount of 0.1 comes off, a loading of 0.1 is added, and a factor of 0.9 multiplies: the title tells, else the
 * table's name, and the figures where they can be only one of these. Wrongly guessed, the price is wrong for everybody,
 * so what neither tells is asked.
 */
export function takenAs(table: Given, column: TableColumn): Taken {
  if (PER_EXTRA.test(column.title)) return { as: 'factor', asks: 'perExtra' }
  // 'Winter sports 50%' is for those who ski: nobody multiplies everybody's price by it unasked.
  if (isNamed(table)) return { as: 'factor', asks: 'single' }
  const at = table.columns.findIndex(({ id }) => id === column.id)
  const cells = (table.versions?.at(-1)?.rows ?? []).map((row) => row[at])
  const values = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '').map(Number)
  const said = saidIn(column.title) ?? saidIn(table.name)
  if (values.length === 0) return said ? { as: said, asks: 'sense' } : { as: 'factor' }
  const figures = figuresOf(values)
  if (figures.isBelowNothing) return ofSigns(figures, said)
  const { isNothingIn, most, least, usual } = figures
  if (FACTOR.test(column.title) && !isNothingIn && usual >= MOST_SHARE) return { as: 'factor' }
  if (said && most >= LEAST_PERCENT) return { as: said === 'load' ? 'loadPercent' : 'offPercent', asks: 'sense' }
  if (said === 'load') {
    if (most < 1 || isNothingIn) return { as: 'load' }
    return least >= 1 ? { as: 'factor' } : { as: 'factor', asks: 'sense' }
  }
  if (said === 'off') {
    if (most < 1 && (isNothingIn || usual <= 0.5)) return { as: 'off' }
    // 1, 0.9, 0.8 multiply; 0.95 may be five percent off.
    return most === 1 && !isNothingIn ? { as: 'factor' } : { as: isNothingIn ? 'off' : 'factor', asks: 'sense' }
  }
  if (least < 1 && most >= LEAST_MONEY) return { as: 'factor', asks: 'sense' }
  // Nobody multiplies by zero, and of a share without a word nobody knows which way it goes.
  return isNothingIn || (most < 1 && usual < MOST_SHARE) ? { as: 'load', asks: 'sense' } : { as: 'factor' }
}

/** The look-ups of a proposed recipe of which a person has to say how they count. */
export function askedTakings(recipe: Recipe, tables: readonly Given[]): { step: string; why: TakingDoubt }[] {
  return recipe.steps.flatMap((step) => {
    if (step.kind !== 'lookUp' || isChargeLook(step)) return []
    const table = tables.find(({ id }) => id === step.table)
    const column = table?.columns.find(({ id }) => id === step.column)
    const isPlain = shareOf(recipe, step.name) !== null
    const why = table && column?.role === 'factor' && !isPlain ? takenAs(table, column).asks : undefined
    return why ? [{ step: step.name, why }] : []
  })
}

/** The answer that a look-up is multiplied with in place of the price so far: a rate is then a share of it, and nothing else. */
export function shareOf({ steps }: Recipe, look: string): string | null {
  const taker = steps.find((step) => step.kind === 'factor' && step.by === look)
  return taker?.kind === 'factor' && !steps.some(({ name }) => name === taker.of) ? taker.of : null
}

/** What a title says; both (loadings and discounts) say nothing. */
export function saidIn(words: string): 'off' | 'load' | null {
  const [isOff, isLoad] = [OFF.test(words), LOAD.test(words)]
  return isOff === isLoad ? null : isOff ? 'off' : 'load'
}

function figuresOf(values: readonly number[]) {
  const sizes = values.map(Math.abs).sort((a, b) => a - b)
  return {
    isBelowNothing: values.some((value) => value < 0),
    isAboveNothing: values.some((value) => value > 0),
    isNothingIn: values.includes(0),
    least: sizes[0] as number,
    most: sizes.at(-1) as number,
    usual: sizes[Math.floor(sizes.length / 2)] as number,
  }
}

/** Where some are below nothing, the signs say which way: -0.1 comes off. Called a discount, 0.1 may come off as well. */
function ofSigns(
  { isAboveNothing, isNothingIn, most }: ReturnType<typeof figuresOf>,
  said: 'off' | 'load' | null,
): Taken {
  if (most >= LEAST_PERCENT) return { as: 'loadPercent', asks: 'sense' }
  // No factor is below nothing: beside 0 all are changes, and what is above 1 beside others may be a slip.
  if (most >= 1) return isNothingIn ? { as: 'load' } : { as: 'load', asks: 'sense' }
  return said === 'off' && isAboveNothing ? { as: 'load', asks: 'sense' } : { as: 'load' }
}
