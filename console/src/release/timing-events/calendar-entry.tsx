import type { CalendarItem } from '@coverwright/contract/release/timing-events'
import { printTime } from '@coverwright/rules/release/timing-events'
import { useTexts } from '@coverwright/ui/locales'
import { Bell, Lock, PauseCircle, Repeat, TriangleAlert, Upload } from 'lucide-react'
import { type ButtonHTMLAttributes, type CSSProperties, useEffect, useRef } from 'react'
import type { Placed } from './calendar-days'

type Props = {
  placed: Placed
  isCarried: boolean
  handlers: ButtonHTMLAttributes<HTMLButtonElement>
  style?: CSSProperties
}

/** One run: its name, its time, what it does and what became of it. */
export function CalendarEntry({ placed: { item, minute }, isCarried, handlers, style }: Props) {
  const t = useTexts('timing-events')
  const button = useRef<HTMLButtonElement>(null)
  // Carried into another day it is drawn anew there: the keys that carry it must go on to it.
  useEffect(() => {
    if (isCarried) button.current?.focus()
  }, [isCarried])
  const isMovable = item.may.includes('move')
  const facts = [
    printTime(minute),
    t(`does.${item.does}`),
    ...(item.state === 'waiting' ? [] : [t(`run.${item.state}`)]),
  ]
  return (
    <button
      ref={button}
      type="button"
      className="entry"
      style={style}
      data-of={item.of}
      data-state={item.state}
      data-movable={isMovable || undefined}
      data-carried={isCarried || undefined}
      aria-label={[item.name, ...facts].join(', ')}
      aria-describedby={isMovable ? 'calendar-keys' : undefined}
      {...handlers}
    >
      <span className="cw-cut">{item.name}</span>
      <small>
        <Sign item={item} />
        {printTime(minute)}
        {item.isRepeating && <Repeat size={11} aria-hidden />}
      </small>
    </button>
  )
}

function Sign({ item: { state, does } }: { item: CalendarItem }) {
  if (state === 'refused') return <TriangleAlert size={12} aria-hidden />
  if (state !== 'waiting') return <Lock size={12} aria-hidden />
  if (does === 'notify') return <Bell size={12} aria-hidden />
  return does === 'offline' ? <PauseCircle size={12} aria-hidden /> : <Upload size={12} aria-hidden />
}
