import type { Customer } from './table-groups'

export const findingMessages = {
  'table.gap': 'No row takes this customer.',
  'table.gapBeside': 'No row takes this customer, while {have} of {of} combinations like it have one.',
  'table.gapPerhaps':
    'No row takes this customer, while {have} of {of} combinations like it have one. Is it left out on purpose?',
  'table.skipped': 'No row is for {value}, while the column counts from {first} to {last} otherwise.',
  'table.overlap': 'Two rows take this customer; the upper one counts.',
  'table.unreachable': 'No customer can reach this row: rows above take all of its customers.',
  'table.jump': 'From one band to the next the value changes by a factor of {ratio} ({before} to {after}).',
  'table.notMonotonic': 'The value should be {direction} along “{along}”, but goes from {before} to {after}.',
  'table.outOfLine': 'This value stands out of an otherwise steady row ({before}, {value}, {after}).',
  'table.standsOut': '{value} is far from the values beside it ({usual}).',
  'table.negative': '{value} is negative, while the values beside it are about {usual}.',
  'table.timesZero': 'A factor of 0 multiplies the price by zero, while the values beside it are about {usual}.',
  'table.zeroAmount': 'This amount is 0, while the amounts beside it are about {usual}.',
  'table.unitsMixed':
    '{value} is far from the other values of this column ({usual}): is it in another unit, such as percent?',
  'table.unknownDecision': '“{word}” is no decision: write accept, terms, refer or decline.',
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
  /** Other columns of values that go the same way at the same place. */
  readonly alsoIn?: readonly string[]
  readonly values?: Readonly<Record<string, string>>
  /** How many more customers it hits in the same way, who differ only in what has no bands. */
  readonly alike?: number
}

/** A list that a person can work through; the rest appears when these are mended. */
export const MOST_PER_CODE = 50
const MOST_ROWS = 8

type Kept = { readonly finding: TableFinding; readonly rows: number[]; readonly alsoIn: Set<string>; alike: number }

export class Findings {
  private readonly kept: Kept[] = []
  private readonly byFault = new Map<string, Kept>()
  private readonly counts = new Map<FindingCode, number>()

  get list(): TableFinding[] {
    return this.kept.map(({ finding, rows, alsoIn, alike }) => ({
      ...finding,
      ...(alsoIn.size > 0 && { alsoIn: [...alsoIn] }),
      ...(alike > 0 && { rows: [...new Set(rows)].sort((a, b) => a - b), alike }),
    }))
  }

  /**
   * What has the same name is one fault, told once: a band that is wrong for men is wrong for women, and a price that
   * doubles in one plan doubles in the others.
   */
  add(finding: TableFinding, fault?: string): void {
    const key = fault === undefined ? undefined : `${finding.code} ${fault}`
    const before = key === undefined ? undefined : this.byFault.get(key)
    if (before) return this.join(before, finding)
    if (this.isFull(finding.code)) return
    this.counts.set(finding.code, (this.counts.get(finding.code) ?? 0) + 1)
    const kept = { finding, rows: [...finding.rows], alsoIn: new Set<string>(), alike: 0 }
    this.kept.push(kept)
    if (key !== undefined) this.byFault.set(key, kept)
  }

  private join(kept: Kept, { column, rows }: TableFinding): void {
    const isOtherColumn = column !== undefined && column !== kept.finding.column
    if (isOtherColumn) kept.alsoIn.add(column)
    if (isOtherColumn && rows.every((row) => kept.rows.includes(row))) return
    if (!isOtherColumn) kept.alike++
    if (kept.rows.length < MOST_ROWS) kept.rows.push(...rows)
  }

  isFull(code: FindingCode): boolean {
    return (this.counts.get(code) ?? 0) >= MOST_PER_CODE
  }
}
