import { isChargeList, isEachKnown } from './charge-list'
import type { CellSight } from './column-profile'
import { profileColumn } from './column-profile'
import type { Grid } from './grid'
import { readNumberText } from './number-text'
import { plainText } from './plain-text'
import { looseTexts } from './loose-texts'
import type { Region, Scalar, SheetSurvey } from './region'
import { isNumeric, WHOLE_TOTAL } from './row-look'
import { cellText, type SheetCell } from './sheet'
import { isMoney } from './value-unit'

const LONGEST_NAME = 60
const MOST_ROWS = 8
const LABELLED = /^(\p{L}[^:：=]{1,59}?)\s*[:：=]\s*(\S.{0,30})$/u

/** 'Minimum premium £150'. */
const MONEY_BEHIND = /^(\p{L}[\p{L} -]{2,58}?)\s+((?:[A-Z]{0,3}[$€£¥]|[A-Z]{3}\s)\s?\d[\d.,' ]*)$/u
const FIGURES = ['number', 'percent', 'money']

/**
 * Amounts that stand alone with their label, 'Accident premium: 120': offered as rows of one small table that is asked by
 * their names. Lines of two cells without a header are such, too, and so is a list of charges under one.
 */
export function withScalars(grid: Grid, regions: readonly Region[], sight: CellSight): SheetSurvey {
  const { name, isHidden } = grid.sheet
  const isLabelled = ({ edges, columns }: Region) =>
    edges.header === null &&
    edges.right - edges.left <= 2 &&
    edges.body.to - edges.body.from < MOST_ROWS &&
    (columns.length === 2 || (columns.length === 3 && columns[2]?.profile.kind === 'text')) &&
    columns[0]?.profile.kind === 'text' &&
    // '75%' over '2.50': each is a figure, though not of one kind.
    (columns[1]?.profile.distinct ?? []).every((text) => FIGURES.includes(sight.of(text).kind)) &&
    columns[1]?.profile.filled === edges.body.to - edges.body.from + 1
  const lists = regions.filter(
    ({ edges, ...region }) => edges.header && isChargeList(grid, { edges, ...region }, sight),
  )
  const tables = regions.filter((region) => !isLabelled(region) && !lists.includes(region))
  const tableAt = (row: number) =>
    tables.find(({ edges: { header, body } }) => row >= (header?.from ?? body.from) && row <= body.to)
  const scalars: Labelled[] = []
  for (let at = 0; at < grid.rowCount; at++) {
    const inside = tableAt(at)
    if (inside) at = inside.edges.body.to
    const row = inside ? undefined : grid.row(at)
    if (!row) continue
    const written = row.cells.flatMap((cell, at) => (sight.of(cell).kind === 'empty' ? [] : [{ at, cell }]))
    const isRemarked = written.length === 3 && sight.of(written[2]!.cell).kind === 'text'
    const scalar = written.length > 2 && !isRemarked ? null : scalarOf(row.at, written, sight)
    if (scalar) scalars.push(scalar)
  }
  // A fee of 2.50 is money, however small.
  const isFactor = ({ name, text }: Labelled) =>
    /%/.test(text) ||
    (!isMoney(name) && sight.of(text).kind !== 'money' && Math.abs(Number(text.replace(/[^\d.-]/g, ''))) < 5)
  const kinds = [scalars.filter((each) => !isFactor(each)), scalars.filter(isFactor)]
  const isListed = ({ row }: Labelled) => lists.some(({ edges: { body } }) => row >= body.from && row <= body.to)
  const named = kinds.flatMap((each, place) => {
    if (each.length === 0) return []
    const isCharges = each.every(isListed) && isEachKnown(each.map((scalar) => scalar.name))
    return [{ ...regionOf(each, place === 0, sight), ...(isCharges && { isCharges }) }]
  })
  const texts = looseTexts(grid, tables, [
    ...scalars.map(({ row }) => row),
    ...lists.flatMap(({ edges: { header } }) => (header ? [header.from, header.to] : [])),
  ])
  return {
    name,
    isHidden,
    rowCount: grid.rowCount,
    width: grid.width,
    regions: [...tables, ...named],
    ...(texts.length > 0 && { texts }),
  }
}

/** An amount, and the column that its name stands in. */
type Labelled = Scalar & { readonly from: number }

type Written = { readonly at: number; readonly cell: SheetCell }

function scalarOf(row: number, [one, other]: readonly Written[], sight: CellSight): Labelled | null {
  if (!one || typeof one.cell !== 'string') return null
  if (!other) {
    const plain = plainText(one.cell)
    const [, name = '', text = ''] = LABELLED.exec(plain) ?? MONEY_BEHIND.exec(plain) ?? []
    return readNumberText(text, 'point') ? { row, column: one.at, from: one.at, name: name.trim(), text } : null
  }
  const { kind } = sight.of(other.cell)
  const isFigure = isNumeric(kind) && !['date', 'band', 'dateBand', 'fault'].includes(kind)
  const name = plainText(one.cell).replace(/\s*[:：=]$/, '')
  const isName = sight.of(one.cell).kind === 'text' && name.length <= LONGEST_NAME && !WHOLE_TOTAL.test(name)
  return isFigure && isName ? { row, column: other.at, from: one.at, name, text: cellText(other.cell) } : null
}

/** Two columns, of which neither stands in the sheet as such: what amounts are called, and the amounts. */
function regionOf(labelled: readonly Labelled[], isAmounts: boolean, sight: CellSight): Region {
  const scalars = labelled.map(({ from: _name, ...scalar }): Scalar => scalar)
  const rows = scalars.map(({ row }) => row)
  const left = Math.min(...labelled.map(({ from }) => from))
  const right = Math.max(...labelled.map(({ column }) => column), left + 1)
  const profiles = [scalars.map(({ name }) => name), scalars.map(({ text }) => text)]
  return {
    id: isAmounts ? 'n1' : 'n2',
    title: isAmounts ? 'Named amounts' : 'Named factors',
    lines: [],
    edges: {
      left,
      right,
      titles: null,
      header: null,
      body: { from: Math.min(...rows), to: Math.max(...rows) },
      notes: null,
    },
    columns: ['Name', isAmounts ? 'Amount' : 'Factor'].map((name, place) => ({
      at: left + place,
      name,
      labels: [name],
      profile: profileColumn(profiles[place] as string[], sight),
    })),
    cross: null,
    scalars,
  }
}
