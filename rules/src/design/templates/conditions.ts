import { type DataName, type Dataset, type DataType, readAnswers } from '../datasets'
import { compileExpression, type Expression, type Scope, scopeOf } from '../logic'
import type { Day } from '../../kernel'
import { moneyToExact } from '../../money'
import { listNames } from './blocks'
import type { MailValues } from './mail-values'
import { type MailValue, type Variable, variables, type VariableType } from './variables'

const YES_NO = { kind: 'yesNo' } as const

/** Amounts are plain numbers here: one template serves products of several currencies. */
const typeOf = (type: VariableType): DataType => {
  if (type === 'money' || type === 'number') return { kind: 'number' }
  if (type === 'date' || type === 'yesNo') return { kind: type }
  return { kind: 'text' }
}

/** `policy.premium`, `insured.count(…)`, and the answers of the product by their own names. */
export function conditionNames(answers: Dataset = { names: [] }): DataName[] {
  const plain = variables.filter((variable) => !variable.in)
  const records = [...new Set(plain.map(({ name }) => name.split('.')[0] ?? ''))]
  const own: DataName[] = [
    ...records.map((name) => ({ name, type: { kind: 'record' as const, fields: fieldsOf(plain, name) } })),
    ...listNames.map((name) => ({ name, type: { kind: 'group' as const, fields: entryFields(name) } })),
  ]
  const taken = new Set(own.map(({ name }) => name))
  return [...own, ...answers.names.filter(({ name }) => !taken.has(name))]
}

const fieldsOf = (from: readonly Variable[], record: string): DataName[] =>
  from
    .filter(({ name }) => name.startsWith(`${record}.`))
    .map(({ name, type }) => ({ name: name.slice(record.length + 1), type: typeOf(type) }))

const entryFields = (list: string): DataName[] =>
  variables
    .filter((variable) => variable.in === list)
    .map(({ name, type }) => ({ name: name.split('.')[1] ?? '', type: typeOf(type) }))

export type MailCondition = { readonly names: readonly DataName[]; readonly scope: Scope; readonly holds: Expression }

export function compileCondition(source: string, answers?: Dataset) {
  const names = conditionNames(answers)
  const scope = scopeOf({ names })
  const compiled = compileExpression(source, scope, YES_NO)
  return compiled.ok ? { ok: true as const, value: { names, scope, holds: compiled.value } } : compiled
}

/** What cannot be told does not hold: a part that depends on it is left out, as a page of a journey would be. */
export function conditionHolds({ names, scope, holds }: MailCondition, values: MailValues, today: Day): boolean {
  const frame = readAnswers(names, rawOf(values), scope.size)
  if (!frame.ok) return false
  const slot = scope.slots.get('today')?.slot
  if (slot !== undefined) frame.value[slot] = today
  return holds.run(frame.value) === true
}

function rawOf({ values, lists, answers }: MailValues): Record<string, unknown> {
  const raw: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(values)) {
    const [record = '', field = ''] = name.split('.')
    if (record !== 'answers') (raw[record] ??= {})[field] = plainOf(value)
  }
  const entries = listNames.map((list) => [
    list,
    (lists[list] ?? []).map((entry) =>
      Object.fromEntries(Object.entries(entry).map(([name, value]) => [name.split('.')[1] ?? '', plainOf(value)])),
    ),
  ])
  return { ...answers, ...raw, ...Object.fromEntries(entries) }
}

const plainOf = (value: MailValue | undefined): unknown =>
  typeof value === 'object' ? moneyToExact(value).toString() : value
