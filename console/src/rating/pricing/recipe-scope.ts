import type { NameView, RecipeView } from '@coverwright/contract/rating/pricing'
import {
  addName,
  compileExpression,
  functionKinds,
  type LogicType,
  type Scope,
  scopeOf,
} from '@coverwright/rules/design/logic'
import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import type { NameOffer } from '../../design/logic'
import { stepsOf, type StepList } from './recipe-edits'

/** What a step may use: the names before it, for checks while typing and for what is offered. */
export type StepScope = {
  readonly scope: Scope
  readonly offers: readonly NameOffer[]
  readonly amounts: readonly string[]
}

const plain = (kind: NameView['kind']): LogicType => {
  if (kind === 'choice' || kind === 'text') return { kind: 'text' }
  return kind === 'number' || kind === 'date' || kind === 'dateTime' || kind === 'yesNo' ? { kind } : { kind: 'text' }
}

function typeOf({ kind, currency, options, fields }: NameView, own: string): LogicType {
  const record: LogicType = {
    kind: 'record',
    fields: fields.map((field) => ({
      name: field.name,
      type: field.kind === 'money' ? { kind: 'money', currency: own } : plain(field.kind),
    })),
  }
  if (kind === 'money') return { kind: 'money', currency: currency ?? own }
  if (kind === 'choice') return { kind: 'text', options }
  if (kind === 'choices' || kind === 'files') return { kind: 'list', of: { kind: 'text' } }
  if (kind === 'group') return { kind: 'list', of: record }
  return kind === 'record' ? record : plain(kind)
}

const SOURCES = { question: 'asked', cover: 'cover', extra: 'given' } as const

/** The scope before each step of a list; steps of an add-on see all steps before the one that sums add-ons up. */
export function stepScopes(view: RecipeView, recipe: Recipe, list: StepList): StepScope[] {
  const plan: LogicType = { kind: 'text', options: view.plans.map(({ id }) => id) }
  let scope = scopeOf({ names: [] }, [
    { name: 'startDate', type: { kind: 'date' } },
    { name: 'plan', type: plan },
  ])
  for (const name of view.names) scope = addName(scope, name.name, typeOf(name, view.currency))
  const offers: NameOffer[] = [
    ...view.names.map(({ name, title, source }) => ({ name, title, of: SOURCES[source] })),
    ...['today', 'startDate', 'plan'].map((name) => ({ name, title: '', of: 'given' as const })),
    ...Object.entries(functionKinds).map(([name, { says }]) => ({ name, title: says, of: 'function' as const })),
  ]
  const sums = recipe.steps.findIndex((step) => step.kind === 'addOns')
  const before = list === null ? [] : recipe.steps.slice(0, sums < 0 ? undefined : sums)
  for (const step of before) scope = addStep(scope, step, view, offers)
  const scopes: StepScope[] = []
  for (const step of stepsOf(recipe, list)) {
    scopes.push(scopeAt(scope, offers, view.currency))
    scope = addStep(scope, step, view, offers)
  }
  return [...scopes, scopeAt(scope, offers, view.currency)]
}

function scopeAt(scope: Scope, offers: readonly NameOffer[], currency: string): StepScope {
  const amounts = [...scope.slots]
    .filter(([, { type }]) => type.kind === 'money' && type.currency === currency)
    .map(([name]) => name)
  return { scope, offers: [...offers], amounts }
}

function addStep(scope: Scope, step: Step, view: RecipeView, offers: NameOffer[]): Scope {
  offers.push({ name: step.name, title: step.title, of: 'step' })
  return addName(scope, step.name, resultType(step, scope, view))
}

function resultType(step: Step, scope: Scope, view: RecipeView): LogicType {
  const money: LogicType = { kind: 'money', currency: view.currency }
  if (step.kind === 'lookUp') {
    const table = view.tables.find(({ id }) => id === step.table)
    const role = table?.columns.find(({ id }) => id === step.column)?.role
    return role === 'amount' ? money : role === 'text' ? { kind: 'text' } : { kind: 'number' }
  }
  if (step.kind !== 'formula' || step.unit === 'amount') return money
  const compiled = compileExpression(step.formula, scope)
  return compiled.ok ? compiled.value.type : money
}

type Told = { code: string; values?: Readonly<Record<string, string | number>> | undefined }

/** What is wrong with an expression at its place, or null. */
export function expressionProblem(source: string, { scope }: StepScope, wanted?: LogicType): Told | null {
  const compiled = compileExpression(source, scope, wanted)
  return compiled.ok ? null : { code: compiled.refusal.code, values: compiled.refusal.values }
}
