import { isCurrency } from '../../money'
import { isMetresOpen } from './column-measure'
import { type ColumnProfile, profileColumn } from './column-profile'
import { saidStyle } from './value-column'
import { looksTurned } from './looks-turned'
import { openAcross } from './across-open'
import { openBlanks } from './blank-open'
import { isDashOpen } from './dash-open'
import { labelIn } from './header-labels'
import { listedColumn } from './listed-column'
import { lookAtCell } from './read-cell'
import type { RememberedTable } from './remembered'
import type { ColumnAsk, KnownName, MappedColumn, MappedCross, RegionMapping, TableAsk } from './mapping'
import type { Region, RegionColumn } from './region'
import { profileAcross, wordsAbout } from './suggest-cross'
import { withoutScale } from './said-scale'
import { proposedZeros, unitOf } from './value-unit'

type Ask = {
  readonly names: readonly KnownName[]
  readonly currency: string
  readonly words?: readonly string[]
  /** How it was mapped the last time: what stands across was said then. */
  readonly remembered?: RememberedTable
}

/** What a first mapping cannot know: each is asked, and nothing is converted until somebody has said it. */
export function withAsks(
  { columns, cross }: RegionMapping,
  region: Region,
  ask: Ask,
  isKnown: (at: number) => boolean,
): RegionMapping {
  const matched = columns.filter(isMatched)
  const currencies = currenciesIn(region, matched)
  const asked = columns.map((column): MappedColumn => {
    const found = region.columns.find(({ at }) => at === column.at)
    if (!found || column.role === 'skip') return column
    const proposed = { ...column, ...proposals(column, found, region, ask) }
    const asks = asksOf(proposed, found, region, matched, currencies, ask).filter(
      (each) => !(column.answered?.includes(each) || (each === 'unit' && isKnown(column.at))),
    )
    const isOther = asks.includes('unit') && currencies > 1 && proposed.role === 'amount'
    return { ...proposed, ...(isOther && { role: 'factor' as const }), ...(asks.length > 0 && { asks }) }
  })
  const across = cross && region.columns.filter(({ at }) => cross.columns.includes(at))
  const isCrossPlain =
    !across?.length ||
    cross?.answered?.includes('unit') ||
    cross?.value.role === 'text' ||
    Boolean(cross?.parts) ||
    (cross?.value.zeros ?? 0) < 0 ||
    unitOf(profileAcross(across), [across[0]?.name ?? '', ...wordsAbout(region, ask)]).isPlain
  const isCrossMarkOpen =
    !cross?.answered?.includes('mark') &&
    cross?.value.role !== 'text' &&
    (across ?? []).some(({ profile }) => profile.isStyleOpen && profile.distinct.some((text) => DOTTED.test(text))) &&
    saidStyle(region) === null
  const isAcrossSaid = ask.remembered?.cross !== undefined
  const isAcrossOpen = !isAcrossSaid && openAcross(region, { columns: asked, cross }) !== null
  const whole: TableAsk[] = [
    ...tableAsksOf(region),
    ...(isAcrossOpen && !looksTurned(region) ? (['across'] as const) : []),
    ...(openBlanks(region, { columns: asked, cross }) ? (['blank'] as const) : []),
  ]
  return {
    columns: asked,
    cross:
      cross &&
      withCrossAsks(cross, {
        isPlain: isCrossPlain === true,
        isMarkOpen: isCrossMarkOpen,
        isSaid: saysFrom(across ?? []),
        isMetresOpen: areMetresOpen(cross, across ?? [], region, ask),
        isDashOpen: isCrossDashOpen(cross, across ?? [], region, ask),
      }),
    ...(whole.length > 0 && { asks: whole }),
  }
}

/** 'from 1 July 2026' leaves nothing to ask. */
const saysFrom = (across: readonly RegionColumn[]) =>
  across.length > 0 && across.every((column) => lookAtCell(labelIn(column)).kind === 'dateBand')

/** 'up to 6m' as a heading. */
function areMetresOpen(cross: MappedCross, across: readonly RegionColumn[], region: Region, ask: Ask): boolean {
  if (cross.role !== 'band' || cross.of !== 'number' || cross.answered?.includes('metres')) return false
  const labels = profileColumn(across.map((column) => labelIn(column)))
  const known = ask.names.find(({ name }) => name === cross.source)
  return isMetresOpen(cross.title, labels, wordsAbout(region, ask), known)
}

/** A dash among loadings that stand across. */
const isCrossDashOpen = (cross: MappedCross, across: readonly RegionColumn[], region: Region, ask: Ask): boolean =>
  across.length > 0 &&
  !cross.answered?.includes('dash') &&
  isDashOpen(cross.value.role, profileAcross(across), [cross.value.title, ...wordsAbout(region, ask)])

type CrossOpen = { isPlain: boolean; isMarkOpen: boolean; isSaid: boolean; isMetresOpen: boolean; isDashOpen: boolean }

function withCrossAsks(cross: MappedCross, { isPlain, isMarkOpen, isSaid, ...open }: CrossOpen): MappedCross {
  const isScaled =
    !cross.answered?.includes('scale') && [cross.value, ...(cross.parts ?? [])].some(({ zeros }) => zeros)
  const asks: ColumnAsk[] = [
    ...(cross.asks?.includes('name') && !cross.answered?.includes('name') ? ['name' as const] : []),
    ...(cross.days && !cross.answered?.includes('days') && !isSaid ? ['days' as const] : []),
    ...(open.isMetresOpen ? ['metres' as const] : []),
    ...(isScaled ? ['scale' as const] : []),
    ...(isMarkOpen ? ['mark' as const] : []),
    ...(isPlain ? [] : ['unit' as const]),
    ...(open.isDashOpen ? ['dash' as const] : []),
  ]
  return asks.length > 0 ? { ...cross, asks } : cross
}

const isMatched = ({ role }: MappedColumn) => role === 'exact' || role === 'band'

/** What is said of a column before it is asked: the likelier of both. */
function proposals(column: MappedColumn, found: RegionColumn, region: Region, ask: Ask): Partial<MappedColumn> {
  if (column.answered) return {}
  const rest = region.rests?.find(({ at }) => at === column.at)
  const known = ask.names.find(({ name }) => name === column.source)
  const isAnswer = known?.kind === 'choice' && rest !== undefined && hasAnswer(known, rest.text)
  const zeros = proposedZeros(column.role, found, wordsAbout(region, ask))
  return {
    ...(isMatched(column) && rest && { restMeans: isAnswer ? ('value' as const) : ('rest' as const) }),
    ...(zeros !== 0 && { zeros, title: withoutScale(column.title) }),
  }
}

/** What a column of this role leaves open. */
export function asksOf(
  column: MappedColumn,
  found: RegionColumn,
  region: Region,
  matched: readonly MappedColumn[],
  currencies: number,
  ask: Ask,
): ColumnAsk[] {
  const asks: ColumnAsk[] = []
  if (column.zeros) asks.push('scale')
  if (isMarkOpen(column, found.profile, region)) asks.push('mark')
  if (isMatched(column)) {
    if (column.toAt === null && isEmptyOpen(column.at, region, matched)) asks.push('empty')
    const known = ask.names.find(({ name }) => name === column.source)
    const rest = region.rests?.find(({ at }) => at === column.at)
    if (rest && !rest.isSure && known?.kind !== 'choice') asks.push('rest')
    if (!listedColumn(found.profile, ask.names).isPlain) asks.push('list')
    const isBand = column.role === 'band' && column.of === 'number'
    if (isBand && isMetresOpen(found.name, found.profile, wordsAbout(region, ask), known)) asks.push('metres')
    return asks
  }
  if (column.role !== 'factor' && column.role !== 'amount') return asks
  const isFigure = found.profile.kind === 'number' && !(column.zeros && column.zeros < 0)
  const isPlain = unitOf(found.profile, [found.name, ...wordsAbout(region, ask)]).isPlain
  if (isFigure && (!isPlain || (currencies > 1 && column.role === 'amount'))) asks.push('unit')
  if (isDashOpen(column.role, found.profile, [found.name, ...wordsAbout(region, ask)])) asks.push('dash')
  return asks
}

/** '1.250' in every cell that has a mark, and nothing beside it that tells; with a comma it is a thousand and more. */
const isMarkOpen = ({ role, of }: MappedColumn, { isStyleOpen, distinct }: ColumnProfile, region: Region) =>
  isStyleOpen === true &&
  role !== 'any' &&
  role !== 'text' &&
  !(role === 'exact' && of === 'text') &&
  saidStyle(region) === null &&
  distinct.some((text) => DOTTED.test(text))

const DOTTED = /\d\.\d{3}(?!\d)/

/** Rows without any key are for everybody else; where others have some of them, an empty cell can mean two things. */
export function isEmptyOpen(at: number, region: Region, matched: readonly MappedColumn[]): boolean {
  const places = matched.filter(({ toAt }) => toAt === null).map((column) => column.at)
  const partly = (region.blanks ?? []).filter(
    ({ columns }) =>
      places.some((place) => columns.includes(place)) && !places.every((place) => columns.includes(place)),
  )
  return partly.length > 0 && (region.blanks ?? []).some(({ columns }) => columns.includes(at))
}

const hasAnswer = (known: KnownName, text: string) =>
  known.options.some(({ value, labels }) =>
    [value, ...labels].some((each) => each.toLowerCase() === text.toLowerCase()),
  )

/** How many currencies a column of the table names, row by row. */
function currenciesIn({ columns }: Region, matched: readonly MappedColumn[]): number {
  const named = columns.filter(
    ({ at, profile }) =>
      matched.some((column) => column.at === at) &&
      profile.distinct.length > 0 &&
      profile.distinct.every((text) => isCurrency(text)),
  )
  return Math.max(0, ...named.map(({ profile }) => profile.distinct.length))
}

function tableAsksOf(region: Region): TableAsk[] {
  return [...(region.hidden?.count ? ['hidden' as const] : []), ...(looksTurned(region) ? ['turned' as const] : [])]
}
