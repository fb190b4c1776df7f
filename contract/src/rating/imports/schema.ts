import {
  asideReasons,
  cellProblemCodes,
  importStates,
  mappingCodes,
  rowNoteCodes,
} from '@coverwright/rules/rating/imports'
import { fileKindNames } from '@coverwright/rules/company/media'
import { z } from 'zod'
import { RegionEdges, RegionPlan } from './mapping-schema'

const Values = z.record(z.string(), z.union([z.string(), z.number()]))

/** What became of one table of the file. */
export const ImportResult = z.object({
  sheet: z.string(),
  regionId: z.string(),
  tableId: z.uuid(),
  versionId: z.uuid(),
  tableName: z.string(),
  read: z.int(),
  made: z.int(),
  leftOut: z.int(),
  noted: z.int(),
  /** Cells that say 'Refer' or 'Decline' in place of a rate: who is meant has no price, and could be underwritten. */
  said: z.object({ refer: z.int(), decline: z.int(), other: z.int().optional() }).optional(),
})
export type ImportResult = z.infer<typeof ImportResult>

export const ImportView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  fileId: z.uuid(),
  fileName: z.string(),
  fileKind: z.enum(fileKindNames),
  fileSize: z.int(),
  state: z.enum(importStates),
  /** Rows done of rows to do, while something runs. */
  progress: z.object({ done: z.int(), of: z.int() }).nullable(),
  failure: z.object({ code: z.string(), values: Values }).nullable(),
  tableCount: z.int(),
  problemCount: z.int(),
  results: z.array(ImportResult),
  madeAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['map', 'convert', 'cancel', 'retry', 'delete'])),
})
export type ImportView = z.infer<typeof ImportView>

const ColumnProfile = z.object({
  kind: z.enum(['number', 'percent', 'money', 'date', 'band', 'dateBand', 'yesNo', 'text', 'empty']),
  filled: z.int(),
  seen: z.int(),
  distinct: z.array(z.string()),
  isAllDistinct: z.boolean(),
  currencies: z.array(z.string()),
  isSigned: z.boolean(),
  hasAny: z.boolean(),
  odd: z.int(),
  isWhole: z.boolean(),
  isNoFigure: z.boolean().optional(),
  numberStyle: z.enum(['point', 'comma']),
  dateStyle: z.enum(['dmy', 'mdy']),
})

export const RegionView = z.object({
  id: z.string(),
  title: z.string(),
  /** Everything that stands above it, line by line. */
  lines: z.array(z.string()).optional(),
  edges: RegionEdges,
  columns: z.array(z.object({ at: z.int(), name: z.string(), labels: z.array(z.string()), profile: ColumnProfile })),
  cross: z
    .object({
      columns: z.array(z.int()),
      name: z.string(),
      of: z.enum(['band', 'number', 'text', 'date']),
      isSure: z.boolean(),
      row: z.int().optional(),
      upper: z.int().optional(),
      top: z.int().optional(),
      stem: z.string().optional(),
    })
    .nullable(),
  /** Rows under the header that are no rates; the first of them, and how many there are. */
  asides: z.array(z.object({ row: z.int(), why: z.enum(asideReasons), cells: z.array(z.string()) })).optional(),
  asideCount: z.int().optional(),
  /** Rows whose cells are empty in the same columns. */
  blanks: z.array(z.object({ columns: z.array(z.int()), count: z.int(), rows: z.array(z.int()) })).optional(),
  /** Columns in which a cell says 'Other' or the like. */
  rests: z.array(z.object({ at: z.int(), text: z.string(), isSure: z.boolean(), row: z.int() })).optional(),
  hidden: z.object({ count: z.int(), rows: z.array(z.int()) }).optional(),
  /** It is no table but amounts that stand alone, each with its label. */
  scalars: z.array(z.object({ row: z.int(), column: z.int(), name: z.string(), text: z.string() })).optional(),
  /** Where it was found, once somebody moved its edges. */
  found: z.object({ edges: RegionEdges, names: z.array(z.string()) }).optional(),
})
export type RegionView = z.infer<typeof RegionView>

export const SheetView = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  rowCount: z.int(),
  width: z.int(),
  regions: z.array(RegionView),
  /** Lines that are in no table, nor above or below one. */
  texts: z.array(z.object({ row: z.int(), text: z.string() })).optional(),
})
export type SheetView = z.infer<typeof SheetView>

export const MappingProblemView = z.object({
  sheet: z.int(),
  regionId: z.string(),
  code: z.enum(mappingCodes),
  at: z.int().nullable(),
  title: z.string(),
})
export type MappingProblemView = z.infer<typeof MappingProblemView>

/** A data name that a column can be asked with. */
export const KnownNameView = z.object({
  name: z.string(),
  kind: z.enum(['text', 'number', 'money', 'date', 'yesNo', 'choice']),
  titles: z.array(z.string()),
  options: z.array(z.object({ value: z.string(), labels: z.array(z.string()) })),
})

export const ImportDetail = z.object({
  import: ImportView,
  sheets: z.array(SheetView),
  plan: z.array(RegionPlan),
  /** Tables of one header on several sheets, and what the sheets would be told apart by in one table. */
  stacks: z
    .array(
      z.object({
        key: z.string(),
        members: z.array(
          z.object({
            sheet: z.int(),
            regionId: z.string(),
            label: z.object({ title: z.string(), source: z.string().nullable(), text: z.string() }),
          }),
        ),
      }),
    )
    .default([]),
  /** Why each column was mapped so: by sheet and region, then by column. */
  reasons: z.record(z.string(), z.record(z.string(), z.string())),
  problems: z.array(MappingProblemView),
  names: z.array(KnownNameView),
  tables: z.array(z.object({ id: z.uuid(), name: z.string() })),
  currency: z.string(),
})
export type ImportDetail = z.infer<typeof ImportDetail>

/** A cell as it stands: its text, and what it seems to be where that is not a text. */
export const SheetRowsView = z.object({
  rows: z.array(z.object({ at: z.int(), cells: z.array(z.string()) })),
  merges: z.array(z.object({ top: z.int(), left: z.int(), bottom: z.int(), right: z.int() })),
})
export type SheetRowsView = z.infer<typeof SheetRowsView>

export const ConvertProblemView = z.object({
  code: z.enum([...cellProblemCodes, ...rowNoteCodes]),
  sheet: z.int(),
  regionId: z.string(),
  cell: z.string(),
  row: z.int(),
  column: z.int(),
  title: z.string(),
  text: z.string(),
  values: Values,
})
export type ConvertProblemView = z.infer<typeof ConvertProblemView>
