import { type AuditEntry, auditOperations, type TimelinePage } from '@coverwright/contract/company/audit'
import type { LiveTopic } from '@coverwright/contract/platform'
import type { TimelineKind } from '@coverwright/rules/company/audit'
import { useTexts } from '@coverwright/ui/locales'
import type { TimelineEntry, TimelineProps } from '@coverwright/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asked, keyOf, queryClient } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords, useMentions } from '../../platform/words'
import { EntryDetail } from './entry-detail'
import { withEarlier, withNewest } from './join-timeline'
import { timelineLook } from './timeline-look'
import './audit.css'

const { listTimeline } = auditOperations

/** The topics are its room's: whatever changes such a thing also records it. */
type Thing = { kind: TimelineKind; id: string; topics: readonly LiveTopic[] }
/** More of an entry in a line, where the room of the thing knows it: 'Standard → Designer'. */
type Tell = (entry: AuditEntry) => string | undefined

/** What happened to one thing, for `Timeline`: kept fresh, earlier entries on demand, each with its words and its icon. */
export function useTimeline({ kind, id, topics }: Thing, tell?: Tell): Omit<TimelineProps, 'label'> {
  const { deed } = useMentions()
  // The words of what an entry opens to come with the story: asked for only then, the whole page would wait for them, and
  // whoever opened it by key would be nowhere.
  useTexts('audit')
  const errorWords = useErrorWords()
  const told = useToast()
  const [isLoadingEarlier, setLoadingEarlier] = useState(false)
  const key = keyOf(listTimeline, { kind, id })
  const { data, error, refetch } = useQuery<TimelinePage>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<TimelinePage>(key)
      const newest = await asked(listTimeline, { kind, id }, { signal, quiet: known !== undefined })
      return withNewest(queryClient.getQueryData(key), newest)
    },
    meta: { topics },
  })
  const loadEarlier = async () => {
    const before = data?.rows.at(-1)?.place
    if (before === undefined || isLoadingEarlier) return
    setLoadingEarlier(true)
    await told(async () => {
      const earlier = await asked(listTimeline, { kind, id, before })
      queryClient.setQueryData<TimelinePage>(key, (known) => known && withEarlier(known, earlier))
    })
    setLoadingEarlier(false)
  }
  const entryOf = (entry: AuditEntry): TimelineEntry => ({
    key: String(entry.place),
    at: entry.at,
    title: deed(entry.what),
    about: tell?.(entry),
    ...(entry.memberName ? { who: entry.memberName } : {}),
    ...timelineLook(entry.what),
    detail: () => <EntryDetail entry={entry} />,
  })
  return {
    entries: data?.rows.map(entryOf),
    hasEarlier: data?.hasEarlier ?? false,
    isLoadingEarlier,
    onEarlier: () => void loadEarlier(),
    isRefused: error instanceof RefusedCall && error.status === 403,
    error: error ? errorWords(error) : undefined,
    onRetry: () => void refetch(),
  }
}
