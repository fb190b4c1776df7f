import type { RowChange } from '@coverwright/contract/tables'
import { findInRow, printCell, readCell, replaceInText, type Search } from '@coverwright/rules/tables'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Button, Checkbox, Input } from 'antd'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { Sheet } from './sheet/sheet'
import type { SelectionStore } from './sheet/selection-store'

type Props = {
  sheet: Sheet
  selection: SelectionStore
  mayEdit: boolean
  onFound: (row: number, column: number) => void
  onChanges: (changes: RowChange[]) => void
  onClose: () => void
}

/** Finds a text from the selected cell on, around the end; replaces here or everywhere in one step that can be undone. */
export function FindBar({ sheet, selection, mayEdit, onFound, onChanges, onClose }: Props) {
  const t = useTexts('tables')
  const [text, setText] = useState('')
  const [by, setBy] = useState('')
  const [isWhole, setWhole] = useState(false)
  const search: Search = { text, isWhole }
  const find = (step: 1 | -1) => {
    const { column, row } = selection.get()
    const found = findFrom(sheet, search, row, column, step)
    if (found) onFound(found.row, found.column)
    else if (text !== '') toast({ text: t('find.none', { text }) })
  }
  const replace = (rows: readonly number[]) => {
    const { changes, misfits } = replacements(sheet, rows, search, by)
    if (misfits > 0) return toast({ text: t('find.misfits', { count: misfits }), tone: 'danger' })
    onChanges(changes)
    return toast({ text: t('find.replaced', { count: changes.length }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter') find(event.shiftKey ? -1 : 1)
  }
  return (
    <div className="table-find" role="search" aria-label={t('find.label')}>
      <Input
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label={t('find.text')}
        placeholder={t('find.text')}
        autoFocus
      />
      <Button icon={<ArrowUp size={14} />} aria-label={t('find.previous')} onClick={() => find(-1)} />
      <Button icon={<ArrowDown size={14} />} aria-label={t('find.next')} onClick={() => find(1)} />
      <Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)}>
        {t('find.whole')}
      </Checkbox>
      {mayEdit && (
        <>
          <Input
            value={by}
            onChange={(event) => setBy(event.target.value)}
            aria-label={t('find.by')}
            placeholder={t('find.by')}
          />
          <Button disabled={text === ''} onClick={() => replace([selection.get().row])}>
            {t('find.replace')}
          </Button>
          <Button
            disabled={text === '' || !sheet.isWhole}
            onClick={() => replace(Array.from({ length: sheet.count }, (_, at) => at))}
          >
            {t('find.replaceAll')}
          </Button>
        </>
      )}
      <Button type="text" icon={<X size={14} />} aria-label={t('find.close')} onClick={onClose} />
    </div>
  )
}

function findFrom(sheet: Sheet, search: Search, fromRow: number, fromColumn: number, step: 1 | -1) {
  const { count } = sheet
  for (let far = 0; far <= count; far++) {
    const row = (fromRow + far * step + count * 2) % count
    const found = findInRow(sheet.columns, sheet.rowAt(row)?.cells ?? [], search)
    const onward = far > 0 ? found : found.filter((column) => (column - fromColumn) * step > 0)
    const column = step > 0 ? onward[0] : onward.at(-1)
    if (column !== undefined) return { row, column }
  }
  return null
}

/** Cells that could not be read afterwards are counted; then nothing is replaced at all. */
function replacements(sheet: Sheet, rows: readonly number[], search: Search, by: string) {
  const changes: RowChange[] = []
  let misfits = 0
  for (const at of rows) {
    const row = sheet.rowAt(at)
    if (!row) continue
    for (const place of findInRow(sheet.columns, row.cells, search)) {
      const column = sheet.columns[place]
      const text = column && replaceInText(printCell(column, row.cells[place]), search, by)
      if (!column || text === null || text === undefined) continue
      const read = readCell(column, text)
      if (read.ok) changes.push({ kind: 'set', row: row.id, at: place, cell: read.cell as never })
      else misfits++
    }
  }
  return { changes, misfits }
}
