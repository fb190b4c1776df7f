import { templateOperations as operations, type TemplateView } from '@coverwright/contract/design/templates'
import type { MailBody } from '@coverwright/rules/design/templates'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asked, queryClient, keyOf } from '../../../platform/queries'
import { RefusedCall } from '../../../platform/wire'
import { useErrorWords } from '../../../platform/words'

const WAIT_MS = 900

export type MailHead = Pick<TemplateView, 'name' | 'tag' | 'productId'>
export type Saving = { state: 'saved' | 'waiting' | 'saving' | 'refused'; told: string }

/**
 * Saves by itself when typing rests, one save after the other, each on the revision that the last one gave. What was
 * refused stays on the screen with the reason, and is tried again with the next change.
 */
export function useMailSaving(template: TemplateView) {
  const [saved, setSaved] = useState(template)
  const [saving, setSaving] = useState<Saving>({ state: 'saved', told: '' })
  const words = useErrorWords()
  const line = useRef({
    revision: template.revision,
    draft: null as (MailHead & { body: MailBody }) | null,
    isBusy: false,
  })
  const timer = useRef<number | undefined>(undefined)

  const send = useCallback(async (): Promise<TemplateView | null> => {
    window.clearTimeout(timer.current)
    const at = line.current
    if (at.isBusy || !at.draft) return null
    const draft = at.draft
    at.draft = null
    at.isBusy = true
    setSaving({ state: 'saving', told: '' })
    try {
      const input = { ...draft, id: template.id, baseRevision: at.revision }
      const answer = await asked(operations.update, input, { idempotencyKey: crypto.randomUUID(), quiet: true })
      at.revision = answer.revision
      setSaved(answer)
      setSaving({ state: at.draft ? 'waiting' : 'saved', told: '' })
      return answer
    } catch (error) {
      at.draft ??= draft
      setSaving({ state: 'refused', told: words(error) })
      if (!(error instanceof RefusedCall)) timer.current = window.setTimeout(() => void send(), WAIT_MS * 5)
      return null
    } finally {
      at.isBusy = false
      if (at.draft && at.draft !== draft) timer.current = window.setTimeout(() => void send(), WAIT_MS)
    }
  }, [template.id, words])

  const change = useCallback(
    (draft: MailHead & { body: MailBody }) => {
      line.current.draft = draft
      setSaving({ state: 'waiting', told: '' })
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void send(), WAIT_MS)
    },
    [send],
  )

  /** Whoever leaves takes nothing unsaved along. */
  useEffect(
    () => () => {
      void send().then(() => queryClient.invalidateQueries({ queryKey: keyOf(operations.list) }))
    },
    [send],
  )
  /** Another act of the same template gave it another revision. */
  const follow = useCallback((answer: TemplateView) => {
    line.current.revision = answer.revision
    setSaved(answer)
  }, [])
  return { saved, saving, change, saveNow: send, follow }
}
