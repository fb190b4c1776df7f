import { isCurrency } from '../../money'
import { axesOf, type ColumnAsk, type RegionMapping, type TableAsk } from './mapping'

/** What keeps a mapping from being converted; `at` is the column that is meant, null for the table as a whole. */
export const mappingCodes = [
  'imports.noMatchColumn',
  'imports.noValueColumn',
  'imports.titleMissing',
  'imports.titleTwice',
  'imports.currencyMissing',
  'imports.columnTwice',
  'imports.outsideRegion',
  'imports.nothingChosen',
  'imports.tableNameMissing',
  'imports.tableNameTwice',
  'imports.tableDiffers',
  'imports.labelMissing',
  'imports.labelTwice',
  'imports.stackDiffers',
  'imports.askEmpty',
  'imports.askUnit',
  'imports.askList',
  'imports.askRest',
  'imports.askScale',
  'imports.askMark',
  'imports.askDays',
  'imports.askMetres',
  'imports.askName',
  'imports.askDash',
  'imports.askHidden',
  'imports.askTurned',
  'imports.askTable',
  'imports.askAcross',
  'imports.askBlank',
  'imports.askStarts',
] as const
export type MappingCode = (typeof mappingCodes)[number]
export type MappingProblem = { readonly code: MappingCode; readonly at: number | null; readonly title: string }

const ASKED: Readonly<Record<ColumnAsk | TableAsk, MappingCode>> = {
  empty: 'imports.askEmpty',
  unit: 'imports.askUnit',
  list: 'imports.askList',
  rest: 'imports.askRest',
  scale: 'imports.askScale',
  mark: 'imports.askMark',
  days: 'imports.askDays',
  metres: 'imports.askMetres',
  name: 'imports.askName',
  dash: 'imports.askDash',
  hidden: 'imports.askHidden',
  turned: 'imports.askTurned',
  table: 'imports.askTable',
  across: 'imports.askAcross',
  blank: 'imports.askBlank',
  starts: 'imports.askStarts',
}

/** What is asked and not answered yet: a mapping with such is not converted. */
function openAsks({ columns, cross, asks = [] }: RegionMapping): MappingProblem[] {
  const used = columns.filter(({ role }) => role !== 'skip')
  return [
    ...asks.filter((ask) => ask !== 'blank' || cross).map((ask) => ({ code: ASKED[ask], at: null, title: '' })),
    ...used.flatMap(({ at, title, asks: open = [] }) => open.map((ask) => ({ code: ASKED[ask], at, title }))),
    ...(cross?.asks ?? []).map((ask) => ({
      code: ASKED[ask],
      at: cross?.columns[0] ?? null,
      title: cross?.value.title ?? '',
    })),
  ]
}

export function mappingProblems(mapping: RegionMapping, edges: { left: number; right: number }): MappingProblem[] {
  return [...shapeProblems(mapping, edges), ...openAsks(mapping)]
}

function shapeProblems(
  { columns, cross, label }: RegionMapping,
  edges: { left: number; right: number },
): MappingProblem[] {
  const problems: MappingProblem[] = []
  const add = (code: MappingCode, at: number | null = null, title = '') => void problems.push({ code, at, title })
  const used = columns.filter(({ role }) => role !== 'skip')
  // Keys stand to the left of what they give: the first column is most likely meant.
  const likely = [...columns].sort((one, other) => one.at - other.at)[0]?.title
  if (!cross && !label && !used.some(({ role }) => role === 'exact' || role === 'band'))
    add('imports.noMatchColumn', null, likely)
  if (!cross && !used.some(({ role }) => role === 'factor' || role === 'amount' || role === 'text'))
    add('imports.noValueColumn')
  const titles = new Set<string>(label ? [label.title.trim().toLowerCase()] : [])
  if (label?.title.trim() === '') add('imports.titleMissing')
  if (label?.text.trim() === '') add('imports.labelMissing')
  const places = new Set<number>(cross?.columns)
  for (const { at, toAt, title, role, currency } of used) {
    if (title.trim() === '') add('imports.titleMissing', at)
    else if (titles.has(title.trim().toLowerCase())) add('imports.titleTwice', at, title)
    titles.add(title.trim().toLowerCase())
    if (role === 'amount' && !(currency && isCurrency(currency))) add('imports.currencyMissing', at, title)
    for (const place of [at, ...(toAt === null ? [] : [toAt])]) {
      if (places.has(place)) add('imports.columnTwice', at, title)
      if (place < edges.left || place > edges.right) add('imports.outsideRegion', at, title)
      places.add(place)
    }
  }
  if (cross) checkCross(cross, titles, add)
  return problems
}

function checkCross(
  cross: NonNullable<RegionMapping['cross']>,
  titles: ReadonlySet<string>,
  add: (code: MappingCode, at: number | null, title?: string) => void,
) {
  const [at = null] = cross.columns
  const values = cross.parts ?? [cross.value]
  const all = [...axesOf(cross), ...values].map(({ title }) => title)
  for (const title of all) {
    if (title.trim() === '') add('imports.titleMissing', at)
    else if (titles.has(title.trim().toLowerCase())) add('imports.titleTwice', at, title)
  }
  if (cross.columns.length < 2) add('imports.noValueColumn', at)
  for (const { role, currency, title } of values)
    if (role === 'amount' && !(currency && isCurrency(currency))) add('imports.currencyMissing', at, title)
}
