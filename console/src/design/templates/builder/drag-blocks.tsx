import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { BlockKind } from '@coverwright/rules/design/templates'
import type { ReactNode } from 'react'
import { droppedOn, PromptPointer } from '../../../platform/drag'
import { useBuilder } from './use-building'

/** Blocks are dragged to another place of the paper, and new ones onto it; by mouse, finger or keyboard. */
export function DragBlocks({ children }: { children: ReactNode }) {
  const { blocks, acts } = useBuilder()
  const sensors = useSensors(
    // A press without a drag is a press: it adds a block, or chooses one.
    useSensor(PromptPointer, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = (dropped: DragEndEvent) => {
    const [{ active }, over] = [dropped, droppedOn(dropped)]
    if (over === null) return
    const { kind } = (active.data.current ?? {}) as { kind?: BlockKind }
    if (kind) acts.add(kind, String(over))
    else if (active.id !== over)
      acts.move(
        String(active.id),
        blocks.findIndex(({ id }) => id === over),
      )
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      {children}
    </DndContext>
  )
}
