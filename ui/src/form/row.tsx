import { GripVertical, X } from 'lucide-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTexts } from '../locales'
import { FieldAt } from './field-at'
import type { RowsField, SimpleField, Values } from './form-types'
import { joinPath } from './paths'
import { rowFields } from './shown-fields'
import type { FormHandle } from './use-form'
import type { RowDrag } from './use-row-drag'

type Props = {
  form: FormHandle
  field: RowsField
  row: Values
  at: number
  count: number
  drag: RowDrag
  /** Of the words that say how to move it. */
  howId: string
  onMove: ((to: number) => void) | undefined
  onRemove: (() => void) | undefined
}

export function Row({ form, field, row, at, count, drag, howId, onMove, onRemove }: Props) {
  const t = useTexts('ui')
  const fields = rowFields(field, row, form.values)
  const name = t('form.ofRow', { label: field.rowLabel ?? field.label, row: at + 1 })
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to !== at && to >= 0 && to < count) onMove?.(to)
  }
  return (
    <div
      className="cw-row"
      role="group"
      aria-label={name}
      data-row={at}
      data-pictured={field.picture && ''}
      {...drag.rowProps(at)}
    >
      {onMove && (
        <button
          type="button"
          className="cw-icon-button cw-row-grip"
          data-move
          aria-label={t('form.moveRow', { name })}
          aria-describedby={howId}
          onKeyDown={walk}
          {...drag.gripProps(at)}
        >
          <GripVertical />
        </button>
      )}
      {field.picture?.(row)}
      <div className="cw-row-fields" style={{ '--cw-columns': fields.map(columnOf).join(' ') } as CSSProperties}>
        {fields.map((each) => (
          <FieldAt
            key={`${each.name} ${each.kind}`}
            form={form}
            field={each}
            path={joinPath(field.name, at, each.name)}
            label={<RowLabel label={each.label} named={t('form.ofRow', { label: each.label, row: at + 1 })} />}
          />
        ))}
      </div>
      {onRemove && (
        <button
          type="button"
          className="cw-icon-button"
          data-remove
          aria-label={t('form.removeRow', { name })}
          onClick={onRemove}
        >
          <X />
        </button>
      )}
    </div>
  )
}

/** Read as 'Name', announced as 'Name 2'. */
function RowLabel({ label, named }: { label: string; named: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="cw-unseen">{named}</span>
    </>
  )
}

const columnOf = ({ grows = 1 }: SimpleField) => (grows === 0 ? 'max-content' : `minmax(0, ${grows}fr)`)
