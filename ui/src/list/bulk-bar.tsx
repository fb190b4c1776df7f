import { X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../locales'
import type { BulkAction } from './list-types'

type Props<Row> = { actions: BulkAction<Row>[]; rows: Row[]; onClear: () => void }

/** Floats in the opposite colour while rows are chosen, and says how many. */
export function BulkBar<Row>({ actions, rows, onClear }: Props<Row>) {
  const t = useTexts('ui')
  const [busy, setBusy] = useState<string>()
  const run = async (action: BulkAction<Row>) => {
    setBusy(action.key)
    try {
      await action.onSelect(rows)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className="cw-bulk" role="toolbar" aria-label={t('list.selected', { count: rows.length })}>
      <span className="cw-bulk-count cw-num" role="status">
        {t('list.selected', { count: rows.length })}
      </span>
      <em />
      {actions.map((action) => {
        const reason = action.blocked?.(rows)
        return (
          <button
            key={action.key}
            type="button"
            aria-disabled={reason || busy ? true : undefined}
            aria-busy={busy === action.key}
            title={reason}
            onClick={reason || busy ? undefined : () => void run(action)}
          >
            {action.icon}
            {action.label}
          </button>
        )
      })}
      <em />
      <button type="button" aria-label={t('list.clearSelection')} onClick={onClear}>
        <X size={14} />
      </button>
    </div>
  )
}
