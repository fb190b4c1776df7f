import type { NoticeView } from '@coverwright/contract/company/notifications'
import { useFormats } from '@coverwright/ui/formats'
import { useCallback } from 'react'
import { useMentions, useRoleWords } from '../../platform/words'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What a notice says: its kind names a title and a sentence, its values fill them, moments and roles as told here. */
export function useNoticeWords() {
  const { notice } = useMentions()
  const { dateTime, list } = useFormats()
  const roleWords = useRoleWords()
  return useCallback(
    ({ kind, values }: Pick<NoticeView, 'kind' | 'values'>) => {
      const tell = (name: string, value: string | number) => {
        if (name === 'role') return list(String(value).split(', ').map(roleWords))
        return MOMENT.test(String(value)) ? dateTime(value) : value
      }
      return notice(kind, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tell(name, value)])))
    },
    [notice, dateTime, list, roleWords],
  )
}
