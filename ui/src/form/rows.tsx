import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../button'
import { rowFocus } from '../focus'
import { useTexts } from '../locales'
import type { RowsField, Values } from './form-types'
import { Row } from './row'
import type { RowChange } from './rows-state'
import { rowsAt } from './shown-fields'
import { fieldId, type FormHandle } from './use-form'
import { useRowDrag } from './use-row-drag'
import './rows.css'

type Props = { form: FormHandle; field: RowsField }

/** A list of alike things, edited in place: rows are added, removed and, where order counts, moved. */
export function Rows({ form, field }: Props) {
  const t = useTexts('ui')
  const { name, label, help, min = 0 } = field
  const id = fieldId(form.id, name)
  const howId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const rows = rowsAt(form.values, name)
  const keys = form.rowKeys(name)
  const error = form.errorAt(name)
  const mayChange = !form.isReadOnly && !field.isDisabled
  const change = (done: RowChange) => {
    const focus = rowFocus(box)
    if ('add' in done) focus.added()
    else if ('remove' in done) focus.removed(done.remove)
    else {
      focus.moved(done.move, done.to)
      setSaid(t('form.movedTo', { row: done.to + 1, count: rows.length }))
    }
    form.changeRows(name, done)
  }
  const drag = useRowDrag(box, (move, to) => change({ move, to }))
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  return (
    <div
      ref={box}
      id={id}
      className="cw-field cw-rows-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
    >
      <div className="cw-label">
        <span id={`${id}-label`}>{label}</span>
        {field.isOptional && <span className="cw-label-note">{t('form.optional')}</span>}
        {field.beside && <span className="cw-label-beside">{field.beside}</span>}
      </div>
      {help && (
        <p id={`${id}-help`} className="cw-field-help">
          {help}
        </p>
      )}
      {rows.map((row, at) => (
        <Row
          key={keys[at]}
          {...{ form, field, row, at, drag, howId }}
          onMove={field.isOrdered && mayChange && rows.length > 1 ? (to) => change({ move: at, to }) : undefined}
          onRemove={mayChange && rows.length > min ? () => change({ remove: at }) : undefined}
          count={rows.length}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="cw-field-error" role="alert">
          {error}
        </p>
      )}
      {mayChange && <Adds field={field} count={rows.length} onAdd={(row) => change({ add: structuredClone(row) })} />}
      {field.isOrdered && (
        <>
          <span id={howId} hidden>
            {t('form.howToMove')}
          </span>
          <span className="cw-unseen" role="status">
            {said}
          </span>
        </>
      )}
    </div>
  )
}

type AddsProps = { field: RowsField; count: number; onAdd: (row: Values) => void }

function Adds({ field: { adds, max = Infinity }, count, onAdd }: AddsProps) {
  const t = useTexts('ui')
  if (count >= max) return <p className="cw-field-help">{t('form.mostRows', { count: max })}</p>
  return (
    <div className="cw-rows-adds">
      {adds.map(({ label, icon = <Plus />, row }) => (
        <Button key={label} data-add size="small" icon={icon} onClick={() => onAdd(row)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
