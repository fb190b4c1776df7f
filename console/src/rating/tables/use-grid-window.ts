import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Across, HEAD_HEIGHT, HEAD_WIDTH, ROW_HEIGHT } from './grid-columns'

/** The rows and columns that are drawn, first and last. */
export type GridWindow = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** How many rows are drawn, always as many where there are enough: none has to be made or taken down by scrolling. */
  readonly slots: number
}

type Box = RefObject<HTMLDivElement | null>

/** Rows beyond both edges, so that one that comes into sight is there already. */
const SPARE_ROWS = 2
const NOTHING: GridWindow = { top: 0, bottom: -1, left: 0, right: -1, slots: 1 }

/**
 * Which part of the grid can be seen. All rows have one height, so it is arithmetic; what is scrolled to is drawn in the
 * same frame.
 */
export function useGridWindow(box: Box, across: Across, count: number) {
  const [shown, setShown] = useState(NOTHING)
  const last = useRef(shown)
  const look = useCallback(
    (way: 'now' | 'soon') => {
      const next = box.current ? windowOf(box.current, across, count) : NOTHING
      if (isSame(next, last.current)) return
      last.current = next
      if (way === 'now') flushSync(() => setShown(next))
      else setShown(next)
    },
    [box, across, count],
  )
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    look('soon')
    const onScroll = () => look('now')
    const onSize = new ResizeObserver(() => look('soon'))
    element.addEventListener('scroll', onScroll, { passive: true })
    onSize.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      onSize.disconnect()
    }
  }, [box, look])
  /** Scrolls no further than needed to see a cell whole; or, where it is out of sight, puts its row into the middle. */
  const reveal = useCallback(
    (row: number, column: number, isMiddle = false) => {
      if (!box.current) return
      scrollDown(box.current, row, isMiddle)
      scrollAcross(box.current, across, column)
      look('now')
    },
    [box, across, look],
  )
  return { shown, reveal }
}

function windowOf({ clientHeight, clientWidth, scrollLeft, scrollTop }: HTMLElement, across: Across, count: number) {
  // One more than fits, for a row that is cut at both edges; what the head covers is not seen.
  const slots = Math.ceil((clientHeight - HEAD_HEIGHT) / ROW_HEIGHT) + 1 + SPARE_ROWS
  const top = Math.max(0, Math.min(Math.floor(scrollTop / ROW_HEIGHT) - SPARE_ROWS / 2, count - slots))
  const bottom = Math.min(count, top + slots) - 1
  const isRightOf = (at: number) => (across.starts[at] as number) + (across.widths[at] as number) > scrollLeft
  const columns = across.starts.length
  let left = 0
  while (left < columns - 1 && !isRightOf(left)) left++
  let right = left
  while (right < columns - 1 && (across.starts[right + 1] as number) < scrollLeft + clientWidth) right++
  return { top, bottom, left: Math.max(0, left - 1), right: Math.min(columns - 1, right + 1), slots }
}

function scrollDown(box: HTMLElement, row: number, isMiddle: boolean): void {
  const top = row * ROW_HEIGHT
  const height = box.clientHeight - HEAD_HEIGHT
  const isAbove = top < box.scrollTop
  if (!isAbove && top + ROW_HEIGHT <= box.scrollTop + height) return
  if (isMiddle) box.scrollTop = top - (height - ROW_HEIGHT) / 2
  else box.scrollTop = isAbove ? top : top + ROW_HEIGHT - height
}

function scrollAcross(box: HTMLElement, across: Across, column: number): void {
  const start = (across.starts[column] ?? HEAD_WIDTH) - HEAD_WIDTH
  const end = (across.starts[column] ?? 0) + (across.widths[column] ?? 0)
  if (start < box.scrollLeft) box.scrollLeft = start
  else if (end > box.scrollLeft + box.clientWidth) box.scrollLeft = end - box.clientWidth
}

const isSame = (one: GridWindow, other: GridWindow) =>
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.left === other.left &&
  one.right === other.right &&
  one.slots === other.slots
