import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { bind } from '../../platform/operations'
import { acceptInvitation, getInvitation } from './accept-invitation'
import { acceptTransfer, getTransferNotice, sendTransferCode, verifyTransferCode } from './accept-transfer'
import { addRoles, deactivateMember, reactivateMember, setGroup, setRoles } from './change-member'
import { eraseMember } from './erase-person'
import { exportMember } from './export-person'
import { createGroup } from './create-group'
import { deleteGroup } from './delete-group'
import { invite } from './invite'
import { checkInvitations, inviteMany } from './invite-many'
import { inviteTrialUser } from './invite-trial-user'
import { listGroups } from './list-groups'
import { findMember, getMember, listMembers } from './list-members'
import { cancelInvitation, resendInvitation } from './open-invitations'
import { renameGroup } from './rename-group'
import {
  createRole,
  deleteRole,
  getRole,
  listRolePermissions,
  listRoles,
  renameRole,
  setRolePermissions,
} from './roles'
import { cancelTransfer, getOpenTransfer, startTransfer } from './transfer-primary'

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
