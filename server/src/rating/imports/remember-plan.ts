import { edgeMove, regionFingerprint, rememberTable } from '@coverwright/rules/rating/imports'
import type { CompanyCtx } from '../../platform/operations'
import { type ImportRow, rememberMapping } from './store'

const LONGEST_TITLE = 200

/** By header, sheet and title: one header may stand on many sheets, and many times on one. */
const keptKey = (names: readonly string[], sheet: string, title: string) =>
  [regionFingerprint(names), sheet.trim().toLowerCase(), plainLine(title)].join('\n')

const plainLine = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, LONGEST_TITLE)

const MOVED = 'edges'

/** What a key was made of; null for moves of edges and for keys of headers alone. Keys of before have no title. */
export function keptOf(fingerprint: string): { print: string; sheet: string; title: string | null } | null {
  const [print = '', sheet, title = null] = fingerprint.split('\n')
  return sheet === undefined || print === MOVED ? null : { print, sheet, title }
}

/** Of edges that were moved: by what was found, which is all that the next file has. */
export const movedKey = (names: readonly string[], sheet: string) =>
  [MOVED, regionFingerprint(names), sheet.trim().toLowerCase()].join('\n')

/** What people decided about a sheet is what they will decide about the next one of the same header. */
export async function rememberPlan(ctx: CompanyCtx, row: ImportRow, tableIds: ReadonlyMap<string, string>) {
  for (const { regionId, sheet, mapping, isChosen, stack, tableName, use } of row.plan.regions) {
    const place = row.sheets[sheet]
    const region = place?.regions.find(({ id }) => id === regionId)
    if (!place || !region) continue
    const { columns, cross } = rememberTable(region, mapping)
    const rest = { cross: cross ?? null, isChosen, label: stack ? (mapping.label ?? null) : null }
    const tableId = tableIds.get(planKey(sheet, regionId)) ?? null
    const known = { productId: row.productId, columns: { ...columns }, rest, tableId, tableName, use }
    const names = region.columns.map(({ name }) => name)
    await rememberMapping(ctx, { ...known, fingerprint: keptKey(names, place.name, region.title) })
    if (region.found) {
      const edges = edgeMove(region.found.edges, region.edges)
      const fingerprint = movedKey(region.found.names, place.name)
      await rememberMapping(ctx, { ...known, columns: {}, rest: { edges }, fingerprint })
    }
  }
}

export const planKey = (sheet: number, regionId: string) => `${sheet}:${regionId}`
