import { accountOperations, identityOperations } from '@coverwright/contract/company/identity'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { useOperation, useWrite } from '../../platform/queries'

export const useSettings = () => useOperation(settingsOperations.get, {})

export const useUpdateCompany = () =>
  useWrite(settingsOperations.updateCompany, { refreshes: [settingsOperations.get] })

export const useUpdateMine = () => useWrite(settingsOperations.updateMine, { refreshes: [settingsOperations.get] })

export const useAccount = () => useOperation(accountOperations.getAccount, {})

export const useUpdateAccount = () =>
  useWrite(accountOperations.updateAccount, { refreshes: [accountOperations.getAccount, identityOperations.me] })
