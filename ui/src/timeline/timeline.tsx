import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button'
import { useFormats } from '../formats'
import { useTexts } from '../locales'
import { daysOf, newcomersOf } from './days-of'
import { Entry } from './entry'
import { KeepPlace } from './keep-place'
import { TimelineSkeleton, TimelineState } from './timeline-states'
import type { TimelineEntry, TimelineProps } from './timeline-types'
import { useToday } from './use-today'
import { walkEntries } from './walk'
import './timeline.css'

/** What happened to a thing, newest first and day by day: who, what, when; what comes next stands dashed above it. */
export function Timeline(props: TimelineProps) {
  const { entries, ahead = [], error, isRefused } = props
  const isThere = !isRefused && entries !== undefined && entries.length + ahead.length > 0
  // What is here stays when asking again fails: the next answer takes its place.
  if (!isThere) return <TimelineState {...props} error={entries ? undefined : error} />
  return <Story {...props} entries={entries} ahead={ahead} />
}

type StoryProps = TimelineProps & { entries: readonly TimelineEntry[]; ahead: readonly TimelineEntry[] }

function Story({ label, entries, ahead, hasEarlier = false, isLoadingEarlier = false, onEarlier }: StoryProps) {
  const t = useTexts('ui')
  const { dayOf, dayName } = useFormats()
  const today = useToday()
  const newest = entries[0]?.key
  const [firstNewest] = useState(newest)
  const [reached, setReached] = useState<string>()
  const fresh = newcomersOf(entries, firstNewest)
  const openable = entries.filter(({ detail }) => detail)
  const stop = openable.some(({ key }) => key === reached) ? reached : openable[0]?.key
  const { box, ask } = useEarlier(entries.length, onEarlier)
  return (
    <div
      ref={box}
      className="cw-timeline"
      role="group"
      aria-label={label}
      data-earlier={hasEarlier || undefined}
      onKeyDown={walkEntries}
    >
      {ahead.length > 0 && (
        <ol className="cw-timeline-list" aria-label={t('timeline.ahead')}>
          {ahead.map((entry) => (
            <Entry key={entry.key} entry={entry} isAhead />
          ))}
        </ol>
      )}
      <KeepPlace newest={newest}>
        {daysOf(entries, dayOf).map((day) => (
          <DayPart key={day.key} name={dayName(day.key, today)}>
            {day.entries.map((entry) => (
              <Entry
                key={entry.key}
                entry={entry}
                isNew={fresh.has(entry.key)}
                isStop={entry.key === stop}
                onReached={setReached}
              />
            ))}
          </DayPart>
        ))}
      </KeepPlace>
      {isLoadingEarlier && <TimelineSkeleton entries={2} />}
      {hasEarlier && onEarlier && (
        <Button className="cw-timeline-earlier" type="text" size="small" loading={isLoadingEarlier} onClick={ask}>
          {t('timeline.earlier')}
        </Button>
      )}
      <p className="cw-unseen" role="status">
        {newest !== undefined && fresh.has(newest) && t('timeline.new', { what: spoken(entries[0]?.title) })}
      </p>
    </div>
  )
}

function DayPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="cw-timeline-part">
      <h3>{name}</h3>
      <ol className="cw-timeline-list">{children}</ol>
    </section>
  )
}

const spoken = (title: ReactNode) => (typeof title === 'string' ? title : '')

/** Whoever asks for earlier entries goes on at the first of them: the button that was pressed may be gone. */
function useEarlier(count: number, onEarlier: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const askedAt = useRef<number>(undefined)
  useEffect(() => {
    if (askedAt.current === undefined || count <= askedAt.current) return
    const all = box.current?.querySelectorAll<HTMLElement>('.cw-timeline-kept [data-entry]')
    all?.[askedAt.current]?.focus({ preventScroll: true })
    askedAt.current = undefined
  }, [count])
  const ask = () => {
    askedAt.current = count
    onEarlier?.()
  }
  return { box, ask }
}
