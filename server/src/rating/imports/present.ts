import type { ImportDetail, ImportView } from '@coverwright/contract/rating/imports'
import { afterEvent, findStacks, type ImportEvent, type KnownName } from '@coverwright/rules/rating/imports'
import type { Permission } from '@coverwright/rules/company/members'
import { planProblems } from './plan-problems'
import type { ImportRow } from './store'

const EVENTS = { map: 'map', convert: 'convert', cancel: 'cancel', retry: 'again' } as const satisfies Record<
  string,
  ImportEvent
>

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
    may: permissions.includes('products.write') ? actionsIn(row) : [],
  }
}

function actionsIn({ state, sheets }: ImportRow): ImportView['may'] {
  const isRunning = state === 'identifying' || state === 'converting'
  const allowed = (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).filter(
    (action) => afterEvent(state, EVENTS[action]) && (action !== 'map' || sheets.length > 0),
  )
  return isRunning ? allowed : [...allowed, 'delete']
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
