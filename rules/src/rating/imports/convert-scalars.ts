import { figureReader } from './convert-cell'
import { CellFault, MarkedFigure } from './convert-problem'
import type { ConvertSink, ConvertSummary } from './convert-sink'
import type { RegionMapping } from './mapping'
import type { Scalar } from './region'
import { cellName, type Sheet } from './sheet'

/** Amounts that stand alone: a row for each, by its name. */
export function convertScalars(
  sheet: Sheet,
  scalars: readonly Scalar[],
  mapping: RegionMapping,
  sink: ConvertSink,
): ConvertSummary {
  const column = mapping.columns.find(({ role }) => role === 'factor' || role === 'amount')
  if (!column) return { read: 0, made: 0, leftOut: 0, noted: scalars.length }
  const read = figureReader(column, null)
  let made = 0
  for (const { row, column: at, name, text } of scalars) {
    const figure = read(text)
    const cell = cellName(sheet.name, row, at)
    if (figure instanceof CellFault) sink.problem({ code: figure.code, cell, row, column: at, title: name, text })
    else {
      made++
      sink.row([name, figure instanceof MarkedFigure ? figure.cell : figure])
    }
  }
  return { read: scalars.length, made, leftOut: scalars.length - made, noted: 0 }
}
