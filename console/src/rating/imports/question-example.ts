import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { readNumberText, shiftPoint } from '@coverwright/rules/rating/imports'
import type { Question } from './open-questions'

export type Example = {
  row: number
  keys: string
  value: string
  above: string
  parts: number
  scaled: string
  whole: string
  fraction: string
}

/** A row that a question is about, in words: what its other keys say, what it gives, and what stands above. */
export function exampleOf(
  { mapping }: RegionPlan,
  found: RegionView,
  { at, rows, sample, zeros = 0 }: Question,
  sheet: ReadonlyMap<number, readonly string[]>,
): Example {
  const row = rows[0] ?? found.edges.body.from
  const cells = sheet.get(row) ?? []
  const isMatched = (role: string) => role === 'exact' || role === 'band'
  const keys = mapping.columns
    .filter((column) => isMatched(column.role) && column.at !== at && (cells[column.at] ?? '') !== '')
    .map((column) => `${column.title} ${cells[column.at]}`)
  const value = mapping.columns.find(({ role }) => role === 'amount' || role === 'factor' || role === 'text')
  const place = value?.at ?? mapping.cross?.columns[0]
  let above = ''
  for (let up = row - 1; up >= found.edges.body.from && above === '' && at !== null; up--)
    above = sheet.get(up)?.[at] ?? ''
  const style = (at === null ? mapping.cross?.value : mapping.columns.find((column) => column.at === at))?.numberStyle
  const scaled = (figure: string) => {
    const read = readNumberText(figure, style ?? 'point')
    return read ? grouped(shiftPoint(read.number, zeros)) : figure
  }
  return {
    row: row + 1,
    keys: keys.join(', '),
    value: place === undefined ? '' : (cells[place] ?? ''),
    above,
    parts: sample.split(/[;,/|、，；]/).length,
    whole: sample.replace(/(\d)\.(\d{3})/g, '$1,$2'),
    fraction: sample.replace(/(\.\d*?)0+(?!\d)/g, '$1').replace(/\.(?!\d)/g, ''),
    scaled: sample.replace(/\d(?:[\d,.]*\d)?/g, scaled),
  }
}

const grouped = (figure: string) => figure.replace(/^\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))
