import type { Customer } from './table-groups'

export const findingMessages = {
  'table.gap': 'No row takes this customer.',
  'table.overlap': 'Two rows take this customer; the upper one counts.',
  'table.unreachable': 'No customer can reach this row: rows above take all of its customers.',
  'table.jump': 'From one band to the next the value changes by a factor of {ratio} ({before} to {after}).',
  'table.notMonotonic': 'The value should be {direction} along “{along}”, but goes from {before} to {after}.',
  'table.outOfLine': 'This value stands out of an otherwise steady row ({before}, {value}, {after}).',
  'table.unitsMixed':
    '{value} is far from the other values of this column ({usual}): is it in another unit, such as percent?',
  'table.currenciesMixed': 'Amounts in {left} and {right} stand in one table.',
} as const

export type FindingCode = keyof typeof findingMessages

/** A fault and the customer that shows it; `other` is the neighbour it is compared with. */
export type TableFinding = {
  readonly code: FindingCode
  /** Rows that are meant, counted from 0. */
  readonly rows: readonly number[]
  readonly customer: Customer
  readonly other?: Customer
  readonly column?: string
  readonly values?: Readonly<Record<string, string>>
}

/** A list that a person can work through; the rest appears when these are mended. */
export const MOST_PER_CODE = 50

export class Findings {
  readonly list: TableFinding[] = []
  private readonly counts = new Map<FindingCode, number>()

  add(finding: TableFinding): void {
    if (this.isFull(finding.code)) return
    this.counts.set(finding.code, (this.counts.get(finding.code) ?? 0) + 1)
    this.list.push(finding)
  }

  isFull(code: FindingCode): boolean {
    return (this.counts.get(code) ?? 0) >= MOST_PER_CODE
  }
}
