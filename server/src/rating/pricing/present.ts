import type {
  LineView,
  NameView,
  PlanRateView,
  ProblemView,
  RatedView,
  RecipeTableView,
} from '@coverwright/contract/rating/pricing'
import { type DataName, extraNamesOf } from '@coverwright/rules/design/datasets'
import { type Language, textIn } from '@coverwright/rules/languages'
import { coverNames } from '@coverwright/rules/design/plans'
import { isMatchColumn, type Line, printWorksheet } from '@coverwright/rules/rating/pricing'
import { ratedDatasetOf } from '@coverwright/rules/design/products'
import type { PlanRate, Rated, RatingProblem } from '@coverwright/rules/rating/rating'
import { printCell } from '@coverwright/rules/rating/tables'
import type { OpenBody } from '../../design/products'
import type { ReadTable } from '../tables'
import { plansOf } from './plans-of'

export const presentProblem = ({ code, values, part, at }: RatingProblem): ProblemView => ({
  code,
  ...(values ? { values: { ...values } } : {}),
  part,
  at: at ?? null,
})

export function presentRated({ decision, reasons, terms, plans }: Rated, tables: readonly ReadTable[]): RatedView {
  const byId = new Map(tables.map((entry) => [entry.table.id, entry]))
  return {
    decision,
    reasons: [...reasons],
    terms: [...terms],
    plans: plans.map((plan) => presentPlanRate(plan, byId)),
  }
}

type Tables = ReadonlyMap<string, ReadTable>

function presentPlanRate(rate: PlanRate, tables: Tables): PlanRateView {
  const { plan, decision, reasons, terms, isForSale, priced } = rate
  const verdict = { plan, decision, reasons: [...reasons], terms: [...terms], isForSale }
  if (!priced.ok) {
    const { code, values, step, worksheet } = priced.refusal
    const refusal = { code, ...(values ? { values: { ...values } } : {}), step }
    const lines = worksheet.map((line) => presentLine(line, tables))
    return { ...verdict, yearly: null, monthly: null, parts: [], refusal, worksheet: lines }
  }
  const { yearly, monthly, parts, worksheet } = priced.value
  return {
    ...verdict,
    yearly,
    monthly,
    parts: parts.map(({ name, title, amount }) => ({ name, title, amount })),
    refusal: null,
    worksheet: worksheet.map((line) => presentLine(line, tables)),
  }
}

function presentLine(line: Line, tables: Tables): LineView {
  const { head, isPassedOver } = line
  const [printed] = printWorksheet([line])
  return {
    step: head.name,
    title: head.title,
    kind: head.kind,
    addOn: head.addOn,
    inputs: printed?.inputs.map(({ name, value }) => ({ name, value })) ?? [],
    found: head.table === null || isPassedOver ? null : foundRow(line, head.table, tables),
    isPassedOver,
    unit: head.unit,
    result: printed?.result ?? '',
  }
}

function foundRow({ version, row }: Line, id: string, tables: Tables): LineView['found'] {
  const read = tables.get(id)
  const rows = read?.table.versions.find((entry) => entry.id === version)?.rows
  const cells = (read?.table.columns ?? []).flatMap((column, at) =>
    isMatchColumn(column) && row >= 0 ? [{ title: column.title, text: printCell(column, rows?.[row]?.[at]) }] : [],
  )
  return {
    table: id,
    tableId: read?.tableId ?? '',
    name: read?.table.name ?? id,
    version: version ?? '',
    row: row + 1,
    cells,
  }
}

/** `source` of a column is what the import was told it is fed from. */
export const presentTable = ({ table, tableId, use }: ReadTable, inForce: readonly ReadTable[]): RecipeTableView => ({
  id: table.id,
  tableId,
  name: table.name,
  use,
  rowCount: table.versions.at(-1)?.rows.length ?? 0,
  columns: [...table.columns],
  isDraft: !inForce.some((entry) => entry.tableId === tableId),
  holdsFrom: table.versions.map(({ effectiveFrom }) => effectiveFrom).sort()[0] ?? null,
})

export function presentNames({ body }: OpenBody, language: Language): NameView[] {
  const plans = plansOf(body)
  const lists = [
    ['question', ratedDatasetOf(body).names],
    ['cover', plans ? coverNames(plans, language) : []],
    ['extra', extraNamesOf(body.dataset)],
  ] as const
  const titles = new Map(
    body.pages.flatMap((page) => page.questions.map((question) => [question.dataName, question.title] as const)),
  )
  return lists.flatMap(([source, names]) =>
    names.map((entry) =>
      presentName(entry, source, entry.title ?? (textIn(titles.get(entry.name), language) || entry.name)),
    ),
  )
}

function presentName({ name, type }: DataName, source: NameView['source'], title: string): NameView {
  return {
    name,
    title,
    kind: type.kind,
    currency: type.kind === 'money' ? type.currency : null,
    options: type.kind === 'choice' || type.kind === 'choices' ? [...type.options] : [],
    fields:
      type.kind === 'group' || type.kind === 'record'
        ? type.fields.map((field) => ({ name: field.name, kind: field.type.kind }))
        : [],
    source,
  }
}
