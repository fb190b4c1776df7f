import { auditOperations } from '@coverwright/contract/company/audit'
import { memberOperations } from '@coverwright/contract/company/members'
import type { ListState } from '@coverwright/ui/list'
import { useCallback } from 'react'
import { downloadFrom } from '../../platform/download'
import { useMayCall } from '../../platform/me'
import { useList, useOperation, useWrite } from '../../platform/queries'
import { useMentioned } from '../../platform/words'

/** Which deeds have the words in the language being read: the log itself has codes. */
export function useDeedsSaying() {
  const deeds = useMentioned('deeds')
  return useCallback(
    (search: string) => {
      const wanted = search.toLowerCase()
      if (wanted === '') return []
      return [...deeds].flatMap(([code, words]) => (words.toLowerCase().includes(wanted) ? [code] : []))
    },
    [deeds],
  )
}

export function useAuditList() {
  const saying = useDeedsSaying()
  return useList(auditOperations.list, { also: ({ search }) => ({ saying: saying(search) }) })
}

/** Whom the log can be narrowed to, for those who may see who is here. */
export function usePeople() {
  const maySee = useMayCall(memberOperations.listMembers)
  const { data } = useOperation(memberOperations.listMembers, { pageSize: 200 }, { enabled: maySee })
  return (data?.rows ?? [])
    .filter(({ kind }) => kind === 'member')
    .map(({ id, firstName, lastName, email }) => ({ value: id, label: `${firstName} ${lastName}`.trim() || email }))
}

/** What is searched and filtered now, as a file. */
export function useAuditExport({ search, filters }: ListState, titles: string[]) {
  const deeds = useMentioned('deeds')
  const saying = useDeedsSaying()
  const make = useWrite(auditOperations.export)
  return async () => {
    const words = search.trim()
    const filter = Object.fromEntries(Object.entries(filters).map(([name, [chosen]]) => [name, chosen]))
    const asked = { search: words, saying: saying(words), filter: filter as object }
    const { url, name } = await make.mutateAsync({ ...asked, words: Object.fromEntries(deeds), titles })
    downloadFrom(url, name)
  }
}
