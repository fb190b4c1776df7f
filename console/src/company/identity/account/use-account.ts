import { auditOperations } from '@coverwright/contract/company/audit'
import { accountOperations, identityOperations, passwordOperations } from '@coverwright/contract/company/identity'
import { useDeedsSaying } from '../../audit'
import { useList, useOperation, useWrite } from '../../../platform/queries'

const { getAccount, listSessions } = accountOperations
const self = { refreshes: [getAccount, identityOperations.me] }
const places = { refreshes: [listSessions] }

export const useAccount = () => useOperation(getAccount, {})
export const useSessions = () => useOperation(listSessions, {})
export function useOwnAudit() {
  const saying = useDeedsSaying()
  return useList(auditOperations.listOwn, { also: ({ search }) => ({ saying: saying(search) }) })
}

export const useUpdateAccount = () => useWrite(accountOperations.updateAccount, self)
export const useChangePassword = () =>
  useWrite(passwordOperations.changePassword, { refreshes: [getAccount, listSessions] })
export const useStartTwoStep = () => useWrite(accountOperations.startTwoStep)
export const useConfirmTwoStep = () => useWrite(accountOperations.confirmTwoStep, self)
export const useStopTwoStep = () => useWrite(accountOperations.stopTwoStep, self)
export const useRenewRecoveryCodes = () => useWrite(accountOperations.renewRecoveryCodes, self)
export const useRevokeSession = () => useWrite(accountOperations.revokeSession, places)
export const useForgetDevice = () => useWrite(accountOperations.forgetDevice, places)
export const useExportSelf = () => useWrite(accountOperations.exportSelf)
export const useEraseSelf = () => useWrite(accountOperations.eraseSelf)
