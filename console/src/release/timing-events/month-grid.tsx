import { partsOf, printDay } from '@coverwright/rules/kernel'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useMe } from '../../platform/me'
import { farFrom } from './calendar-days'
import { CalendarEntry } from './calendar-entry'
import type { GridProps } from './grid-props'

/** So many fit into a day; the rest are counted. */
const MOST_SHOWN = 4

export function MonthGrid({ days, day: shown, today, placed, trace, carried, handlers }: GridProps) {
  const t = useTexts('timing-events')
  const formats = useFormats(useMe().company)
  const { month } = partsOf(shown)
  return (
    <div className="month" role="group" aria-label={t('month')}>
      {days.map((day, place) => {
        const inside = placed.filter((each) => each.day === day)
        return (
          <div
            key={day}
            className="month-day"
            data-day={printDay(day)}
            data-today={day === today || undefined}
            data-past={day < today || undefined}
            data-other={partsOf(day).month !== month || undefined}
          >
            {/* The first week says which weekday each column is. */}
            <b>
              {place < 7 ? formats.dayName(printDay(day), printDay(farFrom(day))) : formats.tick(printDay(day), 'day')}
            </b>
            {trace?.day === day && <span className="entry-trace" aria-hidden />}
            {inside.slice(0, MOST_SHOWN).map((each) => (
              <CalendarEntry
                key={each.key}
                placed={each}
                isCarried={carried?.placed.key === each.key}
                handlers={handlers(carried?.placed.key === each.key ? carried.placed : each)}
              />
            ))}
            {inside.length > MOST_SHOWN && <small>{t('more', { count: inside.length - MOST_SHOWN })}</small>}
          </div>
        )
      })}
    </div>
  )
}
