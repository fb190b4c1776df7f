import type { ConnectorDraft, ConnectorView, RunView } from '@coverwright/contract/rating/connectors'
import { type ConnectorProblem, connectorProblems } from '@coverwright/rules/rating/connectors'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useEffect, useState } from 'react'
import { useToast } from '../../platform/toast'
import { useSaveWords } from '../../platform/words'
import { declareInputs, draftOf, newConnector } from './connector-edits'
import { useCreateConnector, useRunConnector, useUpdateConnector } from './use-connectors'

/** A connector while it is built: what was typed, what keeps it from being kept, and the last answer to it. */
export function useConnectorDraft(opened: ConnectorView | null, onMade: (made: ConnectorView) => void) {
  const t = useTexts('connectors')
  const withToast = useToast(useSaveWords())
  const askWithToast = useToast()
  const navigate = useNavigate()
  const [create, update, ask] = [useCreateConnector(), useUpdateConnector(), useRunConnector()]
  // Kept from here, and not yet opened by its id: something was typed while it was on its way.
  const [made, setMade] = useState<ConnectorView | null>(null)
  const kept = opened ?? made
  const [start, setStart] = useState(() => (kept ? draftOf(kept) : newConnector()))
  const [draft, setDraft] = useState(start)
  const [revision, setRevision] = useState(kept?.revision ?? 0)
  const [values, setValues] = useState<Record<string, string>>({})
  const [run, setRun] = useState<RunView | null>(null)
  const [wasTried, setTried] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start)
  const startFrom = (theirs: ConnectorView) => {
    setStart(draftOf(theirs))
    setRevision(theirs.revision)
  }
  // What somebody else saves is shown while nothing is unsaved here; otherwise saving is refused in words.
  if (kept && kept.revision > revision && !isChanged) {
    startFrom(kept)
    setDraft(draftOf(kept))
  }
  useUnsaved(isChanged)
  // Only once nothing is unsaved any more: leaving would be asked about otherwise.
  useEffect(() => {
    if (made && !opened && !isChanged) navigate(`/apiConnector?id=${made.id}`)
  }, [made, opened, isChanged, navigate])
  const problems: ConnectorProblem[] = connectorProblems(draft)
  const whenSound = (work: () => Promise<unknown>) => {
    setTried(true)
    if (problems.length === 0) void work()
  }
  const save = async () => {
    const saved = kept
      ? await update.mutateAsync({ id: kept.id, baseRevision: revision, connector: draft })
      : await create.mutateAsync(draft)
    startFrom(saved)
    setDraft((now) => (now === draft ? draftOf(saved) : now))
    if (kept) return
    setMade(saved)
    onMade(saved)
  }
  const typed = Object.fromEntries(draft.inputs.map(({ name, sample }) => [name, values[name] ?? sample]))
  return {
    draft,
    run,
    values: typed,
    isChanged,
    isSaving: create.isPending || update.isPending,
    isAsking: ask.isPending,
    /** Said once somebody tried to keep or ask: nobody is told of an empty name before they typed one. */
    problems: wasTried ? problems : [],
    change: (part: Partial<ConnectorDraft>) => setDraft((now) => ({ ...now, ...part })),
    set: setDraft,
    declare: () => setDraft(declareInputs),
    setValue: (name: string, value: string) => setValues((now) => ({ ...now, [name]: value })),
    save: () => whenSound(() => withToast(save, { text: t('editor.saved') })),
    ask: () =>
      whenSound(() =>
        askWithToast(async () =>
          setRun(await ask.mutateAsync({ id: kept?.id ?? null, connector: draft, values: typed })),
        ),
      ),
  }
}

export type ConnectorDrafting = ReturnType<typeof useConnectorDraft>
