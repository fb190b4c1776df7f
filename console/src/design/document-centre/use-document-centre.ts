import {
  documentCentreOperations as operations,
  productDocumentOperations,
} from '@coverwright/contract/design/document-centre'
import { asked, useList, useOperation, useWrite } from '../../platform/queries'
import { downloadFrom } from '../../platform/download'
import { useToast } from '../../platform/toast'

const changed = { refreshes: [operations.list, operations.get] }

export const useDocuments = () => useList(operations.list)
export const useDocument = (id: string) => useOperation(operations.get, { id })
export const useReaders = () => useOperation(operations.listReaders, {})
export const useProductDocuments = (productId: string) => useOperation(productDocumentOperations.get, { productId })

export const useDocumentWrites = () => ({
  add: useWrite(operations.add, changed),
  update: useWrite(operations.update, changed),
  addVersion: useWrite(operations.addVersion, changed),
  remove: useWrite(operations.delete, changed),
  addFolder: useWrite(operations.addFolder, changed),
  renameFolder: useWrite(operations.renameFolder, changed),
  removeFolder: useWrite(operations.deleteFolder, changed),
})

/** Asks for a signed address when it is wanted, because it ends after an hour. */
export function useDownload() {
  const withToast = useToast()
  return (id: string, number: number, fileName: string) =>
    withToast(async () => downloadFrom((await asked(operations.getAddress, { id, number })).url, fileName))
}
