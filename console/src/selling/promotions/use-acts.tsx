import type { couponOperations, voucherOperations } from '@coverwright/contract/selling/promotions'
import { useTexts } from '@coverwright/ui/locales'
import { Pause, Play, Trash2 } from 'lucide-react'
import { useWrite } from '../../platform/queries'
import { useDelete, useToast } from '../../platform/toast'

export const actIcons = { activate: <Play />, deactivate: <Pause />, delete: <Trash2 /> }

type Acted = { changeState: (typeof voucherOperations)['changeState'] | (typeof couponOperations)['changeState'] } & {
  delete: (typeof voucherOperations)['delete'] | (typeof couponOperations)['delete']
  list: (typeof voucherOperations)['list'] | (typeof couponOperations)['list']
}

/** Does what a row's menu offers, and says what became of it. */
export function useActs(operations: Acted) {
  const t = useTexts('promotions')
  const [withToast, remove] = [useToast(), useDelete()]
  const changeState = useWrite(operations.changeState, { refreshes: [operations.list] })
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  return (act: keyof typeof actIcons, { id, title }: { id: string; title: string }) =>
    act === 'delete'
      ? remove({ name: title, verb: t('acts.delete'), work: () => gone.mutateAsync({ id }) })
      : withToast(() => changeState.mutateAsync({ id, event: act }), { text: t(`done.${act}`, { title }) })
}
