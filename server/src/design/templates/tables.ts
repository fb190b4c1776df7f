import type {
  BoundMoment,
  BuiltKind,
  Moment,
  TemplateBody,
  TemplateTag,
  UploadKind,
} from '@coverwright/rules/design/templates'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What a company designs to be sent or printed: the draft, and which version of it is in use. */
export const templates = pgTable(
  'templates',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<BuiltKind>().notNull(),
    name: text('name').notNull(),
    tag: text('tag').$type<TemplateTag>().notNull(),
    /** Whose questions it may name. */
    productId: uuid('product_id'),
    body: jsonb('body').$type<TemplateBody>().notNull(),
    /** The version that is sent; none before the first. */
    version: integer('version'),
    /** The revision that this version was made of: a later one is a change that nobody gets yet. */
    usedRevision: integer('used_revision'),
    /** What it was copied from of the house, with the version it had then. */
    systemKey: text('system_key').$type<Moment>(),
    systemVersion: integer('system_version'),
    /** What it was before it was uploaded; a company has so many of them at most. */
    upload: text('upload').$type<UploadKind>(),
    revision: integer('revision').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('template_name_once').on(table.companyId, table.kind, sql`lower(${table.name})`),
    index('templates_newest').on(table.companyId, table.kind, table.updatedAt),
  ],
)

/** Templates by their names, for the audit log. */
export const templateNames = { template: { company: templates.companyId, id: templates.id, name: templates.name } }

/** What was or is sent, as it was then. Never changed. */
export const templateVersions = pgTable(
  'template_versions',
  {
    companyId: uuid('company_id').notNull(),
    templateId: uuid('template_id').notNull(),
    version: integer('version').notNull(),
    body: jsonb('body').$type<TemplateBody>().notNull(),
    madeAt: at('made_at').notNull(),
    madeBy: uuid('made_by'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.templateId, table.version] })],
)

/** What a product sends or makes at a moment; where no row is, what comes with the house. */
export const templateBindings = pgTable(
  'template_bindings',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    moment: text('moment').$type<BoundMoment>().notNull(),
    templateId: uuid('template_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId, table.moment] }),
    index('template_bindings_of').on(table.companyId, table.templateId),
  ],
)

/** The draft of a system template that a designer changed; where no row is, it is as it came with the program. */
export const systemTemplateDrafts = pgTable('system_template_drafts', {
  key: text('key').$type<Moment>().primaryKey(),
  body: jsonb('body').$type<TemplateBody>().notNull(),
  /** The version that companies get; none before the first that a designer published. */
  version: integer('version'),
  usedRevision: integer('used_revision'),
  /** The version of the program that this has been compared with. */
  shippedVersion: integer('shipped_version').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: at('updated_at').notNull(),
})

/** What designers published for all companies, as it was then. Never changed. */
export const systemTemplateVersions = pgTable(
  'system_template_versions',
  {
    key: text('key').$type<Moment>().notNull(),
    version: integer('version').notNull(),
    body: jsonb('body').$type<TemplateBody>().notNull(),
    madeAt: at('made_at').notNull(),
    madeBy: uuid('made_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
