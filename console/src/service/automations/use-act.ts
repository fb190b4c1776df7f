import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { asked, useWrite } from '../../platform/queries'
import { useDelete, useToast } from '../../platform/toast'

type Which = { id: string; name: string }

/** Does what a row offers, and says what became of it. */
export function useAct() {
  const t = useTexts('automations')
  const [withToast, remove] = [useToast(), useDelete()]
  const changed = { refreshes: [operations.list, operations.get, operations.listRuns] }
  const writes = {
    switchOn: useWrite(operations.switchOn, changed),
    switchOff: useWrite(operations.switchOff, changed),
  }
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  const change = (act: keyof typeof writes, { id, name }: Which) =>
    withToast(() => writes[act].mutateAsync({ id }), { text: t(`done.${act}`, { name }) })
  /** Customers are written to from then on: how many it would have been is said first. */
  const switchOn = (row: Which) =>
    withToast(async () => {
      const { actions, trigger, productName } = await asked(operations.get, { id: row.id })
      const { would, happened, isCut } = await asked(operations.dryRun, { automationId: row.id, pageSize: 1 })
      const isSure = await askFirst({
        ...{ about: 'act', title: t('ask.title', { name: row.name }), verb: t('acts.switchOn') },
        keeps: [
          t('ask.does', {
            ...{ actions: actions.map(({ kind }) => t(`kinds.${kind}`)).join(', '), product: productName },
            trigger: t(`triggers.${trigger}`),
          }),
          t(isCut ? 'ask.wouldOfNewest' : 'ask.would', { count: would, happened }),
        ].join(' '),
      })
      if (isSure) await change('switchOn', row)
    })
  return (act: 'switchOn' | 'switchOff' | 'delete', row: Which) => {
    if (act === 'delete')
      return remove({ name: row.name, verb: t('acts.delete'), work: () => gone.mutateAsync({ id: row.id }) })
    return act === 'switchOn' ? switchOn(row) : change(act, row)
  }
}
