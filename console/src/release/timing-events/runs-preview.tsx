import { momentIn } from '@coverwright/rules/design/forms'
import { printDay } from '@coverwright/rules/kernel'
import { oddRuns, printTime, type Run, runsAfter } from '@coverwright/rules/release/timing-events'
import { useFormats } from '@coverwright/ui/formats'
import type { Values } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { useState } from 'react'
import { useMe } from '../../platform/me'
import { timingOf } from './event-form'

const SHOWN = 4

/** The next runs as they would be, and what the change of clocks does to them, before anything is saved. */
export function RunsPreview({ values }: { values: Values }) {
  const t = useTexts('timing-events')
  const { company } = useMe()
  const [now] = useState(() => new Date())
  const timing = timingOf(values)
  const own = useFormats({ ...company, timeZone: timing?.timeZone ?? company.timeZone })
  const ours = useFormats(company)
  if (!timing) return null
  const runs = runsAfter(timing, now, SHOWN)
  const isElsewhere = timing.timeZone !== company.timeZone
  return (
    <section className="runs-preview" aria-label={t('preview.title')} aria-live="polite">
      {oddRuns(timing, now)
        .slice(0, 2)
        .map((run) => (
          <ClockNote key={run.day} run={run} time={timing.when.time} timeZone={timing.timeZone} />
        ))}
      <b>{t(runs.length === 0 ? 'preview.none' : 'preview.title')}</b>
      <ol>
        {runs.map(({ at }) => (
          <li key={at.getTime()}>
            {own.dateTime(at)}
            {isElsewhere && <small> {t('preview.here', { at: ours.dateTime(at) })}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type ClockNoteProps = { run: Run; time: string; timeZone: string }

/** What happens on the night that clocks change. */
function ClockNote({ run, time, timeZone }: ClockNoteProps) {
  const t = useTexts('timing-events')
  const formats = useFormats(useMe().company)
  if (run.shows === 'once') return null
  const runsAt = printTime(momentIn(run.at, timeZone).minuteOfDay)
  return <Note tone="warning">{t(`clock.${run.shows}`, { day: formats.date(printDay(run.day)), time, runsAt })}</Note>
}
