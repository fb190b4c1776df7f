import {
  columnAsks,
  columnRoles,
  blankMeanings,
  dashMeanings,
  dayMeanings,
  emptyMeanings,
  listMeanings,
  matchedAs,
  percentMeanings,
  restMeanings,
  tableAsks,
} from '@coverwright/rules/rating/imports'
import { tableUses } from '@coverwright/rules/rating/tables'
import { z } from 'zod'

/** Columns, or the rows that are columns of a table on its side. */
const Place = z.int().min(0).max(200_000)
const RowPlace = z.int().min(0).max(1_100_000)
const Title = z.string().max(200)
const Source = z.string().max(1_000).nullable()
const Currency = z.string().max(3).nullable()

export const SpanView = z.object({ from: RowPlace, to: RowPlace })

/** Where a table stands in its sheet; rows and columns count from 0 and are part of it. */
export const RegionEdges = z.object({
  left: Place,
  right: Place,
  titles: SpanView.nullable(),
  header: SpanView.nullable(),
  body: SpanView,
  notes: SpanView.nullable(),
  /** The row with the title of this block, where blocks follow each other under one header. */
  section: RowPlace.nullable().optional(),
  /** It lies on its side: its first column is its header. */
  isTurned: z.boolean().optional(),
})
export type RegionEdges = z.infer<typeof RegionEdges>

/** What is still to be said of it: while something stands here, nothing is converted. */
const Asks = z.array(z.enum(columnAsks)).max(10).readonly().optional()

/** Zeros that every figure leaves away, or has too many. */
const Zeros = z.int().min(-4).max(9).optional()

/** What figures are measured in: those that say nothing themselves, and how all of them are kept. */
const MeasureView = z.object({ bare: z.string().max(20), kept: z.string().max(20) }).optional()

export const MappedColumnView = z.object({
  at: Place,
  toAt: Place.nullable(),
  title: Title,
  role: z.enum(columnRoles),
  of: z.enum(matchedAs),
  source: Source,
  currency: Currency,
  percentAs: z.enum(percentMeanings),
  emptyMeans: z.enum(emptyMeanings),
  numberStyle: z.enum(['point', 'comma']),
  dateStyle: z.enum(['dmy', 'mdy']),
  lists: z.enum(listMeanings).optional(),
  restMeans: z.enum(restMeanings).optional(),
  zeros: Zeros,
  measure: MeasureView,
  dashMeans: z.enum(dashMeanings).optional(),
  asks: Asks,
  answered: Asks,
})

const MappedAxisView = z.object({
  row: z.int().min(0).max(9).optional(),
  title: Title,
  role: z.enum(['exact', 'band']),
  of: z.enum(matchedAs),
  source: Source,
  stem: Title.optional(),
  days: z.enum(dayMeanings).optional(),
  measure: MeasureView,
})

const MappedValueView = z.object({
  title: Title,
  role: z.enum(['factor', 'amount', 'text']),
  currency: Currency,
  percentAs: z.enum(percentMeanings),
  numberStyle: z.enum(['point', 'comma']),
  zeros: Zeros,
  dashMeans: z.enum(dashMeanings).optional(),
})

export const MappedCrossView = MappedAxisView.extend({
  columns: z.array(Place).min(2).max(200),
  upper: MappedAxisView.nullable().optional(),
  top: MappedAxisView.nullable().optional(),
  value: MappedValueView,
  parts: z
    .array(MappedValueView.extend({ label: Title }))
    .max(50)
    .readonly()
    .nullable()
    .optional(),
  asks: Asks,
  answered: Asks,
})

/** What the sheet itself says of all its rows: its name, as a column. */
const MappedLabelView = z.object({ title: Title, source: Source, text: Title })

export const RegionMapping = z.object({
  columns: z.array(MappedColumnView).max(256),
  cross: MappedCrossView.nullable(),
  label: MappedLabelView.nullable().default(null),
  /** Rows that were found to be no rates and are taken nevertheless. */
  taken: z.array(RowPlace).max(1_000).readonly().optional(),
  hidden: z.enum(['take', 'leave']).optional(),
  /** Combinations without a rate, above a row for everybody else. */
  blank: z.enum(blankMeanings).optional(),
  /** Both readings of the first day that the sheet names. */
  starts: z.array(z.iso.date()).max(2).readonly().optional(),
  asks: z.array(z.enum(tableAsks)).max(10).readonly().optional(),
  answered: z.array(z.enum(tableAsks)).max(10).readonly().optional(),
})

/** What becomes of one found table: whether it is taken, as which table, from which day. */
export const RegionPlan = z.object({
  sheet: z.int().min(0).max(100),
  regionId: z.string().min(1).max(20),
  isChosen: z.boolean(),
  /** Those with the same one become one table, each with its label. */
  stack: z.string().max(20).nullable().default(null),
  tableName: z.string().trim().max(100),
  use: z.enum(tableUses),
  /** An existing table gets a new draft; null makes a new table. */
  tableId: z.uuid().nullable(),
  effectiveFrom: z.iso.date(),
  mapping: RegionMapping,
})
export type RegionPlan = z.infer<typeof RegionPlan>
