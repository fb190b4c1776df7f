import type { ColumnTarget, PortfolioAnswer, PortfolioFigure, PortfolioRows, PortfolioTotals } from './portfolio'

/** Keeps rows column by column, a part at a time, and their sums. */
export class PortfolioWriter {
  count = 0
  private rows: (PortfolioAnswer | number)[][]
  private readonly sums = { exposure: 0, premium: 0, claims: 0 }
  private readonly at: Readonly<Record<PortfolioFigure, number>>

  constructor(private readonly targets: readonly ColumnTarget[]) {
    this.rows = targets.map(() => [])
    const place = (figure: PortfolioFigure) => targets.findIndex(({ kind }) => kind === figure)
    this.at = { exposure: place('exposure'), premium: place('premium'), claims: place('claims') }
  }

  add(values: readonly (PortfolioAnswer | number)[]): void {
    values.forEach((value, at) => this.rows[at]?.push(value))
    const figure = (name: PortfolioFigure, instead: number) => {
      const value = values[this.at[name]]
      return typeof value === 'number' ? value : instead
    }
    const exposure = figure('exposure', 1)
    this.sums.exposure += exposure
    this.sums.premium += figure('premium', 0) * exposure
    this.sums.claims += figure('claims', 0)
    this.count++
  }

  flush(): PortfolioRows | null {
    const count = this.rows[0]?.length ?? 0
    if (count === 0) return null
    const figures = (name: PortfolioFigure) =>
      this.rows[this.at[name]]?.map((value) => (typeof value === 'number' ? value : name === 'exposure' ? 1 : 0)) ??
      null
    const answers = this.targets.flatMap((target, at) =>
      'name' in target ? [[target.name, this.rows[at] as PortfolioAnswer[]] as const] : [],
    )
    const part: PortfolioRows = {
      count,
      answers: Object.fromEntries(answers),
      exposure: figures('exposure'),
      premium: figures('premium'),
      claims: figures('claims'),
    }
    this.rows = this.targets.map(() => [])
    return part
  }

  totals(): PortfolioTotals {
    return {
      exposure: this.sums.exposure,
      premium: this.at.premium < 0 ? null : this.sums.premium,
      claims: this.at.claims < 0 ? null : this.sums.claims,
    }
  }
}
