import { auditOperations } from '@coverwright/contract/company/audit'
import { roleOperations, memberOperations } from '@coverwright/contract/company/members'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { productOperations, productPeopleOperations } from '@coverwright/contract/design/products'
import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { datasetOperations } from '@coverwright/contract/design/datasets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer
let ids: Readonly<Record<string, string>>
const who: Record<string, Caller> = {}
const people = {
  'primary@people.example': 'primary',
  'admin@people.example': 'admin',
  'owner@people.example': 'standard',
  'colleague@people.example': 'standard',
  'auditor@people.example': 'standard',
} as const

beforeAll(async () => {
  server = await startTestServer()
  ids = (await makeCompany(server, { people })).ids
  for (const email of Object.keys(people)) who[email.split('@')[0]!] = await server.signIn(email)
  const looks = { name: 'Looks only', permissions: ['products.read' as const] }
  const role = await server.call(roleOperations.createRole, looks, { as: as('primary') })
  const change = { memberId: id('auditor'), roleIds: [role.data?.id ?? ''] }
  await server.call(memberOperations.setRoles, change, { as: as('primary') })
})
afterAll(() => server.close())

const { list, invite, changeRole, remove, setAccess } = productPeopleOperations
const as = (name: string): Caller => who[name]!
const id = (name: string) => ids[`${name}@people.example`] ?? ''
const draft = { name: 'Weekend Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
const ask = <Op extends Operation>(operation: Op, input: SendsOf<Op>, name: string) =>
  server.call(operation, input, { as: as(name) })

async function aProduct() {
  const made = await ask(productOperations.create, { ...draft, languages: ['en_us'] }, 'owner')
  return made.data!.id
}
const names = async (name: string, productId: string) =>
  (await ask(productOperations.list, {}, name)).data!.rows.filter((row) => row.id === productId).length

test('a product is everybody’s by their role until its owner keeps it for those invited', async () => {
  const productId = await aProduct()
  expect(await names('colleague', productId)).toBe(1)
  expect((await ask(setAccess, { productId, access: 'invited' }, 'owner')).data?.access).toBe('invited')
  expect(await names('colleague', productId)).toBe(0)
  expect(await ask(productOperations.get, { id: productId }, 'colleague')).toMatchObject({
    status: 404,
    message: 'products.notFound',
  })
  for (const name of ['owner', 'admin', 'primary']) expect(await names(name, productId)).toBe(1)
})

test('who is invited to look sees everything and changes nothing; as read and write they change it', async () => {
  const productId = await aProduct()
  await ask(setAccess, { productId, access: 'invited' }, 'owner')
  const invited = await ask(invite, { productId, personId: id('colleague'), role: 'readOnly' }, 'owner')
  expect(invited.data?.people).toMatchObject([{ id: id('colleague'), role: 'readOnly' }])
  const opened = await ask(productOperations.get, { id: productId }, 'colleague')
  expect(opened.data?.product.may).toEqual(['people'])
  const [row] = (await ask(productOperations.list, {}, 'colleague')).data!.rows.filter((each) => each.id === productId)
  expect(row?.may).toEqual(['people'])
  const rename = { id: productId, name: 'Mine', description: '' }
  expect(await ask(productOperations.update, rename, 'colleague')).toMatchObject({
    status: 403,
    message: 'platform.noPermission',
  })
  const dataset = { productId, baseRevision: 1, names: [] }
  expect((await ask(datasetOperations.update, dataset as never, 'colleague')).status).toBe(403)
  await ask(changeRole, { productId, personId: id('colleague'), role: 'readWrite' }, 'admin')
  expect((await ask(productOperations.update, rename, 'colleague')).status).toBe(200)
  await ask(remove, { productId, personId: id('colleague') }, 'owner')
  expect((await ask(productOperations.get, { id: productId }, 'colleague')).status).toBe(404)
})

test('a role in a product holds in a product of the whole company too', async () => {
  const productId = await aProduct()
  await ask(invite, { productId, personId: id('colleague'), role: 'readOnly' }, 'owner')
  expect((await ask(productOperations.get, { id: productId }, 'colleague')).data?.product.may).toEqual(['people'])
})

test('only the owner, the primary user and admins say who works on a product', async () => {
  const productId = await aProduct()
  const others = { status: 409, message: 'products.peopleNotYours' }
  const person = { productId, personId: id('auditor') }
  expect(await ask(invite, { ...person, role: 'readOnly' }, 'colleague')).toMatchObject(others)
  expect(await ask(setAccess, { productId, access: 'invited' }, 'colleague')).toMatchObject(others)
  expect((await ask(list, { productId }, 'colleague')).data).toMatchObject({ others: [], may: [] })
  expect((await ask(list, { productId }, 'owner')).data).toMatchObject({
    may: ['manage'],
    others: [
      { id: id('auditor'), mayWrite: false },
      { id: id('colleague'), mayWrite: true },
    ],
  })
})

test('nobody is invited twice, nor whom the product is open to anyway, nor as more than their role gives', async () => {
  const productId = await aProduct()
  const refusal = async (name: string, role: 'readWrite' | 'readOnly') =>
    (await ask(invite, { productId, personId: id(name), role }, 'owner')).message
  expect(await refusal('admin', 'readOnly')).toBe('products.hasAccess')
  expect(await refusal('owner', 'readOnly')).toBe('products.hasAccess')
  expect(await refusal('auditor', 'readWrite')).toBe('products.mayOnlyLook')
  expect(await refusal('colleague', 'readOnly')).toBe('')
  expect(await refusal('colleague', 'readWrite')).toBe('products.alreadyInvited')
  const stranger = { productId, personId: '11111111-1111-4111-8111-111111111111', role: 'readOnly' } as const
  expect((await ask(invite, stranger, 'owner')).message).toBe('products.person.notFound')
  expect((await ask(remove, { productId, personId: id('auditor') }, 'owner')).message).toBe('products.person.notFound')
  expect((await ask(changeRole, { ...stranger, personId: id('auditor') }, 'owner')).message).toBe(
    'products.person.notFound',
  )
  await server.call(
    roleOperations.setRolePermissions,
    { roleId: await looksOnly(), permissions: [] },
    { as: as('primary') },
  )
  expect(await refusal('auditor', 'readOnly')).toBe('products.mayNotLook')
})

const looksOnly = async () =>
  (await ask(roleOperations.listRoles, {}, 'primary')).data!.roles.find(({ name }) => name === 'Looks only')!.id

test('an invitation is told to whom it is for, and stands in the product’s story', async () => {
  const productId = await aProduct()
  await ask(setAccess, { productId, access: 'invited' }, 'owner')
  await ask(invite, { productId, personId: id('colleague'), role: 'readOnly' }, 'owner')
  await server.runJobs()
  const [notice] = (await ask(notificationOperations.list, {}, 'colleague')).data!.rows
  expect(notice).toMatchObject({ kind: 'products.invited', values: { product: 'Weekend Trip', role: 'readOnly' } })
  const timeline = { kind: 'product', id: productId } as const
  const told = (await ask(auditOperations.listTimeline, timeline, 'colleague')).data!.rows.map(({ what }) => what)
  expect(told).toContain('products.personInvited')
  await ask(remove, { productId, personId: id('colleague') }, 'owner')
  expect((await ask(auditOperations.listTimeline, timeline, 'colleague')).message).toBe('products.notFound')
})
