import { randomUUID } from 'node:crypto'
import { type RowChange, tableOperations as ops } from '@coverwright/contract/rating/tables'
import type { Permission } from '@coverwright/rules/company/members'
import type { Row } from '@coverwright/rules/rating/pricing'
import type { CompanyCtx } from '../../platform/operations'
import { type Caller, startTestServer, testSessions } from '../../platform/testing'
import { openProduct, productsRoom } from '../../design/products'
import { carColumns, carRows } from './car-rates.builder'
import { addTableVersion, tablesRoom } from '.'

export const WRITER: Permission[] = ['products.read', 'products.write']
export const NEW_YEAR = '2026-01-01'

/** A product with one table of car rates, and somebody who may change it. */
export type TableSet = { as: Caller; company: string; productId: string; tableId: string; versionId: string }

type Activation = { baseRevision?: number; isAcknowledged?: boolean; makesRoom?: boolean; effectiveFrom?: string }

/** For tests: a server with products and tables, and what is done with them over its wire. */
export async function startTables() {
  const people = testSessions()
  const server = await startTestServer({ rooms: [productsRoom, tablesRoom], sessions: people.sessions })
  const inCompany = <Result>({ company }: Pick<TableSet, 'company'>, work: (ctx: CompanyCtx) => Promise<Result>) =>
    server.within(company, work)
  return {
    server,
    people,
    inCompany,
    async setTable(rows: readonly Row[] = carRows(2)): Promise<TableSet> {
      const company = randomUUID()
      const as = people.open(await server.openBrowser(), company, WRITER)
      const made = await inCompany({ company }, async (ctx) => {
        const product = await openProduct(ctx, {
          name: 'Car',
          description: '',
          size: 'simple',
          insuranceType: 'car',
          currency: 'HKD',
          languages: ['en_us'],
          timeZone: 'UTC',
          ownerId: null,
        })
        const table = { name: 'Age factors', use: 'pricing' as const, columns: carColumns }
        const added = await addTableVersion(ctx, { productId: product.id, table, rows, effectiveFrom: NEW_YEAR })
        return { productId: product.id, ...added }
      })
      return { as, company, ...made }
    },
    rowsOf: async ({ as, versionId }: TableSet, window: { offset?: number; limit?: number } = {}) =>
      (await server.call(ops.listRows, { versionId, ...window }, { as })).data!,
    save: ({ as, versionId }: TableSet, baseRevision: number, changes: RowChange[]) =>
      server.call(ops.updateCells, { versionId, baseRevision, changes }, { as }),
    activate: ({ as, versionId }: TableSet, more: Activation = {}) =>
      server.call(
        ops.activateVersion,
        { versionId, baseRevision: 1, effectiveFrom: NEW_YEAR, effectiveTo: null, ...more },
        { as },
      ),
  }
}
