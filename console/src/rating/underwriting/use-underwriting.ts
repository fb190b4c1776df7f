import { underwritingOperations as operations } from '@coverwright/contract/rating/underwriting'
import { useLanguage } from '@coverwright/ui/locales'
import { useOperation, useWrite } from '../../platform/queries'

export const useGuide = (productId: string) =>
  useOperation(operations.get, { productId, language: useLanguage().language }, { keepsLast: true })
export const useDecide = (input: Parameters<typeof useOperation<typeof operations.decide>>[1]) =>
  useOperation(operations.decide, input, { keepsLast: true, quiet: true })

export const useAuthority = () => useOperation(operations.listAuthority, {})
export const useSaveAuthority = () =>
  useWrite(operations.saveAuthority, { refreshes: [operations.listAuthority], quiet: true })
