import type { RowChange } from '@coverwright/contract/rating/tables'
import type { ReactNode } from 'react'
import type { Across } from './grid-columns'
import type { Marks } from './grid-marks'
import type { Conflict } from './sheet/catch-up'
import type { EditingStore } from './sheet/editing-store'
import type { Sorting } from './sheet/make-view'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'

export type GridProps = {
  sheet: Sheet
  selection: SelectionStore
  editing: EditingStore
  across: Across
  mayEdit: boolean
  marks: Marks
  label: string
  onChanges: (changes: RowChange[]) => void
  onUndo: () => void
  onRedo: () => void
  onFind: () => void
  onPaste: (text: string, html: string) => void
  /** Something was asked of rows that have not all come yet. */
  onEarly: () => void
  /** Rows around this place of the table are looked at. */
  onWant: (place: number) => void
  /** Others changed a cell while its field was open. */
  onCrossed: (conflict: Conflict) => void
  head: (at: number) => ReactNode
  sorting: Sorting | null
}
