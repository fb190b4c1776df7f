import { randomUUID } from 'node:crypto'
import type { Envelope, GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { type RowChange, tableOperations as ops } from '@coverwright/contract/tables'
import type { Permission } from '@coverwright/rules/members'
import type { Row } from '@coverwright/rules/pricing'
import type { CompanyCtx } from '../platform/operations'
import { openProduct } from '../products'
import { carColumns, carRows } from './car-rates.builder'
import { addTableVersion } from '.'

export const WRITER: Permission[] = ['products.read', 'products.write']
export const NEW_YEAR = '2026-01-01'

/** A product with one table of car rates, and somebody who may change it. */
export type TableSet<Caller> = { as: Caller; company: string; productId: string; tableId: string; versionId: string }

type Activation = { baseRevision?: number; isAcknowledged?: boolean; makesRoom?: boolean; effectiveFrom?: string }

/** What is needed of a server that runs for tests. */
type Stage<Caller> = {
  call<Op extends Operation>(operation: Op, input: SendsOf<Op>, options: { as: Caller }): Promise<Envelope<GivesOf<Op>>>
  within<Result>(company: string, work: (ctx: CompanyCtx) => Promise<Result>): Promise<Result>
}

/** For tests: what is done with tables over the wire of a server; `enter` brings somebody into a company. */
export function tablesOn<Caller>(server: Stage<Caller>, enter: (company: string) => Promise<Caller>) {
  const inCompany = <Result>(
    { company }: Pick<TableSet<Caller>, 'company'>,
    work: (ctx: CompanyCtx) => Promise<Result>,
  ) => server.within(company, work)
  return {
    inCompany,
    async setTable(rows: readonly Row[] = carRows(2)): Promise<TableSet<Caller>> {
      const company = randomUUID()
      const as = await enter(company)
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
    rowsOf: async ({ as, versionId }: TableSet<Caller>, window: { offset?: number; limit?: number } = {}) =>
      (await server.call(ops.listRows, { versionId, ...window }, { as })).data!,
    save: ({ as, versionId }: TableSet<Caller>, baseRevision: number, changes: RowChange[]) =>
      server.call(ops.updateCells, { versionId, baseRevision, changes }, { as }),
    activate: ({ as, versionId }: TableSet<Caller>, more: Activation = {}) =>
      server.call(
        ops.activateVersion,
        { versionId, baseRevision: 1, effectiveFrom: NEW_YEAR, effectiveTo: null, ...more },
        { as },
      ),
  }
}
