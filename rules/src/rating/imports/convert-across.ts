import { parseDay, printDay } from '../../kernel'
import type { Cell } from '../pricing'
import { readDateBand } from './band-cell'
import { cellReader, figureReader, type FigureReader } from './convert-cell'
import { CellFault } from './convert-problem'
import { labelIn } from './header-labels'
import { axesOf, type KnownName, type MappedAxis, type MappedCross } from './mapping'
import type { Region, RegionColumn } from './region'
import { withoutUnit } from './synonyms'

/** A combination of labels, and the columns that its values stand in. */
export type Across = { readonly labels: readonly Cell[]; readonly places: readonly number[] }

export type AcrossReader = {
  readonly all: readonly Across[]
  readonly values: readonly FigureReader[]
  readonly titles: readonly string[]
}

/** What stands across a table: each combination of its labels once, with where its values stand. */
export function readAcross(
  region: Region,
  cross: MappedCross,
  names: readonly KnownName[],
  tell: (fault: CellFault, column: number, title: string, text: string) => void,
): AcrossReader {
  const axes = axesOf(cross)
  const across = cross.columns.map((at) => region.columns.find((each) => each.at === at) ?? EMPTY)
  const readers = axes.map((axis) =>
    axis.days === 'from'
      ? daysFrom(across.map((column) => labelIn(column, axis.row)))
      : labelReader(axis, cross, names),
  )
  const parts = cross.parts ?? null
  const found = new Map<string, { labels: Cell[]; places: number[] }>()
  for (const at of cross.columns) {
    const column = region.columns.find((each) => each.at === at) ?? EMPTY
    const texts = axes.map(({ row }) => labelIn(column, row))
    const labels = texts.map((text, place) => readers[place]!(text))
    const wrong = labels.findIndex((label) => label instanceof CellFault)
    if (wrong >= 0) {
      tell(labels[wrong] as CellFault, at, axes[wrong]!.title, texts[wrong]!)
      continue
    }
    const place = parts ? parts.findIndex(({ label }) => column.labels.includes(label)) : 0
    if (place < 0) continue
    const key = JSON.stringify(parts ? labels : [at])
    const known = found.get(key) ?? { labels: labels as Cell[], places: [] }
    known.places[place] = at
    found.set(key, known)
  }
  const values = parts ?? [cross.value]
  return {
    all: [...found.values()],
    values: values.map((value) =>
      figureReader({ ...value, of: 'number', dateStyle: 'dmy', isOfPercent: isOfPercent(region, cross.columns) }, null),
    ),
    titles: values.map(({ title }) => title),
  }
}

/** Whether percentages stand in some of the columns. */
export const isOfPercent = ({ columns }: Region, places: readonly number[]): boolean =>
  columns.some(({ at, profile }) => places.includes(at) && profile.kind === 'percent')

const EMPTY: Pick<RegionColumn, 'labels'> = { labels: [] }

function labelReader(axis: MappedAxis, { value }: MappedCross, names: readonly KnownName[]) {
  const known = names.find(({ name }) => name === axis.source) ?? null
  const column = {
    ...axis,
    currency: null,
    percentAs: 'points',
    numberStyle: value.numberStyle,
    dateStyle: 'dmy',
  } as const
  const read = cellReader(column, known)
  const { stem } = axis
  if (stem !== undefined && axis.of !== 'text') return (text: string) => read(unstemmed(withoutUnit(text), stem))
  return (text: string) => {
    const whole = read(stem === undefined ? text : withoutUnit(text))
    return whole instanceof CellFault ? read(withoutUnit(text)) : whole
  }
}

/** 'SI 5,00,000' is 5,00,000. */
const unstemmed = (label: string, stem: string) =>
  label.startsWith(stem) ? label.slice(stem.length).replace(/^[\s:#.-]+/, '') : label

/** Each day holds until the day before the next one, whatever order they stand in; the last has no end. */
function daysFrom(labels: readonly string[]) {
  const dayOf = (text: string) => {
    const band = readDateBand(withoutUnit(text), 'dmy')
    return band?.from ?? null
  }
  const days = [...new Set(labels.flatMap((label) => dayOf(label) ?? []))].sort()
  return (text: string): Cell | CellFault => {
    const from = dayOf(text)
    if (from === null) return new CellFault('imports.notDate', { text })
    const next = days[days.indexOf(from) + 1]
    return { from, to: next === undefined ? null : dayBefore(next) }
  }
}

const dayBefore = (day: string) => printDay(parseDay(day)! - 1)
