import type { Language, Texts } from '../../languages'
import type { Body } from '../products'
import { planDocumentKinds } from '../plans'

export const productDocumentKinds = [...planDocumentKinds, 'declarations', 'email', 'policyPapers'] as const
export type ProductDocumentKind = (typeof productDocumentKinds)[number]

/** `standard`: the platform's own is used, and nothing is missing. */
export const productDocumentStates = ['there', 'missing', 'standard'] as const
export type ProductDocumentState = (typeof productDocumentStates)[number]

/** One document that belongs to a product, or the place where one would stand. */
export type ProductDocument = {
  readonly kind: ProductDocumentKind
  readonly state: ProductDocumentState
  readonly planId: string | null
  readonly planTitle: Texts
  readonly language: Language | null
  readonly name: string
  readonly fileId: string | null
  /** How many there are: declarations of a plan. */
  readonly count: number
}

const NOTHING = { planId: null, planTitle: {}, language: null, name: '', fileId: null, count: 0 } as const

/** What stands in the plans of a design, with what each of its languages lacks. */
export function planDocumentsOf({ plans, languages }: Pick<Body, 'plans' | 'languages'>): ProductDocument[] {
  return (plans?.plans ?? []).flatMap((plan) => {
    const of = { ...NOTHING, planId: plan.id, planTitle: plan.title }
    const papers = planDocumentKinds.flatMap((kind) =>
      languages.map((language): ProductDocument => {
        const file = plan[kind].find((each) => each.language === language)
        if (!file) return { ...of, kind, language, state: 'missing' }
        return { ...of, kind, language, state: 'there', name: file.name, fileId: file.fileId, count: 1 }
      }),
    )
    const { length: count } = plan.declarations
    return [...papers, { ...of, kind: 'declarations', count, state: count > 0 ? 'there' : 'missing' } as const]
  })
}

/** What the platform makes itself while nothing else is bound. */
export const standardDocument = (kind: 'email' | 'policyPapers', name = ''): ProductDocument => ({
  ...{ ...NOTHING, kind, name, state: 'standard' },
})

/** Plans without a booklet in the first language of the product, out of how many. */
export function bookletsOf({ plans, languages }: Pick<Body, 'plans' | 'languages'>): { plans: number; there: number } {
  const all = plans?.plans ?? []
  const has = all.filter(({ booklet }) => booklet.some(({ language }) => language === languages[0]))
  return { plans: all.length, there: has.length }
}
