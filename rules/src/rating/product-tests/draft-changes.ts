import { recipeOfToday, type Step } from '../pricing'
import { type Body, canonicalJson } from '../../design/products'

/** What a draft has otherwise than the version that is sold, as far as it can move a price or a decision. */
export type DraftChange =
  | { readonly what: 'step'; readonly how: 'added' | 'gone' | 'changed'; readonly title: string }
  | { readonly what: 'order' | 'questions' | 'names' | 'plans' | 'underwriting' }

export function draftChanges(sold: Body, draft: Body): DraftChange[] {
  const steps = stepChanges(stepsOf(sold), stepsOf(draft))
  const isOtherwise = (part: (body: Body) => unknown) => textOf(part(sold)) !== textOf(part(draft))
  return [
    ...steps,
    ...(steps.length === 0 && isOtherwise(({ pricing }) => pricing && recipeOfToday(pricing))
      ? [{ what: 'order' } as const]
      : []),
    ...(isOtherwise(({ pages }) => pages) ? [{ what: 'questions' } as const] : []),
    ...(isOtherwise(({ dataset, connectors }) => [dataset ?? null, connectors ?? null])
      ? [{ what: 'names' } as const]
      : []),
    ...(isOtherwise(({ plans }) => plans) ? [{ what: 'plans' } as const] : []),
    ...(isOtherwise(({ underwriting }) => underwriting) ? [{ what: 'underwriting' } as const] : []),
  ]
}

/** By list and name: add-ons have steps of their own. */
function stepsOf({ pricing }: Body): ReadonlyMap<string, Step> {
  const { steps, addOns } = pricing ?? { steps: [], addOns: [] }
  return new Map([
    ...steps.map((step) => [step.name, step] as const),
    ...addOns.flatMap((list) => list.steps.map((step) => [`${list.addOn}.${step.name}`, step] as const)),
  ])
}

function stepChanges(sold: ReadonlyMap<string, Step>, draft: ReadonlyMap<string, Step>): DraftChange[] {
  const change = (how: 'added' | 'gone' | 'changed', { title, name }: Step) =>
    ({ what: 'step', how, title: title || name }) as const
  const present = [...draft].flatMap(([key, step]) => {
    const before = sold.get(key)
    if (!before) return [change('added', step)]
    return textOf(before) === textOf(step) ? [] : [change('changed', step)]
  })
  return [...present, ...[...sold].flatMap(([key, step]) => (draft.has(key) ? [] : [change('gone', step)]))]
}

/** Stored and typed parts have their keys in different orders. */
const textOf = (part: unknown): string => canonicalJson(part ?? null)
