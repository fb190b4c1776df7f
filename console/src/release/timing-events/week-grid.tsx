import { momentIn } from '@coverwright/rules/design/forms'
import { printDay } from '@coverwright/rules/kernel'
import { clockChangeOn, printTime } from '@coverwright/rules/release/timing-events'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useEffect, useRef } from 'react'
import { useMe } from '../../platform/me'
import { farFrom, inLanes } from './calendar-days'
import { CalendarEntry } from './calendar-entry'
import type { GridProps } from './grid-props'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const share = (minute: number) => `${(minute / 1440) * 100}%`
/** An entry is as tall as an hour. */
const MINUTES_SHOWN = 60

export function WeekGrid({ days, today, timeZone, placed, trace, carried, handlers }: GridProps) {
  const t = useTexts('timing-events')
  const scroller = useRef<HTMLDivElement>(null)
  // The working day is what people look for.
  useEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = (box.scrollHeight / 24) * 7
  }, [])
  const now = momentIn(new Date(), timeZone)
  return (
    <div className="week" ref={scroller} tabIndex={0} role="group" aria-label={t('week')}>
      <div className="week-corner" />
      {days.map((day) => (
        <DayHead key={day} day={day} timeZone={timeZone} isToday={day === today} />
      ))}
      <div className="week-hours" aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{printTime(hour * 60)}</span>
        ))}
      </div>
      {days.map((day) => (
        <div key={day} className="week-day" data-day={printDay(day)} data-past={day < today || undefined}>
          {day === now.day && <i className="week-now" style={{ top: share(now.minuteOfDay) }} aria-hidden />}
          {trace?.day === day && <span className="entry-trace" style={{ top: share(trace.minute) }} aria-hidden />}
          {inLanes(
            placed.filter((each) => each.day === day),
            MINUTES_SHOWN,
          ).map(({ lane, lanes, ...each }) => (
            <CalendarEntry
              key={each.key}
              placed={each}
              isCarried={carried?.placed.key === each.key}
              handlers={handlers(carried?.placed.key === each.key ? carried.placed : each)}
              style={{ top: share(each.minute), left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The day, and that clocks change on it. */
function DayHead({ day, timeZone, isToday }: { day: number; timeZone: string; isToday: boolean }) {
  const t = useTexts('timing-events')
  const formats = useFormats(useMe().company)
  const change = clockChangeOn(day, timeZone)
  const values = change && { minutes: Math.abs(change.minutes), at: printTime(change.at) }
  return (
    <div className="week-head" data-today={isToday || undefined}>
      <b>{formats.dayName(printDay(day), printDay(farFrom(day)))}</b>
      {values && <small>{t((change?.minutes ?? 0) > 0 ? 'clock.forward' : 'clock.back', values)}</small>}
    </div>
  )
}
