import { ZenDecisionContent, ZenEngine, type ZenDecision } from '@gorules/zen-engine'
import { ageOn, parseDay } from '@coverwright/rules/kernel'
import type { SlowPrice } from '@coverwright/rules/rating/oracle'
import type { Cell, QuoteRequest, RateTable, RecipeSetting, TableColumn } from '@coverwright/rules/rating/pricing'

/**
 * The sample car product as a decision graph of the peer: the same five tables, then the same sums. Compiled beforehand
 * and kept, as its makers recommend for speed.
 */
export function zenDecision(setting: RecipeSetting): ZenDecision {
  const tables = setting.tables.map((table) => ({
    id: table.id,
    name: table.id,
    type: 'decisionTableNode',
    content: tableContent(table),
  }))
  const sums = { id: 'sums', name: 'sums', type: 'expressionNode', content: { passThrough: false, expressions: SUMS } }
  const nodes = [
    { id: 'in', name: 'in', type: 'inputNode' },
    ...tables,
    sums,
    { id: 'out', name: 'out', type: 'outputNode' },
  ]
  const edges = nodes
    .slice(1)
    .map((node, at) => ({ id: `e${at}`, sourceId: nodes[at]?.id, targetId: node.id, type: 'edge' }))
  const content = new ZenDecisionContent(Buffer.from(JSON.stringify({ nodes, edges })))
  return new ZenEngine().createDecision(content)
}

const SUMS = [
  ['afterEngine', 'base * ageFactor * valueFactor * ncdFactor * engineFactor'],
  ['afterPoints', '$.afterEngine * (1 + points * 0.015)'],
  ['afterPlan', "plan == 'full' ? $.afterPoints * 1.35 : $.afterPoints"],
  ['atMost', 'min([max([$.afterPlan - excess / 7, 1200]), 150000])'],
  ['net', 'round(($.atMost + extras - off) * 20) / 20'],
  ['mib', 'round($.net * 0.03 * 100) / 100'],
  ['levy', 'min([ceil($.net * 0.001 * 100) / 100, 5])'],
  ['total', '$.net + $.mib + $.levy'],
  ['monthly', 'floor($.total * 1.06 / 12 * 100) / 100'],
].map(([key, value]) => ({ id: key, key, value }))

/** Answers as the peer takes them. What it has no words for (ages, sums of groups, add-ons, discounts) is worked out for it. */
export function zenInput(
  setting: RecipeSetting,
  request: QuoteRequest,
  { results }: SlowPrice,
): Record<string, unknown> {
  const { answers } = request
  const plan = setting.plans.find((entry) => entry.id === request.plan)
  return {
    region: answers['region'],
    usage: answers['usage'],
    carGroup: answers['carGroup'],
    engine: answers['engine'],
    years: answers['ncdYears'],
    claims: answers['claims'],
    value: Number(answers['carValue']),
    age: ageOn(parseDay(String(answers['birthDate'])) ?? Number.NaN, request.startDate),
    points: (answers['drivers'] as { points: string }[]).reduce((sum, driver) => sum + Number(driver.points), 0),
    excess: (plan?.covers['excess']?.minor ?? 0) / 100,
    plan: request.plan,
    extras: Number(results['extras']),
    off: Number(results['withExtras']) - Number(results['discounted']),
  }
}

function tableContent(table: RateTable): object {
  const matched = table.columns.filter((column) => column.role === 'exact' || column.role === 'band')
  const output = table.id === 'base' ? 'base' : `${table.id}Factor`
  return {
    hitPolicy: 'first',
    passThrough: true,
    inputs: matched.map((column) => ({ id: column.id, name: column.title, field: column.id })),
    outputs: [{ id: 'result', name: output, field: output }],
    rules: (table.versions[0]?.rows ?? []).map((row, at) => ({
      _id: `${table.id}${at}`,
      ...Object.fromEntries(
        matched.map((column) => [column.id, zenCell(row[table.columns.indexOf(column)] ?? null, column)]),
      ),
      result: String(row[table.columns.length - 1]),
    })),
  }
}

function zenCell(cell: Cell, column: TableColumn): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return column.role === 'exact' && column.of === 'text' ? `'${cell}'` : String(cell)
  if (cell.from === null) return `<= ${cell.to}`
  if (cell.to === null) return `>= ${cell.from}`
  return `[${cell.from}..${cell.to}${cell.isToOut ? ')' : ']'}`
}
