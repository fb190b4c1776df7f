import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { type Conflict, type ConflictWords, useDraft } from '../../platform/draft'
import { usesDraft } from './uses-draft'

/** What a product asks, while it is worked on. */
export function useUsesDraft(view: ProductConnectors, kind = usesDraft) {
  const drafting = useDraft(kind, view)
  const { document: uses, change } = drafting
  const acts = useMemo(
    () => ({
      add: (use: ConnectorUse) => change((now) => [...now, use], `add ${use.id}`),
      put: (use: ConnectorUse) =>
        change((now) => now.map((each) => (each.id === use.id ? use : each)), `change ${use.id}`),
      remove: (id: string) => change((now) => now.filter((each) => each.id !== id), `remove ${id}`),
    }),
    [change],
  )
  return {
    uses,
    drafting,
    /** Problems are those of what is saved: of what is being typed nobody has said anything yet. */
    problems: drafting.isUnsaved ? NONE : view.problems,
    ...acts,
    words: useUseConflicts(view),
  }
}

const NONE: ProductConnectors['problems'] = []

/** A use is called by its connector, and said by when it is asked and what it is asked with. */
function useUseConflicts({ connectors, uses }: ProductConnectors): ConflictWords {
  const t = useTexts('connectors')
  const called = (id: string) => connectors.find((each) => each.id === id)?.name ?? t('product.gone')
  const nameOf = ({ path: [id], mine, theirs }: Conflict) => {
    const use = (mine ?? theirs ?? uses.find((each) => each.id === id)) as Partial<ConnectorUse> | undefined
    return use?.connectorId ? called(use.connectorId) : t('product.title')
  }
  const say = (value: unknown): string => {
    const { connectorId = '', when = '', inputs = {}, outputs = {} } = value as Partial<ConnectorUse>
    const asked = Object.entries(inputs).map(([name, source]) => `${t('product.input', { name })} ${source}`)
    const fed = Object.entries(outputs).map(([name, into]) => `${t('product.output', { name })} ${into}`)
    return [called(connectorId), when && `${t('product.when')} ${when}`, ...asked, ...fed].filter(Boolean).join(' · ')
  }
  return { nameOf, say }
}
