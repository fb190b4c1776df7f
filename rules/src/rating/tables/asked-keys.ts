import { type Cell, isMatchColumn, type MatchColumn, type RateTable } from '../pricing'

/** A column that is matched, with everything that stands in it. */
export type KeyPlace = { readonly table: string; readonly column: MatchColumn; readonly cells: readonly Cell[] }

/** Something that customers have to tell: the columns of one title, in however many tables. */
export type AskedKey = {
  readonly title: string
  readonly of: MatchColumn['of']
  /** The name that its columns hold already, where they hold one that nobody answers. */
  readonly wanted: string | null
  readonly places: readonly KeyPlace[]
}

const NAME = /^[a-z][a-zA-Z0-9_]{0,63}$/
const WORD = /[A-Za-z_]\w*/g

/** What the tables are matched by and nobody answers yet, in the order of the tables. */
export function askedKeys(tables: readonly RateTable[], answered: ReadonlySet<string>): AskedKey[] {
  const called = new Set([...answered].map(plain))
  const keys = new Map<string, { -readonly [Field in keyof AskedKey]: AskedKey[Field] } & { places: KeyPlace[] }>()
  for (const { id, columns, versions } of tables) {
    const rows = versions.at(-1)?.rows ?? []
    if (rows.length === 0) continue
    for (const [at, column] of columns.entries()) {
      const cells = rows.map((row) => row[at] ?? null)
      if (!isMatchColumn(column) || isFed(column, answered, called) || isAskedEach(cells, called)) continue
      const wanted = wantedName(column)
      const known = keyOf(column)
      const key = keys.get(known) ?? { title: column.title, of: column.of, wanted, places: [] }
      key.places.push({ table: id, column, cells })
      keys.set(known, key)
    }
  }
  return [...keys.values()]
}

/** Every row is a question of its own: 'Burglar alarm', yes or no. */
const isAskedEach = (cells: readonly Cell[], called: ReadonlySet<string>): boolean =>
  cells.every((cell) => typeof cell === 'string' && called.has(plain(cell)))

const wantedName = ({ source }: MatchColumn) => (source && NAME.test(source) ? source : null)
const keyOf = (column: MatchColumn) => `${wantedName(column) ?? plain(column.title)} ${column.of}`

/** The titles of what will be asked, each once, from the columns alone. */
export function askedTitles(columns: readonly MatchColumn[], answered: ReadonlySet<string>): string[] {
  const called = new Set([...answered].map(plain))
  const open = columns.filter((column) => !isFed(column, answered, called))
  return [...new Map(open.map((column) => [keyOf(column), column.title])).values()]
}

/**
 * By what it says it is fed from, all of it answered (functions such as age() are no names), or by a name that is called
 * like it, as a first recipe would take it.
 */
function isFed(
  { source, id, title }: MatchColumn,
  answered: ReadonlySet<string>,
  called: ReadonlySet<string>,
): boolean {
  if (!source) return called.has(plain(id)) || called.has(plain(title))
  // A word in quotes is said already: named amounts are looked up by what they are called.
  if (/^"[^"]*"$/.test(source.trim())) return true
  const names = source.replace(/"[^"]*"/g, '').match(WORD) ?? []
  return names.length > 0 && names.every((name) => source.includes(`${name}(`) || answered.has(name))
}

/** 'Driver age' of one table is 'Driver Age' of another; signs alone are told apart as they are. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text
