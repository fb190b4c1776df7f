import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { designRefusals } from '@coverwright/rules/selling/policy-numbers'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { type FormEvent, useState } from 'react'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords, wordsOfCode } from '../../platform/words'
import { type Draft, designOf, draftOf } from './design-draft'
import { useCreateDesign, usePreview, useUpdateDesign } from './use-policy-numbers'
import { useSettled } from './use-settled'

/** What the server said of a draft; whatever was typed since, it did not say of that. */
type Told = { of: Draft; field?: string; words: string }

/** What is typed, what is wrong with it, and how it is sent. The rules speak while typing, the server when it is sent. */
export function useDesignForm(view: DesignView | undefined, onDone?: () => void) {
  const t = useTexts('policy-numbers')
  const words = useErrorWords()
  const [draft, setDraft] = useState<Draft>(() => draftOf(view))
  const [isTried, setTried] = useState(false)
  const [lastTold, setTold] = useState<Told>()
  const told = lastTold?.of === draft ? lastTold : undefined
  const [create, update] = [useCreateDesign(), useUpdateDesign()]
  const isSending = create.isPending || update.isPending
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(view)) && !isSending)

  const refusals = designRefusals(designOf(draft))
  const against = useAgainst(view, draft, refusals.length === 0)
  const errorOf = (field: string): string | undefined => {
    if (told?.field === field) return told.words
    if (field === 'title') return isTried && draft.title.trim() === '' ? t('required') : undefined
    const refusal = [...refusals, ...against].find((each) => each.field === field)
    return refusal && wordsOfCode(refusal.code, { ...refusal.values })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (refusals.length > 0 || draft.title.trim() === '') return
    const sent = { title: draft.title, design: structuredClone(designOf(draft)) as DesignView['design'] }
    try {
      if (view) await update.mutateAsync({ id: view.id, ...sent })
      else await create.mutateAsync(sent)
      toast({ text: t(view ? 'saved' : 'created', { title: draft.title }) })
      onDone?.()
    } catch (error) {
      const field = error instanceof RefusedCall ? fieldOf(error) : undefined
      setTold({ of: draft, words: words(error), ...(field ? { field } : {}) })
    }
  }
  return {
    draft,
    setTitle: (title: string) => setDraft({ ...draft, title }),
    change: (part: Partial<Draft['design']>) => setDraft({ ...draft, design: { ...draft.design, ...part } }),
    errorOf,
    general: told && !told.field ? told.words : undefined,
    isSending,
    submit: (event: FormEvent) => void submit(event),
  }
}

/** What the server has against a sound design, once typing has paused; nothing while it is being typed. */
function useAgainst(view: DesignView | undefined, draft: Draft, isSound: boolean) {
  const settled = useSettled(draft)
  const isAsked = isSound && settled === draft && draft.design !== view?.design
  const { data } = usePreview(view?.id, designOf(settled) as DesignView['design'], isAsked)
  return isAsked ? (data?.refusals ?? []) : []
}

const fieldOf = ({ code, field }: RefusedCall): string | undefined =>
  code === 'policyNumbers.titleTaken' ? 'title' : field
