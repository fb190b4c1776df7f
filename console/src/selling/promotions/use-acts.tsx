import type {
  CouponView,
  couponOperations,
  VoucherView,
  voucherOperations,
} from '@coverwright/contract/selling/promotions'
import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Pause, Play, Trash2 } from 'lucide-react'
import { useWrite } from '../../platform/queries'
import { useDelete, useToast } from '../../platform/toast'
import { worthWords } from './promotion-words'

export const actIcons = { activate: <Play />, deactivate: <Pause />, delete: <Trash2 /> }

type Row = CouponView | VoucherView
type Acted = { changeState: (typeof voucherOperations)['changeState'] | (typeof couponOperations)['changeState'] } & {
  delete: (typeof voucherOperations)['delete'] | (typeof couponOperations)['delete']
  list: (typeof voucherOperations)['list'] | (typeof couponOperations)['list']
}

/** Does what a row's menu offers, and says what became of it. */
export function useActs(operations: Acted) {
  const t = useTexts('promotions')
  const formats = useFormats()
  const [withToast, remove] = [useToast(), useDelete()]
  const changeState = useWrite(operations.changeState, { refreshes: [operations.list] })
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  const change = ({ id, title }: Row, event: 'activate' | 'deactivate') =>
    withToast(() => changeState.mutateAsync({ id, event }), { text: t(`done.${event}`, { title }) })
  /** Buyers take money off from then on: it is said what, how often and where before it happens. */
  const activate = async (row: Row) => {
    const { title, code, quantity, productName } = row
    const isSure = await askFirst({
      ...{ about: 'act', title: t('ask.title', { title }), verb: t('acts.activate') },
      keeps: t(productName ? 'ask.ofProduct' : 'ask.ofAll', {
        ...{ code, worth: worthWords(row, t, formats), quantity, product: productName },
      }),
    })
    if (isSure) await change(row, 'activate')
  }
  return (act: keyof typeof actIcons, row: Row) => {
    if (act === 'delete')
      return remove({ name: row.title, verb: t('acts.delete'), work: () => gone.mutateAsync({ id: row.id }) })
    return act === 'activate' ? activate(row) : change(row, act)
  }
}
