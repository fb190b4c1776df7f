import { namesIn } from '../datasets'
import { defaultLanguage, textIn, type Texts } from '../languages'
import { type Use } from '../logic'
import type { Step } from '../pricing'
import { type Body, type Page } from './body'

/** Where a data name can be used, in the order in which people meet them. */
export const useKinds = ['logic', 'table', 'recipe', 'underwriting', 'connector'] as const
export type UseKind = (typeof useKinds)[number]
export type NameUse = Use & { readonly where: UseKind }

/**
 * Everything of a body that speaks of data names: conditions, table columns, steps of the price, underwriting and
 * connectors. Read from the texts themselves, so that a recipe that does not compile yet still counts.
 */
export function nameUses(body: Body): NameUse[] {
  return [...journeyUses(body), ...recipeUses(body), ...guideUses(body), ...connectorUses(body)]
}

const use = (where: UseKind, id: string, title: string, expressions: readonly (string | undefined)[]): NameUse[] => {
  const names = [...new Set(expressions.flatMap((each) => (each ? namesIn(each) : [])))]
  return names.length > 0 ? [{ where, id, title, names }] : []
}

function journeyUses(body: Body): NameUse[] {
  const say = (texts: Texts) => textIn(texts, body.languages[0] ?? defaultLanguage)
  const ofPage = (page: Page) => [
    ...use('logic', page.id, say(page.title), [page.showIf]),
    ...page.questions.flatMap(({ id, title, showIf, requireIf, skips }) =>
      use('logic', id, say(title), [showIf, requireIf, ...(skips ?? []).map(({ when }) => when)]),
    ),
  ]
  return body.pages.flatMap(ofPage)
}

type RecipeLike = { steps?: readonly Step[]; addOns?: readonly { steps: readonly Step[] }[] }

function recipeUses({ pricing }: Body): NameUse[] {
  const { steps = [], addOns = [] } = (pricing as RecipeLike | undefined) ?? {}
  return [...steps, ...addOns.flatMap((addOn) => addOn.steps)].flatMap((step) =>
    step.kind === 'lookUp'
      ? use('table', step.name, step.title, [step.when, ...Object.values(step.inputs), step.otherwise])
      : use('recipe', step.name, step.title, expressionsOf(step)),
  )
}

/** `of` may be a money answer as well as an earlier result. */
function expressionsOf(step: Step): (string | undefined)[] {
  const fields = ['when', 'formula', 'of', 'by', 'amount', 'least', 'most', 'loading', 'each'] as const
  const values = step as unknown as Readonly<Record<string, unknown>>
  return fields.map((field) => (typeof values[field] === 'string' ? values[field] : undefined))
}

type GuideLike = {
  rules?: readonly { id: string; title: string; when: string }[]
  tables?: readonly { id: string; title: string; inputs: Readonly<Record<string, string>> }[]
}

function guideUses({ underwriting }: Body): NameUse[] {
  const { rules = [], tables = [] } = (underwriting as GuideLike | undefined) ?? {}
  return [
    ...rules.flatMap(({ id, title, when }) => use('underwriting', id, title, [when])),
    ...tables.flatMap(({ id, title, inputs }) => use('underwriting', id, title, Object.values(inputs))),
  ]
}

type ConnectorsLike = {
  uses?: readonly {
    id: string
    when?: string
    inputs?: Readonly<Record<string, string>>
    outputs?: Readonly<Record<string, string>>
  }[]
}

/** Asking with a name and answering it are both uses. */
function connectorUses({ connectors }: Body): NameUse[] {
  const { uses = [] } = (connectors as ConnectorsLike | undefined) ?? {}
  return uses.flatMap(({ id, when, inputs = {}, outputs = {} }) =>
    use('connector', id, id, [when, ...Object.values(inputs), ...Object.values(outputs)]),
  )
}
