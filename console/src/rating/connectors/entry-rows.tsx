import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'

export type EntryColumn<Row> = {
  key: string
  label: string
  /** A share of the line. */
  grows?: number
  draw: (row: Row, change: (part: Partial<Row>) => void, label: string) => ReactNode
}

type Props<Row> = {
  label: string
  about?: string
  rows: readonly Row[]
  columns: readonly EntryColumn<NoInfer<Row>>[]
  blank: NoInfer<Row>
  addLabel: string
  isReadOnly: boolean
  problems?: readonly string[]
  onChange: (rows: Row[]) => void
}

/** A short list of alike things, edited in place: headers, params, inputs, fields. */
export function EntryRows<Row extends object>(props: Props<Row>) {
  const { label, about, rows, columns, blank, addLabel, isReadOnly, problems = [], onChange } = props
  const t = useTexts('connectors')
  const grid = { gridTemplateColumns: `${columns.map(({ grows = 1 }) => `minmax(0, ${grows}fr)`).join(' ')} 32px` }
  const change = (at: number) => (part: Partial<Row>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  return (
    <div className="entries" role="group" aria-label={label}>
      <p className="entries-label">{label}</p>
      {about && <p className="entries-about">{about}</p>}
      {rows.map((row, at) => (
        <div key={at} className="entries-row" style={grid}>
          {columns.map((column) => (
            <span key={column.key}>
              {column.draw(row, change(at), t('entry.of', { label: column.label, at: at + 1 }))}
            </span>
          ))}
          {!isReadOnly && (
            <button
              type="button"
              className="cw-icon-button"
              aria-label={t('entry.remove', { label, at: at + 1 })}
              onClick={() => onChange(rows.filter((_, place) => place !== at))}
            >
              <X />
            </button>
          )}
        </div>
      ))}
      {problems.map((problem) => (
        <p key={problem} className="entries-problem" role="alert">
          {problem}
        </p>
      ))}
      {!isReadOnly && (
        <Button size="small" icon={<Plus />} onClick={() => onChange([...rows, { ...blank }])}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}
