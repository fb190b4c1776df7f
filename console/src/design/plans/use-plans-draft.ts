import type { PlanSet, PlansView } from '@coverwright/contract/design/plans'
import { planRefusals, planTexts } from '@coverwright/rules/design/plans'
import { defaultLanguage, type Language, languages as allLanguages, missingTexts } from '@coverwright/rules/languages'
import { useLanguage } from '@coverwright/ui/locales'
import { useMemo, useState } from 'react'
import { useDraft } from '../../platform/draft'
import { wordsOfCode } from '../../platform/words'
import { changePlans, type PlanAction } from './plan-actions'
import { plansDraft } from './plans-draft'

export type PlansEditing = ReturnType<typeof usePlansDraft>

/** The plans as they are being changed; the rules speak at the fields meanwhile. */
export function usePlansDraft(view: PlansView) {
  const drafting = useDraft(plansDraft, view)
  const { document: draft, change } = drafting
  const writing = useWriting(view.languages, draft)
  const refusals = useMemo(() => (draft.plans.length === 0 ? [] : planRefusals(draft, view.taken)), [draft, view.taken])
  const wordsOf = (refusal: (typeof refusals)[number] | undefined): string | undefined =>
    refusal && wordsOfCode(refusal.code, { ...refusal.values })
  return {
    ...writing,
    drafting,
    draft,
    productId: view.productId,
    currency: view.currency,
    mayEdit: drafting.mayEdit,
    errorAt: (field: string) => wordsOf(refusals.find((each) => each.field === field)),
    /** What the rules have against saving it. */
    stands: () => wordsOf(refusals[0]),
    act: (action: PlanAction) => change((before) => changePlans(before, action), nameOf(action)),
    newId: () => crypto.randomUUID().slice(0, 8),
  }
}

/** What is done, and to what: another cell is another step, however quickly it comes. */
const nameOf = (action: PlanAction): string =>
  Object.values(action)
    .filter((word) => typeof word === 'string')
    .join(' ')

/** The language that is being written: the reader's own where the product has it, and what each of them lacks. */
function useWriting(sold: readonly Language[], draft: PlanSet) {
  const { language: reader } = useLanguage()
  const [language, setLanguage] = useState<Language>(sold.includes(reader) ? reader : (sold[0] ?? defaultLanguage))
  const missing = useMemo(() => {
    const lacking = missingTexts(planTexts(draft), sold)
    const count = (each: Language) => lacking.filter((text) => text.language === each).length
    return Object.fromEntries(allLanguages.map((each) => [each, count(each)])) as Record<Language, number>
  }, [draft, sold])
  return { language, languages: sold, setLanguage, missing }
}
