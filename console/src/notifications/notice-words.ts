import type { NoticeView } from '@coverwright/contract/notifications'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'

/** What a notice says: its kind names a title and a sentence, its values fill them. */
export function useNoticeWords() {
  const t = useTexts('notifications')
  return useCallback(
    ({ kind, values }: Pick<NoticeView, 'kind' | 'values'>) => ({
      title: t(`kind.${kind}.title`, values),
      about: t(`kind.${kind}.about`, values),
    }),
    [t],
  )
}
