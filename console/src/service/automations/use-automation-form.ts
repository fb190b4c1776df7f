import {
  type AutomationChoices,
  AutomationDraft,
  automationOperations as operations,
  type AutomationView,
} from '@coverwright/contract/service/automations'
import { useForm, type Values } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useEffect, useMemo, useState } from 'react'
import { useSubmit, useWrite } from '../../platform/queries'
import { actionFields, conditionFields, waitFields, whenFields } from './automation-fields'
import { automationAt } from './places'

type Options = { kept: AutomationView | null; choices: AutomationChoices; mayWrite: boolean }

export const STARTING = {
  ...{ name: '', trigger: 'policyIssued', hours: 24, days: 30, dataName: '', dateDays: 0, condition: '' },
  ...{ delayHours: 0, actions: [] },
}

/** An automation while it is written; saved, it shows what the server keeps. */
export function useAutomationForm({ kept, choices, mayWrite }: Options) {
  const t = useTexts('automations')
  const navigate = useNavigate()
  const [made, setMade] = useState<AutomationView | null>(null)
  const changed = { refreshes: [operations.list, operations.get, operations.dryRun] }
  const [create, update] = [useWrite(operations.create, changed), useWrite(operations.update, changed)]
  const parts = useMemo(
    () => ({
      when: whenFields(t, choices),
      onlyIf: conditionFields(t),
      wait: waitFields(t, choices),
      act: actionFields(t, choices),
    }),
    [t, choices],
  )
  const save = async (draft: AutomationDraft) => {
    const sent = { ...draft, actions: draft.actions.map((action) => ({ ...action, id: idOf(action.id) })) }
    if (kept) return update.mutateAsync({ ...sent, id: kept.id, baseRevision: revision }).then(show)
    setMade(await create.mutateAsync({ ...sent, productId: choices.product.id }))
  }
  const [revision, setRevision] = useState(kept?.revision ?? 0)
  const form = useForm<AutomationDraft>({
    ...useSubmit(save, { says: ({ name }) => t('edit.saved', { name }) }),
    schema: AutomationDraft,
    fields: useMemo(() => Object.values(parts).flat(), [parts]),
    initial: kept ? valuesOf(kept) : STARTING,
    isReadOnly: !mayWrite,
  })
  const { isDirty, isSending } = form
  const [shown, setShown] = useState(kept)
  const show = (saved: AutomationView) => setRevision(saved.revision)
  // What is kept by now is shown while nothing is unsaved here; otherwise saving is refused in words.
  if (kept && kept !== shown && kept.revision >= revision && !isDirty && !isSending) {
    setShown(kept)
    setRevision(kept.revision)
    form.follow(valuesOf(kept))
  }
  // Only once nothing is unsaved any more: leaving would be asked about otherwise.
  useEffect(() => {
    if (made && !isDirty && !isSending) navigate(automationAt(made.id))
  }, [made, isDirty, isSending, navigate])
  return { form, parts }
}

/** What was added here has a name of its own from now on: nothing is done twice for one event under it. */
export const idOf = (id: string) => (id === 'new' ? crypto.randomUUID().slice(0, 8) : id)

function valuesOf(view: AutomationView): Values {
  const { name, trigger, hours, days, dataName, dateDays, condition, delayHours, actions } = view
  return { name, trigger, hours, days, dataName, dateDays, condition, delayHours, actions: structuredClone(actions) }
}
