import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { useCallback, useMemo, useState } from 'react'
import { session } from '../../platform/session'
import { deviceStorage } from '../../platform/storage'
import { acrossOf, type Widths } from './grid-columns'
import type { Sheet } from './sheet/sheet'
import { type CellWords, useCellWords } from './use-cell-words'

const NAME = 'tableWidths'
const MOST_TABLES = 40
const [NARROWEST, WIDEST] = [48, 640]
/** Rows that are looked at to fit a column to what stands in it. */
const FIT_ROWS = 2_000
const PADDING = 24
const TITLE_PADDING = 48

type Kept = Record<string, Widths>

/** How wide a person likes the columns of a table, kept in this browser. */
export function useWidths(tableId: string, sheet: Sheet) {
  const name = `${session.read('AccountData')?.subId ?? ''}:${tableId}`
  const [widths, setWidths] = useState<Widths>(() => readKept()[name] ?? {})
  const across = useMemo(() => acrossOf(sheet.columns, widths), [sheet, widths])
  const setWidth = useCallback((id: string, width: number) => {
    const bounded = Math.round(Math.max(NARROWEST, Math.min(width, WIDEST)))
    setWidths((before) => ({ ...before, [id]: bounded }))
  }, [])
  const keep = useCallback(
    () =>
      setWidths((now) => {
        const { [name]: _before, ...others } = readKept()
        const recent = Object.entries(others).slice(-MOST_TABLES + 1)
        deviceStorage.setItem(NAME, JSON.stringify(Object.fromEntries([...recent, [name, now]])))
        return now
      }),
    [name],
  )
  const words = useCellWords()
  const fit = useCallback(
    (at: number) => {
      const column = sheet.columns[at]
      if (!column) return
      setWidth(column.id, widestOf(sheet, column, at, words))
      keep()
    },
    [keep, setWidth, sheet, words],
  )
  return { across, setWidth, keep, fit }
}

function widestOf(sheet: Sheet, column: TableColumn, at: number, words: CellWords): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return NARROWEST
  const { fontFamily, fontSize } = getComputedStyle(document.querySelector('.grid') ?? document.body)
  pen.font = `${fontSize} ${fontFamily}`
  let widest = pen.measureText(column.title).width + TITLE_PADDING
  for (let row = 0; row < Math.min(sheet.count, FIT_ROWS); row++) {
    const text = words(column, sheet.rowAt(row)?.cells[at])
    widest = Math.max(widest, pen.measureText(text).width + PADDING)
  }
  return widest
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(NAME) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}
