import { momentIn } from '@coverwright/rules/design/forms'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { Select } from 'antd'
import { ArrowLeft, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../platform/me'
import { useErrorWords } from '../../platform/words'
import { Calendar } from './calendar'
import { daysOf, keyOf, type Placed, spanOf, stepped, type View } from './calendar-days'
import { EventDialog } from './event-dialog'
import { ItemPanel } from './item-panel'
import { NextRuns } from './next-runs'
import { useCalendar } from './use-timing-events'
import { zoneOptions } from './zones'
import './event-manager.css'

/** The timetable over the whole screen: what ran, what will run, and whatever is moved on it. */
export function EventManagerPage() {
  const t = useTexts('timing-events')
  const { company } = useMe()
  const [timeZone, setTimeZone] = useState(company.timeZone)
  const today = momentIn(new Date(), timeZone).day
  const [view, setView] = useState<View>('week')
  const [day, setDay] = useState(today)
  const [opened, setOpened] = useState<Placed | null>(null)
  const [isCreating, setCreating] = useState(false)
  const days = daysOf(view, day, company.weekStart)
  const asked = useCalendar(spanOf(days, timeZone))
  const formats = useFormats({ ...company, timeZone })
  const words = useErrorWords()
  const step = (by: 1 | -1) => setDay(stepped(view, day, by))
  return (
    <main className="timetable">
      <header className="timetable-top">
        <Link className="timetable-back" href="/home" aria-label={t('back')}>
          <ArrowLeft size={16} aria-hidden />
        </Link>
        <h1>{t('title')}</h1>
        <Button onClick={() => setDay(today)}>{t('today')}</Button>
        <Button type="text" icon={<ChevronLeft />} aria-label={t(`before.${view}`)} onClick={() => step(-1)} />
        <Button type="text" icon={<ChevronRight />} aria-label={t(`after.${view}`)} onClick={() => step(1)} />
        <strong aria-live="polite">{titleOf(days, day, view, formats)}</strong>
        <span className="timetable-grow" />
        <Select
          className="timetable-zone"
          aria-label={t('zone')}
          value={timeZone}
          options={zoneOptions()}
          showSearch
          onChange={setTimeZone}
        />
        <Segments
          label={t('view')}
          value={view}
          options={[
            { value: 'week', label: t('week') },
            { value: 'month', label: t('month') },
          ]}
          onChange={setView}
        />
        {asked.data?.may.includes('create') && (
          <Button type="primary" icon={<Plus />} onClick={() => setCreating(true)}>
            {t('create.open')}
          </Button>
        )}
      </header>
      <Loaded asked={asked} words={words}>
        {({ items, next }) => (
          <div className="timetable-body">
            <Calendar {...{ view, days, day, timeZone, items, today }} onOpen={setOpened} />
            <aside className="timetable-side" aria-label={t('side')}>
              {opened && (
                <ItemPanel
                  key={opened.key}
                  item={items.find((item) => keyOf(item) === opened.key) ?? opened.item}
                  onClose={() => setOpened(null)}
                />
              )}
              <NextRuns items={next} timeZone={timeZone} />
            </aside>
          </div>
        )}
      </Loaded>
      {isCreating && <EventDialog timeZone={timeZone} onClose={() => setCreating(false)} />}
    </main>
  )
}

/** The week from its first to its last day, or the month by its name. */
function titleOf(days: readonly number[], day: number, view: View, formats: ReturnType<typeof useFormats>): string {
  const iso = (each: number) => new Date(each * 86_400_000).toISOString().slice(0, 10)
  if (view === 'month') return formats.tick(iso(day), 'month')
  return formats.range(formats.date(iso(days[0] ?? day)), formats.date(iso(days[6] ?? day)))
}
