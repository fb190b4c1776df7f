import { randomUUID } from 'node:crypto'
import type { Envelope, GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { productOperations } from '@coverwright/contract/design/products'
import { tableOperations } from '@coverwright/contract/rating/tables'
import type { Body, BodyPart } from '@coverwright/rules/design/products'
import { withHolderAsked } from '@coverwright/rules/selling/quotes'
import type { CompanyCtx } from '../../platform/operations'
import { openBody, openProduct, saveBodyPart } from '../../design/products'
import { addTableVersion } from '../tables'
import { carColumns, carGuide, carPlans, carQuestions, carRecipe, carRows } from './car.builder'

/** The car product with one table of rates, and somebody who may change it. */
export type CarSet<Caller> = { as: Caller; company: string; productId: string; versionId: string }

/** What is needed of a server that runs for tests. */
type Stage<Caller> = {
  call<Op extends Operation>(operation: Op, input: SendsOf<Op>, options: { as: Caller }): Promise<Envelope<GivesOf<Op>>>
  within<Result>(company: string, work: (ctx: CompanyCtx) => Promise<Result>): Promise<Result>
}
type Wanted = { rows?: typeof carRows; hasRecipe?: boolean; isInForce?: boolean }

/** For tests: car products over the wire of a server; `enter` brings somebody into a company. */
export function carsOn<Caller>(server: Stage<Caller>, enter: (company: string) => Promise<Caller>) {
  type Car = CarSet<Caller>
  const savePart = <Part extends BodyPart>(
    { company, productId }: Pick<Car, 'company' | 'productId'>,
    part: Part,
    value: Body[Part],
  ) =>
    server.within(company, async (ctx) => {
      const { revision } = await openBody(ctx, productId)
      await saveBodyPart(ctx, { productId, baseRevision: revision, part, value })
    })
  const activate = ({ as }: Pick<Car, 'as'>, versionId: string, baseRevision = 1) =>
    server.call(
      tableOperations.activateVersion,
      { versionId, baseRevision, effectiveFrom: '2020-01-01', effectiveTo: null, isAcknowledged: true },
      { as },
    )
  /** What is published asks who buys it. */
  const askHolder = async ({ as, productId }: Pick<Car, 'as' | 'productId'>) => {
    const { body, revision } = (await server.call(productOperations.get, { id: productId }, { as })).data!.body
    const asked = { productId, baseRevision: revision, body: withHolderAsked(body, randomUUID) }
    await server.call(productOperations.saveBody, asked, { as })
  }
  return {
    savePart,
    activate,
    askHolder,
    async setCar({ rows = carRows, hasRecipe = true, isInForce = true }: Wanted = {}): Promise<Car> {
      const company = randomUUID()
      const as = await enter(company)
      const made = await server.within(company, async (ctx) => {
        const draft = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
        const product = await openProduct(ctx, { ...draft, languages: ['en_us'], timeZone: 'UTC', ownerId: null })
        const table = { name: 'Base', key: 'base', use: 'pricing' as const, columns: carColumns }
        const given = { productId: product.id, table, rows, effectiveFrom: '2020-01-01' }
        return { productId: product.id, versionId: (await addTableVersion(ctx, given)).versionId }
      })
      const car = { as, company, ...made }
      if (isInForce) await activate(car, car.versionId)
      const { body, revision } = (await server.call(productOperations.get, { id: car.productId }, { as })).data!.body
      const first = { ...body.pages[0]!, title: { en_us: 'Your car' }, questions: carQuestions }
      const asked = { productId: car.productId, baseRevision: revision, body: { ...body, pages: [first] } }
      await server.call(productOperations.saveBody, asked, { as })
      await savePart(car, 'plans', carPlans)
      await savePart(car, 'underwriting', carGuide)
      if (hasRecipe) await savePart(car, 'pricing', carRecipe)
      return car
    },
  }
}
