import type { publisherOperations } from '@coverwright/contract/release/publishing'
import type { GivesOf } from '@coverwright/contract/platform'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

type Props = { history: GivesOf<typeof publisherOperations.get>['history'] }

/** The log of mounts: which version stood where from when. */
export function HistoryCard({ history }: Props) {
  const t = useTexts('publishing')
  const formats = useFormats()
  return (
    <Card title={t('history.title')}>
      {history.length === 0 && <p className="publish-none">{t('history.none')}</p>}
      <ol className="history">
        {history.slice(0, 12).map(({ shellId, place, environment, number, share, why, by, at }) => (
          <li key={`${shellId} ${place}`}>
            <span>{t(`history.${why}`, { number, share, environment: t(`environment.${environment}`) })}</span>
            <small>{by ? `${by}, ${formats.dateTime(at)}` : formats.dateTime(at)}</small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
