import { dataNameRefusal, namesIn } from '../datasets'
import { refusalOf, type Refusal } from '../../kernel'
import { defaultLanguage, textIn } from '../../languages'
import { removalRefusal } from '../logic'
import type { ConnectorUse, Recipe, Step } from '../parts'
import type { Body } from './body'
import { knownNames } from './known-names'
import { type Around, nameUses } from './name-uses'

/**
 * A place that takes a data name. `key` is the column, the connector's input or its field. A look-up of an add-on has the
 * add-on before its name ('glass.rate'): two add-ons may both have a step that is called the same.
 */
export type BindingTarget =
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'column' | 'rule' | 'input' | 'output'; readonly id: string; readonly key: string }

export type Binding = {
  readonly target: BindingTarget
  readonly title: string
  readonly part: string
  readonly bound: string
  readonly isKnown: boolean
}

type Inputs = Readonly<Record<string, string>>

/** Every place of a body that takes a name, and what it is bound to now. */
export function bindingsOf(body: Body, { connectors: called }: Around = {}): Binding[] {
  const language = body.languages[0] ?? defaultLanguage
  const known = new Set(knownNames(body).map(({ name }) => name))
  const isKnown = (bound: string) =>
    bound !== '' && namesIn(bound).every((path) => known.has(path.split('.')[0] ?? '') || ALWAYS.includes(path))
  const entries = (kind: 'column' | 'rule' | 'input' | 'output', id: string, title: string, inputs: Inputs) =>
    Object.entries(inputs).map(([key, bound]): Binding => ({
      target: { kind, id, key },
      title,
      part: key,
      bound,
      isKnown: isKnown(bound),
    }))
  const { pricing, underwriting, connectors } = body
  const columns = ({ name, title, ...step }: Step, addOn = '') =>
    step.kind === 'lookUp' ? entries('column', `${addOn}${name}`, title, step.inputs) : []
  return [
    ...knownNames(body).flatMap((each): Binding[] =>
      each.from === 'question'
        ? [
            {
              target: { kind: 'question', id: each.question.id },
              title: textIn(each.question.title, language),
              part: textIn(each.page.title, language),
              bound: each.name,
              isKnown: true,
            },
          ]
        : [],
    ),
    ...(pricing?.steps ?? []).flatMap((step) => columns(step)),
    ...(pricing?.addOns ?? []).flatMap(({ addOn, steps }) => steps.flatMap((step) => columns(step, `${addOn}.`))),
    ...(underwriting?.tables ?? []).flatMap(({ id, title, inputs }) => entries('rule', id, title, inputs)),
    ...(connectors?.uses ?? []).flatMap(({ id, connectorId, inputs, outputs }) => {
      const title = called?.get(connectorId) ?? id
      return [...entries('input', id, title, inputs), ...entries('output', id, title, outputs)]
    }),
  ]
}

/** Known in every calculation without being asked. */
const ALWAYS: readonly string[] = ['today', 'startDate', 'plan', 'addOns', 'true', 'false']

export type BindCode =
  | 'datasets.targetGone'
  | 'datasets.unknownName'
  | 'datasets.nameShape'
  | 'datasets.nameReserved'
  | 'datasets.nameTaken'
  | 'datasets.inUse'

/** Why a place cannot be bound to a name, or null. A question gives its name, every other place takes one that is given. */
export function bindRefusal(
  body: Body,
  target: BindingTarget,
  name: string,
  around: Around = {},
): Refusal<BindCode> | null {
  const now = bindingsOf(body).find((binding) => isSame(binding.target, target))
  if (!now) return refusalOf('datasets.targetGone')
  const names = knownNames(body).map((each) => each.name)
  if (target.kind === 'question') return renameRefusal({ body, around, names }, now.bound, name)
  const unknown = namesIn(name)
    .map((path) => path.split('.')[0] ?? '')
    .find((word) => !names.includes(word) && !ALWAYS.includes(word))
  if (name === '' || unknown !== undefined) return refusalOf('datasets.unknownName', { name: unknown ?? name }, 'name')
  return null
}

type Known = { body: Body; around: Around; names: string[] }

function renameRefusal({ body, around, names }: Known, before: string, name: string): Refusal<BindCode> | null {
  if (name === before) return null
  const shape = dataNameRefusal(name)
  if (shape) return { ...shape, field: 'name' } as Refusal<BindCode>
  if (names.includes(name)) return refusalOf('datasets.nameTaken', { name }, 'name')
  const used = removalRefusal({ name: before, title: before }, nameUses(body, around))
  return used ? refusalOf('datasets.inUse', { name: before, ...listOf(used.usedBy) }, 'name') : null
}

export const listOf = (uses: readonly { readonly title: string }[]) => ({
  count: uses.length,
  list: [...new Set(uses.map(({ title }) => title))].join(', '),
})

/** The body with that place bound; nothing else of it is touched. */
export function bound(body: Body, target: BindingTarget, name: string): Body {
  if (target.kind === 'question')
    return {
      ...body,
      pages: body.pages.map((page) => ({
        ...page,
        questions: page.questions.map((each) => (each.id === target.id ? { ...each, dataName: name } : each)),
      })),
    }
  const { pricing, underwriting, connectors } = body
  const put = (inputs: Inputs): Inputs => ({ ...inputs, [target.key]: name })
  switch (target.kind) {
    case 'column':
      return pricing ? { ...body, pricing: withColumn(pricing, target.id, put) } : body
    case 'rule':
      return underwriting
        ? { ...body, underwriting: { ...underwriting, tables: underwriting.tables.map(withInputs(target.id, put)) } }
        : body
    case 'input':
      return connectors
        ? { ...body, connectors: { ...connectors, uses: connectors.uses.map(withInputs(target.id, put)) } }
        : body
    case 'output': {
      const fed = (use: ConnectorUse) => (use.id === target.id ? { ...use, outputs: put(use.outputs) } : use)
      return connectors ? { ...body, connectors: { ...connectors, uses: connectors.uses.map(fed) } } : body
    }
  }
}

type Put = (inputs: Inputs) => Inputs

const withInputs =
  (wanted: string, put: Put) =>
  <Entry extends { readonly id: string; readonly inputs: Inputs }>(entry: Entry): Entry =>
    entry.id === wanted ? { ...entry, inputs: put(entry.inputs) } : entry

function withColumn(recipe: Recipe, wanted: string, put: Put): Recipe {
  const inList =
    (addOn = '') =>
    (step: Step): Step =>
      step.kind === 'lookUp' && `${addOn}${step.name}` === wanted ? { ...step, inputs: put(step.inputs) } : step
  return {
    ...recipe,
    steps: recipe.steps.map(inList()),
    addOns: recipe.addOns.map((list) => ({ ...list, steps: list.steps.map(inList(`${list.addOn}.`)) })),
  }
}

const isSame = (a: BindingTarget, b: BindingTarget): boolean =>
  a.kind === b.kind && a.id === b.id && ('key' in a ? a.key : '') === ('key' in b ? b.key : '')
