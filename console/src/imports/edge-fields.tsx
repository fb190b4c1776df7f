import type { RegionView, SheetView } from '@coverwright/contract/imports'
import { columnName } from '@coverwright/rules/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Button, InputNumber, Select } from 'antd'
import { type ReactNode, useId, useState } from 'react'

type Edges = RegionView['edges']
type Props = { sheet: SheetView; edges: Edges; isBusy: boolean; onMove: (edges: Edges) => void }

/** The edges of a table in the numbers and letters of its sheet. */
export function EdgeFields({ sheet, edges, isBusy, onMove }: Props) {
  const t = useTexts('imports')
  const [draft, setDraft] = useState({
    headerFrom: edges.header ? edges.header.from + 1 : null,
    headerTo: edges.header ? edges.header.to + 1 : null,
    from: edges.body.from + 1,
    to: edges.body.to + 1,
    left: edges.left,
    right: edges.right,
  })
  const set = (patch: Partial<typeof draft>) => setDraft({ ...draft, ...patch })
  const columns = Array.from({ length: sheet.width }, (_, at) => ({ value: at, label: columnName(at) }))
  const row = { min: 1, max: sheet.rowCount, precision: 0, className: 'cw-num' }
  const send = () => {
    const { headerFrom, headerTo, from, to, left, right } = draft
    const header = headerFrom === null ? null : { from: headerFrom - 1, to: (headerTo ?? headerFrom) - 1 }
    const top = header?.from ?? from - 1
    const titles =
      edges.titles && edges.titles.from < top
        ? { from: edges.titles.from, to: Math.min(edges.titles.to, top - 1) }
        : null
    const notes =
      edges.notes && edges.notes.to >= to ? { from: Math.max(edges.notes.from, to), to: edges.notes.to } : null
    onMove({ left, right, titles, header, body: { from: from - 1, to: to - 1 }, notes })
  }
  return (
    <div className="import-edges">
      <Edge label={t('edge.headerFrom')}>
        {(id) => (
          <InputNumber id={id} {...row} value={draft.headerFrom} onChange={(value) => set({ headerFrom: value })} />
        )}
      </Edge>
      <Edge label={t('edge.headerTo')}>
        {(id) => <InputNumber id={id} {...row} value={draft.headerTo} onChange={(value) => set({ headerTo: value })} />}
      </Edge>
      <Edge label={t('edge.from')}>
        {(id) => <InputNumber id={id} {...row} value={draft.from} onChange={(value) => set({ from: value ?? 1 })} />}
      </Edge>
      <Edge label={t('edge.to')}>
        {(id) => (
          <InputNumber id={id} {...row} value={draft.to} onChange={(value) => set({ to: value ?? sheet.rowCount })} />
        )}
      </Edge>
      <Edge label={t('edge.left')}>
        {(id) => <Select id={id} options={columns} value={draft.left} onChange={(left) => set({ left })} />}
      </Edge>
      <Edge label={t('edge.right')}>
        {(id) => <Select id={id} options={columns} value={draft.right} onChange={(right) => set({ right })} />}
      </Edge>
      <Button type="primary" size="small" loading={isBusy} onClick={send}>
        {t('edge.look')}
      </Button>
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
