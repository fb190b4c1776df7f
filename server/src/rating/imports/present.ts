import { type ImportDetail, importOperations, type ImportView } from '@coverwright/contract/rating/imports'
import { afterEvent, findStacks, type ImportEvent, type KnownName } from '@coverwright/rules/rating/imports'
import type { Permission } from '@coverwright/rules/company/members'
import { mayDo } from '../../platform/operations'
import { planProblems } from './plan-problems'
import type { ImportRow } from './store'

export function presentImport(row: ImportRow, permissions: readonly Permission[]): ImportView {
  return {
    id: row.id,
    productId: row.productId,
    fileId: row.fileId,
    fileName: row.fileName,
    fileKind: row.fileKind,
    fileSize: row.fileSize,
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    tableCount: row.sheets.reduce((sum, { regions }) => sum + regions.length, 0),
    problemCount: row.problemCount,
    results: row.results,
    madeAt: row.madeAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    may: actionsIn(row, permissions),
  }
}

function actionsIn({ state, sheets }: ImportRow, permissions: readonly Permission[]): ImportView['may'] {
  const { saveMapping, convert, cancel, retry } = importOperations
  const can = (event: ImportEvent) => afterEvent(state, event) !== null
  const isRunning = state === 'identifying' || state === 'converting'
  return mayDo(
    { permissions },
    {
      map: can('map') && sheets.length > 0 && saveMapping,
      convert: can('convert') && convert,
      cancel: can('cancel') && cancel,
      retry: can('again') && retry,
      delete: !isRunning && importOperations.delete,
    },
  )
}

type Known = {
  names: readonly KnownName[]
  currency: string
  tables: readonly { id: string; name: string; columns: Parameters<typeof planProblems>[2][number]['columns'] }[]
}

export function presentDetail(
  row: ImportRow,
  { names, currency, tables }: Known,
  permissions: readonly Permission[],
): ImportDetail {
  return {
    import: presentImport(row, permissions),
    sheets: row.sheets,
    plan: [...row.plan.regions],
    stacks: findStacks(row.sheets, names).map(({ key, members }) => ({ key, members: [...members] })),
    reasons: row.plan.reasons as ImportDetail['reasons'],
    problems: row.sheets.length ? planProblems(row.plan.regions, row.sheets, tables) : [],
    names: names.map(({ name, kind, titles, options }) => ({
      name,
      kind,
      titles: [...titles],
      options: options.map(({ value, labels }) => ({ value, labels: [...labels] })),
    })),
    tables: tables.map(({ id, name }) => ({ id, name })),
    currency,
  }
}
