import type { RegionEdges, SheetView } from '@coverwright/contract/rating/imports'
import { columnName } from '@coverwright/rules/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { type EdgeName, tidy } from './edge-draft'
import type { EdgeDraft } from './use-edge-draft'

type Props = {
  sheet: SheetView
  draft: EdgeDraft
  isBusy: boolean
  onLook: (edges: RegionEdges) => void
  onCancel: () => void
}

const MOST_HEADER_ROWS = 5

/** The edges of a table in the numbers and letters of its sheet; the marks in the sheet move with them. */
export function EdgeFields({ sheet, draft, isBusy, onLook, onCancel }: Props) {
  const t = useTexts('imports')
  const { edges, move } = draft
  const { header, body } = edges
  const columns = Array.from({ length: sheet.width }, (_, at) => ({ value: at, label: columnName(at) }))
  const row = { min: 1, max: sheet.rowCount, precision: 0, className: 'cw-num' }
  const moveRow = (name: EdgeName) => (value: number | null) => value !== null && move(name, value - 1)
  const setHeader = (value: number | null) =>
    value === null ? draft.set(tidy({ ...edges, header: null })) : move('header', value - 1)
  const setHeaderRows = (count: number | null) =>
    header &&
    draft.set({ ...edges, header: { ...header, to: Math.min(header.from + (count ?? 1) - 1, body.from - 1) } })
  return (
    <div className="import-edges">
      <p className="import-help">{t('edge.how')}</p>
      <Edge label={t('edge.header')}>
        {(id) => <NumberInput id={id} {...row} value={header ? header.from + 1 : null} onChange={setHeader} />}
      </Edge>
      <Edge label={t('edge.headerRows')}>
        {(id) => (
          <NumberInput
            id={id}
            min={1}
            max={Math.min(MOST_HEADER_ROWS, header ? body.from - header.from : 1)}
            precision={0}
            disabled={!header}
            value={header ? header.to - header.from + 1 : null}
            onChange={setHeaderRows}
          />
        )}
      </Edge>
      <Edge label={t('edge.from')}>
        {(id) => <NumberInput id={id} {...row} value={body.from + 1} onChange={moveRow('from')} />}
      </Edge>
      <Edge label={t('edge.to')}>
        {(id) => <NumberInput id={id} {...row} value={body.to + 1} onChange={moveRow('to')} />}
      </Edge>
      <Edge label={t('edge.left')}>
        {(id) => <Select id={id} options={columns} value={edges.left} onChange={(at) => move('left', at)} />}
      </Edge>
      <Edge label={t('edge.right')}>
        {(id) => <Select id={id} options={columns} value={edges.right} onChange={(at) => move('right', at)} />}
      </Edge>
      <div className="import-edges-acts">
        <Button size="small" onClick={onCancel}>
          {t('edge.leave')}
        </Button>
        <Button type="primary" size="small" loading={isBusy} onClick={() => onLook(edges)}>
          {t('edge.look')}
        </Button>
      </div>
    </div>
  )
}

function Edge({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
