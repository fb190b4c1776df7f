import { type PolicyNumberDesign, policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import type { Ask } from '@coverwright/ui/form'
import { asked, useList, useOperation, useWrite } from '../../platform/queries'

const { listScopes, getDesign } = policyNumberOperations
const changed = { refreshes: [listScopes, getDesign, setUpOperations.get] }

export const useDesignList = () => useList(listScopes)
export const useSomeDesigns = (enabled: boolean) => useOperation(listScopes, { pageSize: 200 }, { enabled })
/** The first of those that are called so: a company may have hundreds. */
export const useSomeProducts = (enabled: boolean, search: string) =>
  useOperation(productOperations.list, { pageSize: 50, sort: 'name', search }, { enabled, keepsLast: true })
/** What stands against a design besides its own shape: other designs, and numbers that were given before. */
export const askAgainst = (id: string | undefined): Ask => ({
  ask: async ({ title, ...design }, signal) => {
    const input = { id, title: String(title), design: design as PolicyNumberDesign }
    return (await asked(policyNumberOperations.previewNumbers, input, { signal, quiet: true })).refusals
  },
})

export const useCreateDesign = () => useWrite(policyNumberOperations.createDesign, changed)
export const useUpdateDesign = () => useWrite(policyNumberOperations.updateDesign, changed)
export const useDeleteDesign = () => useWrite(policyNumberOperations.deleteDesign, changed)
export const useConnect = () => useWrite(policyNumberOperations.connectProduct, changed)
export const useDisconnect = () => useWrite(policyNumberOperations.disconnectProduct, changed)
