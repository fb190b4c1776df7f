import { productKeepingOperations, productOperations, type ProductView } from '@coverwright/contract/design/products'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'

const { lock, unlock, trash, restore, listTrash } = productKeepingOperations
const changed = { refreshes: [productOperations.list, productOperations.get, listTrash] }

export const useTrash = () => useOperation(listTrash, {})

/** Locks a product and unlocks it, puts it away and takes it back. */
export function useKeeping() {
  const t = useTexts('products')
  const withToast = useToast()
  const [locking, unlocking] = [useWrite(lock, changed), useWrite(unlock, changed)]
  const [trashing, restoring] = [useWrite(trash, changed), useWrite(restore, changed)]
  type Named = Pick<ProductView, 'id' | 'name'>
  return {
    lock: ({ id, name }: Named) => withToast(() => locking.mutateAsync({ id }), { text: t('done.lock', { name }) }),
    unlock: ({ id, name }: Named) =>
      withToast(() => unlocking.mutateAsync({ id }), { text: t('done.unlock', { name }) }),
    trash: async ({ id, name }: Named) => {
      const question = { about: 'act', title: t('asks.trash.title', { name }), verb: t('action.trash') } as const
      if (await askFirst({ ...question, keeps: t('asks.trash.about') }))
        await withToast(() => trashing.mutateAsync({ id }), { text: t('done.trash', { name }) })
    },
    restore: ({ id, name }: Named) =>
      withToast(() => restoring.mutateAsync({ id }), { text: t('done.restore', { name }) }),
    isRestoring: restoring.isPending,
  }
}
