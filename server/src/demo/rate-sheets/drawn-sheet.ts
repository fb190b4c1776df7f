/** What stands in a cell that is drawn; a number may say how it is shown. */
export type DrawnCell = string | number | null | { readonly number: number; readonly format: string }

export type DrawnMerge = {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** A sheet as an actuary leaves it: titles above, merged headers, notes below. */
export type DrawnSheet = {
  readonly name: string
  readonly rows: readonly (readonly DrawnCell[])[]
  readonly merges?: readonly DrawnMerge[]
  /** Rows that are titles and headers, for their look. */
  readonly titleRows?: readonly number[]
  readonly headerRows?: readonly number[]
  readonly widths?: readonly number[]
}

/** The same sheets every time: chance with a seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const rounded = (number: number, places: number): number => Number(number.toFixed(places))

/** A sheet of words in one column: what nobody wants to import. */
export const readMe = (lines: readonly string[]): DrawnSheet => ({
  name: 'Read me',
  rows: lines.map((line) => [line || null]),
  titleRows: [0],
  widths: [90],
})
