import type { RowChange } from '@coverwright/contract/rating/tables'
import { useState } from 'react'
import type { OpenSheet } from './open-sheet'
import { ScaleDialog } from './scale-dialog'

/** The dialog that scales what is selected, from wherever it is opened. */
export function useScaling(opened: OpenSheet, onChanges: (changes: RowChange[]) => void) {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ScaleDialog {...{ onChanges, opened }} onClose={() => setOpen(false)} />,
  }
}
