import { type NoticeKind, noticeKindNames, noticeKinds } from '@coverwright/rules/company/notifications'
import { useCallback } from 'react'
import { useNoticeWords } from './notice-words'

/** The kinds whose own words hold what is looked for, in the language being read; the server finds the names in them. */
export function useKindsSaying() {
  const words = useNoticeWords()
  return useCallback(
    (search: string) => {
      const wanted = search.trim().toLowerCase()
      if (wanted === '') return []
      const says = (kind: NoticeKind) => {
        const values = Object.fromEntries(noticeKinds[kind].values.map((name) => [name, '']))
        const { title, about } = words({ kind, values })
        return `${title} ${about}`.toLowerCase().includes(wanted)
      }
      return noticeKindNames.filter(says)
    },
    [words],
  )
}
