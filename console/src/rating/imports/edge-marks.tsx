import type { SheetView } from '@coverwright/contract/rating/imports'
import { columnName } from '@coverwright/rules/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { ArrowDownToLine, ArrowLeftToLine, ArrowRightToLine, ArrowUpToLine, Heading } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { edgeAt, type EdgeName, isRowEdge } from './edge-draft'
import type { EdgeDraft } from './use-edge-draft'

const icons = {
  header: Heading,
  from: ArrowUpToLine,
  to: ArrowDownToLine,
  left: ArrowLeftToLine,
  right: ArrowRightToLine,
} as const
const PAGE = 10

type Props = {
  names: readonly EdgeName[]
  sheet: SheetView
  draft: EdgeDraft
  /** What is scrolled, and where a place in it is. */
  frame: RefObject<HTMLElement | null>
  placeOf: (event: PointerEvent) => number
  offsetOf: (at: number) => number
}

/** The edges of the table that is being corrected: each is dragged, or moved with the arrow keys. */
export function EdgeMarks({ names, sheet, draft, frame, placeOf, offsetOf }: Props) {
  return names.map((name) => {
    const at = edgeAt(draft.edges, name)
    if (at === null) return null
    return (
      <span key={name} role="gridcell" className="sheet-mark-cell">
        <Mark {...{ at, draft, frame, name, offsetOf, placeOf, sheet }} />
      </span>
    )
  })
}

type MarkProps = Omit<Props, 'names'> & { name: EdgeName; at: number }

function Mark({ name, at, sheet, draft, frame, placeOf, offsetOf }: MarkProps) {
  const t = useTexts('imports')
  const isRow = isRowEdge(name)
  const Icon = icons[name]
  const last = (isRow ? sheet.rowCount : sheet.width) - 1
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    if (isRow) scrollAlong(frame.current, event.clientY)
    draft.move(name, placeOf(event))
  }
  const press = (event: KeyboardEvent) => {
    const to = afterKey(event.key, at, last)
    if (to === null) return
    event.preventDefault()
    draft.move(name, to)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className="sheet-mark"
      data-mark={name}
      data-active={draft.active === name}
      aria-label={t(`mark.${name}`)}
      aria-orientation={isRow ? 'vertical' : 'horizontal'}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={at + 1}
      aria-valuetext={isRow ? t('mark.row', { row: at + 1 }) : t('mark.column', { column: columnName(at) })}
      title={t(`mark.${name}`)}
      style={{ transform: `translate${isRow ? 'Y' : 'X'}(${offsetOf(at)}px)` }}
      onFocus={() => draft.choose(name)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <Icon size={13} aria-hidden="true" />
    </span>
  )
}

function afterKey(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return at - 1
    case 'ArrowDown':
    case 'ArrowRight':
      return at + 1
    case 'PageUp':
      return at - PAGE
    case 'PageDown':
      return at + PAGE
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

const EDGE_PX = 24

/** A long table is dragged on past what is seen of it. */
function scrollAlong(frame: HTMLElement | null, y: number) {
  if (!frame) return
  const { top, bottom } = frame.getBoundingClientRect()
  if (y > bottom - EDGE_PX) frame.scrollTop += EDGE_PX
  if (y < top + EDGE_PX * 2) frame.scrollTop -= EDGE_PX
}
