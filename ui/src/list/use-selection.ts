import { useRef, useState } from 'react'
import { chooseThrough, pageChoice, togglePage, toggleRow, type Selection } from './selection'
import type { ListState } from './list-state'

/** What is chosen; asking the list another question lets go of it, because the rows in view are others. */
export function useSelection<Row>(rows: Row[], keyOf: (row: Row) => string, state: ListState) {
  const question = JSON.stringify([state.tab, state.search, state.filters])
  const [kept, setKept] = useState<{ question: string; chosen: Selection<Row> }>({ question, chosen: new Map() })
  const last = useRef<string>(undefined)
  const chosen = kept.question === question ? kept.chosen : (new Map() as Selection<Row>)
  const set = (next: Selection<Row>) => setKept({ question, chosen: next })
  return {
    chosen,
    has: (row: Row) => chosen.has(keyOf(row)),
    page: pageChoice(chosen, rows, keyOf),
    togglePage: () => set(togglePage(chosen, rows, keyOf)),
    toggle: (row: Row, isThrough: boolean) => {
      set(isThrough ? chooseThrough(chosen, rows, last.current, row, keyOf) : toggleRow(chosen, row, keyOf))
      last.current = keyOf(row)
    },
    clear: () => set(new Map()),
  }
}

export type SelectionControl<Row> = ReturnType<typeof useSelection<Row>>
