import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { type CellCode, readCell } from '@coverwright/rules/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { BREAK, oneLine, withBreaks } from './line-breaks'
import type { Editing } from './sheet/editing-store'

/** How editing ended: with a cell and where to go from it, or given up. */
export type Leaving =
  | { readonly kind: 'keep'; readonly cell: Cell; readonly to: 'down' | 'up' | 'right' | 'left' | 'stay' }
  | { readonly kind: 'drop' }

type Props = { editing: Editing; column: TableColumn; onLeave: (leaving: Leaving) => void }

/** The field in a cell. The browser itself writes in it: no key waits for anything of ours. */
export function CellEditor({ editing, column, onLeave }: Props) {
  const t = useTexts('tables')
  const { decimalMark } = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const wrongId = useId()
  const [wrong, setWrong] = useState<CellCode | null>(null)
  useEffect(() => {
    field.current?.focus()
    if (editing.isWhole) field.current?.select()
  }, [editing])
  const keep = (to: Extract<Leaving, { kind: 'keep' }>['to']) => {
    const read = readCell(column, withBreaks(field.current?.value ?? ''), decimalMark)
    if (read.ok) onLeave({ kind: 'keep', cell: read.cell, to })
    else setWrong(read.code)
    return read.ok
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const to = leavesTo(event)
    if (event.key === 'Enter' && event.altKey) breakLine(field.current)
    else if (event.key === 'Escape') onLeave({ kind: 'drop' })
    else if (to) keep(to)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={field}
        className="grid-editor"
        aria-label={column.title}
        aria-invalid={wrong !== null}
        aria-describedby={wrong ? wrongId : undefined}
        defaultValue={oneLine(editing.text)}
        onKeyDown={onKeyDown}
        onBlur={() => keep('stay') || onLeave({ kind: 'drop' })}
        onInput={() => wrong && setWrong(null)}
        autoComplete="off"
        spellCheck={false}
      />
      {wrong && (
        <span id={wrongId} role="alert" className="grid-wrong">
          {t(`refusals.${wrong.slice('tables.'.length)}`)}
        </span>
      )}
    </>
  )
}

/** As in a spreadsheet: Alt and Enter go on in the next line. */
function breakLine(field: HTMLInputElement | null): void {
  field?.setRangeText(BREAK, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
}

function leavesTo({ key, shiftKey }: KeyboardEvent): 'down' | 'up' | 'right' | 'left' | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return null
}
