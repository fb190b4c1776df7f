import type { MappingProblemView, RegionPlan } from '@coverwright/contract/rating/imports'
import {
  columnSpan,
  type MadeColumn,
  mappingProblems,
  type SheetSurvey,
  tableColumnsOf,
} from '@coverwright/rules/rating/imports'

const [NO_TABLE] = ['imports.nothingChosen'] as const
const NOTHING: MappingProblemView = { sheet: 0, regionId: '', code: NO_TABLE, at: null, title: '' }

type Table = { id: string; columns: readonly MadeColumn[] }

/** Everything that keeps a plan from being converted, each with the table and the column that is meant. */
export function planProblems(
  regions: readonly RegionPlan[],
  sheets: readonly SheetSurvey[],
  tables: readonly Table[],
): MappingProblemView[] {
  const chosen = regions.filter(({ isChosen }) => isChosen)
  if (chosen.length === 0) return [NOTHING]
  const owners = new Map<string, string>()
  return chosen.flatMap((plan) => {
    const { sheet, regionId, tableName, tableId, mapping } = plan
    const owner = plan.stack ?? `${sheet}:${regionId}`
    const region = sheets[sheet]?.regions.find(({ id }) => id === regionId)
    const say = (
      code: MappingProblemView['code'],
      at: number | null = null,
      title = tableName,
    ): MappingProblemView => ({ sheet, regionId, code, at, title })
    if (!region) return [say('imports.outsideRegion')]
    const problems = mappingProblems(mapping, columnSpan(region.edges)).map(({ code, at, title }) =>
      say(code, at, title || tableName),
    )
    const key = tableId ?? tableName.trim().toLowerCase()
    if (tableName.trim() === '') problems.push(say('imports.tableNameMissing'))
    else if ((owners.get(key) ?? owner) !== owner) problems.push(say('imports.tableNameTwice'))
    owners.set(key, owner)
    problems.push(...stackProblems(plan, chosen).map((code) => say(code, null, mapping.label?.text)))
    const table = tables.find(({ id }) => id === tableId)
    if (tableId && (!table || !isAlike(tableColumnsOf(mapping), table.columns)))
      problems.push(say('imports.tableDiffers'))
    return problems
  })
}

/** Sheets of one table are of one shape, and each is called by a name of its own. */
function stackProblems(plan: RegionPlan, chosen: readonly RegionPlan[]): MappingProblemView['code'][] {
  const others = plan.stack ? chosen.filter((each) => each.stack === plan.stack) : []
  const place = others.indexOf(plan)
  const [first] = others
  if (!first || place < 1) return []
  const textOf = ({ mapping }: RegionPlan) => mapping.label?.text.trim().toLowerCase()
  const isTwice = others.slice(0, place).some((each) => textOf(each) === textOf(plan))
  const isOne = isAlike(tableColumnsOf(first.mapping), tableColumnsOf(plan.mapping)) && first.tableId === plan.tableId
  return [...(isTwice ? ['imports.labelTwice' as const] : []), ...(isOne ? [] : ['imports.stackDiffers' as const])]
}

/** Rows for the one can stand in the other: the same roles in the same order. */
function isAlike(one: readonly MadeColumn[], other: readonly MadeColumn[]): boolean {
  const shape = (columns: readonly MadeColumn[]) =>
    columns
      .map((column) =>
        [column.role, 'of' in column ? column.of : '', 'currency' in column ? column.currency : ''].join(),
      )
      .join('|')
  return shape(one) === shape(other)
}
