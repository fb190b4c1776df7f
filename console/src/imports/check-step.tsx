import type { ImportDetail, ImportResult } from '@coverwright/contract/imports'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link, useNavigate } from '@coverwright/ui/navigation'
import { Button } from 'antd'
import { ArrowRight, CircleCheck, TriangleAlert, Upload } from 'lucide-react'
import { ProblemList } from './problem-list'
import { importAt } from './use-imports'

const tableAt = (productId: string, { tableId, versionId }: ImportResult) =>
  `/setting-page/table?product=${productId}&table=${tableId}&version=${versionId}`

/** What was made, what was left out and why, and the ways on: look at the rates, check them, put them in force. */
export function CheckStep({ detail }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const { number } = useFormats()
  const navigate = useNavigate()
  const { import: file } = detail
  const made = file.results.reduce((sum, result) => sum + result.made, 0)
  const leftOut = file.results.reduce((sum, result) => sum + result.leftOut, 0)
  return (
    <>
      <section className="cw-card import-done" data-clean={leftOut === 0}>
        {leftOut === 0 ? <CircleCheck size={26} aria-hidden="true" /> : <TriangleAlert size={26} aria-hidden="true" />}
        <div>
          <h2>{t('check.made', { rows: number(made), tables: file.results.length })}</h2>
          <p>{leftOut === 0 ? t('check.clean') : t('check.leftOut', { count: leftOut })}</p>
          <p className="import-help">{t('check.drafts')}</p>
        </div>
        <div className="import-actions">
          <Button icon={<Upload size={15} />} onClick={() => navigate(importAt(file.productId))}>
            {t('another')}
          </Button>
          <Button
            type="primary"
            icon={<ArrowRight size={15} />}
            iconPlacement="end"
            onClick={() => navigate(`/setting-page/pricing?product=${file.productId}`)}
          >
            {t('check.toTables')}
          </Button>
        </div>
      </section>
      <ul className="import-results">
        {file.results.map((result) => (
          <li key={result.versionId} className="cw-card">
            <Link href={tableAt(file.productId, result)}>
              <strong className="cw-cut">{result.tableName}</strong>
              <span className="import-help cw-cut">{result.sheet}</span>
              <span className="import-result-rows cw-num">{t('check.rows', { rows: number(result.made) })}</span>
              {result.leftOut > 0 && (
                <span className="import-warn cw-num">{t('check.rowsOut', { rows: number(result.leftOut) })}</span>
              )}
              <span className="import-result-go">
                {t('check.open')} <ArrowRight size={14} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {file.problemCount > 0 && <ProblemList detail={detail} />}
    </>
  )
}
