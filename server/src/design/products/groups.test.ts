import { roleOperations, memberOperations } from '@coverwright/contract/company/members'
import {
  productGroupOperations,
  productOperations,
  productPeopleOperations,
} from '@coverwright/contract/design/products'
import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { publisherOperations } from '@coverwright/contract/release/publishing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer
let ids: Readonly<Record<string, string>>
const who: Record<string, Caller> = {}
const people = {
  'primary@groups.example': 'primary',
  'owner@groups.example': 'standard',
  'colleague@groups.example': 'standard',
  'auditor@groups.example': 'standard',
} as const

beforeAll(async () => {
  server = await startTestServer()
  ids = (await makeCompany(server, { people })).ids
  for (const email of Object.keys(people)) who[email.split('@')[0]!] = await server.signIn(email)
  const looks = { name: 'Looks only', permissions: ['products.read' as const] }
  const role = await ask(roleOperations.createRole, looks)
  await ask(memberOperations.setRoles, { memberId: id('auditor'), roleIds: [role.data?.id ?? ''] })
})
afterAll(() => server.close())

const { list, create, rename, delete: deleteGroup, move, invite, changeRole, remove } = productGroupOperations
const id = (name: string) => ids[`${name}@groups.example`] ?? ''
const ask = <Op extends Operation>(operation: Op, input: SendsOf<Op>, name = 'primary') =>
  server.call(operation, input, { as: who[name]! })

let count = 0
async function aGroup() {
  const name = `Travel ${(count += 1)}`
  const groupId = (await ask(create, { name })).data!.id
  const draft = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
  const productId = (await ask(productOperations.create, { ...draft, languages: ['en_us'] }, 'owner')).data!.id
  await ask(productPeopleOperations.setAccess, { productId, access: 'invited' }, 'owner')
  await ask(move, { productId, groupId })
  return { groupId, productId, name }
}
const seen = async (groupId: string, name = 'primary') =>
  (await ask(list, {}, name)).data!.groups.find((group) => group.id === groupId)
const reads = async (productId: string, name: string) =>
  (await ask(productOperations.get, { id: productId }, name)).data
const renaming = (productId: string, name: string) =>
  ask(productOperations.update, { id: productId, name: 'Journey', description: '' }, name)

test('who is invited to a group sees its products, and changes them only as read and write', async () => {
  const { groupId, productId } = await aGroup()
  expect(await reads(productId, 'colleague')).toBeFalsy()
  expect(await seen(groupId, 'colleague')).toBeUndefined()
  expect((await ask(invite, { groupId, personId: id('colleague'), role: 'readOnly' })).status).toBe(200)
  expect((await reads(productId, 'colleague'))?.product).toMatchObject({ group: { id: groupId } })
  expect((await reads(productId, 'colleague'))?.product.may).not.toContain('edit')
  expect((await renaming(productId, 'colleague')).message).toBe('platform.noPermission')
  expect((await ask(productOperations.list, {}, 'colleague')).data!.rows.map((row) => row.id)).toContain(productId)
  await ask(changeRole, { groupId, personId: id('colleague'), role: 'readWrite' })
  expect((await renaming(productId, 'colleague')).status).toBe(200)
  await ask(remove, { groupId, personId: id('colleague') })
  expect(await reads(productId, 'colleague')).toBeFalsy()
  expect((await reads(productId, 'owner'))?.product.may).toContain('edit')
})

test('whoever may only look is offered no change, and is told who can', async () => {
  const { groupId, productId } = await aGroup()
  await ask(invite, { groupId, personId: id('colleague'), role: 'readOnly' })
  const { product, writers } = (await reads(productId, 'colleague'))!
  expect(product.may).toEqual(['people'])
  const row = (await ask(productOperations.list, {}, 'colleague')).data!.rows.find((each) => each.id === productId)
  expect(row?.may).toEqual(['people'])
  expect(writers).toHaveLength(2)
  expect(writers[0]).toBe(product.ownerName)
  const publisher = await ask(publisherOperations.get, { productId }, 'colleague')
  expect(publisher.data?.may).toEqual([])
  expect((await ask(publisherOperations.get, { productId }, 'owner')).data?.may).toContain('test')
  expect((await reads(productId, 'owner'))?.writers).toEqual([])
})

test('a product that is everybody’s is only looked at by whom its group says so', async () => {
  const { groupId, productId } = await aGroup()
  await ask(productPeopleOperations.setAccess, { productId, access: 'company' }, 'owner')
  expect((await renaming(productId, 'colleague')).status).toBe(200)
  await ask(invite, { groupId, personId: id('colleague'), role: 'readOnly' })
  expect((await renaming(productId, 'colleague')).message).toBe('platform.noPermission')
  const invited = { productId, personId: id('colleague'), role: 'readWrite' } as const
  await ask(productPeopleOperations.invite, invited, 'owner')
  expect((await renaming(productId, 'colleague')).status).toBe(200)
})

test('a product that leaves its group, or whose group goes, is no longer reached through it', async () => {
  const { groupId, productId } = await aGroup()
  await ask(invite, { groupId, personId: id('colleague'), role: 'readWrite' })
  await ask(move, { productId, groupId: null })
  expect(await reads(productId, 'colleague')).toBeFalsy()
  expect((await seen(groupId, 'colleague'))?.products).toEqual([])
  await ask(move, { productId, groupId })
  expect((await seen(groupId, 'colleague'))?.products).toMatchObject([{ id: productId }])
  await ask(deleteGroup, { groupId })
  expect(await reads(productId, 'colleague')).toBeFalsy()
  expect((await reads(productId, 'owner'))?.product.group).toBeNull()
  expect(await seen(groupId)).toBeUndefined()
})

test('groups are made, renamed and taken apart by whoever manages all products alone', async () => {
  const { groupId, productId, name } = await aGroup()
  expect((await ask(rename, { groupId, name: `${name}, all` })).status).toBe(200)
  expect((await seen(groupId))?.name).toBe(`${name}, all`)
  const personId = id('colleague')
  const tries = [
    ask(create, { name: 'Mine' }, 'owner'),
    ask(rename, { groupId, name: 'Mine' }, 'owner'),
    ask(deleteGroup, { groupId }, 'owner'),
    ask(move, { productId, groupId: null }, 'owner'),
    ask(invite, { groupId, personId, role: 'readOnly' }, 'owner'),
    ask(changeRole, { groupId, personId, role: 'readOnly' }, 'owner'),
    ask(remove, { groupId, personId }, 'owner'),
  ]
  for (const tried of await Promise.all(tries)) expect(tried.message).toBe('platform.noPermission')
  expect((await ask(list, {}, 'owner')).data).toMatchObject({ colleagues: [], loose: [], may: [] })
})

test('each refusal of a group', async () => {
  const { groupId, productId, name } = await aGroup()
  const none = '00000000-0000-4000-8000-000000000000'
  expect((await ask(create, { name })).message).toBe('products.groupNameTaken')
  expect((await ask(rename, { groupId: none, name: 'Other' })).message).toBe('products.group.notFound')
  expect((await ask(move, { productId, groupId: none })).message).toBe('products.group.notFound')
  expect((await ask(move, { productId: none, groupId })).message).toBe('products.notFound')
  const as = async (person: string, role: 'readOnly' | 'readWrite') =>
    (await ask(invite, { groupId, personId: person, role })).message
  expect(await as(none, 'readOnly')).toBe('products.person.notFound')
  expect(await as(id('primary'), 'readOnly')).toBe('products.hasAccess')
  expect(await as(id('auditor'), 'readWrite')).toBe('products.mayOnlyLook')
  await as(id('colleague'), 'readOnly')
  expect(await as(id('colleague'), 'readOnly')).toBe('products.alreadyInvited')
  expect((await ask(remove, { groupId, personId: id('auditor') })).message).toBe('products.person.notFound')
})
