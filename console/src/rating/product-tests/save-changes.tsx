import { MOST_ROW_CHANGES, type TableVersionView } from '@coverwright/contract/rating/tables'
import { applyRateChanges } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { type ChangeDraft, changesOf } from './change-draft'
import type { BookTable } from './use-book-tables'
import { useCopyVersion, useUpdateCells } from './use-product-tests'

type Props = { tables: readonly BookTable[]; drafts: readonly ChangeDraft[] }
type CellChange = { kind: 'set'; row: number; at: number; cell: string }

/** Puts what was tried into a new draft of each table; what is in force stays until the draft is activated. */
export function SaveChanges({ tables, drafts }: Props) {
  const t = useTexts('product-tests')
  const words = useErrorWords()
  const [isSaving, setSaving] = useState(false)
  const copy = useCopyVersion()
  const update = useUpdateCells()
  const changes = changesOf(drafts, useFormats().decimalMark)

  const saveTable = async (table: BookTable) => {
    for (const version of table.table.versions) {
      const cells = cellsOf(table, version.id, changes)
      if (cells.length === 0) continue
      let draft: Pick<TableVersionView, 'id' | 'revision'> = await copy.mutateAsync({ versionId: version.id })
      for (let from = 0; from < cells.length; from += MOST_ROW_CHANGES) {
        const part = cells.slice(from, from + MOST_ROW_CHANGES)
        const saved = await update.mutateAsync({ versionId: draft.id, baseRevision: draft.revision, changes: part })
        draft = { ...draft, revision: saved.revision }
      }
    }
  }
  const save = async () => {
    setSaving(true)
    const touched = tables.filter(({ table }) => changes.some((change) => change.table === table.id))
    try {
      for (const table of touched) await saveTable(table)
      toast({ text: t('change.saved', { count: touched.length }) })
    } catch (error) {
      toast({ text: words(error as Error), tone: 'danger' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      type="primary"
      icon={<Save size={14} />}
      loading={isSaving}
      // One that cannot be read would be left out in silence.
      disabled={changes.length === 0 || changes.length < drafts.length}
      onClick={() => void save()}
    >
      {t('change.save')}
    </Button>
  )
}

/** Every cell of a version that reads otherwise after all changes together. */
function cellsOf({ table, rowIds }: BookTable, version: string, changes: ReturnType<typeof changesOf>): CellChange[] {
  const mine = changes.filter((change) => change.table === table.id && change.version === version)
  const outcome = applyRateChanges([table], mine)
  if (!outcome.ok || mine.length === 0) return []
  const before = table.versions.find(({ id }) => id === version)?.rows ?? []
  const after = outcome.tables[0]?.versions.find(({ id }) => id === version)?.rows ?? []
  return after.flatMap((row, place) =>
    row.flatMap((cell, at) =>
      typeof cell === 'string' && cell !== before[place]?.[at]
        ? [{ kind: 'set' as const, row: rowIds[version]?.[place] ?? 0, at, cell }]
        : [],
    ),
  )
}
