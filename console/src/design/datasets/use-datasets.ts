import { datasetOperations } from '@coverwright/contract/design/datasets'
import type { GivesOf } from '@coverwright/contract/platform'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { useLanguage } from '@coverwright/ui/locales'
import { useOperation, useWrite } from '../../platform/queries'

const { get, listBindings } = datasetOperations
const changed = { refreshes: [get, listBindings, productOperations.get, setUpOperations.get] }

export const useDataset = (productId: string) =>
  useOperation(get, { productId, language: useLanguage().language }, { keepsLast: true })
export const useBindings = (productId: string) =>
  useOperation(listBindings, { productId, language: useLanguage().language }, { keepsLast: true })
export type BindingsView = GivesOf<typeof listBindings>
export const useUpdateDataset = () => useWrite(datasetOperations.update, changed)
export const useBind = () => useWrite(datasetOperations.bind, changed)
