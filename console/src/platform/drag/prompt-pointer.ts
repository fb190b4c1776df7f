import { type DragEndEvent, getFirstCollision, PointerSensor, type PointerSensorProps } from '@dnd-kit/core'
import { flushSync } from 'react-dom'

/**
 * Drags with a pointer, each move drawn before the next is heard, so that what is let go lands where the pointer is
 * (`droppedOn`) and not where it was when something was drawn last: on a busy machine that is some lines away.
 */
export class PromptPointer extends PointerSensor {
  constructor(props: PointerSensorProps) {
    super({ ...props, onMove: (at) => flushSync(() => props.onMove(at)) })
  }
}

/** What was met by the last move; `over` of the event is that of the move before, until it is drawn once more. */
export const droppedOn = ({ collisions }: DragEndEvent) => getFirstCollision(collisions, 'id')
