import type { Language } from '@coverwright/rules/languages'
import type {
  InsuranceType,
  PartRevisions,
  ProductAccess,
  ProductRole,
  ProductSize,
  StoredDocument,
} from '@coverwright/rules/design/products'
import type { ChangeWhat, Difference } from '@coverwright/rules/release/versions'
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()
const maybeAt = (name: string) => timestamp(name, { withTimezone: true })

/** Products that are worked on together, by the same people. */
export const productGroups = pgTable(
  'product_groups',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('product_group_name_once').on(table.companyId, table.name),
  ],
)

/** Who was invited to all products of a group, and as what. */
export const productGroupPeople = pgTable(
  'product_group_people',
  {
    companyId: uuid('company_id').notNull(),
    groupId: uuid('group_id').notNull(),
    personId: uuid('person_id').notNull(),
    role: text('role').$type<ProductRole>().notNull(),
    invitedAt: at('invited_at'),
  },
  (table) => [
    primaryKey({ name: 'product_group_person_once', columns: [table.companyId, table.groupId, table.personId] }),
    foreignKey({
      name: 'product_group_people_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [productGroups.companyId, productGroups.id],
    }).onDelete('cascade'),
  ],
)

export const products = pgTable(
  'products',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    size: text('size').$type<ProductSize>().notNull(),
    insuranceType: text('insurance_type').$type<InsuranceType>().notNull(),
    typeWords: text('type_words').notNull().default(''),
    currency: text('currency').notNull(),
    languages: jsonb('languages').$type<Language[]>().notNull(),
    ownerId: uuid('owner_id'),
    access: text('access').$type<ProductAccess>().notNull().default('company'),
    /** Nobody changes its design while it is locked. */
    lockedAt: maybeAt('locked_at'),
    lockedBy: uuid('locked_by'),
    /** In the trash since then: in no list, and comes back for thirty days. */
    trashedAt: maybeAt('trashed_at'),
    trashedBy: uuid('trashed_by'),
    groupId: uuid('group_id'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'products_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [productGroups.companyId, productGroups.id],
    }),
    index('products_of_group').on(table.companyId, table.groupId),
  ],
)

/**
 * Versions of a product's design. A draft changes under a growing revision, and each of its parts keeps the one that last
 * changed it; a published one has a hash and never changes.
 */
export const bodies = pgTable(
  'bodies',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    number: integer('number').notNull(),
    revision: integer('revision').notNull(),
    partRevisions: jsonb('part_revisions').$type<PartRevisions>().notNull().default({}),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    /** Of several drafts beside each other; the main one has none. */
    draftName: text('draft_name').notNull().default(''),
    hash: text('hash'),
    document: jsonb('document').$type<StoredDocument>().notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.productId], foreignColumns: [products.companyId, products.id] }),
    unique('body_number_once').on(table.companyId, table.productId, table.number),
    uniqueIndex('body_one_draft')
      .on(table.companyId, table.productId, table.draftName)
      .where(sql`state = 'draft'`),
    uniqueIndex('body_hash_once').on(table.companyId, table.productId, table.hash),
  ],
)

/**
 * Which draft of a product somebody works on, where that is or was another than the main one. What they read before `floor`
 * was read of another draft, and is not saved into this one.
 */
export const draftChoices = pgTable(
  'draft_choices',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** None where the one that was chosen is gone. */
    bodyId: uuid('body_id'),
    floor: integer('floor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId, table.personId] }),
    foreignKey({ columns: [table.companyId, table.productId], foreignColumns: [products.companyId, products.id] }),
  ],
)

/** Translations that are older than the text in the first language; a published body keeps those it was published with. */
export const staleTexts = pgTable(
  'stale_texts',
  {
    companyId: uuid('company_id').notNull(),
    bodyId: uuid('body_id').notNull(),
    key: text('key').notNull(),
    language: text('language').$type<Language>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.bodyId, table.key, table.language] }),
    foreignKey({
      name: 'stale_texts_body',
      columns: [table.companyId, table.bodyId],
      foreignColumns: [bodies.companyId, bodies.id],
    }).onDelete('cascade'),
  ],
)

/**
 * What was done to a body, in pieces that people remember: who, when, and what is different since. `before` is the whole
 * document as it was, written once when a change begins; how it was afterwards is the `before` of the next, or the body itself.
 */
export const bodyChanges = pgTable(
  'body_changes',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    bodyId: uuid('body_id').notNull(),
    number: integer('number').notNull(),
    what: text('what').$type<ChangeWhat>().notNull(),
    personId: uuid('person_id'),
    parts: jsonb('parts').$type<string[]>().notNull(),
    before: jsonb('before').$type<StoredDocument>().notNull(),
    differences: jsonb('differences').$type<Difference[]>().notNull(),
    differenceCount: integer('difference_count').notNull(),
    revision: integer('revision').notNull(),
    startedAt: at('started_at'),
    savedAt: at('saved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.productId], foreignColumns: [products.companyId, products.id] }),
    index('body_changes_by_product').on(table.companyId, table.productId, table.revision),
  ],
)

/** Who was invited to a product, and as what. */
export const productPeople = pgTable(
  'product_people',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    personId: uuid('person_id').notNull(),
    role: text('role').$type<ProductRole>().notNull(),
    invitedAt: at('invited_at'),
  },
  (table) => [
    primaryKey({ name: 'product_person_once', columns: [table.companyId, table.productId, table.personId] }),
    foreignKey({ columns: [table.companyId, table.productId], foreignColumns: [products.companyId, products.id] }),
  ],
)

/** How its things are called, for screens that know only their ids. */
export const productNames = {
  product: { company: products.companyId, id: products.id, name: products.name },
}
