/** A rectangle of the view: where it began, and where it reaches now. */
export type Selection = {
  readonly row: number
  readonly column: number
  readonly toRow: number
  readonly toColumn: number
}

export type Area = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number }

export type Size = { readonly rows: number; readonly columns: number }

export const areaOf = ({ row, column, toRow, toColumn }: Selection): Area => ({
  top: Math.min(row, toRow),
  bottom: Math.max(row, toRow),
  left: Math.min(column, toColumn),
  right: Math.max(column, toColumn),
})

export const cellAt = (row: number, column: number): Selection => ({ row, column, toRow: row, toColumn: column })

const within = (value: number, most: number) => Math.max(0, Math.min(value, most - 1))

export const clamped = (selection: Selection, { rows, columns }: Size): Selection => ({
  row: within(selection.row, rows),
  column: within(selection.column, columns),
  toRow: within(selection.toRow, rows),
  toColumn: within(selection.toColumn, columns),
})

export type Step = { readonly rows: number; readonly columns: number }

/** Where an arrow leads; holding shift the beginning stays. */
export function moved(selection: Selection, step: Step, isExtending: boolean, size: Size): Selection {
  const [row, column] = isExtending ? [selection.toRow, selection.toColumn] : [selection.row, selection.column]
  const to = { row: within(row + step.rows, size.rows), column: within(column + step.columns, size.columns) }
  if (!isExtending) return cellAt(to.row, to.column)
  return { ...selection, toRow: to.row, toColumn: to.column }
}

/** Enter and Tab go through the selected area where there is one, and on from the cell where there is none. */
export function nextCell(
  { row, column }: Pick<Selection, 'row' | 'column'>,
  area: Area,
  direction: 'down' | 'up' | 'right' | 'left',
  size: Size,
): { row: number; column: number } {
  const step = direction === 'down' || direction === 'right' ? 1 : -1
  const isDown = direction === 'down' || direction === 'up'
  if (area.top === area.bottom && area.left === area.right)
    return {
      row: within(row + (isDown ? step : 0), size.rows),
      column: within(column + (isDown ? 0 : step), size.columns),
    }
  const [height, width] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const whole = height * width
  const order = isDown
    ? (column - area.left) * height + (row - area.top)
    : (row - area.top) * width + (column - area.left)
  const place = (order + step + whole) % whole
  return isDown
    ? { row: area.top + (place % height), column: area.left + Math.floor(place / height) }
    : { row: area.top + Math.floor(place / width), column: area.left + (place % width) }
}

type Way = 'up' | 'down' | 'left' | 'right'

/** As far as cells are filled, or over a gap to the next that is; at last the edge of the table. */
export function edgeFrom(
  { row, column }: Pick<Selection, 'row' | 'column'>,
  way: Way,
  size: Size,
  isFilled: (row: number, column: number) => boolean,
): { row: number; column: number } {
  const [down, across] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[way] as [number, number]
  const steps = { up: row, down: size.rows - 1 - row, left: column, right: size.columns - 1 - column }[way]
  const filled = (step: number) => isFilled(row + down * step, column + across * step)
  const isInside = steps > 0 && filled(0) && filled(1)
  let step = 1
  while (step < steps && (isInside ? filled(step + 1) : !filled(step))) step++
  step = Math.max(0, Math.min(step, steps))
  return { row: row + down * step, column: column + across * step }
}
