import type { TableFinding } from '../pricing'

/** A customer without a price, or rows that say two things about one: whoever activates such a table has to say so. */
const HARD: readonly TableFinding['code'][] = [
  'table.gap',
  'table.gapBeside',
  'table.skipped',
  'table.overlap',
  'table.unreachable',
  'table.currenciesMixed',
]

export const isHardFinding = ({ code }: Pick<TableFinding, 'code'>): boolean => HARD.includes(code)
