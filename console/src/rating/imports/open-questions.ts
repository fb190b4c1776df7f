import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import {
  axesOf,
  type ColumnAsk,
  columnName,
  isDash,
  openAcross,
  openBlanks,
  type TableAsk,
  zerosToAsk,
} from '@coverwright/rules/rating/imports'

/** Something that only a person can say of a table, with the first rows that it is about. */
export type Question = {
  readonly key: string
  readonly ask: ColumnAsk | TableAsk
  /** The column that is meant; null for the table, or for what stands in a table written across. */
  readonly at: number | null
  readonly title: string
  readonly rows: readonly number[]
  readonly count: number
  /** A cell that shows it: 'CA, NY, VA', 'Other', '250'. */
  readonly sample: string
  /** How many zeros figures leave away, where that is asked. */
  readonly zeros?: number
  /** What the headings are called by now, a name for each row of them from the top. */
  readonly names?: readonly string[]
  readonly options: readonly string[]
  /** What was said; null as long as nobody has. */
  readonly answer: string | null
}

const OPTIONS: Readonly<Record<ColumnAsk | TableAsk, readonly string[]>> = {
  empty: ['any', 'above'],
  unit: ['amount', 'factor'],
  list: ['split', 'whole'],
  rest: ['rest', 'value'],
  scale: ['scaled', 'ones'],
  mark: ['comma', 'point'],
  hidden: ['take', 'leave'],
  turned: ['turn', 'stay'],
  table: ['new'],
  across: ['rows', 'apart'],
  blank: ['none', 'rest'],
  starts: [],
  days: ['from', 'only'],
  metres: ['millions', 'metres'],
  name: [],
  dash: ['nothing', 'none'],
}

type Column = RegionPlan['mapping']['columns'][number]

/** What a table asks, and what was answered already: that can be changed as long as nothing is converted. */
export function questionsOf(plan: RegionPlan, found: RegionView): Question[] {
  const { mapping, tableName } = plan
  const { asks = [], answered = [], columns, cross } = mapping
  const open = [...new Set([...asks, ...answered])].filter((ask) => ask !== 'blank' || cross)
  const ofTable = open.map((ask): Question => {
    const blanks = ask === 'blank' ? (openBlanks(found, mapping) ?? []) : []
    const { count, rows } = ask === 'hidden' ? (found.hidden ?? NONE) : NONE
    const answer = asks.includes(ask) ? null : answerOfTable(ask, plan)
    const sample = ask === 'across' ? headingsOf(mapping, found) : cellsOf(blanks)
    return { key: ask, ask, at: null, title: tableName, rows, count, sample, options: optionsOf(ask, mapping), answer }
  })
  const ofColumns = columns
    .filter(({ role }) => role !== 'skip')
    .flatMap((column) =>
      [...new Set([...(column.asks ?? []), ...(column.answered ?? [])])].map((ask) => ofColumn(column, ask, found)),
    )
  return [...ofTable, ...ofColumns, ...(cross ? ofCross(cross, found) : [])]
}

/** Of a day that has two readings, each is one answer. */
const optionsOf = (ask: TableAsk, { starts = [] }: RegionPlan['mapping']) => (ask === 'starts' ? starts : OPTIONS[ask])

/** What stands over the columns that may be turned, or are. */
function headingsOf(mapping: RegionPlan['mapping'], found: RegionView): string {
  const places = mapping.cross?.columns ?? openAcross(found, mapping) ?? []
  const named = found.columns.filter(({ at }) => places.includes(at)).map(({ name }) => name)
  return named.length > MOST_NAMED ? `${named.slice(0, MOST_NAMED).join(', ')} …` : named.join(', ')
}

/** 'E6, F9 …': the first cells without a rate. */
function cellsOf(blanks: readonly { columns: readonly number[]; rows: readonly number[] }[]): string {
  const cells = blanks.flatMap(({ columns, rows }) =>
    rows.flatMap((row) => columns.map((at) => `${columnName(at)}${row + 1}`)),
  )
  return cells.length > MOST_NAMED ? `${cells.slice(0, MOST_NAMED).join(', ')} …` : cells.join(', ')
}

const MOST_NAMED = 5

type Cross = NonNullable<RegionPlan['mapping']['cross']>

/** The same of what stands in the cells of a table that is written across. */
function ofCross(cross: Cross, found: RegionView): Question[] {
  const across = found.columns.filter(({ at }) => cross.columns.includes(at))
  const first = across.find(({ profile }) => !profile.isNoFigure) ?? across[0]
  const parts = [cross.value, ...(cross.parts ?? [])]
  return [...new Set([...(cross.asks ?? []), ...(cross.answered ?? [])])].map((ask) => {
    const isOfHeadings = ask === 'days' || ask === 'metres' || ask === 'name'
    return {
      key: `cross ${ask}`,
      ask,
      at: null,
      title: isOfHeadings ? cross.title : cross.value.title,
      ...NONE,
      sample:
        (isOfHeadings && samplesOf(cross, found, ask)) ||
        (ask === 'dash' && dashIn(across.flatMap(({ profile }) => profile.distinct))) ||
        (ask === 'mark' && first?.profile.distinct.find((text) => /\d\.\d{3}(?!\d)/.test(text))) ||
        tellingIn(first?.profile.distinct ?? []),
      options: OPTIONS[ask],
      zeros: parts.find(({ zeros }) => zeros)?.zeros ?? (first ? zerosOver(cross.value.role, first, found) : 0),
      ...(ask === 'name' && { names: axesOf(cross).map(({ title }) => title) }),
      answer: cross.asks?.includes(ask) ? null : answerOfCross(cross, ask),
    }
  })
}

function answerOfCross({ title, value, parts, days, measure }: Cross, ask: ColumnAsk): string {
  switch (ask) {
    case 'scale':
      return [value, ...(parts ?? [])].some(({ zeros }) => zeros) ? 'scaled' : 'ones'
    case 'mark':
      return value.numberStyle
    case 'days':
      return days ?? 'only'
    case 'metres':
      return measure?.kept === 'm' ? 'metres' : 'millions'
    case 'name':
      return title
    case 'dash':
      return value.dashMeans ?? 'none'
    default:
      return value.role
  }
}

/** A heading that shows what is asked; of those that have no name the first few. */
function samplesOf({ columns, row }: Cross, found: RegionView, ask: ColumnAsk): string {
  const labels = found.columns
    .filter(({ at }) => columns.includes(at))
    .map((column) => (row === undefined ? column.labels.at(-1) : column.labels[row]) ?? '')
  if (ask !== 'name') return labels.find((label) => ask !== 'metres' || METRES.test(label)) ?? ''
  const all = [...new Set(labels)]
  return all.length > MOST_NAMED ? `${all.slice(0, MOST_NAMED).join(', ')} …` : all.join(', ')
}

const METRES = /\d\s?m(?![a-z\d²³])/i

/** As the sheet says it, also after somebody said that it does not hold: that can be changed. */
const zerosOver = (role: Column['role'], column: RegionView['columns'][number], { title, lines = [] }: RegionView) =>
  zerosToAsk(role, column, [title, ...lines])

const dashIn = (distinct: readonly string[]) => distinct.find(isDash) ?? '-'

/** A figure that shows a difference: nought is the same in percent. */
const tellingIn = (distinct: readonly string[]) => distinct.find((text) => /[1-9]/.test(text)) ?? distinct[0] ?? ''

const NONE = { count: 0, rows: [] as readonly number[] }

function ofColumn(column: Column, ask: ColumnAsk, found: RegionView): Question {
  const { at, title } = column
  const answer = column.asks?.includes(ask) ? null : answerOf(column, ask)
  const about = { key: `${at} ${ask}`, ask, at, title, options: OPTIONS[ask], answer }
  const distinct = found.columns.find((each) => each.at === at)?.profile.distinct ?? []
  if (ask === 'empty') {
    const blanks = (found.blanks ?? []).filter(({ columns }) => columns.includes(at))
    const rows = blanks.flatMap((blank) => blank.rows).sort((a, b) => a - b)
    return { ...about, rows, count: blanks.reduce((sum, { count }) => sum + count, 0), sample: '' }
  }
  const rest = found.rests?.find((each) => each.at === at)
  if (ask === 'rest') return { ...about, rows: rest ? [rest.row] : [], count: 1, sample: rest?.text ?? '' }
  if (ask === 'scale') {
    const over = found.columns.find((each) => each.at === at)
    const zeros = column.zeros || (over ? zerosOver(column.role, over, found) : 0)
    return { ...about, ...NONE, zeros, sample: tellingIn(distinct) }
  }
  if (ask === 'mark')
    return { ...about, ...NONE, sample: distinct.find((text) => /\d\.\d{3}(?!\d)/.test(text)) ?? distinct[0] ?? '' }
  if (ask === 'dash') return { ...about, ...NONE, sample: dashIn(distinct) }
  if (ask === 'metres') return { ...about, ...NONE, sample: distinct.find((text) => METRES.test(text)) ?? '' }
  const isList = (text: string) => /[;,/|、，；]/.test(text)
  return { ...about, ...NONE, sample: (ask === 'list' ? distinct.find(isList) : undefined) ?? tellingIn(distinct) }
}

function answerOf(column: Column, ask: ColumnAsk): string {
  switch (ask) {
    case 'empty':
      return column.emptyMeans
    case 'unit':
      return column.role
    case 'list':
      return column.lists ?? 'whole'
    case 'rest':
      return column.restMeans ?? 'value'
    case 'scale':
      return column.zeros ? 'scaled' : 'ones'
    case 'mark':
      return column.numberStyle
    case 'metres':
      return column.measure?.kept === 'm' ? 'metres' : 'millions'
    case 'dash':
      return column.dashMeans ?? 'none'
    case 'days':
    case 'name':
      return 'only'
  }
}

function answerOfTable(
  ask: TableAsk,
  { mapping: { blank, cross, hidden }, tableId, effectiveFrom }: RegionPlan,
): string {
  switch (ask) {
    case 'hidden':
      return hidden ?? 'take'
    case 'blank':
      return blank ?? 'none'
    case 'across':
      return cross ? 'rows' : 'apart'
    case 'table':
      return tableId ?? 'new'
    case 'turned':
      return 'stay'
    case 'starts':
      return effectiveFrom
  }
}
