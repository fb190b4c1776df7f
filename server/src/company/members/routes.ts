import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { bind } from '../../platform/operations'
import { acceptInvitation } from './accept-invitation'
import { getInvitation } from './get-invitation'
import { acceptTransfer } from './accept-transfer'
import { getTransferNotice } from './get-transfer-notice'
import { sendTransferCode } from './send-transfer-code'
import { verifyTransferCode } from './verify-transfer-code'
import { addRoles } from './add-roles'
import { deactivateMember } from './deactivate-member'
import { reactivateMember } from './reactivate-member'
import { setGroup } from './set-group'
import { setRoles } from './set-roles'
import { eraseMember } from './erase-member'
import { exportMember } from './export-member'
import { createGroup } from './create-group'
import { deleteGroup } from './delete-group'
import { invite } from './invite'
import { checkInvitations } from './check-invitations'
import { inviteMany } from './invite-many'
import { inviteTrialUser } from './invite-trial-user'
import { listGroups } from './list-groups'
import { findMember } from './find-member'
import { getMember } from './get-member'
import { listMembers } from './list-members'
import { cancelInvitation } from './cancel-invitation'
import { resendInvitation } from './resend-invitation'
import { renameGroup } from './rename-group'
import { createRole } from './create-role'
import { deleteRole } from './delete-role'
import { getRole } from './get-role'
import { listRolePermissions } from './list-role-permissions'
import { listRoles } from './list-roles'
import { renameRole } from './rename-role'
import { setRolePermissions } from './set-role-permissions'
import { cancelTransfer } from './cancel-transfer'
import { getOpenTransfer } from './get-open-transfer'
import { startTransfer } from './start-transfer'

export const memberRoutes = [
  ...bind(memberOperations, {
    listMembers,
    findMember,
    getMember,
    invite,
    checkInvitations,
    inviteMany,
    resendInvitation,
    cancelInvitation,
    deactivateMember,
    reactivateMember,
    addRoles,
    setRoles,
    setGroup,
    eraseMember,
    exportMember,
    listGroups,
    createGroup,
    renameGroup,
    deleteGroup,
  }),
  ...bind(roleOperations, {
    listRoles,
    listRolePermissions,
    getRole,
    createRole,
    setRolePermissions,
    renameRole,
    deleteRole,
  }),
  ...bind(joiningOperations, {
    getInvitation,
    acceptInvitation,
    inviteTrialUser,
    startTransfer,
    getOpenTransfer,
    cancelTransfer,
    getTransferNotice,
    sendTransferCode,
    verifyTransferCode,
    acceptTransfer,
  }),
]
