import { Exact } from '../../money'

type Unit = {
  readonly id: string
  /** Units of one family can be told in each other; `size` is how many of its smallest each is. */
  readonly family: string
  readonly size: number
  readonly words: string
}

const unit = (id: string, family: string, size: number, words: string): Unit => ({ id, family, size, words })
const counted = (id: string, words: string): Unit => unit(id, id, 1, words)

/** What rate sheets measure in; the longer words of one that begins like another come first. */
const UNITS: readonly Unit[] = [
  unit('kg', 'weight', 1, 'kgs?|kilos?|kilograms?|公斤|千克'),
  unit('t', 'weight', 1_000, 'tonnes?|tons?|mt|t|公噸|公吨|噸|吨'),
  counted('lb', 'lbs?|pounds?'),
  unit('cc', 'volume', 1, 'cc|c\\.c\\.|ccm|cm3|毫升'),
  unit('l', 'volume', 1_000, 'litres?|liters?|ltrs?|l'),
  counted('kW', 'kw|千瓦'),
  counted('kWh', 'kwh'),
  counted('hp', 'bhp|hp|匹'),
  counted('PS', 'ps'),
  counted('sq ft', 'sq\\.?\\s?ft\\.?|sqft|ft2|square f(?:ee|oo)t|平方呎|平方尺|呎'),
  counted('m²', 'sq\\.?\\s?m\\.?|sqm|m2|qm|square met(?:re|er)s?|平方米|平方公尺'),
  counted('ha', 'ha|hectares?|公頃|公顷'),
  counted('acres', 'acres?'),
  counted('km', 'kms?|kilomet(?:re|er)s?|公里'),
  counted('miles', 'miles?'),
  counted('m', 'met(?:re|er)s?|公尺|米'),
  counted('feet', 'ft\\.?|feet'),
  unit('months', 'months', 1, 'months?|mths?|monate?n?|bulan|個月|个月'),
  unit('years', 'months', 12, 'years?(?:\\sold)?|yrs?\\.?(?:\\sold)?|y\\/o|yo|jahren?|tahun|歲|岁|年'),
  unit('days', 'days', 1, 'days?|tagen?|hari|日|天'),
  unit('weeks', 'days', 7, 'weeks?|wks?|wochen?|minggu|週|周'),
  counted('nights', 'nights?|晚'),
  counted('hours', 'hours?|hrs?|小時|小时'),
  counted('seats', 'seats?|seaters?|座'),
  counted(
    'persons',
    'persons?|people|pax|passengers?|travell?ers?|employees?|staff|lives|members?|heads?|personen|orang|人|名',
  ),
  counted('rooms', 'rooms?|bedrooms?|zimmer|房'),
  counted('floors', 'floors?|storeys?|stories|層|层'),
  counted('vehicles', 'vehicles?|cars?|輛|辆'),
  counted('claims', 'claims?'),
]

const byId = new Map(UNITS.map((each) => [each.id, each]))
const patterns = UNITS.map((each) => ({
  id: each.id,
  own: new RegExp(`^(?:${each.words})$`, 'i'),
}))
const ALL = UNITS.map(({ words }) => words).join('|')
/** A unit behind a figure, or behind the words that open a band: '10,001+ miles', '3 or more claims'. */
const BEHIND = new RegExp(
  `(\\d|\\d\\s?\\+|\\b(?:more|above|over|less|below|under|older|younger)|以上|以下)\\s?-?(${ALL})(?![a-zäöüß\\d²³])`,
  'giu',
)

/** The unit that a word means: 'tonnes' is 't'; null when it is none. */
export const unitNamed = (word: string): string | null => patterns.find(({ own }) => own.test(word.trim()))?.id ?? null

/** A cell without its units, and what each figure of it is measured in, in order; a figure without one has that of the next. */
export function withoutUnits(text: string): { plain: string; units: readonly (string | null)[] } {
  if (!/\d/.test(text)) return { plain: text, units: [] }
  const marks: { at: number; unit: string }[] = []
  let taken = 0
  const plain = text.replace(BEHIND, (all: string, figure: string, word: string, at: number) => {
    marks.push({ at: at + figure.length - taken, unit: unitNamed(word) ?? '' })
    taken += all.length - figure.length
    return figure
  })
  if (marks.length === 0) return { plain: text, units: [] }
  const ends = [...plain.matchAll(/\d[\d.,' ]*\d|\d/g)].map((figure) => figure.index + figure[0].length)
  const last = marks.at(-1)?.unit ?? null
  return { plain, units: ends.map((end) => marks.find(({ at }) => at >= end)?.unit ?? last) }
}

/** The unit that the header names in brackets, or as its last word: 'Gross weight (t)', 'Engine cc'. */
export function unitInHeader(header: string): string | null {
  for (const [, inside = ''] of header.normalize('NFKC').matchAll(/[([]([^)\]]*)[)\]]/g)) {
    const named = unitNamed(inside.replace(/^in\s+/i, ''))
    if (named) return named
  }
  return null
}

/** The unit that all of them can be told in: the one that is wanted, else years where they are there, else the smallest. */
export function sharedUnit(units: readonly string[], wanted: readonly (string | null | undefined)[]): string | null {
  const found = units.flatMap((id) => byId.get(id) ?? [])
  const [first] = found
  if (!first) return null
  const family = found.filter((each) => each.family === first.family)
  const asked = wanted.find((id) => id && byId.get(id)?.family === first.family)
  if (asked) return asked
  const years = family.find(({ id }) => id === 'years')
  return (years ?? family.reduce((least, each) => (each.size < least.size ? each : least))).id
}

/** A figure told in another unit; null where that is another thing, or no plain decimal. */
export function inUnit(figure: string, from: string, to: string): string | null {
  if (from === to) return figure
  const [one, other] = [byId.get(from), byId.get(to)]
  if (!one || !other || one.family !== other.family) return null
  const number = Exact.from(figure).times(Exact.from(String(one.size)))
  const text = number.dividedBy(Exact.from(String(other.size))).toString()
  return /^-?\d+(?:\.\d{1,6})?$/.test(text) ? text : null
}
