import { type DraftChange, draftChanges } from '@coverwright/rules/rating/product-tests'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useMemo } from 'react'
import { type OpenedProduct, settingsOf } from '../../design/products'
import type { BookTable } from './use-book-tables'
import type { Sold } from './use-sold'

type Props = { opened: OpenedProduct; tables: readonly BookTable[]; sold: Sold }

/** What the draft has otherwise than the version that is sold. */
export function DraftAgainstSold({ opened: { product, body }, tables, sold: { view } }: Props) {
  const t = useTexts('product-tests')
  const changes = useMemo(() => draftChanges(view.body, body.body), [view.body, body.body])
  const lines = [
    ...changes.map((change) => lineOf(change, t)),
    ...otherTables(view, tables).map((title) => t('change.differs.table', { title })),
  ]
  const { number } = view
  return (
    <>
      <p className="impact-note">{t(lines.length > 0 ? 'change.soldAbout' : 'change.soldSame', { number })}</p>
      {lines.length > 0 && (
        <ul className="impact-drafts">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      <Link className="cw-link" href={settingsOf(product.id, '/setting-page/recipe')}>
        {t('impact.mend')}
      </Link>
    </>
  )
}

const lineOf = (change: DraftChange, t: T): string =>
  change.what === 'step'
    ? t(`change.differs.step.${change.how}`, { title: change.title })
    : t(`change.differs.${change.what}`)

/** Tables that have other rows in force than those that were frozen. */
function otherTables({ tables: sold }: Sold['view'], tables: readonly BookTable[]): string[] {
  const hashesOf = (versions: readonly { hash: string }[] = []) =>
    versions
      .map(({ hash }) => hash)
      .sort()
      .join()
  const inForce = tables.map(({ view, table }) => ({
    key: view.key,
    name: view.name,
    hashes: hashesOf(view.versions.filter(({ id }) => table.versions.some((version) => version.id === id))),
  }))
  const frozen = new Map(sold.map(({ key, versions }) => [key, hashesOf(versions)]))
  return inForce.flatMap(({ key, name, hashes }) => (frozen.get(key) === hashes ? [] : [name]))
}
