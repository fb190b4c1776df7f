import { productDraftOperations, productOperations } from '@coverwright/contract/design/products'
import { askFirst } from '@coverwright/ui/confirm'
import { mayLeave } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { saveOpenDrafts } from '../../platform/draft'
import { queryClient, useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'

const { list, create, choose, rename, delete: remove } = productDraftOperations
const changed = { refreshes: [list, productOperations.get, productOperations.list] }

export const useDraftList = (productId: string) => useOperation(list, { productId }, { quiet: true })

/** Everything that was read of a product was read of another draft: it is asked for anew. */
export const forgetRead = (productId: string) =>
  queryClient.resetQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== productOperations.get.path && JSON.stringify(queryKey).includes(productId),
  })

/** Goes over to another draft, makes one, renames it, takes it away. What is open is saved or asked about before. */
export function useDraftActs(productId: string) {
  const t = useTexts('products')
  const withToast = useToast()
  const [choosing, creating] = [useWrite(choose, changed), useWrite(create, changed)]
  const [renaming, removing] = [useWrite(rename, changed), useWrite(remove, changed)]
  const isSettled = async () => {
    if (!(await mayLeave())) return false
    await saveOpenDrafts()
    return true
  }
  return {
    choose: async (draftId: string, name: string) => {
      if (await isSettled())
        await withToast(() => choosing.mutateAsync({ productId, draftId }), { text: t('drafts.chosen', { name }) })
    },
    /** Asked before the dialog that names a new draft, which is itself something unsaved. */
    isSettled,
    create: (name: string, from: string | undefined) =>
      creating.mutateAsync({ productId, name, ...(from ? { from } : {}) }),
    rename: (draftId: string, name: string) => renaming.mutateAsync({ productId, draftId, name }),
    remove: async (draftId: string, name: string) => {
      const question = { about: 'delete', name, verb: t('drafts.delete'), loses: [t('drafts.losesHistory')] } as const
      if (await askFirst({ ...question, keeps: t('drafts.deleteKeeps') }))
        await withToast(() => removing.mutateAsync({ productId, draftId }), { text: t('drafts.deleted', { name }) })
    },
  }
}
