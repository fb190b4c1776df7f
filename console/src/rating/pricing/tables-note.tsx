import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CalendarClock, FilePen } from 'lucide-react'

type Props = { view: RecipeView; startDate: string; onStartDate: (day: string) => void }

/** What has to be known of the tables while trying: that some were never in force, or begin after this cover does. */
export function TablesNote({ view, startDate, onStartDate }: Props) {
  const t = useTexts('pricing')
  const { date } = useFormats()
  const drafts = view.tables.filter(({ isDraft }) => isDraft).length
  const holdsFrom =
    view.tables
      .map((table) => table.holdsFrom ?? '')
      .sort()
      .at(-1) ?? ''
  const isEarly = /^\d{4}-\d{2}-\d{2}$/.test(startDate) && startDate < holdsFrom
  if (drafts === 0 && !isEarly) return null
  return (
    <div className="tables-note" role="note">
      {drafts > 0 && (
        <p>
          <FilePen size={16} aria-hidden /> {t('tables.drafts', { count: drafts })}{' '}
          <Link className="cw-link" href={`/setting-page/pricing?product=${view.productId}`}>
            {t('toTables')}
          </Link>
        </p>
      )}
      {isEarly && (
        <p>
          <CalendarClock size={16} aria-hidden /> {t('tables.early', { day: date(holdsFrom) })}{' '}
          <Button size="small" onClick={() => onStartDate(holdsFrom)}>
            {t('tables.goThere')}
          </Button>
        </p>
      )}
    </div>
  )
}
