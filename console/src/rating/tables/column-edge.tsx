import { useTexts } from '@coverwright/ui/locales'
import { type PointerEvent, useRef } from 'react'

type Props = {
  title: string
  width: number
  onWidth: (width: number) => void
  onDone: () => void
  onFit: () => void
}

/** The right edge of a column's title: pulled it changes the width, a double click fits it to what stands there. */
export function ColumnEdge({ title, width, onWidth, onDone, onFit }: Props) {
  const t = useTexts('tables')
  const start = useRef<{ x: number; width: number } | null>(null)
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width }
    event.currentTarget.dataset['pulled'] = 'true'
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) onWidth(start.current.width + event.clientX - start.current.x)
  }
  const onPointerUp = (event: PointerEvent<HTMLSpanElement>) => {
    if (start.current) onDone()
    start.current = null
    delete event.currentTarget.dataset['pulled']
  }
  return (
    <span
      className="grid-edge"
      data-edge=""
      title={t('grid.pullWidth', { column: title })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onDoubleClick={onFit}
    />
  )
}
