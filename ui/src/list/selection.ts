/** Chosen rows by key; rows of earlier pages stay chosen. */
export type Selection<Row> = ReadonlyMap<string, Row>

type Keyed<Row> = (row: Row) => string

export function toggleRow<Row>(chosen: Selection<Row>, row: Row, keyOf: Keyed<Row>): Selection<Row> {
  const next = new Map(chosen)
  if (!next.delete(keyOf(row))) next.set(keyOf(row), row)
  return next
}

/** From the row chosen last to this one, as Shift does in every list. */
export function chooseThrough<Row>(
  chosen: Selection<Row>,
  rows: Row[],
  last: string | undefined,
  row: Row,
  keyOf: Keyed<Row>,
): Selection<Row> {
  const [from, to] = [rows.findIndex((one) => keyOf(one) === last), rows.indexOf(row)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  if (from < 0) return toggleRow(chosen, row, keyOf)
  return new Map([...chosen, ...rows.slice(from, to + 1).map((one) => [keyOf(one), one] as const)])
}

export function pageChoice<Row>(chosen: Selection<Row>, rows: Row[], keyOf: Keyed<Row>): 'all' | 'some' | 'none' {
  const count = rows.filter((row) => chosen.has(keyOf(row))).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}

/** The box in the head: everything on this page, or nothing of it. */
export function togglePage<Row>(chosen: Selection<Row>, rows: Row[], keyOf: Keyed<Row>): Selection<Row> {
  const next = new Map(chosen)
  const isFull = pageChoice(chosen, rows, keyOf) === 'all'
  for (const row of rows)
    if (isFull) next.delete(keyOf(row))
    else next.set(keyOf(row), row)
  return next
}
