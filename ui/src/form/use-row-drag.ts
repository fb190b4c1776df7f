import { type PointerEvent, type RefObject, useState } from 'react'

type Drag = { from: number; to: number }

/** Drags a row by its grip: a line shows where it would go, letting go puts it there. */
export function useRowDrag(box: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const placeUnder = (y: number, from: number) => {
    const rows = [...(box.current?.querySelectorAll('[data-row]') ?? [])]
    const isAbove = (row: Element) => row.getBoundingClientRect().top + row.clientHeight / 2 < y
    return rows.filter((row, at) => at !== from && isAbove(row)).length
  }
  const drop = () => {
    setDrag(undefined)
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
  }
  return {
    rowProps: (at: number) => ({ 'data-drag': markOf(drag, at) }),
    gripProps: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      },
      onPointerMove: (event: PointerEvent) => drag && setDrag({ ...drag, to: placeUnder(event.clientY, drag.from) }),
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}

export type RowDrag = ReturnType<typeof useRowDrag>

/** What is dragged, and the row beside the place where it would go. */
function markOf(drag: Drag | undefined, at: number): 'dragged' | 'before' | 'after' | undefined {
  if (!drag) return undefined
  if (at === drag.from) return 'dragged'
  if (drag.to === drag.from || at !== drag.to) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
