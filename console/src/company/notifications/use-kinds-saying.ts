import { noticeKindNames } from '@coverwright/rules/company/notifications'
import { useCallback } from 'react'
import { useMentioned } from '../../platform/words'

/** The kinds whose own words hold what is looked for, in the language being read; the server finds the names in them. */
export function useKindsSaying() {
  const notices = useMentioned('notices')
  return useCallback(
    (search: string) => {
      const wanted = search.trim().toLowerCase()
      if (wanted === '') return []
      return noticeKindNames.filter((kind) => notices.get(kind)?.toLowerCase().includes(wanted))
    },
    [notices],
  )
}
