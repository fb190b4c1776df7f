import type { TableFinding } from '../pricing'

/** A customer without a price (times zero, or a negative one, is none), rows that say two things about one, or a row for nobody: whoever activates such a table has to say so. */
const HARD: readonly TableFinding['code'][] = [
  'table.gap',
  'table.gapBeside',
  'table.skipped',
  'table.overlap',
  'table.unreachable',
  'table.currenciesMixed',
  'table.negative',
  'table.timesZero',
  'table.unknownDecision',
]

export const isHardFinding = ({ code }: Pick<TableFinding, 'code'>): boolean => HARD.includes(code)

type Hard = { readonly code: string; readonly isHard: boolean }

/** The hard ones apart: those that leave somebody without one clear price, and rows that nobody reaches, which do not. */
export function countHard(findings: readonly Hard[]): { readonly unclear: number; readonly unreachable: number } {
  const hard = findings.filter(({ isHard }) => isHard)
  const unreachable = hard.filter(({ code }) => code === 'table.unreachable').length
  return { unclear: hard.length - unreachable, unreachable }
}
