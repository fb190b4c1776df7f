import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const roles = pgTable(
  'roles',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    /** One of the system roles that every company has, or null for a role of its own. */
    system: text('system'),
    name: text('name').notNull(),
    foldedName: text('folded_name').notNull(),
    description: text('description').notNull().default(''),
    /** Null on a system role that nobody edited: it then follows the table in rules, new permissions included. */
    permissions: text('permissions').array(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('role_name_once_per_company').on(table.companyId, table.foldedName),
    unique('role_system_once_per_company').on(table.companyId, table.system),
  ],
)

export const memberGroups = pgTable(
  'member_groups',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    foldedName: text('folded_name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('group_name_once_per_company').on(table.companyId, table.foldedName),
  ],
)

/** A person inside a company; `id` is the person's id. */
export const members = pgTable(
  'members',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    state: text('state').notNull().default('active'),
    groupId: uuid('group_id'),
    joinedAt: at('joined_at').notNull(),
    deactivatedAt: at('deactivated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'member_in_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [memberGroups.companyId, memberGroups.id],
    }),
  ],
)

export const memberRoles = pgTable(
  'member_roles',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    roleId: uuid('role_id').notNull(),
    /** True on the one row of the primary user: the database allows one per company. */
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId, table.roleId] }),
    foreignKey({
      name: 'member_role_of_member',
      columns: [table.companyId, table.memberId],
      foreignColumns: [members.companyId, members.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'member_role_of_role',
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }),
    uniqueIndex('one_primary_per_company')
      .on(table.companyId)
      .where(sql`is_primary`),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    title: text('title').notNull().default(''),
    roleIds: uuid('role_ids').array().notNull(),
    groupId: uuid('group_id'),
    state: text('state').notNull().default('pending'),
    invitedBy: uuid('invited_by').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('invitation_once_per_address')
      .on(table.companyId, table.emailKey)
      .where(sql`state = 'pending'`),
  ],
)

/** The handing over of the primary role: one open at a time. */
export const primaryTransfers = pgTable(
  'primary_transfers',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    fromMember: uuid('from_member').notNull(),
    toMember: uuid('to_member').notNull(),
    state: text('state').notNull().default('pending'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('one_open_transfer_per_company')
      .on(table.companyId)
      .where(sql`state = 'pending'`),
    index('primary_transfers_by_time').on(table.companyId, table.createdAt),
  ],
)

/** How its things are called, for screens that know only their ids. */
export const memberNames = {
  role: { company: roles.companyId, id: roles.id, name: roles.name },
  group: { company: memberGroups.companyId, id: memberGroups.id, name: memberGroups.name },
  invitation: { company: invitations.companyId, id: invitations.id, name: invitations.email },
}
