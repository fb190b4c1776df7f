import type { PlanSet, PlansView } from '@coverwright/contract/design/plans'
import { defaultLanguage, type Language, languages as allLanguages, missingTexts } from '@coverwright/rules/languages'
import { planRefusals, planTexts } from '@coverwright/rules/design/plans'
import { useUnsaved } from '@coverwright/ui/form'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useTypedFields } from '@coverwright/ui/typed-fields'
import { useMemo, useState } from 'react'
import { RefusedCall } from '../../platform/wire'
import { useSaveWords, wordsOfCode } from '../../platform/words'
import { savedStates, settingsOf, useFollowedView } from '../products'
import { changePlans, type PlanAction } from './plan-actions'
import { useUpdatePlans } from './use-plans'

export type PlansEditing = ReturnType<typeof usePlansDraft>
/** What stands against saving; with where its uses are listed, if that is what it is about. */
type Told = { text: string | undefined; usesAt?: string }

/** The plans as they are being changed. Undo is the list of what they were; the rules speak at the fields meanwhile. */
export function usePlansDraft(view: PlansView) {
  const t = useTexts('plans')
  const toldOf = useTexts('platform')
  const words = useSaveWords()
  const update = useUpdatePlans()
  const [states, setStates] = useState<readonly PlanSet[]>(() => [planSetOf(view)])
  const [told, setTold] = useState<Told>()
  const draft = states.at(-1) ?? planSetOf(view)
  const writing = useWriting(view.languages, draft)
  const isDirty = states.length > 1
  const { base, setBase } = useFollowedView(view, {
    partOf: ({ plans }) => plans,
    isChanged: isDirty,
    onOthers: (theirs) => setStates([planSetOf(theirs)]),
  })
  const { fields, isTyping, stopAtUnread } = useTypedFields()
  const isUnsaved = isDirty || isTyping
  useUnsaved(isUnsaved && !update.isPending)

  const refusals = useMemo(() => (draft.plans.length === 0 ? [] : planRefusals(draft, view.taken)), [draft, view.taken])
  const errorAt = (field: string): string | undefined => {
    const refusal = refusals.find((each) => each.field === field)
    return refusal && wordsOfCode(refusal.code, { ...refusal.values })
  }
  const save = async () => {
    if (stopAtUnread()) return setTold({ text: toldOf('notSaved.unread') })
    const [first] = refusals
    if (first) return setTold({ text: wordsOfCode(first.code, { ...first.values }) })
    try {
      const saved = await update.mutateAsync({ productId: view.productId, baseRevision: base.revision, plans: draft })
      setTold(undefined)
      setBase(saved)
      setStates((now) => savedStates(now, draft, planSetOf(saved)))
      toast({ text: t('saved') })
    } catch (error) {
      const isUsed = error instanceof RefusedCall && error.code === 'plans.coverInUse'
      setTold({ text: words(error), ...(isUsed ? { usesAt: settingsOf(view.productId, '/bodyDataSet') } : {}) })
    }
  }
  return {
    ...writing,
    draft,
    currency: view.currency,
    mayEdit: view.may.includes('edit'),
    fields,
    isUnsaved,
    isSaving: update.isPending,
    told,
    canUndo: isDirty,
    errorAt,
    act: (action: PlanAction) => {
      setTold(undefined)
      // From what is there by then: an upload is done long after it was begun.
      setStates((before) => [...before, changePlans(before.at(-1) ?? planSetOf(view), action)])
    },
    undo: () => setStates((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    newId: () => crypto.randomUUID().slice(0, 8),
    save,
  }
}

const planSetOf = ({ plans, currency }: PlansView): PlanSet => plans ?? { currency, plans: [], addOns: [] }

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
