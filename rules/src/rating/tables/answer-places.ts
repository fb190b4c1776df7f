import type { Dataset, DataType } from '../../design/datasets'
import type { Body } from '../../design/products'
import { minorDigits } from '../../money'
import type { TableColumn } from '../pricing'

/** How many decimals the answer has that a column is asked with: null is any, undefined is that nobody can say. */
type Places = number | null | undefined

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
    const places = mostPlaces(sourcesOf(column, key, known).map((source) => placesOf(source, known.dataset)))
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

function sourcesOf(column: TableColumn & { source?: string }, key: string, { pricing, underwriting }: Known): string[] {
  const steps = [...(pricing?.steps ?? []), ...(pricing?.addOns ?? []).flatMap((addOn) => addOn.steps)]
  const asking = [...steps, ...(underwriting?.tables ?? [])].flatMap((each) =>
    'inputs' in each && each.table === key ? [each.inputs] : [],
  )
  const fed = asking.flatMap((inputs) => inputs[column.id] ?? []).filter((source) => source.trim() !== '')
  return fed.length > 0 ? fed : column.source ? [column.source] : []
}

function mostPlaces(all: readonly Places[]): Places {
  if (all.length === 0 || all.includes(undefined)) return undefined
  return all.includes(null) ? null : Math.max(...(all as readonly number[]))
}

/** Functions that give whole numbers, whatever they are given. */
const WHOLE = /\b(?:age|daysBetween|monthsBetween|yearsBetween|year|month|day|weekday|size|floor|ceil)\([^()]*\)/g

/** Of names, whole numbers and counts with nothing but + and - between them; anything else may have any decimals. */
function placesOf(source: string, { names }: Dataset): Places {
  const sum = source.replace(WHOLE, '1')
  const terms = sum.split(/[+-]/).map((term) => term.trim())
  return mostPlaces(
    terms.map((term): Places => {
      if (/^\d+$/.test(term) || term === '') return 0
      const found = names.find(({ name }) => name === term)
      return found ? placesOfType(found.type) : /^\w+$/.test(term) ? undefined : null
    }),
  )
}

function placesOfType(type: DataType): Places {
  if (type.kind === 'number') return type.places ?? null
  return type.kind === 'money' ? minorDigits(type.currency) : undefined
}
