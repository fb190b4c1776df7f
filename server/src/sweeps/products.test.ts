import { rolePermissions } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callWithProducts, closeProducts, lookAtProducts } from './sweep-products'
import { type SweepServer, startSweepServer } from './sweep-server'

let server: SweepServer
beforeAll(async () => {
  server = await startSweepServer()
}, 300_000)
afterAll(() => server.close())

const { standard, designer } = rolePermissions
/** Whom a product is open to does not depend on the role: of a designer, only what nobody else may call is left to try. */
const tried = { standard, designer: designer.filter((permission) => !standard.includes(permission)) }

test.each(['standard', 'designer'] as const)(
  'a %s user neither sees nor changes anything of a product to which others were invited',
  async (role) => {
    const as = await server.openAs(rolePermissions[role])
    await closeProducts(server)
    const products = await lookAtProducts(server)
    const before = await products.readAgain()
    const called = await callWithProducts(server, as, tried[role], products)
    expect([
      ...new Set(called.flatMap(({ operation, shows }) => (shows ? `${operation.path} shows ${shows}` : []))),
    ]).toEqual([])
    expect((await products.readAgain()) === before).toBe(true)
  },
  600_000,
)

test('who was invited to look sees what they could see before, and every change is refused', async () => {
  const as = await server.openAs(standard)
  await closeProducts(server, { as, role: 'readOnly' })
  const products = await lookAtProducts(server)
  expect(products.kinds).toEqual(
    expect.arrayContaining(['products', 'rate_tables', 'rate_table_versions', 'imports', 'product_tests']),
  )
  const before = await products.readAgain()
  const called = await callWithProducts(server, as, LOOKING, products)
  const changing = called.filter(({ operation: { may } }) => may === 'products.write' || may === 'publishing.test')
  const done = changing.filter(({ status, operation }) => status === 200 && !MAKES_ITS_OWN.includes(operation.path))
  expect([...new Set(done.map(({ operation }) => operation.path))]).toEqual([])
  expect((await products.readAgain()) === before).toBe(true)
  // The same calls reach the things all the same: what is not there shows nothing to anybody.
  const reading = called.filter(({ operation, shows }) => operation.may === 'products.read' && shows)
  expect(new Set(reading.map(({ operation }) => operation.path)).size).toBeGreaterThan(12)
}, 600_000)

/** What an invitation decides: the rest is refused or given to somebody invited to look as to nobody. */
const LOOKING = standard.filter((may) => ['products.read', 'products.write', 'publishing.test'].includes(may))

/** What is made new is nobody else's: a product of one's own, one's own way through the wizard, a component, a series of numbers. */
const MAKES_ITS_OWN: readonly string[] = [
  '/v1/wallproduct/createProduct',
  '/v1/templatemodule/createProduct',
  '/v1/templatemodule/getWizard',
  '/v1/templatemodule/saveWizard',
  '/v1/templatemodule/discardWizard',
  '/v1/templatemodule/finishWizard',
  '/v1/wallproduct/addComponent',
  '/v1/number/createDesign',
  '/v1/number/updateDesign',
  '/v1/number/deleteDesign',
]
