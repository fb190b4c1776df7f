import type { ImportDetail, RegionView } from '@coverwright/contract/rating/imports'
import { cellName } from '@coverwright/rules/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { importAt } from './use-imports'
import { whyNot } from './why-not'

/** Every block of the sheets that became no table, with where it stands and why: nothing is left in silence. */
export function LeftTables({ detail: { import: file, plan, sheets } }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const left = plan.flatMap(({ isChosen, sheet, regionId, tableName }) => {
    const place = sheets[sheet]
    const found = place?.regions.find(({ id }) => id === regionId)
    return isChosen || !place || !found ? [] : [{ place, found, tableName }]
  })
  if (left.length === 0) return null
  return (
    <section className="cw-card import-left-rows" aria-label={t('check.leftTables')}>
      <h2>{t('check.leftTables')}</h2>
      <ul>
        {left.map(({ place, found, tableName }) => (
          <li key={`${place.name} ${found.id}`}>
            <p>
              <strong>{tableName}</strong> <span className="cw-num">{whereOf(place.name, found)}</span>
            </p>
            <p className="import-help">{t('panel.notTaken', { why: whyNot(found, place.isHidden) })}</p>
            {found.scalars && (
              <p className="import-samples">
                {found.scalars.map(({ name, text, row }) => (
                  <code key={row}>
                    {name}: {text}
                  </code>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {file.may.includes('map') && (
        <Link className="cw-link" href={importAt(file.productId, file.id, 'identify')}>
          {t('check.takeTables')}
        </Link>
      )}
    </section>
  )
}

/** 'Rates!A21:B22'. */
function whereOf(sheet: string, { edges: { left, right, header, body } }: RegionView): string {
  const [first, last] = [cellName(sheet, header?.from ?? body.from, left), cellName('', body.to, right)]
  return `${first}:${last.slice(last.indexOf('!') + 1)}`
}
