import { type Across, HEAD_HEIGHT, HEAD_WIDTH, ROW_HEIGHT } from './grid-columns'
import type { Size } from './sheet/selection'

export type Place = { readonly row: number; readonly column: number }
type Mouse = { readonly clientX: number; readonly clientY: number }
type Box = Pick<HTMLElement, 'getBoundingClientRect' | 'clientHeight' | 'clientWidth' | 'scrollLeft' | 'scrollTop'>

/** How often it goes on while the mouse waits outside, and how far outside counts as one row more each time. */
const TICK_MS = 50
const PIXELS_PER_ROW = 12
/** A hand is never quite still: less than this is a click. */
const LEAST_PULL = 4

/**
 * The cell under the mouse by arithmetic, for the mouse may be outside of the grid while it is held: then the cells
 * beyond that edge, more of them the farther away it is.
 */
export function placeUnder(box: Box, across: Across, size: Size, { clientX, clientY }: Mouse): Place {
  const rect = box.getBoundingClientRect()
  const x = between(clientX - rect.left, HEAD_WIDTH, box.clientWidth - 1)
  const y = between(clientY - rect.top, HEAD_HEIGHT, box.clientHeight - 1)
  const row = Math.floor((y.inside + box.scrollTop - HEAD_HEIGHT) / ROW_HEIGHT)
  const column = across.starts.findLastIndex((start) => start <= x.inside + box.scrollLeft)
  return {
    row: between(row + Math.ceil(Math.abs(y.beyond) / PIXELS_PER_ROW) * Math.sign(y.beyond), 0, size.rows - 1).inside,
    column: between(column + Math.sign(x.beyond), 0, size.columns - 1).inside,
  }
}

function between(value: number, least: number, most: number): { inside: number; beyond: number } {
  const inside = Math.max(least, Math.min(value, most))
  return { inside, beyond: value - inside }
}

/**
 * Follows a mouse that is held down wherever it goes, also out of the grid and out of the window, until it is let go.
 * While it waits outside, cells come on by themselves. Escape gives it up.
 */
export function pullFrom(mouse: Mouse, onMove: (mouse: Mouse) => void, onEnd: (isGivenUp: boolean) => void): void {
  const over = new AbortController()
  let last: Mouse | null = null
  const timer = setInterval(() => last && onMove(last), TICK_MS)
  const end = (isGivenUp: boolean) => {
    clearInterval(timer)
    over.abort()
    onEnd(isGivenUp)
  }
  const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { signal: over.signal, capture: true })
  on('pointermove', (event) => {
    if (event.buttons !== 1) return end(false)
    const { clientX, clientY } = event
    if (!last && Math.hypot(clientX - mouse.clientX, clientY - mouse.clientY) < LEAST_PULL) return
    last = { clientX, clientY }
    onMove(last)
  })
  on('pointerup', () => end(false))
  on('pointercancel', () => end(true))
  on('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end(true)
  })
}
