import type { DataName, Dataset } from '../../design/datasets'
import { type Decimals, decimalsOf, entryName, mostDecimals } from '../../design/logic'
import type { Body } from '../../design/products'
import type { TableColumn } from '../pricing'

type Known = Pick<Body, 'pricing' | 'underwriting'> & {
  /** Every name that a look-up may speak of. */
  readonly dataset: Dataset
}

/**
 * The columns of a table with the decimals of the answers that they are looked up with, as far as recipe, guide or the
 * columns themselves say: whether 25,000.50 can come is for the answer to say, not for the rows.
 */
export function askedColumns<Column extends TableColumn>(
  columns: readonly Column[],
  key: string,
  known: Known,
): Asked<Column>[] {
  return columns.map((column) => {
    if (column.role !== 'band' || column.of !== 'number') return { column, isKnown: true }
    const places = mostDecimals(answersFor(column, key, known))
    if (places === undefined) return { column, isKnown: column.places === undefined }
    const { places: _written, ...rest } = column
    return { column: (places === null ? rest : { ...rest, places }) as Column, isKnown: true }
  })
}

export type Asked<Column> = {
  readonly column: Column
  /** False where the rows alone say how many decimals there are. */
  readonly isKnown: boolean
}

/** Of each place that looks the column up, or of what the column says it is fed from where none does. */
function answersFor(column: TableColumn & { source?: string }, key: string, known: Known): Decimals[] {
  const { pricing, underwriting, dataset } = known
  const steps = [...(pricing?.steps ?? []), ...(pricing?.addOns ?? []).flatMap((addOn) => addOn.steps)]
  const asking = [...steps, ...(underwriting?.tables ?? [])].flatMap((each) =>
    'inputs' in each && each.table === key ? [each] : [],
  )
  const fed = asking.flatMap((asked) => {
    const source = asked.inputs[column.id] ?? ''
    const of = 'each' in asked ? asked.each?.of : undefined
    return source.trim() === '' ? [] : [decimalsOf(source, namesWithin(of, dataset))]
  })
  if (fed.length > 0) return fed
  return column.source ? [decimalsOf(column.source, dataset.names)] : []
}

/** A look-up for each of a group calls the one in hand `item`. */
function namesWithin(group: string | undefined, { names }: Dataset): readonly DataName[] {
  const type = names.find(({ name }) => name === group)?.type
  return type?.kind === 'group' ? [entryName('item', type.fields), ...names] : names
}
