import type { NoticeView } from '@coverwright/contract/company/notifications'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useErrorWords } from '../../platform/words'
import { useDelete, useRead, useReadAll } from './use-notifications'

/** What can be done with notices, one or many at a time. */
export function useNoticeActions() {
  const t = useTexts('notifications')
  const errorWords = useErrorWords()
  const read = useRead()
  const remove = useDelete()
  const readAll = useReadAll()
  const told = async (work: Promise<unknown>, done?: string) => {
    try {
      await work
      if (done) toast({ text: done })
    } catch (error) {
      toast({ text: errorWords(error), tone: 'danger' })
    }
  }
  return {
    readAll,
    markRead: (notices: NoticeView[]) => {
      const ids = notices.filter((notice) => notice.may.includes('read')).map((notice) => notice.id)
      return ids.length > 0 ? told(read.mutateAsync({ ids })) : Promise.resolve()
    },
    discard: (notices: NoticeView[]) =>
      told(
        oneByOne(notices, ({ id }) => remove.mutateAsync({ id })),
        t('list.deleted', { count: notices.length }),
      ),
  }
}

async function oneByOne<Thing>(things: Thing[], act: (thing: Thing) => Promise<unknown>) {
  for (const thing of things) await act(thing)
}
