import type { CheckView, FindingView, MendView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { Check, CircleCheck, FlaskConical } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { customerWords, findingColumn, findingKey } from './customer-words'
import { handOver } from './hand-over'
import { MendButtons } from './mend-buttons'
import { answerWords } from './use-cell-words'

type Props = {
  check: CheckView | undefined
  error: unknown
  isChecking: boolean
  columns: readonly TableColumn[]
  onRetry: () => void
  onGo: (rowId: number, columnId?: string | null) => void
  /** Left out where a test cannot be kept. */
  onKeep: ((finding: FindingView) => Promise<boolean>) | undefined
  /** Left out where rows cannot be changed. */
  onMend: ((mend: MendView) => void) | undefined
  /** Something was found since the table was opened. */
  wasFaulty: boolean
  /** The way on, once nothing is wrong. */
  next: ReactNode
}

/** That everybody is taken is said only of the answers that there are. */
function soundWords(
  { between, leftOut }: CheckView,
  columns: readonly TableColumn[],
  t: ReturnType<typeof useTexts>,
  decimal: ReturnType<typeof useFormats>['decimal'],
): string {
  if (leftOut === null) return t('problems.noneUntried')
  const words = (answer: string) => answerWords(answer, decimal)
  if (leftOut) return t('problems.noneLeftOut', { customer: customerWords(leftOut, columns, words) })
  if (!between) return t('problems.none')
  const column = columns.find(({ id }) => id === between.column)?.title ?? between.column
  return t('problems.noneWhole', { column, value: words(between.value) })
}

type FoundProps = Pick<Props, 'columns' | 'onGo' | 'onKeep' | 'onMend'> & { check: CheckView }

/** What is wrong with the rows, each with the customer that shows it. */
export function ProblemsPanel(props: Props) {
  const { check, columns, error, isChecking, next, onGo, onKeep, onMend, onRetry, wasFaulty } = props
  const t = useTexts('tables')
  const words = useErrorWords()
  const { decimal } = useFormats()
  if (error) return <ErrorState about={words(error)} onRetry={onRetry} />
  if (!check)
    return (
      <p role="status" className="panel-note">
        {t(isChecking ? 'problems.first' : 'problems.nothing')}
      </p>
    )
  if (check.broken.length + check.findings.length === 0)
    return (
      <div className="panel-good" data-again={isChecking}>
        <CircleCheck size={16} aria-hidden="true" />
        <div role="status">
          {wasFaulty && !isChecking && <strong>{t('problems.mended')}</strong>}
          <p>{isChecking ? t('problems.checking') : soundWords(check, columns, t, decimal)}</p>
        </div>
        {!isChecking && next}
      </div>
    )
  return (
    <>
      {isChecking && <p className="panel-note">{t('problems.checking')}</p>}
      <div className="panel-found" data-again={isChecking}>
        <Found {...{ check, columns, onGo, onKeep, onMend }} />
      </div>
    </>
  )
}

/** Drawn anew when something else was found, and not with every key: the list may be long. */
const Found = memo(function Found({ check, columns, onGo, onKeep, onMend }: FoundProps) {
  const t = useTexts('tables')
  return (
    <ul className="panel-list">
      {check.broken.map((cell, at) => (
        <li key={`cell-${at}`} className="panel-item">
          <StateTag tone="danger">{t('problems.broken')}</StateTag>
          <p>{t(findingKey(cell.code))}</p>
          {cell.rowId !== null && <GoButton row={cell.row} onGo={() => onGo(cell.rowId ?? 0, cell.column)} />}
        </li>
      ))}
      {check.findings.map((finding, at) => (
        <Finding key={at} {...{ columns, finding, onGo, onKeep, onMend }} />
      ))}
    </ul>
  )
})

const MOST_ROWS = 4

type FindingProps = Pick<Props, 'columns' | 'onGo' | 'onKeep' | 'onMend'> & { finding: FindingView }

function Finding({ columns, finding, onGo, onKeep, onMend }: FindingProps) {
  const t = useTexts('tables')
  const values = useFindingValues(finding)
  const { decimal } = useFormats()
  const customerOf = (customer: FindingView['customer']) =>
    customerWords(customer, columns, (answer) => answerWords(answer, decimal))
  const inColumns = [finding.column ?? '', ...(finding.alsoIn ?? [])]
    .flatMap((id) => columns.find((column) => column.id === id)?.title ?? [])
    .join(', ')
  return (
    <li className="panel-item">
      <p className="panel-what">
        <StateTag tone={finding.isHard ? 'danger' : 'warning'}>{t(`${findingKey(finding.code)}Title`)}</StateTag>
        {inColumns && <b>{inColumns}</b>}
      </p>
      <p>{t(findingKey(finding.code), values)}</p>
      <p className="panel-customer">{customerOf(finding.customer)}</p>
      {finding.alike !== undefined && <p className="panel-note">{t('problems.alike', { count: finding.alike })}</p>}
      {finding.other && (
        <p className="panel-customer">{t('problems.against', { customer: customerOf(finding.other) })}</p>
      )}
      {onMend && <MendButtons {...{ columns, finding, onMend, values }} />}
      <div className="panel-acts">
        {finding.rowIds.slice(0, MOST_ROWS).map((id, at) => (
          <GoButton key={id} row={finding.rows[at]} onGo={() => onGo(id, findingColumn(finding, columns))} />
        ))}
        {onKeep && <KeepButton key={customerWords(finding.customer, columns)} onKeep={() => onKeep(finding)} />}
      </div>
    </li>
  )
}

function GoButton({ onGo, row }: { onGo: () => void; row: number | null | undefined }) {
  const t = useTexts('tables')
  const go = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    onGo()
    handOver(currentTarget)
  }
  return (
    <Button size="small" type="link" onClick={go}>
      {t('problems.goTo', { row: (row ?? 0) + 1 })}
    </Button>
  )
}

/** Pressed once it is kept: twice the same customer would only be one test more to run. */
function KeepButton({ onKeep }: { onKeep: () => Promise<boolean> }) {
  const t = useTexts('tables')
  const [state, setState] = useState<'open' | 'busy' | 'kept'>('open')
  const keep = async () => {
    setState('busy')
    setState((await onKeep()) ? 'kept' : 'open')
  }
  return (
    <Button
      size="small"
      type="text"
      icon={state === 'kept' ? <Check size={14} /> : <FlaskConical size={14} />}
      loading={state === 'busy'}
      disabled={state === 'kept'}
      onClick={() => void keep()}
    >
      {t(state === 'kept' ? 'problems.isKept' : 'problems.keep')}
    </Button>
  )
}

/** Figures in the language's way, words in the language. */
function useFindingValues({ values }: FindingView): Record<string, string> {
  const t = useTexts('tables')
  const { number } = useFormats()
  const said = Object.entries(values).map(([name, value]): [string, string] => {
    if (name === 'direction') return [name, t(`problems.${value}`)]
    const isFigure = /^-?\d+(?:\.\d+)?$/.test(value)
    return [name, isFigure ? number(Number(value), value.split('.')[1]?.length ?? 0) : value]
  })
  return Object.fromEntries(said)
}
