import type { ChoreView } from '@coverwright/contract/release/timing-events'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ListSkeleton, Loaded, PageHeader } from '@coverwright/ui/page'
import { useErrorWords, useMentions } from '../../platform/words'
import { knownChores } from './chores'
import { useChores } from './use-timing-events'
import './event-manager.css'

/** What the platform does by itself, how often, and when next. */
export function PlatformEventsPage() {
  const t = useTexts('timing-events')
  const words = useErrorWords()
  return (
    <>
      <PageHeader title={t('platform.title')} purpose={t('platform.purpose')} />
      <Loaded asked={useChores()} words={words} waiting={<ListSkeleton />}>
        {({ rows }) => (
          <table className="chores">
            <thead>
              <tr>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('platform.often')}</th>
                <th scope="col">{t('nextRun')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Chore key={row.task} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </>
  )
}

function Chore({ row: { task, everyMinutes, nextAt } }: { row: ChoreView }) {
  const t = useTexts('timing-events')
  const formats = useFormats()
  const mentions = useMentions()
  const often =
    everyMinutes === null
      ? t('platform.daily', { at: formats.time(nextAt) })
      : t('platform.every', { count: everyMinutes })
  const what = knownChores.includes(task)
    ? t(`platform.chore.${task.replace('.', '_')}`)
    : t('platform.other', { room: mentions.room(task) })
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{often}</td>
      <td>{formats.dateTime(nextAt)}</td>
    </tr>
  )
}
