import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { type BookTable, draftOf } from './use-book-tables'

type Props = { productId: string; tables: readonly BookTable[] }

/** The drafts that are tried against what is in force. */
export function DraftList({ productId, tables }: Props) {
  const t = useTexts('product-tests')
  const { date } = useFormats()
  return (
    <>
      <p className="impact-note">{t('change.draftsAbout')}</p>
      <ul className="impact-drafts">
        {tables.map(({ view }) => {
          const draft = draftOf(view)
          if (!draft) return null
          const href = `/setting-page/table?product=${productId}&table=${view.id}&version=${draft.id}`
          return (
            <li key={view.id}>
              <Link className="cw-link" href={href}>
                {view.name}
              </Link>
              <small>{t('change.draft', { number: draft.number, from: date(draft.effectiveFrom) })}</small>
            </li>
          )
        })}
      </ul>
    </>
  )
}
