import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import type { ColumnAsk, TableAsk } from '@coverwright/rules/rating/imports'

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
  readonly options: readonly string[]
  /** What was said; null as long as nobody has. */
  readonly answer: string | null
}

const OPTIONS: Readonly<Record<ColumnAsk | TableAsk, readonly string[]>> = {
  empty: ['any', 'above'],
  unit: ['amount', 'factor'],
  list: ['split', 'whole'],
  rest: ['rest', 'value'],
  scale: ['thousands', 'ones'],
  hidden: ['take', 'leave'],
  turned: ['turn', 'stay'],
  table: ['new'],
}

type Column = RegionPlan['mapping']['columns'][number]

/** What a table asks, and what was answered already: that can be changed as long as nothing is converted. */
export function questionsOf({ mapping, tableName }: RegionPlan, found: RegionView): Question[] {
  const { asks = [], answered = [], columns, cross } = mapping
  const ofTable = [...new Set([...asks, ...answered])].map((ask): Question => {
    const { count, rows } = ask === 'hidden' ? (found.hidden ?? NONE) : NONE
    const answer = asks.includes(ask) ? null : answerOfTable(ask, mapping)
    return { key: ask, ask, at: null, title: tableName, rows, count, sample: '', options: OPTIONS[ask], answer }
  })
  const ofColumns = columns
    .filter(({ role }) => role !== 'skip')
    .flatMap((column) =>
      [...new Set([...(column.asks ?? []), ...(column.answered ?? [])])].map((ask) => ofColumn(column, ask, found)),
    )
  const isCrossAsked = cross?.asks?.includes('unit')
  const ofCross =
    cross && (isCrossAsked || cross.answered?.includes('unit'))
      ? [
          {
            key: 'cross',
            ask: 'unit' as const,
            at: null,
            title: cross.value.title,
            ...NONE,
            sample: found.columns.find(({ at }) => at === cross.columns[0])?.profile.distinct[0] ?? '',
            options: OPTIONS.unit,
            answer: isCrossAsked ? null : cross.value.role,
          },
        ]
      : []
  return [...ofTable, ...ofColumns, ...ofCross]
}

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
  const isList = (text: string) => /[;,/|、，；]/.test(text)
  return { ...about, ...NONE, sample: (ask === 'list' ? distinct.find(isList) : distinct[0]) ?? '' }
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
      return column.zeros ? 'thousands' : 'ones'
  }
}

const answerOfTable = (ask: TableAsk, { hidden }: RegionPlan['mapping']) =>
  ask === 'hidden' ? (hidden ?? 'take') : ask === 'turned' ? 'stay' : 'said'
