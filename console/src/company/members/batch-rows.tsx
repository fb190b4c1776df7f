import type { RowResult } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { NOTHING } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { Link } from '@coverwright/ui/navigation'
import { Send } from 'lucide-react'
import { BlockedReason } from '@coverwright/ui/page'
import { wordsOfCode } from '../../platform/words'
import type { useBatch } from './use-batch'

type Batch = ReturnType<typeof useBatch>
const tones: Record<RowResult['result'], Tone> = { ready: 'info', sent: 'success', refused: 'danger' }

/** What would become of each row, or what became of it. */
export function BatchRows({ batch, results }: { batch: Batch; results: NonNullable<Batch['results']> }) {
  const t = useTexts('members')
  const refused = results.rows.filter((row) => row.result === 'refused').length
  const isSent = results.are === 'sent'
  const sum = isSent
    ? t('batch.sentSum', { sent: results.rows.length - refused, refused })
    : t('batch.checkedSum', { ready: batch.ready, refused })
  return (
    <section className="cw-card batch-results" aria-label={t('batch.results')}>
      <header className="cw-card-head">
        <h2>{t('batch.results')}</h2>
        <span className="cw-card-beside" role="status">
          {sum}
        </span>
        <span className="cw-more">
          {isSent ? (
            <Link className="cw-link" href="/users?f.state=invited">
              {t('batch.toMembers')}
            </Link>
          ) : (
            <SendButton batch={batch} />
          )}
        </span>
      </header>
      <table className="cw-table" aria-label={t('batch.results')}>
        <thead>
          <tr>
            <th scope="col" className="cw-end">
              {t('column.row')}
            </th>
            <th scope="col">{t('column.email')}</th>
            <th scope="col">{t('column.member')}</th>
            <th scope="col">{t('column.role')}</th>
            <th scope="col">{t('column.result')}</th>
          </tr>
        </thead>
        <tbody>
          {results.rows.map((result) => (
            <ResultRow key={result.row} result={result} row={batch.rows[result.row - 1]} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SendButton({ batch }: { batch: Batch }) {
  const t = useTexts('members')
  const label = t('batch.send', { count: batch.ready })
  if (batch.ready > 0)
    return (
      <Button type="primary" icon={<Send />} loading={batch.isSending} onClick={batch.send}>
        {label}
      </Button>
    )
  return (
    <BlockedReason reason={t('batch.nobody')}>
      {(blocked) => (
        <Button type="primary" icon={<Send />} {...blocked}>
          {label}
        </Button>
      )}
    </BlockedReason>
  )
}

function ResultRow({ result, row }: { result: RowResult; row: Batch['rows'][number] | undefined }) {
  const t = useTexts('members')
  const why = result.refusal && (wordsOfCode(result.refusal, result.values) ?? t('batch.refused'))
  return (
    <tr>
      <td className="cw-end cw-num">{result.row}</td>
      <td>{result.email || NOTHING}</td>
      <td>{[row?.firstName, row?.lastName].filter(Boolean).join(' ') || NOTHING}</td>
      <td>{row?.role || t('systemRole.standard.name')}</td>
      <td>
        <span className="batch-result">
          <StateTag tone={tones[result.result]}>{t(`result.${result.result}`)}</StateTag>
          {why && <span>{why}</span>}
        </span>
      </td>
    </tr>
  )
}
