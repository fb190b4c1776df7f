import { namesIn } from '../datasets'
import type { Question } from '../forms'
import { defaultLanguage, textIn, type Texts } from '../../languages'
import { type Use } from '../logic'
import { emptyGuide, formulasOf } from '../parts'
import { type Body, type Page } from './body'

/** Where a data name can be used, in the order in which people meet them. */
export const useKinds = ['logic', 'table', 'recipe', 'underwriting', 'connector', 'test'] as const
export type UseKind = (typeof useKinds)[number]
export type NameUse = Use & { readonly where: UseKind }

/** What a body does not hold itself: what its connectors are called, and the tests that are kept beside it. */
export type Around = { readonly connectors?: ReadonlyMap<string, string>; readonly tests?: readonly NameUse[] }

/**
 * Everything of a product that speaks of data names: conditions, table columns, steps of the price, underwriting,
 * connectors and tests. Read from the texts themselves, so that a recipe that does not compile yet still counts.
 */
export function nameUses(body: Body, { connectors, tests = [] }: Around = {}): NameUse[] {
  const inBody = [...journeyUses(body), ...recipeUses(body), ...guideUses(body)]
  return [...inBody, ...connectorUses(body, connectors), ...tests]
}

const use = (where: UseKind, id: string, title: string, expressions: readonly (string | undefined)[]): NameUse[] => {
  const names = [...new Set(expressions.flatMap((each) => (each ? namesIn(each) : [])))]
  return names.length > 0 ? [{ where, id, title, names }] : []
}

function journeyUses(body: Body): NameUse[] {
  const say = (texts: Texts) => textIn(texts, body.languages[0] ?? defaultLanguage)
  const ofQuestion = (question: Question): NameUse[] => {
    const { id, title, showIf, requireIf, skips = [], sets = [] } = question
    const given = sets.flatMap(({ when, value }) => [when, value])
    const own = use('logic', id, say(title), [showIf, requireIf, ...skips.map(({ when }) => when), ...given])
    return question.kind === 'group' ? [...own, ...question.questions.flatMap(ofQuestion)] : own
  }
  const ofPage = (page: Page) => [
    ...use('logic', page.id, say(page.title), [page.showIf]),
    ...page.questions.flatMap(ofQuestion),
  ]
  return body.pages.flatMap(ofPage)
}

function recipeUses({ pricing }: Body): NameUse[] {
  const { steps, addOns } = pricing ?? { steps: [], addOns: [] }
  return [...steps, ...addOns.flatMap((addOn) => addOn.steps)].flatMap((step) =>
    use(step.kind === 'lookUp' ? 'table' : 'recipe', step.name, step.title, formulasOf(step)),
  )
}

function guideUses({ underwriting = emptyGuide }: Body): NameUse[] {
  const { rules, tables, answers = [] } = underwriting
  return [
    ...rules.flatMap(({ id, title, when }) => use('underwriting', id, title, [when])),
    ...tables.flatMap(({ id, title, inputs }) => use('underwriting', id, title, Object.values(inputs))),
    ...answers.flatMap(({ id, title, names }) => use('underwriting', id, title, Object.values(names))),
  ]
}

/** Asking with a name and answering it are both uses. */
function connectorUses({ connectors }: Body, called: Around['connectors']): NameUse[] {
  return (connectors?.uses ?? []).flatMap(({ id, connectorId, when, inputs, outputs }) => {
    const title = called?.get(connectorId) ?? id
    return use('connector', id, title, [when, ...Object.values(inputs), ...Object.values(outputs)])
  })
}
