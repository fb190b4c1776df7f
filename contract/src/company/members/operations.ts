import { z } from 'zod'
import { Done, EmailAddress, meTopic } from '../identity'
import { listOperation, may, oneId, oneOf, operation, type Operations } from '../../platform'
import { GroupName, GroupView, InvitationDraft, InvitationList, MemberView, RowResult, SeatsView } from './schema'
import { membersTopic } from './topics'

const writes = { may: 'members.write', writes: true } as const
const OneMember = z.object({ memberId: z.uuid() })
const OneInvitation = z.object({ invitationId: z.uuid() })

/** Members and invitations: `/users`, `/batch-invite`. */
export const memberOperations = {
  listMembers: listOperation({
    get: '/v1/permission/user/getSubordinateUserList',
    may: 'members.read',
    rows: MemberView,
    more: { seats: SeatsView, may: may('invite') },
    searches: ['name', 'email'],
    filters: { state: oneOf(['active', 'invited', 'deactivated']), role: oneId(), group: oneId() },
    /** `team`: members by how long they have been here, then invitations. */
    sorts: ['team', 'name', 'email', 'state', 'since'],
    usual: 'team',
    changesWith: [membersTopic, meTopic],
    says: 'Members and open invitations, with the seats that are left',
  }),
  findMember: operation({
    post: '/v1/login/getUserInfoByEmail',
    may: 'members.read',
    takes: z.object({ email: EmailAddress }),
    gives: MemberView,
    says: "One of the company's members by address",
  }),
  getMember: operation({
    post: '/v1/permissions/getCompanyUser',
    may: 'members.read',
    takes: z.object({ id: z.uuid() }),
    gives: MemberView,
    changesWith: [membersTopic, meTopic],
    says: 'One member or open invitation',
  }),
  invite: operation({
    post: '/v1/permissions/creatCompanyUser',
    ...writes,
    takes: InvitationDraft,
    gives: MemberView,
    says: 'Invites somebody into the company',
  }),
  checkInvitations: operation({
    post: '/v1/permissions/checkCompanyUsers',
    may: 'members.write',
    takes: InvitationList,
    gives: z.object({ rows: z.array(RowResult) }),
    says: 'Checks a list of people row by row; sends nothing',
  }),
  inviteMany: operation({
    post: '/v1/permissions/createCompanyUsers',
    ...writes,
    takes: InvitationList,
    gives: z.object({ rows: z.array(RowResult) }),
    says: 'Invites everybody on a list who can be invited, and says what became of each row',
  }),
  resendInvitation: operation({
    post: '/v1/login/sendSecondaryUserEmail',
    ...writes,
    takes: OneInvitation,
    gives: MemberView,
    says: 'Sends an invitation again; the earlier link no longer works',
  }),
  cancelInvitation: operation({
    post: '/v1/permissions/cancelCompanyUser',
    ...writes,
    takes: OneInvitation,
    gives: Done,
    says: 'Takes an invitation back',
  }),
  deactivateMember: operation({
    post: '/v1/permissions/deactivateCompanyUser',
    ...writes,
    takes: OneMember,
    gives: MemberView,
    says: 'Ends the access of a member at once',
  }),
  reactivateMember: operation({
    post: '/v1/permissions/activateCompanyUser',
    ...writes,
    takes: OneMember,
    gives: MemberView,
    says: 'Gives a deactivated member access again, if there is a seat',
  }),
  addRoles: operation({
    post: '/v1/permissions/addUserPermissions',
    ...writes,
    takes: OneMember.extend({ roleIds: z.array(z.uuid()).min(1).max(10) }),
    gives: MemberView,
    says: 'Gives a member further roles',
  }),
  setRoles: operation({
    post: '/v1/permissions/updateUserPermissions',
    ...writes,
    takes: OneMember.extend({ roleIds: z.array(z.uuid()).min(1, 'members.roleMissing').max(10) }),
    gives: MemberView,
    says: "Sets a member's roles",
  }),
  setGroup: operation({
    post: '/v1/permissions/updateUserGroup',
    ...writes,
    takes: OneMember.extend({ groupId: z.uuid().nullable() }),
    gives: MemberView,
    says: 'Puts a member into a group, or into none',
  }),
  eraseMember: operation({
    post: '/v1/permissions/eraseCompanyUser',
    ...writes,
    takes: OneMember,
    gives: Done,
    says: 'Erases the personal data of a deactivated member',
  }),
  exportMember: operation({
    post: '/v1/permissions/exportCompanyUser',
    ...writes,
    secret: true,
    takes: OneMember,
    gives: z.object({ fileName: z.string(), content: z.string() }),
    says: 'Everything that is kept about one member, as JSON',
  }),
  listGroups: operation({
    post: '/v1/permissions/listGroups',
    may: 'members.read',
    takes: z.object({}),
    gives: z.object({ groups: z.array(GroupView), may: may('create') }),
    changesWith: [membersTopic, meTopic],
    says: 'The groups of members',
  }),
  createGroup: operation({
    post: '/v1/permissions/createGroup',
    ...writes,
    takes: z.object({ name: GroupName }),
    gives: GroupView,
    says: 'A new group',
  }),
  renameGroup: operation({
    post: '/v1/permissions/updateGroup',
    ...writes,
    takes: z.object({ groupId: z.uuid(), name: GroupName }),
    gives: GroupView,
    says: 'Renames a group',
  }),
  deleteGroup: operation({
    post: '/v1/permissions/deleteGroup',
    ...writes,
    takes: z.object({ groupId: z.uuid() }),
    gives: Done,
    says: 'Deletes a group; its members are then in none',
  }),
} satisfies Operations
