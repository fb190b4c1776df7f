import { isDeepStrictEqual } from 'node:util'
import { movedAgain, type Region, type SheetSurvey } from '@coverwright/rules/rating/imports'
import type { CompanyCtx } from '../../platform/operations'
import { movedKey } from './remember-plan'
import { runSheetWork } from './run-sheet-work'
import type { SheetFile } from './sheet-work'
import { findMappings } from './store'

const namesOf = ({ columns }: Region) => columns.map(({ name }) => name)

/** Tables whose edges somebody moved in the last file like this one stand where they were moved to. */
export async function moveEdges(
  ctx: CompanyCtx,
  { file, productId, signal }: { file: SheetFile; productId: string; signal: AbortSignal },
  sheets: readonly SheetSurvey[],
): Promise<SheetSurvey[]> {
  const keys = sheets.flatMap(({ name, regions }) => regions.map((region) => movedKey(namesOf(region), name)))
  const known = await findMappings(ctx, productId, [...new Set(keys)])
  const moves = new Map(known.flatMap(({ fingerprint, rest }) => (rest.edges ? [[fingerprint, rest.edges]] : [])))
  const moved = async (sheet: SheetSurvey, region: Region): Promise<Region> => {
    const names = namesOf(region)
    const move = moves.get(movedKey(names, sheet.name))
    const edges = move && movedAgain(region.edges, move, sheet)
    if (!edges || isDeepStrictEqual(edges, region.edges)) return region
    const answer = await runSheetWork(
      { kind: 'describe', file, sheet: sheet.name, regionId: region.id, edges },
      { signal },
    )
    if (!answer.ok || answer.kind !== 'described' || answer.region.columns.length < 2) return region
    return { ...answer.region, found: { edges: region.edges, names } }
  }
  const all: SheetSurvey[] = []
  for (const sheet of sheets) {
    const regions: Region[] = []
    for (const region of sheet.regions) regions.push(await moved(sheet, region))
    all.push({ ...sheet, regions })
  }
  return all
}
