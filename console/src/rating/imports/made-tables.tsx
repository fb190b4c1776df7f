import type { ImportResult } from '@coverwright/contract/rating/imports'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowRight } from 'lucide-react'
import { faultsOf, isNothingNew, isSound, looksOf, type MadeTable, rowsOf } from './use-made-tables'

export const tableAt = (productId: string, { tableId, versionId }: ImportResult) =>
  `/setting-page/table?product=${productId}&table=${tableId}&version=${versionId}`

/** Each table that was made, with whether something is wrong with it and what is new. */
export function MadeTables({ productId, made }: { productId: string; made: readonly MadeTable[] }) {
  return (
    <ul className="import-results">
      {made.map((each) => (
        <li key={each.result.versionId} className="cw-card">
          <Made productId={productId} made={each} />
        </li>
      ))}
    </ul>
  )
}

function Made({ productId, made }: { productId: string; made: MadeTable }) {
  const t = useTexts('imports')
  const { number } = useFormats()
  const { result, version, before, comparison } = made
  return (
    <Link href={tableAt(productId, result)}>
      <strong className="cw-cut">{result.tableName}</strong>
      <span className="import-result-state">
        {version?.state === 'active' && <StateTag tone="info">{t('check.active')}</StateTag>}
        <Faults made={made} />
      </span>
      <span className="import-help cw-num">
        {t('check.rows', { rows: rowsOf(made) })}
        {result.leftOut > 0 && (
          <span className="import-warn"> · {t('check.rowsOut', { rows: number(result.leftOut) })}</span>
        )}
      </span>
      {before && comparison && (
        <span className="import-help cw-num import-result-since">
          {t(isNothingNew(made) ? 'check.same' : 'check.since', {
            number: before.number,
            changed: number(comparison.counts.changed),
            added: number(comparison.counts.added),
            gone: number(comparison.counts.gone),
          })}
        </span>
      )}
      <span className="import-result-go">
        {t('check.open')} <ArrowRight size={14} aria-hidden="true" />
      </span>
    </Link>
  )
}

function Faults({ made }: { made: MadeTable }) {
  const t = useTexts('imports')
  if (!made.check) return null
  const [faults, looks] = [faultsOf(made), looksOf(made)]
  if (isSound(made))
    return made.version?.state !== 'active' && <StateTag tone="success">{t('check.tableSound')}</StateTag>
  return (
    <>
      {faults > 0 && <StateTag tone="danger">{t('check.tableFaults', { count: faults })}</StateTag>}
      {looks > 0 && <StateTag tone="warning">{t('check.tableLook', { count: looks })}</StateTag>}
    </>
  )
}
