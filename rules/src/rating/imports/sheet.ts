/** What a number looks like in its cell; a currency by its code. Dates are cells of their own. */
export type NumberLook = 'plain' | 'percent' | `currency:${string}`

/** A number to the digit, as a plain decimal in text. */
export type NumberCell = { readonly number: string; readonly look: NumberLook }
/** A day, '2026-01-31', whatever serial number the file has for it. */
export type DateCell = { readonly date: string }
/** A cell without a value to take: a formula that was never worked out, an error such as #REF!, a number that is none. */
export type FaultCell = { readonly fault: 'formula' | 'error' | 'number'; readonly text: string }

/** A cell as it stands in a sheet, whatever kind of file it came from. */
export type SheetCell = string | boolean | NumberCell | DateCell | FaultCell | null

/** Rows without anything in them are not there; `at` counts from 0. */
export type SheetRow = { readonly at: number; readonly cells: readonly SheetCell[]; readonly isHidden?: true }

/** Rows from the top: an array, or a store that makes each when it is asked for (`PackedRows`). */
export type SheetRows = Iterable<SheetRow> & {
  readonly length: number
  /** How many cells the widest has, where that is known. */
  readonly width?: number
  at(place: number): SheetRow | undefined
}

/** Cells shown as one; the value is in the upper left. All four count from 0 and are part of it. */
export type Merge = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number }

export type Sheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: SheetRows
  readonly merges: readonly Merge[]
}

/** 'A' for 0, 'AB' for 27. */
export function columnName(column: number): string {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

/** 'Rates!C14', as a spreadsheet program would say it. */
export function cellName(sheet: string, row: number, column: number): string {
  const shown = /^[\p{L}\p{N}_.]+$/u.test(sheet) ? sheet : `'${sheet.replace(/'/g, "''")}'`
  return `${shown}!${columnName(column)}${row + 1}`
}

/** A cell as a person reads it. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if ('number' in cell) return cell.look === 'percent' ? `${shiftPoint(cell.number, 2)}%` : cell.number
  if ('date' in cell) return cell.date
  return cell.text
}

/** Moves the point of a plain decimal without rounding: '0.155' by 2 is '15.5'. */
export function shiftPoint(number: string, places: number): string {
  const isNegative = number.startsWith('-')
  const [whole = '', fraction = ''] = number.replace(/^[+-]/, '').split('.')
  const digits = whole + fraction
  const point = whole.length + places
  const padded = point < 0 ? '0'.repeat(-point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 0)
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '') || '0'
  const right = padded.slice(at).replace(/0+$/, '')
  const shifted = right ? `${left}.${right}` : left
  return isNegative && /[1-9]/.test(shifted) ? `-${shifted}` : shifted
}
