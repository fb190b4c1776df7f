import type { NoticeView } from '@coverwright/contract/notifications'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What a notice says: its kind names a title and a sentence, its values fill them, moments as clocks here show them. */
export function useNoticeWords() {
  const t = useTexts('notifications')
  const { dateTime } = useFormats()
  return useCallback(
    ({ kind, values }: Pick<NoticeView, 'kind' | 'values'>) => {
      const told = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, MOMENT.test(String(value)) ? dateTime(value) : value]),
      )
      return { title: t(`kind.${kind}.title`, told), about: t(`kind.${kind}.about`, told) }
    },
    [t, dateTime],
  )
}
