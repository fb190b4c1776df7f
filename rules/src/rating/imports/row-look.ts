import type { CellSight } from './column-profile'
import type { Grid } from './grid'
import { plainText } from './plain-text'
import { cellText } from './sheet'

/** What a row looks like from far: enough to tell titles, headers, rates and notes apart. */
export type RowLook = {
  readonly at: number
  /** Cells with something in them; `shown` counts what merged cells cover too. */
  readonly written: number
  readonly shown: number
  readonly texts: number
  readonly numbers: number
  /** The text of a row that has one only. */
  readonly only: string
  readonly hasMergeAcross: boolean
}

const NUMBERS = new Set<string>(['number', 'percent', 'money', 'date', 'band', 'dateBand', 'fault'])

export const isNumeric = (kind: string): boolean => NUMBERS.has(kind)

export function lookAtRow(grid: Grid, at: number, left: number, right: number, sight: CellSight): RowLook {
  let [written, shown, texts, numbers] = [0, 0, 0, 0]
  let only = ''
  let hasMergeAcross = false
  for (let column = left; column <= right; column++) {
    const merge = grid.mergeAt(at, column)
    const cell = grid.shown(at, column)
    const { kind } = sight.of(cell)
    if (kind === 'empty') continue
    shown++
    if (merge && merge.right > merge.left) hasMergeAcross = true
    if (merge && merge.left !== column && column !== left) continue
    written++
    if (isNumeric(kind)) numbers++
    else texts++
    only = written === 1 ? plainText(cellText(cell)) : ''
  }
  return { at, written, shown, texts, numbers, only, hasMergeAcross }
}

export const NOTE =
  /^(?:notes?\b|remarks?\b|source\b|n\.?b\.?\b|disclaimer\b|\*|†|‡|\(?\d{1,2}[).]\s|\([a-z]\)|注|註|备注|備註|說明|说明|資料來源|资料来源|catatan)/i
/** Begins like a sum: whether it is one, its figures tell. */
export const TOTAL =
  /^(?:grand )?(?:total|average|sum|subtotal|summe|gesamt|jumlah)\b|^(?:合計|合计|總計|总计|總和|总和|平均|小計|小计)/i
/** Says nothing but that it is a sum. */
export const WHOLE_TOTAL =
  /^(?:(?:grand |sub[- ]?)?(?:total|sum|average|mean)s?\s*:?|sub[- ]?total\b.*|grand total\b.*|(?:zwischen|gesamt)?summe|gesamt|合計|合计|總計|总计|總和|总和|平均|小計|小计|jumlah)$/i
const LONG_TEXT = 60

export const readsAsNote = (look: RowLook): boolean =>
  look.written <= 1 && look.numbers === 0 && (NOTE.test(look.only) || look.only.length >= LONG_TEXT)
