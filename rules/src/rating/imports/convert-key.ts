import { lettersIn, listIn } from './cell-list'
import { onceEach, readerOf } from './convert-cell'
import type { Cell } from '../pricing'
import { CellFault, CellList, MarkedFigure, REST, type RestCell } from './convert-problem'
import type { KnownName, MappedColumn } from './mapping'
import { footnotedKey } from './plain-text'
import { restWord } from './rest-words'
import type { SheetCell } from './sheet'

/** What stands in a matched cell: one value, several, or everybody else. */
export type KeyRead = Cell | CellFault | CellList | RestCell | MarkedFigure

/** `explained` are the signs of footnotes that stand below the table. */
export function keyReader(
  column: MappedColumn,
  known: KnownName | null,
  explained: ReadonlySet<string> = new Set(),
): (cell: SheetCell) => KeyRead {
  const read = readerOf(column, known)
  return onceEach((cell): KeyRead => {
    if (typeof cell !== 'string') return read(cell)
    const rest = restWord(cell)
    if (rest && (column.restMeans === undefined ? rest === 'sure' : column.restMeans === 'rest')) return REST
    const parts = column.lists === 'split' ? listIn(cell) : null
    if (!parts) return unmarkedKey(cell, read, known, explained)
    const whole = known?.kind === 'choice' ? read(cell) : null
    return whole === null || whole instanceof CellFault ? listOf(parts, column, read) : whole
  })
}

/** 'Pug*' with a note on * below is a pug; an answer that is called so stays as it is. */
function unmarkedKey(
  cell: string,
  read: (cell: SheetCell) => Cell | CellFault,
  known: KnownName | null,
  explained: ReadonlySet<string>,
): KeyRead {
  const note = footnotedKey(cell, explained)
  const whole = read(cell)
  const isAnswer = known?.kind === 'choice' && /[*†‡§¶]/u.test(note?.mark ?? '') && !(whole instanceof CellFault)
  if (!note || isAnswer) return whole
  const key = read(note.key)
  return key instanceof CellFault ? whole : new MarkedFigure(key, note.mark, note.key)
}

function listOf(parts: readonly string[], column: MappedColumn, read: (cell: SheetCell) => Cell | CellFault): KeyRead {
  const texts = column.of === 'text' ? parts.flatMap(lettersIn) : parts
  const cells: Cell[] = []
  for (const text of texts) {
    const cell = read(text)
    if (cell instanceof CellFault) return cell
    cells.push(cell)
  }
  return new CellList(cells)
}
