import { ConnectorDraft, type ConnectorView, type RunView } from '@coverwright/contract/rating/connectors'
import { connectorProblems } from '@coverwright/rules/rating/connectors'
import { useForm, type Values } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useEffect, useMemo, useState } from 'react'
import { useSubmit } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { draftOf, fieldFrom, missingInputs, newConnector } from './connector-edits'
import { answerFields, failureFields, requestFields } from './connector-fields'
import { useConnectorWords } from './connector-words'
import { useCreateConnector, useRunConnector, useUpdateConnector } from './use-connectors'

/** A body is sent with POST alone: what was typed for one is not kept with a GET. */
const Sent = ConnectorDraft.extend({ body: ConnectorDraft.shape.body.default([]) })

type Options = { opened: ConnectorView | null; mayWrite: boolean; onMade: (made: ConnectorView) => void }

/** A connector while it is built: what is typed, what keeps it from being kept, and the last answer to it. */
export function useConnectorForm({ opened, mayWrite, onMade }: Options) {
  const t = useTexts('connectors')
  const words = useConnectorWords()
  const navigate = useNavigate()
  const askWithToast = useToast()
  const [create, update, ask] = [useCreateConnector(), useUpdateConnector(), useRunConnector()]
  // Kept from here, and not yet opened by its id: something was typed while it was on its way.
  const [made, setMade] = useState<ConnectorView | null>(null)
  const kept = opened ?? made
  const [revision, setRevision] = useState(kept?.revision ?? 0)
  const [values, setValues] = useState<Record<string, string>>({})
  const [run, setRun] = useState<RunView | null>(null)
  const parts = useMemo(
    () => ({ request: requestFields(t, kept), answer: answerFields(t), failure: failureFields(t) }),
    [t, kept],
  )
  const save = async (connector: ConnectorDraft) => {
    if (kept)
      return setRevision((await update.mutateAsync({ id: kept.id, baseRevision: revision, connector })).revision)
    const saved = await create.mutateAsync(connector)
    setRevision(saved.revision)
    setMade(saved)
    onMade(saved)
  }
  const form = useForm<ConnectorDraft>({
    ...useSubmit(save, { says: () => t('editor.saved') }),
    schema: Sent,
    fields: useMemo(() => [...parts.request, ...parts.answer, ...parts.failure], [parts]),
    initial: kept ? draftOf(kept) : newConnector(),
    rules: problemsOf,
    errorText: (code, told) => words({ code, values: told }),
    isReadOnly: !mayWrite,
    // Places that were typed and are no inputs yet become some.
    onLeave: () => {
      for (const input of missingInputs(draft)) form.changeRows('inputs', { add: input })
    },
  })
  const draft = form.values as ConnectorDraft
  const { isDirty, isSending } = form
  const [followed, setFollowed] = useState(kept)
  // What is kept by now, by whomever, is shown while nothing is unsaved here; otherwise saving is refused in words.
  if (kept && kept !== followed && kept.revision >= revision && !isDirty && !isSending) {
    setFollowed(kept)
    setRevision(kept.revision)
    form.follow(draftOf(kept))
  }
  // Only once nothing is unsaved any more: leaving would be asked about otherwise.
  useEffect(() => {
    if (made && !opened && !isDirty && !isSending) navigate(`/apiConnector?id=${made.id}`)
  }, [made, opened, isDirty, isSending, navigate])
  const typed = Object.fromEntries(draft.inputs.map(({ name, sample }) => [name, values[name] ?? sample]))
  return {
    form,
    parts,
    kept,
    draft,
    run,
    values: typed,
    isAsking: ask.isPending,
    take: (pointer: string, sample: string) =>
      form.changeRows('fields', { add: fieldFrom(draft.fields, pointer, sample) }),
    setValue: (name: string, value: string) => setValues((now) => ({ ...now, [name]: value })),
    ask: () => {
      if (!form.check()) return
      void askWithToast(async () =>
        setRun(await ask.mutateAsync({ id: kept?.id ?? null, connector: Sent.parse(draft), values: typed })),
      )
    },
  }
}

export type ConnectorForm = ReturnType<typeof useConnectorForm>

const problemsOf = (values: Values) => connectorProblems({ body: [], ...values } as unknown as ConnectorDraft)
