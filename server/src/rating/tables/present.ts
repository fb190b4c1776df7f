import type { CheckView, TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import type { Permission } from '@coverwright/rules/company/members'
import type { TableUsage } from '@coverwright/rules/rating/tables'
import type { TableRow, VersionRow } from './store'

type Held = readonly Permission[]

export function presentVersion(row: VersionRow, check: CheckView | null, held: Held): TableVersionView {
  return {
    id: row.id,
    tableId: row.tableId,
    number: row.number,
    state: row.state,
    effectiveFrom: row.effectiveFrom,
    effectiveTo: row.effectiveTo,
    revision: row.revision,
    rowCount: row.rowCount,
    hash: row.hash,
    copiedFrom: row.copiedFrom,
    importId: row.importId,
    fileId: row.fileId,
    madeBy: row.madeBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    check: check && countCheck(check),
    may: held.includes('products.write') ? versionMay(row) : [],
  }
}

function versionMay({ state }: VersionRow): TableVersionView['may'] {
  switch (state) {
    case 'draft':
      return ['edit', 'activate', 'copy', 'discard', 'setDates']
    case 'active':
      return ['deactivate', 'copy', 'setDates']
    case 'inactive':
      return ['activate', 'copy']
  }
}

const countCheck = ({ broken, findings }: CheckView) => ({
  hard: findings.filter(({ isHard }) => isHard).length,
  soft: findings.filter(({ isHard }) => !isHard).length,
  broken: broken.length,
})

type Parts = { versions: TableVersionView[]; usedBy: readonly TableUsage[]; wasActive: boolean }

export function presentTable(row: TableRow, { versions, usedBy, wasActive }: Parts, held: Held): TableView {
  const mayWrite = held.includes('products.write')
  return {
    id: row.id,
    productId: row.productId,
    key: row.key,
    name: row.name,
    use: row.use,
    columns: [...row.columns],
    versions,
    usedBy: usedBy.map((use) => ({ ...use, columns: [...use.columns] })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    may: mayWrite
      ? [
          'edit',
          ...(wasActive ? [] : (['changeColumns'] as const)),
          ...(usedBy.length > 0 ? [] : (['delete'] as const)),
        ]
      : [],
  }
}
