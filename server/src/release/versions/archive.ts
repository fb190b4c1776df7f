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
  /** The body without its frozen tables; files that plans name are known by the hash of their content alone. */
  readonly design: Readonly<Record<string, unknown>>
  readonly tables: readonly ArchivedTable[]
  readonly tests: readonly BroughtTest[]
  /** PDF files by that hash. */
  readonly documents: ReadonlyMap<string, Buffer>
}

/** The name of everything that a product says and works out; what people here call it is no part of that. */
export const archiveHash = ({ design, tables, tests }: Archive): string =>
  contentHash({ design, tables, tests }, sha256)

/** The one format there is; another would be read otherwise. */
export const FORMAT = 1

/** The parts of a body that are a file each. */
export const PART_FILES = ['look', 'dataset', 'connectors', 'plans', 'pricing', 'underwriting', 'sale'] as const

export const documentFile = (hash: string) => `documents/${hash}.pdf`
