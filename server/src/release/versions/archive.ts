import type { TableColumn, TableUse } from '@coverwright/rules/design/parts'
import { contentHash, type InsuranceType, type ProductSize } from '@coverwright/rules/design/products'
import type { Row } from '@coverwright/rules/rating/pricing'
import { sha256 } from '../../kernel'
import type { BroughtTest } from '../../rating/product-tests'

export type ArchivedVersion = {
  readonly state: 'active' | 'draft'
  readonly effectiveFrom: string
  readonly effectiveTo: string | null
  readonly rows: readonly Row[]
}

export type ArchivedTable = {
  readonly key: string
  readonly name: string
  readonly use: TableUse
  readonly columns: readonly TableColumn[]
  readonly versions: readonly ArchivedVersion[]
}

/** What a product is, apart from the house that it stands in: nothing in it is known by an id of a company. */
export type Archive = {
  readonly product: {
    readonly name: string
    readonly description: string
    readonly size: ProductSize
    readonly insuranceType: InsuranceType
    readonly typeWords: string
  }
  /** The body without its frozen tables; files that plans and the look name are known by the hash of their content alone. */
  readonly design: Readonly<Record<string, unknown>>
  readonly tables: readonly ArchivedTable[]
  readonly tests: readonly BroughtTest[]
  /** PDF files by that hash. */
  readonly documents: ReadonlyMap<string, Buffer>
  /** The photo and the font of the look, by their names in the folder. */
  readonly library: ReadonlyMap<string, Buffer>
}

/** The name of everything that a product says and works out; what people here call it is no part of that. */
export const archiveHash = ({ design, tables, tests }: Pick<Archive, 'design' | 'tables' | 'tests'>): string =>
  contentHash({ design, tables, tests }, sha256)

/** Since 2 the photo and the font of a look come along; what was written in 1 is read as well. */
export const FORMAT = 2

/** The parts of a body that are a file each. */
export const PART_FILES = ['look', 'dataset', 'connectors', 'plans', 'pricing', 'underwriting', 'sale'] as const

/** Where the photo and the font of a look are in the folder. */
export const libraryFile = (of: 'pictures' | 'fonts', { sha256: sum, kind }: { sha256: string; kind: string }) =>
  `${of}/${sum}.${kind}`

export const documentFile = (hash: string) => `documents/${hash}.pdf`
