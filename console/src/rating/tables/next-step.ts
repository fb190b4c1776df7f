import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { checkCounts } from './check-counts'

type Counts = NonNullable<ReturnType<typeof checkCounts>>

/** What comes once nothing is wrong with a version any more. */
export type NextStep =
  | { readonly kind: 'table'; readonly table: TableView; readonly version: TableVersionView; readonly counts: Counts }
  | { readonly kind: 'import'; readonly importId: string }
  | { readonly kind: 'activate' }
  | { readonly kind: 'recipe' | 'underwriting' }

/**
 * Of what was imported together, or is drafted beside it, whatever still has problems; then the file, whose tables are
 * put in force together; then its own activation. What is in force and used by nothing is for the recipe.
 */
export function nextStep(
  table: Pick<TableView, 'id' | 'use' | 'usedBy'>,
  version: Pick<TableVersionView, 'importId' | 'may' | 'state'>,
  tables: readonly TableView[],
): NextStep | null {
  const { importId, may, state } = version
  if (state === 'draft') {
    const faulty = tables.flatMap((other): (NextStep & { kind: 'table' })[] => {
      const draft = other.versions.find((each) => each.state === 'draft' && each.importId === importId)
      const counts = draft ? checkCounts(draft, undefined) : null
      return draft && other.id !== table.id && counts && counts.all > 0
        ? [{ kind: 'table', table: other, version: draft, counts }]
        : []
    })
    if (faulty[0] && may.includes('edit')) return faulty[0]
    if (importId) return { kind: 'import', importId }
    return may.includes('activate') ? { kind: 'activate' } : null
  }
  if (state !== 'active' || table.usedBy.length > 0) return null
  return { kind: table.use === 'underwriting' ? 'underwriting' : 'recipe' }
}
