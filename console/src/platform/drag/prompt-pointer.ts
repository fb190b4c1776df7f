import { type DragEndEvent, getFirstCollision, PointerSensor, type PointerSensorProps } from '@dnd-kit/core'
import { flushSync } from 'react-dom'

/**
 * Drags with a pointer, each move drawn before the next is heard, so that what is let go lands where the pointer is
 * (`droppedOn`) and not where it was when something was drawn last: on a busy machine that is some lines away.
 *
 * The click of letting go is nobody's, which the sensor sees to until its timer is heard. The next press makes a click
 * of its own and is heard however soon it comes.
 */
export class PromptPointer extends PointerSensor {
  constructor(props: PointerSensorProps) {
    let hearClicks = () => {}
    const untilPressed = (letGo: () => void) => () => {
      document.addEventListener('pointerdown', () => hearClicks(), { capture: true, once: true })
      letGo()
    }
    super({
      ...props,
      onMove: (at) => flushSync(() => props.onMove(at)),
      onEnd: untilPressed(props.onEnd),
      onCancel: untilPressed(props.onCancel),
    })
    hearClicks = () => this['documentListeners'].removeAll()
  }
}

/** What was met by the last move; `over` of the event is that of the move before, until it is drawn once more. */
export const droppedOn = ({ collisions }: DragEndEvent) => getFirstCollision(collisions, 'id')
