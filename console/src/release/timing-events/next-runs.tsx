import type { CalendarItem } from '@coverwright/contract/release/timing-events'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useMe } from '../../platform/me'
import { keyOf } from './calendar-days'

/** What comes next, however far the calendar has been turned. */
export function NextRuns({ items, timeZone }: { items: readonly CalendarItem[]; timeZone: string }) {
  const t = useTexts('timing-events')
  const formats = useFormats({ ...useMe().company, timeZone })
  return (
    <section className="next-runs">
      <h2>{t('next')}</h2>
      {items.length === 0 && <p>{t('nextNone')}</p>}
      <ul>
        {items.map((item) => (
          <li key={keyOf(item)} data-of={item.of}>
            <span className="cw-cut">{item.name}</span>
            <small>
              {formats.dateTime(item.at)} · {t(`does.${item.does}`)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
