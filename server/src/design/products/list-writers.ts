import { productRoleOf } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import type { MemberCtx } from '../../platform/operations'
import { listGroupPeople } from './group-store'
import { listInvited } from './people-store'
import type { ProductRow } from './store'

/** More names than these say no more to whoever looks for somebody to ask. */
const MOST = 5

/** Who changes a product, its owner first: whom to ask for somebody who may only look. Nobody else needs to be told. */
export async function listWriters(ctx: MemberCtx, product: ProductRow): Promise<string[]> {
  if (ctx.member.permissions.includes('products.write')) return []
  const invited = new Map((await listInvited(ctx, product.id)).map(({ personId, role }) => [personId, role]))
  const inGroup = (await listGroupPeople(ctx)).filter(({ groupId }) => groupId === product.groupId)
  const byGroup = new Map(inGroup.map(({ personId, role }) => [personId, role]))
  const writers = (await listColleagues(ctx)).filter((person) => {
    const { access, ownerId } = product
    const as = { invitedAs: invited.get(person.id) ?? null, invitedToGroupAs: byGroup.get(person.id) ?? null }
    const role = productRoleOf({ access, ownerId, ...as }, person)
    return role === 'readWrite' && person.permissions.includes('products.write')
  })
  const first = writers.filter(({ id }) => id === product.ownerId)
  return [...first, ...writers.filter((person) => !first.includes(person))].slice(0, MOST).map(({ name }) => name)
}
