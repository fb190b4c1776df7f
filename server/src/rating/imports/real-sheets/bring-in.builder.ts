import type { RegionPlan } from '@coverwright/contract/rating/imports'
import {
  type Aside,
  type ColumnAsk,
  type KnownName,
  type Region,
  type SheetSurvey,
  type TableAsk,
  namedCross,
  openAcross,
  turnedMapping,
} from '@coverwright/rules/rating/imports'
import { Exact } from '@coverwright/rules/money'
import { parseDay } from '@coverwright/rules/kernel'
import { compileTable, type MatchColumn, NO_ROW, type Row } from '@coverwright/rules/rating/pricing'
import { planProblems } from '../plan-problems'
import { proposePlan, writable } from '../propose-plan'
import { doSheetTask, type SheetNews } from '../sheet-work'
import type { Answer, Hand, Price, Shape } from './shape.builder'
import { writeBook } from './write-book.builder'

const SETTING = { currency: 'HKD', tables: [], today: parseDay('2026-01-15')! }
const QUIET = () => undefined

/** A workbook on its way to tables, as the server brings it and a person answers. */
export class BroughtIn {
  plan: RegionPlan[] = []

  private constructor(
    readonly file: { kind: 'xlsx'; name: string; bytes: Uint8Array },
    public sheets: SheetSurvey[],
    private readonly names: readonly KnownName[],
  ) {
    this.plan = [...proposePlan(sheets, { ...SETTING, names }).regions]
  }

  static async of({ sheets, names = [] }: Shape): Promise<BroughtIn> {
    const file = { kind: 'xlsx' as const, name: 'rates.xlsx', bytes: new Uint8Array(writeBook(sheets)) }
    const answer = await doSheetTask({ kind: 'identify', file }, QUIET)
    if (!answer.ok || answer.kind !== 'identified') throw new Error(JSON.stringify(answer))
    return new BroughtIn(file, answer.sheets, names)
  }

  get chosen(): RegionPlan[] {
    return this.plan.filter(({ isChosen }) => isChosen)
  }

  /** Everything that is asked, as 'column: question'. */
  get asks(): string[] {
    const asked = this.chosen.flatMap(({ tableName, mapping: { asks = [], columns, cross } }) => [
      ...asks.map((ask) => `${tableName}: ${ask}`),
      ...columns.flatMap(({ title, role, asks: open = [] }) =>
        role === 'skip' ? [] : open.map((ask) => `${title}: ${ask}`),
      ),
      ...(cross?.asks ?? []).map((ask) => `${cross?.value.title}: ${ask}`),
    ])
    return [...new Set(asked)].sort()
  }

  get problems(): string[] {
    return planProblems(this.plan, this.sheets, []).map(({ code, title }) => `${code} ${title}`)
  }

  get asides(): Aside[] {
    return this.chosen.flatMap((plan) => [...(this.regionOf(plan)?.asides ?? [])])
  }

  /** By its table, its column, and what was asked. */
  async answer(question: string, answer: Answer): Promise<void> {
    const [title = '', ask = ''] = question.split(': ')
    if (typeof answer === 'object') return this.name(title, answer.named)
    if (answer === 'turn') return this.turn(title)
    if (ask === 'across') return this.answerAcross(title, answer)
    this.plan = this.plan.map((plan) => {
      const { mapping } = plan
      const whole = plan.tableName === title ? without<TableAsk>(mapping.asks, ask as TableAsk) : mapping.asks
      const columns = mapping.columns.map((column) =>
        column.title === title && column.asks?.includes(ask as ColumnAsk)
          ? { ...column, ...said(answer), asks: without(column.asks, ask as ColumnAsk) }
          : column,
      )
      const cross =
        mapping.cross?.value.title === title && mapping.cross.asks
          ? crossSaid(mapping.cross, ask as ColumnAsk, answer)
          : mapping.cross
      const hidden = ask === 'hidden' && plan.tableName === title ? { hidden: answer as 'take' | 'leave' } : {}
      const blank = ask === 'blank' && plan.tableName === title ? { blank: answer as 'none' | 'rest' } : {}
      return { ...plan, mapping: { ...mapping, ...hidden, ...blank, asks: whole, columns, cross } }
    })
  }

  private name(title: string, named: readonly string[]) {
    this.plan = this.plan.map((plan) => {
      const { cross } = plan.mapping
      if (cross?.value.title !== title || !cross.asks?.includes('name')) return plan
      return { ...plan, mapping: { ...plan.mapping, cross: { ...namedCross(cross, named), columns: cross.columns } } }
    })
  }

  private get asked() {
    return { names: this.names, currency: SETTING.currency }
  }

  private answerAcross(tableName: string, answer: Said) {
    this.plan = this.plan.map((plan) => {
      const region = this.regionOf(plan)
      if (plan.tableName !== tableName || !region) return plan
      const asks = without<TableAsk>(plan.mapping.asks, 'across')
      const columns = openAcross(region, plan.mapping)
      if (answer === 'apart' || !columns) return { ...plan, mapping: { ...plan.mapping, asks } }
      const { cross } = region
      const isFound = cross?.upper !== undefined && columns.every((at) => cross.columns.includes(at))
      const turned = turnedMapping(plan.mapping, region, isFound ? cross : { columns }, this.asked)
      return { ...plan, mapping: { ...plan.mapping, ...writable(turned) } }
    })
  }

  async byHand(hand: Hand): Promise<void> {
    if ('tick' in hand)
      this.plan = this.plan.map((plan) => (plan.tableName === hand.tick ? { ...plan, isChosen: true } : plan))
    else if ('takeRow' in hand) this.takeRow(hand.takeRow)
    else if ('join' in hand) this.join(hand.join, hand.title)
    else this.turnAcross(hand.turnAcross)
  }

  private takeRow(words: string) {
    this.plan = this.plan.map((plan) => {
      const aside = this.regionOf(plan)?.asides?.find(({ cells }) => cells[0]?.startsWith(words))
      return aside ? { ...plan, mapping: { ...plan.mapping, taken: [aside.row] } } : plan
    })
  }

  private join(tables: readonly string[], title: string) {
    this.plan = this.plan.map((plan) =>
      tables.includes(plan.tableName)
        ? {
            ...plan,
            stack: 'joined',
            tableName: title,
            mapping: { ...plan.mapping, label: { title, source: null, text: plan.tableName } },
          }
        : plan,
    )
  }

  private turnAcross({ columns, title }: { columns: readonly string[]; title: string }) {
    this.plan = this.plan.map((plan) => {
      const region = this.regionOf(plan)
      const places = region?.columns.filter(({ name }) => columns.includes(name)).map(({ at }) => at) ?? []
      if (!region || places.length < 2) return plan
      const turned = turnedMapping(plan.mapping, region, { columns: places, title }, this.asked)
      return { ...plan, mapping: { ...plan.mapping, ...writable(turned) } }
    })
  }

  /** Set upright: looked at anew by the reader, as for any edge that is moved. */
  private async turn(tableName: string): Promise<void> {
    const at = this.plan.findIndex((plan) => plan.tableName === tableName)
    const { sheet, regionId } = this.plan[at]!
    const before = this.sheets[sheet]!.regions.find(({ id }) => id === regionId)!
    const edges = { ...before.edges, isTurned: true }
    const answer = await doSheetTask(
      { kind: 'describe', file: this.file, sheet: this.sheets[sheet]!.name, regionId, edges },
      QUIET,
    )
    if (!answer.ok || answer.kind !== 'described') throw new Error(JSON.stringify(answer))
    const { region } = answer
    this.sheets = this.sheets.map((each, place) =>
      place === sheet ? { ...each, regions: each.regions.map((one) => (one.id === regionId ? region : one)) } : each,
    )
    const fresh = proposePlan(this.sheets, { ...SETTING, names: this.names }).regions[at]!
    this.plan = this.plan.map((plan, place) => (place === at ? { ...plan, mapping: fresh.mapping } : plan))
  }

  private regionOf({ sheet, regionId }: RegionPlan): Region | undefined {
    return this.sheets[sheet]?.regions.find(({ id }) => id === regionId)
  }

  /** The tables as they are compiled, with the problems on the way to them. */
  async tables() {
    const { chosen } = this
    const keys = [...new Set(chosen.map(keyOf))]
    const rows: Row[][] = keys.map(() => [])
    const hear = (news: SheetNews) => {
      if (news.kind === 'rows') rows[news.table]?.push(...(JSON.parse(news.part.text) as Row[]))
    }
    const asks = chosen.map((plan) => ({
      sheet: this.sheets[plan.sheet]!.name,
      region: this.regionOf(plan)!,
      mapping: plan.mapping,
      table: keys.indexOf(keyOf(plan)),
    }))
    const answer = await doSheetTask({ kind: 'convert', file: this.file, asks, names: this.names }, hear)
    if (!answer.ok || answer.kind !== 'converted') throw new Error(JSON.stringify(answer))
    const { columns, summaries, problems } = answer.converted
    const tables = keys.map((key, at) => {
      const name = chosen.find((plan) => keyOf(plan) === key)!.tableName
      return { name, columns: columns[at]!, compiled: compileTable(columns[at]!, rows[at]!) }
    })
    return { tables, summaries, problems }
  }
}

const keyOf = ({ stack, sheet, regionId }: RegionPlan) => stack ?? `${sheet}:${regionId}`

type Cross = NonNullable<RegionPlan['mapping']['cross']>
type Said = Extract<Answer, string>
const METRES = { bare: 'm', kept: 'm' }

function crossSaid(cross: Cross, ask: ColumnAsk, answer: Said): Cross {
  const asks = without(cross.asks, ask)
  if (answer === 'metres') return { ...cross, measure: METRES, asks }
  if (ask === 'dash') return { ...cross, value: { ...cross.value, dashMeans: answer as 'nothing' | 'none' }, asks }
  if (answer === 'only') return { ...cross, role: 'exact', days: 'only', asks }
  return ask === 'unit'
    ? { ...cross, value: { ...cross.value, role: answer as 'amount' | 'factor' }, asks }
    : { ...cross, asks }
}

const without = <Ask>(asks: readonly Ask[] | undefined, ask: Ask) => asks?.filter((each) => each !== ask)

function said(answer: Said) {
  if (answer === 'metres') return { measure: METRES }
  if (answer === 'any' || answer === 'above') return { emptyMeans: answer }
  if (answer === 'amount' || answer === 'factor') return { role: answer }
  if (answer === 'split' || answer === 'whole') return { lists: answer }
  if (answer === 'rest' || answer === 'value') return { restMeans: answer }
  if (answer === 'comma' || answer === 'point') return { numberStyle: answer }
  if (answer === 'nothing' || answer === 'none') return { dashMeans: answer }
  return answer === 'ones' ? { zeros: 0 } : {}
}

type Made = Awaited<ReturnType<BroughtIn['tables']>>['tables'][number]

/** What a customer pays by the tables: looked up by the titles of the columns, as a recipe would. */
export function priceOf(tables: readonly Made[], { table, of, column }: Price): string | null {
  const asked = Object.keys(of).sort().join()
  const made = tables.filter(
    ({ name, columns }) =>
      (table === undefined || name === table) &&
      columns
        .filter((each): each is MatchColumn => each.role === 'exact' || each.role === 'band')
        .map(({ title }) => title)
        .sort()
        .join() === asked,
  )
  const [first] = made
  if (made.length !== 1 || !first)
    throw new Error(
      `${made.length} tables are asked ${asked}; there are ${tables.map((each) => `${each.name}(${each.columns.map(({ title, role }) => `${title} ${role}`).join()})`).join(' ')}`,
    )
  if (!first.compiled.ok) throw new Error(`${first.name}: ${JSON.stringify(first.compiled.refusal)}`)
  const { findRow, inputs, isNone, numberAt, textAt, values } = first.compiled.value
  const row = findRow(inputs.map((input) => inputOf(input, of[input.title]!)))
  if (row === NO_ROW) return null
  const place = column === undefined ? 0 : values.findIndex(({ title }) => title === column)
  if (place < 0) throw new Error(`no ${column} among ${values.map(({ title }) => title).join()}`)
  if (isNone(row, place)) return null
  return values[place]!.role === 'text' ? textAt(row, place) : numberAt(row, place).toString()
}

function inputOf({ of }: MatchColumn, text: string) {
  if (of === 'number') return Exact.from(text)
  if (of === 'date') return parseDay(text) ?? undefined
  return of === 'yesNo' ? text === 'true' : text
}
