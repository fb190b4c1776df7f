import type { CheckView, FindingView } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { Button } from 'antd'
import { CircleCheck, FlaskConical } from 'lucide-react'
import { useErrorWords } from '../platform/words'
import { customerWords, findingKey } from './customer-words'

type Props = {
  check: CheckView | undefined
  error: unknown
  isChecking: boolean
  columns: readonly TableColumn[]
  onRetry: () => void
  onGo: (rowId: number, columnId?: string | null) => void
  /** Left out where a test cannot be kept. */
  onKeep: ((finding: FindingView) => void) | undefined
}

/** What is wrong with the rows, each with the customer that shows it. */
export function ProblemsPanel({ check, error, isChecking, columns, onRetry, onGo, onKeep }: Props) {
  const t = useTexts('tables')
  const words = useErrorWords()
  if (error) return <ErrorState about={words(error)} onRetry={onRetry} />
  if (!check) return <ListSkeleton rows={5} />
  if (check.broken.length + check.findings.length === 0)
    return (
      <p className="panel-good">
        <CircleCheck size={16} /> {t('problems.none')}
      </p>
    )
  return (
    <>
      {isChecking && <p className="panel-note">{t('problems.checking')}</p>}
      <ul className="panel-list">
        {check.broken.map((cell, at) => (
          <li key={`cell-${at}`} className="panel-item">
            <StateTag tone="danger">{t('problems.broken')}</StateTag>
            <p>{t(findingKey(cell.code))}</p>
            {cell.rowId !== null && (
              <Button size="small" type="link" onClick={() => onGo(cell.rowId ?? 0, cell.column)}>
                {t('problems.goTo', { row: (cell.row ?? 0) + 1 })}
              </Button>
            )}
          </li>
        ))}
        {check.findings.map((finding, at) => (
          <Finding key={at} {...{ columns, finding, onGo, onKeep }} />
        ))}
      </ul>
    </>
  )
}

const MOST_ROWS = 4

/** Whoever goes to a cell wants to type there next. */
const handOver = (from: HTMLElement) =>
  from.closest('.table-work')?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })

type FindingProps = Pick<Props, 'columns' | 'onGo' | 'onKeep'> & { finding: FindingView }

function Finding({ columns, finding, onGo, onKeep }: FindingProps) {
  const t = useTexts('tables')
  const along = columns.find(({ id }) => id === finding.values['along'])?.title
  const direction = finding.values['direction']
  const values = {
    ...finding.values,
    ...(along && { along }),
    ...(direction && { direction: t(`problems.${direction}`) }),
  }
  return (
    <li className="panel-item">
      <StateTag tone={finding.isHard ? 'danger' : 'warning'}>{t(`${findingKey(finding.code)}Title`)}</StateTag>
      <p>{t(findingKey(finding.code), values)}</p>
      <p className="panel-customer">{customerWords(finding.customer, columns)}</p>
      {finding.alike !== undefined && <p className="panel-note">{t('problems.alike', { count: finding.alike })}</p>}
      {finding.other && (
        <p className="panel-customer">{t('problems.against', { customer: customerWords(finding.other, columns) })}</p>
      )}
      <div className="panel-acts">
        {finding.rowIds.slice(0, MOST_ROWS).map((id, at) => (
          <Button
            key={id}
            size="small"
            type="link"
            onClick={(event) => {
              onGo(id, finding.column)
              handOver(event.currentTarget)
            }}
          >
            {t('problems.goTo', { row: (finding.rows[at] ?? 0) + 1 })}
          </Button>
        ))}
        {onKeep && (
          <Button size="small" type="text" icon={<FlaskConical size={14} />} onClick={() => onKeep(finding)}>
            {t('problems.keep')}
          </Button>
        )}
      </div>
    </li>
  )
}
