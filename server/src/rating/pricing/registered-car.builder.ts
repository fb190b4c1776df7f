import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ConnectorDraft, connectorOperations } from '@coverwright/contract/rating/connectors'
import type { Envelope, GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { pricingOperations as ops } from '@coverwright/contract/rating/pricing'
import { productOperations } from '@coverwright/contract/design/products'
import { startingConnector } from '@coverwright/rules/rating/connectors'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Permission } from '@coverwright/rules/company/members'
import type { Body, BodyPart } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { openBody, openProduct, saveBodyPart } from '../../design/products'

export const CONNECTING: Permission[] = ['products.read', 'products.write', 'connectors.read', 'connectors.write']

type Tell = (plate: string, reply: ServerResponse) => void
export const says =
  (factor: string): Tell =>
  (_plate, reply) =>
    void reply.end(`{"factor":${factor}}`)

/** For tests: a register outside that is asked about number plates, remembers them, and says what it is told to. */
export class Register {
  heard: string[] = []
  tell: Tell = says('1.5')
  private readonly server = createServer((request, reply) => {
    const plate = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '')
    this.heard.push(plate)
    this.tell(plate, reply)
  })

  async open(): Promise<number> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return this.port
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  forget(): void {
    this.heard = []
    this.tell = says('1.5')
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }
}

const registerAt = (port: number, more: Partial<ConnectorDraft>): ConnectorDraft =>
  ({
    ...startingConnector,
    name: 'Register',
    kind: 'internal',
    url: `http://127.0.0.1:${port}/cars/{plate}`,
    inputs: [{ name: 'plate', kind: 'text', sample: 'AB' }],
    fields: [{ name: 'factor', pointer: '/factor', kind: 'number', fallback: '' }],
    retries: 0,
    ...more,
  }) as ConnectorDraft

const recipe = {
  version: 1 as const,
  currency: 'HKD',
  steps: [
    { kind: 'formula' as const, name: 'base', title: 'Base', formula: 'age * 100', unit: 'amount' as const },
    { kind: 'factor' as const, name: 'risk', title: 'Register', of: 'base', by: 'registerFactor' },
    {
      kind: 'round' as const,
      name: 'net',
      title: 'Net',
      of: 'risk',
      rounding: { mode: 'halfUp', to: 'minorUnit' } as const,
    },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}

export const useOf = (connectorId: string) => ({
  id: 'u1',
  connectorId,
  when: '',
  inputs: { plate: 'plate' },
  outputs: { factor: 'registerFactor' },
})

export type RegisteredCar<Caller> = {
  as: Caller
  company: string
  productId: string
  connector: ConnectorDraft
  connectorId: string
}

/** What is needed of a server that runs for tests. */
type Stage<Caller> = {
  call<Op extends Operation>(operation: Op, input: SendsOf<Op>, options: { as: Caller }): Promise<Envelope<GivesOf<Op>>>
  within<Result>(company: string, work: (ctx: CompanyCtx) => Promise<Result>): Promise<Result>
}
type Asking = 'recorded' | 'live' | 'again'

/** For tests: cars whose price a register has a say in, over the wire of a server; `enter` brings somebody into a company. */
export function registeredCars<Caller>(
  server: Stage<Caller>,
  enter: (company: string) => Promise<Caller>,
  register: Register,
) {
  type Car = RegisteredCar<Caller>
  const savePart = <Part extends BodyPart>(
    { company, productId }: Pick<Car, 'company' | 'productId'>,
    part: Part,
    value: Body[Part],
  ) =>
    server.within(company, async (ctx) => {
      const { revision } = await openBody(ctx, productId)
      await saveBodyPart(ctx, { productId, baseRevision: revision, part, value })
    })
  /** Two questions; a register says the factor, and no table is needed. */
  async function setCar(more: Partial<ConnectorDraft> = {}): Promise<Car> {
    const company = randomUUID()
    const as = await enter(company)
    const connector = registerAt(register.port, more)
    const connectorId = (await server.call(connectorOperations.create, connector, { as })).data!.id
    const productId = await server.within(company, async (ctx) => {
      const draft = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
      return (await openProduct(ctx, { ...draft, languages: ['en_us'], timeZone: 'UTC', ownerId: null })).id
    })
    const set = { as, company, productId, connector, connectorId }
    const { body, revision } = (await server.call(productOperations.get, { id: productId }, { as })).data!.body
    const questions = [
      { ...startQuestion('text', 'q1', 'plate'), title: { en_us: 'Plate' } },
      { ...startQuestion('number', 'q2', 'age'), title: { en_us: 'Age' } },
    ]
    const asked = { ...body, pages: [{ ...body.pages[0]!, questions }] }
    await server.call(productOperations.saveBody, { productId, baseRevision: revision, body: asked }, { as })
    const [type, source] = [{ kind: 'number' }, { kind: 'connector' }] as const
    await savePart(set, 'dataset', { version: 1, names: [{ name: 'registerFactor', title: 'Factor', type, source }] })
    await savePart(set, 'connectors', { version: 1, uses: [useOf(connectorId)] })
    await savePart(set, 'pricing', recipe)
    return set
  }

  const simulate = async ({ as, productId }: Car, asking: Asking, answers: object = {}) => {
    const customer = { plate: 'AB 1', age: '30', ...answers } as never
    return (await server.call(ops.simulate, { productId, asking, answers: customer }, { as })).data!
  }
  const yearlyOf = (seen: Awaited<ReturnType<typeof simulate>>) => seen.rated?.plans[0]?.yearly?.minor
  return { savePart, setCar, simulate, yearlyOf }
}
