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
  /** How many more customers it hits in the same way, who differ only in what has no bands. */
  readonly alike?: number
}

/** A list that a person can work through; the rest appears when these are mended. */
export const MOST_PER_CODE = 50
const MOST_ROWS = 8

type Kept = { readonly finding: TableFinding; readonly rows: number[]; alike: number }

export class Findings {
  private readonly kept: Kept[] = []
  private readonly byFault = new Map<string, Kept>()
  private readonly counts = new Map<FindingCode, number>()

  get list(): TableFinding[] {
    return this.kept.map(({ finding, rows, alike }) =>
      alike === 0 ? finding : { ...finding, rows: rows.toSorted((a, b) => a - b), alike },
    )
  }

  /** One band that is wrong for men is wrong for women: what has the same name is one fault, told once. */
  add(finding: TableFinding, fault?: string): void {
    const key = fault === undefined ? undefined : `${finding.code} ${finding.column ?? ''} ${fault}`
    const before = key === undefined ? undefined : this.byFault.get(key)
    if (before) {
      before.alike++
      if (before.rows.length < MOST_ROWS) before.rows.push(...finding.rows)
      return
    }
    if (this.isFull(finding.code)) return
    this.counts.set(finding.code, (this.counts.get(finding.code) ?? 0) + 1)
    const kept = { finding, rows: [...finding.rows], alike: 0 }
    this.kept.push(kept)
    if (key !== undefined) this.byFault.set(key, kept)
  }

  isFull(code: FindingCode): boolean {
    return (this.counts.get(code) ?? 0) >= MOST_PER_CODE
  }
}
