import {
  grantablePermissions,
  MAX_INVITATIONS_AT_ONCE,
  permissionAreas,
  permissions,
  standings,
  transferStates,
} from '@coverwright/rules/company/members'
import { dateForms } from '@coverwright/rules/company/settings'
import { z } from 'zod'
import { EmailAddress, PersonName, Title } from '../identity'
import { may } from '../../platform'

export const RoleView = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  system: z.string().nullable(),
  permissions: z.array(z.enum(permissions)),
  memberCount: z.int(),
  may: z.array(z.enum(['edit', 'rename', 'delete', 'give'])),
})
export type RoleView = z.infer<typeof RoleView>

export const RoleDraft = z.object({
  name: z.string().trim().min(1, 'members.required').max(60),
  description: z.string().trim().max(300).default(''),
})

export const GivenPermissions = z.array(z.enum(grantablePermissions)).max(grantablePermissions.length)

/** The matrix of `/users`: every permission by area, what it opens, and whether the caller can give it. */
export const PermissionRow = z.object({
  permission: z.enum(permissions),
  area: z.enum(permissionAreas),
  opens: z.array(z.string()),
  isGrantable: z.boolean(),
})

export const GroupView = z.object({
  id: z.uuid(),
  name: z.string(),
  memberCount: z.int(),
  may: may('rename', 'delete'),
})
export const GroupName = z.string().trim().min(1, 'members.required').max(60)

export const MemberView = z.object({
  id: z.uuid(),
  kind: z.enum(['member', 'invitation']),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  standing: z.enum(standings),
  roles: z.array(z.object({ id: z.uuid(), name: z.string() })),
  group: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  state: z.enum(['active', 'deactivated', 'invited', 'inviteExpired']),
  since: z.iso.datetime(),
  isYou: z.boolean(),
  may: z.array(
    z.enum([
      'changeRoles',
      'changeGroup',
      'deactivate',
      'reactivate',
      'resend',
      'cancel',
      'transfer',
      'export',
      'erase',
    ]),
  ),
})
export type MemberView = z.infer<typeof MemberView>

export const SeatsView = z.object({
  admins: z.object({ taken: z.int(), limit: z.int() }),
  secondary: z.object({ taken: z.int(), limit: z.int() }),
})

export const InvitationDraft = z.object({
  email: EmailAddress,
  firstName: PersonName.or(z.literal('')).default(''),
  lastName: PersonName.or(z.literal('')).default(''),
  title: Title.default(''),
  roleIds: z.array(z.uuid()).min(1, 'members.roleMissing').max(10),
  groupId: z.uuid().nullable().default(null),
})

/** A row as it was read from a file or a pasted list: nothing is believed yet. */
export const ListedRow = z.object({
  email: z.string().max(300),
  firstName: z.string().max(200).default(''),
  lastName: z.string().max(200).default(''),
  title: z.string().max(200).default(''),
  role: z.string().max(200).default(''),
})

export const InvitationList = z.object({
  rows: z.array(ListedRow).min(1, 'members.listEmpty').max(MAX_INVITATIONS_AT_ONCE, 'members.listTooLong'),
})

export const RowResult = z.object({
  row: z.int(),
  email: z.string(),
  result: z.enum(['ready', 'sent', 'refused']),
  /** The refusal's code and its values, in words at the row. */
  refusal: z.string().nullable(),
  field: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type RowResult = z.infer<typeof RowResult>

const CompanyClock = z.object({ timeZone: z.string(), dateForm: z.enum(dateForms) })

export const InvitationView = z.object({
  companyName: z.string(),
  inviterName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  roleNames: z.array(z.string()),
  expiresAt: z.iso.datetime(),
  /** The company's: who reads this is not in it yet, and must read the same hour as those who are. */
  clock: CompanyClock,
  policies: z.object({ privacy: z.string(), terms: z.string() }),
})

export const TransferView = z.object({
  id: z.uuid(),
  status: z.enum(transferStates),
  fromName: z.string(),
  toName: z.string(),
  toEmail: z.string(),
  companyName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type TransferView = z.infer<typeof TransferView>

export const TransferNotice = TransferView.extend({ clock: CompanyClock })
export type TransferNotice = z.infer<typeof TransferNotice>
