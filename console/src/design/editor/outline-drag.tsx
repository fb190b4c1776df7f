import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useTexts } from '@coverwright/ui/locales'
import { type ReactNode, type RefObject, useState } from 'react'
import { droppedOn, PromptPointer } from '../../platform/drag'
import { isPage } from './actions/places'
import type { Brought } from './brought'
import { dropPlace } from './outline-rows'
import { usePutComponent } from './shared-components'
import type { FormEditing } from './use-form-editor'

export const DRAGGED_IN = ['rows', 'drawn', 'chosen', 'acts'] as const
type Dragged = Pick<FormEditing, (typeof DRAGGED_IN)[number]>

/** Made once: with new ones at each key every line would be drawn again. */
const POINTER = { activationConstraint: { distance: 4 } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

type Props = { editing: Dragged; outline: RefObject<HTMLElement | null>; children: ReactNode }

/** Lines of the outline change places, and what stands beside it is dropped into it. */
export function OutlineDrag({ editing, outline, children }: Props) {
  const t = useTexts('editor')
  const sensors = useSensors(useSensor(PromptPointer, POINTER), useSensor(KeyboardSensor, KEYBOARD))
  const [lineUnderPointer] = useState(() => nearestLine(outline))
  const [title, setTitle] = useState<string>()
  const drop = useDrop(editing)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={lineUnderPointer}
      onDragStart={({ active }) => {
        const brought = active.data.current?.brought as Brought | undefined
        setTitle(brought?.title ?? editing.rows.find(({ id }) => id === active.id)?.title)
      }}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        <span className="editor-dragged cw-cut">{title?.slice(0, 200) || t('untitled')}</span>
      </DragOverlay>
    </DndContext>
  )
}

/** The line that is nearest to the pointer while it is over the outline: let go anywhere else, nothing is dropped. */
const nearestLine =
  (outline: RefObject<HTMLElement | null>): CollisionDetection =>
  (drag) => {
    const at = drag.pointerCoordinates
    const box = outline.current?.getBoundingClientRect()
    if (!at || !box) return closestCenter(drag)
    if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return []
    const point = { left: at.x, right: at.x, top: at.y, bottom: at.y, width: 0, height: 0 }
    return closestCenter({ ...drag, collisionRect: point })
  }

function useDrop({ rows, drawn: pages, chosen, acts }: Dragged) {
  const putComponent = usePutComponent(acts)
  return (dropped: DragEndEvent) => {
    const [{ active }, over] = [dropped, droppedOn(dropped)]
    if (over === null || active.id === over) return
    const id = String(active.id)
    const [from, to] = [active.id, over].map((line) => rows.findIndex((row) => row.id === line)) as [number, number]
    const brought = active.data.current?.brought as Brought | undefined
    if (!brought && isPage(pages, id))
      return acts.dropPage(
        id,
        pages.findIndex((page) => page.id === rows[to]?.place.pageId),
      )
    const place = dropPlace(pages, rows, from, to)
    if (!place) return
    if (!brought) return acts.drop(chosen.includes(id) ? chosen.filter((each) => !isPage(pages, each)) : [id], place)
    if ('kind' in brought) return acts.addQuestion(brought.kind, place)
    void putComponent(brought.component, place)
  }
}
