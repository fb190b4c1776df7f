import { ChevronRight, Circle } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormats } from '../formats'
import type { TimelineEntry } from './timeline-types'

type Props = {
  entry: TimelineEntry
  isNew?: boolean
  isAhead?: boolean
  /** The one that the tab key stops at. */
  isStop?: boolean
  onReached?: (key: string) => void
}

export function Entry({ entry, isNew, isAhead, isStop, onReached }: Props) {
  const { dateTime, time, dayName } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const detailId = useId()
  const { key, at, title, about, who, icon, tone = 'neutral', shows, detail } = entry
  return (
    <li
      className="cw-timeline-entry"
      data-entry={key}
      data-tone={isAhead ? 'ahead' : tone}
      data-new={isNew || undefined}
      tabIndex={-1}
    >
      <span className="cw-timeline-mark" aria-hidden="true">
        {icon ?? <Circle />}
      </span>
      <div className="cw-timeline-words">
        {detail ? (
          <button
            type="button"
            className="cw-timeline-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            tabIndex={isStop ? 0 : -1}
            onFocus={() => onReached?.(key)}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <ChevronRight size={12} />
          </button>
        ) : (
          <span className="cw-timeline-title">{title}</span>
        )}
        {(about || who) && (
          <p>
            {about && <span>{about}</span>}
            {who && <span className="cw-timeline-who">{who}</span>}
          </p>
        )}
        {shows}
        {detail && isOpen && (
          <div id={detailId} className="cw-timeline-detail">
            {detail()}
          </div>
        )}
      </div>
      <time className="cw-num" dateTime={new Date(at).toISOString()} title={dateTime(at)}>
        {isAhead ? dayName(at, Date.now()) : time(at)}
      </time>
    </li>
  )
}
