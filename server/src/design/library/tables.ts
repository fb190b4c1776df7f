import type { ComponentKind, Crop } from '@coverwright/rules/design/library'
import type { Page } from '@coverwright/rules/design/products'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })
const tags = () => text('tags').array().notNull().default([])

/** Photos have the id of the file that they are. */
export const photos = pgTable(
  'photos',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    source: text('source').notNull(),
    licence: text('licence').notNull(),
    tags: tags(),
    crop: jsonb('crop').$type<Crop>().notNull(),
    focusX: smallint('focus_x').notNull(),
    focusY: smallint('focus_y').notNull(),
    /** Of its bytes and its cut: another cut has another address. */
    version: text('version').notNull(),
    /** The version whose sizes were made last; null until the first are. */
    madeVersion: text('made_version'),
    revision: integer('revision').notNull().default(1),
    addedBy: uuid('added_by'),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'photo_once', columns: [table.companyId, table.id] }),
    index('photos_newest').on(table.companyId, table.addedAt),
  ],
)

/** Every size that was ever made of a photo: products keep the cut that they took. */
export const photoSizes = pgTable(
  'photo_sizes',
  {
    companyId: uuid('company_id').notNull(),
    photoId: uuid('photo_id').notNull(),
    version: text('version').notNull(),
    width: integer('width').notNull(),
    kind: text('kind').$type<'webp' | 'jpg'>().notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.photoId, table.version, table.width, table.kind] })],
)

/** Fonts have the id of the file that they are; what they are called they say themselves. */
export const fonts = pgTable(
  'fonts',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    family: text('family').notNull(),
    style: text('style').notNull(),
    weight: integer('weight').notNull(),
    weightFrom: integer('weight_from'),
    weightTo: integer('weight_to'),
    source: text('source').notNull(),
    licence: text('licence').notNull(),
    tags: tags(),
    revision: integer('revision').notNull().default(1),
    addedBy: uuid('added_by'),
    addedAt: at('added_at').notNull(),
  },
  (table) => [primaryKey({ name: 'font_once', columns: [table.companyId, table.id] })],
)

/** Pieces of forms that a company uses again. */
export const components = pgTable(
  'components',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    tags: tags(),
    kind: text('kind').$type<ComponentKind>().notNull(),
    pages: jsonb('pages').$type<readonly Page[]>().notNull(),
    questions: integer('questions').notNull(),
    revision: integer('revision').notNull().default(1),
    addedBy: uuid('added_by'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)
