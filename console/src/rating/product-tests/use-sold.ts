import { type SoldView, productTestOperations } from '@coverwright/contract/rating/product-tests'
import { holdAnswers } from '@coverwright/rules/rating/connectors'
import type { RateTable, Row } from '@coverwright/rules/rating/pricing'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HeldView } from '@coverwright/contract/rating/connectors'
import { asked, keyOf, useOperation } from '../../platform/queries'
import type { OpenedProduct } from '../../design/products'
import type { BookTable } from './use-book-tables'

const { getSold, listSoldRows } = productTestOperations
const WINDOW = 10_000

/** The version that buyers have, with its rows. */
export type Sold = { view: SoldView; tables: readonly RateTable[] }

/** What a draft is held against: null where nothing was published, or nothing with a price. */
export function useSold({ product, body }: OpenedProduct, known: readonly BookTable[] | undefined) {
  const isWanted = body.state === 'draft' && product.state === 'published'
  const productId = product.id
  const { data, error } = useOperation(getSold, { productId }, { enabled: isWanted })
  const view = data?.sold?.body.pricing === undefined ? null : data.sold
  const rows = useQuery({
    queryKey: [...keyOf(listSoldRows), productId, view?.number],
    enabled: view !== null && known !== undefined,
    queryFn: async ({ signal }): Promise<Sold | null> => {
      const tables: RateTable[] = []
      for (const table of view?.tables ?? []) tables.push(await readSold(productId, table, known ?? [], signal))
      return view && { view, tables }
    },
  })
  const isNone = !isWanted || (data !== undefined && view === null)
  return { sold: isNone ? null : rows.data, error: error ?? rows.error }
}

type SoldTable = SoldView['tables'][number]

/** What was frozen never changes: rows that are here already do not travel again. */
async function readSold(
  productId: string,
  { key, name, columns, versions }: SoldTable,
  known: readonly BookTable[],
  signal: AbortSignal,
): Promise<RateTable> {
  const read: RateTable['versions'][number][] = []
  for (const { id, effectiveFrom, effectiveTo, hash, rowCount } of versions) {
    const here = known.find(({ view }) => view.versions.some((version) => version.id === id && version.hash === hash))
    const rows = here?.table.versions.find((version) => version.id === id)?.rows
    read.push({ id, effectiveFrom, effectiveTo, rows: rows ?? (await rowsOf(productId, id, rowCount, signal)) })
  }
  return { id: key, name, columns, versions: read }
}

async function rowsOf(productId: string, versionId: string, rowCount: number, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = []
  for (let offset = 0; offset < rowCount; offset += WINDOW)
    rows.push(...(await asked(listSoldRows, { productId, versionId, offset, limit: WINDOW }, { signal })).rows)
  return rows
}

/** The same for workers; connectors answer as they do for the draft. */
export const useSoldBook = (sold: Sold | null, held: readonly HeldView[]) =>
  useMemo(() => sold && { body: holdAnswers(sold.view.body, held), tables: sold.tables }, [sold, held])
