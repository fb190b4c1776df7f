import { companyOperations } from '@coverwright/contract/company/companies'
import { identityOperations } from '@coverwright/contract/company/identity'
import { useOperation, useWrite } from '../../platform/queries'

/** `me` carries logo, favicon and colour to the frame, so it is asked again after every change. */
const shown = { refreshes: [companyOperations.getCompany, identityOperations.me] }

export const useCompany = () => useOperation(companyOperations.getCompany, {})
export const useUpdateCompany = () => useWrite(companyOperations.updateCompany, shown)
export const useSubmitCompany = () => useWrite(companyOperations.submitCompany, shown)
export const useCloseCompany = () => useWrite(companyOperations.closeCompany)
