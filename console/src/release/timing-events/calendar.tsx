import type { CalendarItem } from '@coverwright/contract/release/timing-events'
import type { Day } from '@coverwright/rules/kernel'
import { useTexts } from '@coverwright/ui/locales'
import { placedIn, type Placed, type View } from './calendar-days'
import { isMoved, targetOf } from './carry'
import { MonthGrid } from './month-grid'
import { useCarry } from './use-carry'
import { WeekGrid } from './week-grid'

export type CalendarProps = {
  view: View
  days: readonly Day[]
  day: Day
  today: Day
  timeZone: string
  items: readonly CalendarItem[]
  onOpen: (placed: Placed) => void
}

/** What stands where, what is being carried shown where it would be put down, and what it was as a trace. */
export function Calendar({ items, onOpen, ...shown }: CalendarProps) {
  const t = useTexts('timing-events')
  const { view, timeZone } = shown
  const { carried, said, handlers } = useCarry({ view, timeZone, onOpen })
  const all = placedIn(items, timeZone)
  const target = carried && isMoved(carried) ? targetOf(carried, timeZone) : null
  const placed = all.map((each) =>
    target && each.key === carried?.placed.key ? { ...each, day: target.day, minute: target.minute } : each,
  )
  const grid = { ...shown, placed, trace: target ? (carried?.placed ?? null) : null, carried, handlers }
  return (
    <section className="calendar" aria-label={t('calendar')}>
      <p className="cw-unseen" role="status">
        {said}
      </p>
      <p className="cw-unseen" id="calendar-keys">
        {t('carry.keys')}
      </p>
      {view === 'week' ? <WeekGrid {...grid} /> : <MonthGrid {...grid} />}
    </section>
  )
}
