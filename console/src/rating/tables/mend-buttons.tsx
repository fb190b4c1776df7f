import type { FindingView, MendView } from '@coverwright/contract/rating/tables'
import { type Cell, isMatchColumn, type TableColumn } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Wrench } from 'lucide-react'
import { handOver } from './hand-over'
import { useCellWords } from './use-cell-words'

type Props = {
  finding: FindingView
  /** The figures of the finding in words. */
  values: Readonly<Record<string, string>>
  columns: readonly TableColumn[]
  onMend: (mend: MendView) => void
}

/** The ways to mend a finding by one press, each with exactly what it changes. */
export function MendButtons({ columns, finding, onMend, values }: Props) {
  const t = useTexts('tables')
  const words = useMendWords(columns)
  if (!finding.mends) return null
  return (
    <div className="panel-mends">
      {finding.mends.map((mend, at) => (
        <Button
          key={at}
          size="small"
          icon={<Wrench size={13} />}
          onClick={(event) => {
            onMend(mend)
            handOver(event.currentTarget)
          }}
        >
          <span>
            {t(`mend.${mend.kind}`, { ...values, row: (finding.rows[0] ?? 0) + 1, ...words(mend) })}
            {mend.keepsPrices && <small> · {t('mend.keepsPrices')}</small>}
          </span>
        </Button>
      ))}
    </div>
  )
}

function useMendWords(columns: readonly TableColumn[]) {
  const cellWords = useCellWords()
  const say = (at: number, cell: unknown) => cellWords(columns[at] as TableColumn, cell as Cell)
  return ({ edits }: MendView) => {
    const [first] = edits
    const count = edits.length
    if (first?.kind === 'set') return { count, was: say(first.at, first.was), cell: say(first.at, first.cell) }
    if (first?.kind !== 'insert') return { count }
    const isShared = (cell: unknown, at: number) =>
      edits.every((edit) => edit.kind === 'insert' && JSON.stringify(edit.cells[at]) === JSON.stringify(cell))
    const said = first.cells.flatMap((cell, at) =>
      cell !== null && isMatchColumn(columns[at] as TableColumn) && isShared(cell, at) ? [say(at, cell)] : [],
    )
    return { count, cell: said.join(', ') }
  }
}
