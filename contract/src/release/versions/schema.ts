import { limitUnits } from '@coverwright/rules/design/forms'
import { languages } from '@coverwright/rules/languages'
import {
  changeWhats,
  type Difference as DifferenceShape,
  differenceHows,
  thingKinds,
} from '@coverwright/rules/release/versions'
import { z } from 'zod'
import { Body } from '../../design/products'
import { asStored, may, shapeOf } from '../../platform'

const Told = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ minor: z.number(), currency: z.string() }),
  z.object({ side: z.enum(['before', 'after']), count: z.number(), unit: z.enum(limitUnits) }),
  z.null(),
])

export const Difference = shapeOf<DifferenceShape>()(
  z.object({
    how: z.enum(differenceHows),
    thing: z.enum(thingKinds),
    title: z.string(),
    within: z.string().optional(),
    field: z.string().optional(),
    language: z.enum(languages).optional(),
    from: Told.optional(),
    to: Told.optional(),
    into: z.object({ number: z.number(), title: z.string() }).optional(),
    behind: z.string().optional(),
  }),
)

/** How a product was: after a change, as a version is, or before the oldest change that is kept. */
export const Point = z.union([z.literal('oldest'), z.uuid()])
export type Point = z.infer<typeof Point>

const Cell = z.object({ row: z.string(), column: z.string(), before: z.string(), after: z.string() })

const happened = {
  id: z.uuid(),
  /** Empty where nobody in particular did it, or who did is gone. */
  by: z.string(),
  startedAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
}

export const HistoryEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('body'),
    ...happened,
    what: z.enum(changeWhats),
    /** The version that was changed. */
    number: z.int(),
    bodyId: z.uuid(),
    differences: z.array(Difference),
    /** How many sentences were too many to keep. */
    more: z.int(),
  }),
  z.object({
    kind: z.literal('table'),
    ...happened,
    tableId: z.uuid(),
    name: z.string(),
    number: z.int().nullable(),
    cells: z.array(Cell),
    rowsAdded: z.int(),
    rowsRemoved: z.int(),
    /** Of changes to many cells at once. */
    more: z.int(),
  }),
])
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** A version that can be compared: the drafts, and what was published. */
export const VersionView = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(['draft', 'published']),
  /** Of one of several drafts; empty for the main one. */
  name: z.string(),
  updatedAt: z.iso.datetime(),
})
export type VersionView = z.infer<typeof VersionView>

export const HistoryView = z.object({
  entries: z.array(HistoryEntry),
  versions: z.array(VersionView),
  /** The version that the caller works on. */
  now: z.uuid(),
  /** Whether older changes than these are no longer kept. */
  isCut: z.boolean(),
  may: may('goBack', 'export'),
})
export type HistoryView = z.infer<typeof HistoryView>

export const ComparedVersions = z.object({
  differences: z.array(Difference),
  more: z.int(),
  before: asStored(Body),
  after: asStored(Body),
  tables: z.array(
    z.object({
      name: z.string(),
      added: z.int(),
      gone: z.int(),
      changed: z.int(),
      cells: z.array(Cell),
      more: z.int(),
    }),
  ),
})
export type ComparedVersions = z.infer<typeof ComparedVersions>
