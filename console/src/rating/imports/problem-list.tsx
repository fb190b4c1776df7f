import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { Pagination } from 'antd'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { problemName } from './problem-name'
import { importAt, useProblems } from './use-imports'

/** Everything that was left out, each with its cell, a sentence, and the way to it in the sheet. */
export function ProblemList({ detail: { import: file } }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const { number } = useFormats()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useProblems(file.id, page)
  return (
    <section className="import-problems" aria-label={t('problems.title')}>
      <h2>
        {t('problems.title')} <span className="import-help cw-num">{number(file.problemCount)}</span>
      </h2>
      <div className="cw-card">
        {error && <ErrorState about={words(error)} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={6} />}
        <ol>
          {data?.rows.map((problem) => (
            <li key={`${problem.cell}${problem.code}`}>
              <Link
                className="cw-mono"
                href={importAt(file.productId, file.id, 'identify', { sheet: problem.sheet, row: problem.row })}
              >
                {problem.cell}
              </Link>
              <span>
                {t(`problem.${problemName(problem.code)}`, {
                  ...problem.values,
                  nearest: problem.values['nearest'] || 'none',
                  title: problem.title,
                  text: problem.text,
                })}
              </span>
              {problem.text !== '' && <code>{problem.text}</code>}
            </li>
          ))}
        </ol>
        {data && data.kept > 50 && (
          <Pagination
            align="end"
            size="small"
            current={page}
            pageSize={50}
            total={data.kept}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </div>
      {data && data.total > data.kept && (
        <p className="import-help">{t('problems.more', { kept: number(data.kept), total: number(data.total) })}</p>
      )}
    </section>
  )
}
