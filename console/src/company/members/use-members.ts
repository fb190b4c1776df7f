import { auditOperations } from '@coverwright/contract/company/audit'
import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { useMayCall } from '../../platform/me'
import { useList, useOperation, useWrite } from '../../platform/queries'

export const useMemberList = () => useList(memberOperations.listMembers)
export const useMember = (id: string) => useOperation(memberOperations.getMember, { id })
export const useSomeMembers = () => useOperation(memberOperations.listMembers, { pageSize: 200 })
export const useGroups = () => useOperation(memberOperations.listGroups, {})
export const useRoles = () => useOperation(roleOperations.listRoles, {})
export const useMatrix = () => useOperation(roleOperations.listRolePermissions, {})

/** Only who may hand the primary role over can ask about it. */
export function useOpenTransfer() {
  const enabled = useMayCall(joiningOperations.getOpenTransfer)
  return useOperation(joiningOperations.getOpenTransfer, {}, { enabled }).data?.transfer ?? null
}

const { getMember, listMembers, listGroups } = memberOperations
const { listRoles, listRolePermissions } = roleOperations
const team = {
  refreshes: [getMember, auditOperations.listTimeline, listMembers, listGroups, listRoles, listRolePermissions],
}
const roles = { refreshes: [listRoles, listRolePermissions, listMembers] }
const handingOver = {
  refreshes: [joiningOperations.getOpenTransfer, getMember, auditOperations.listTimeline, listMembers],
}

export const useInvite = () => useWrite(memberOperations.invite, team)
export const useResend = () => useWrite(memberOperations.resendInvitation, team)
export const useCancelInvitation = () => useWrite(memberOperations.cancelInvitation, team)
export const useDeactivate = () => useWrite(memberOperations.deactivateMember, team)
export const useReactivate = () => useWrite(memberOperations.reactivateMember, team)
export const useSetRoles = () => useWrite(memberOperations.setRoles, team)
export const useSetGroup = () => useWrite(memberOperations.setGroup, team)
export const useExportMember = () => useWrite(memberOperations.exportMember)
export const useEraseMember = () => useWrite(memberOperations.eraseMember, team)
export const useInviteMany = () => useWrite(memberOperations.inviteMany, team)
export const useCheckInvitations = () => useWrite(memberOperations.checkInvitations)
export const useInviteTrialUser = () => useWrite(joiningOperations.inviteTrialUser)

export const useCreateGroup = () => useWrite(memberOperations.createGroup, team)
export const useRenameGroup = () => useWrite(memberOperations.renameGroup, team)
export const useDeleteGroup = () => useWrite(memberOperations.deleteGroup, team)

export const useCreateRole = () => useWrite(roleOperations.createRole, roles)
export const useRenameRole = () => useWrite(roleOperations.renameRole, roles)
export const useDeleteRole = () => useWrite(roleOperations.deleteRole, roles)
export const useSetRolePermissions = () => useWrite(roleOperations.setRolePermissions, roles)

export const useStartTransfer = () => useWrite(joiningOperations.startTransfer, handingOver)
export const useCancelTransfer = () => useWrite(joiningOperations.cancelTransfer, handingOver)
