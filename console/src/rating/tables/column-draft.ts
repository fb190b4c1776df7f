import type { TableColumnView } from '@coverwright/contract/rating/tables'
import { keyFrom } from '@coverwright/rules/rating/tables'

export const columnKinds = [
  'exactText',
  'exactNumber',
  'exactDate',
  'exactYesNo',
  'bandNumber',
  'bandDate',
  'factor',
  'amount',
  'text',
  'any',
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** A column while it is being described; `id` is empty for a new one. */
export type ColumnDraft = {
  readonly id: string
  readonly title: string
  readonly kind: ColumnKind
  readonly currency: string
  /** Null where any decimals may come. */
  readonly places: number | null
  /** How its values should go along a band, so that one that does not is found. */
  readonly trend: ColumnTrend | null
}

export type ColumnTrend = NonNullable<Extract<TableColumnView, { role: 'factor' }>['trend']>

export const newColumn = (kind: ColumnKind, currency: string): ColumnDraft => ({
  ...{ id: '', title: '', kind, currency },
  places: 0,
  trend: null,
})

export function draftOf(column: TableColumnView, currency: string): ColumnDraft {
  return {
    id: column.id,
    title: column.title,
    kind: kindOf(column),
    currency: column.role === 'amount' ? column.currency : currency,
    places: column.role === 'band' ? (column.places ?? null) : 0,
    trend: 'trend' in column ? (column.trend ?? null) : null,
  }
}

export function kindOf(column: TableColumnView): ColumnKind {
  if (column.role === 'exact')
    return ({ text: 'exactText', number: 'exactNumber', date: 'exactDate', yesNo: 'exactYesNo' } as const)[column.of]
  if (column.role === 'band') return column.of === 'date' ? 'bandDate' : 'bandNumber'
  return column.role
}

/** Drafts as columns. One that was there keeps its name and what feeds it, as far as its kind still has that. */
export function columnsOf(drafts: readonly ColumnDraft[], before: readonly TableColumnView[] = []): TableColumnView[] {
  const taken = drafts.map(({ id }) => id).filter((id) => id !== '')
  return drafts.map((draft) => {
    const known = before.find(({ id }) => id === draft.id)
    const column = columnOf(draft, known?.id ?? newName(draft.title, taken))
    if (column.role !== 'factor' && column.role !== 'amount') return withSource(column, known)
    const isAlong = bandsOf(drafts).some(({ id }) => id === draft.trend?.along)
    return draft.trend && isAlong ? { ...column, trend: draft.trend } : column
  })
}

/** Columns that values can rise or fall along. */
export const bandsOf = (drafts: readonly ColumnDraft[]): readonly ColumnDraft[] =>
  drafts.filter(({ id, kind }) => id !== '' && (kind === 'bandNumber' || kind === 'bandDate'))

function newName(title: string, taken: string[]): string {
  const id = keyFrom(title, taken).replace(/^table(\d*)$/, 'column$1')
  taken.push(id)
  return id
}

function withSource(column: TableColumnView, known: TableColumnView | undefined): TableColumnView {
  const source = known && 'source' in known ? known.source : undefined
  return source !== undefined && (column.role === 'exact' || column.role === 'band') ? { ...column, source } : column
}

function columnOf({ currency, kind, places, title }: ColumnDraft, id: string): TableColumnView {
  const head = { id, title: title.trim() }
  switch (kind) {
    case 'exactText':
      return { ...head, role: 'exact', of: 'text' }
    case 'exactNumber':
      return { ...head, role: 'exact', of: 'number' }
    case 'exactDate':
      return { ...head, role: 'exact', of: 'date' }
    case 'exactYesNo':
      return { ...head, role: 'exact', of: 'yesNo' }
    case 'bandNumber':
      return { ...head, role: 'band', of: 'number', ...(places !== null && { places }) }
    case 'bandDate':
      return { ...head, role: 'band', of: 'date' }
    case 'amount':
      return { ...head, role: 'amount', currency }
    case 'factor':
    case 'text':
    case 'any':
      return { ...head, role: kind }
  }
}
