import { productGroupOperations, type ProductGroupsView } from '@coverwright/contract/design/products'
import { invitationRefusal } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listGroupPeople, listGroupRows, listGrouped } from './group-store'

/** Groups are seen by whoever arranges them, was invited to them, or sees a product in them. */
export async function listGroups(ctx: MemberCtx): Promise<ProductGroupsView> {
  const may = mayDo(ctx.member, { manage: productGroupOperations.create })
  const isManager = may.length > 0
  const products = await listGrouped(ctx)
  const invited = await listGroupPeople(ctx)
  const colleagues = await listColleagues(ctx)
  const groups = (await listGroupRows(ctx)).map(({ id, name }) => ({
    ...{ id, name },
    products: products.flatMap(({ groupId, ...product }) => (groupId === id ? [product] : [])),
    people: colleagues.flatMap((person) => {
      const role = invited.find(({ groupId, personId }) => groupId === id && personId === person.id)?.role
      return role ? [{ id: person.id, name: person.name, email: person.email, role }] : []
    }),
  }))
  const isInvited = (groupId: string) =>
    invited.some((each) => each.groupId === groupId && each.personId === ctx.member.id)
  const nobodys = { ownerId: null }
  return {
    groups: groups.filter(({ id, products: seen }) => isManager || isInvited(id) || seen.length > 0),
    colleagues: isManager
      ? colleagues
          .filter((person) => invitationRefusal(nobodys, person, 'readOnly') === null)
          .map(({ id, name, email, permissions }) => ({
            ...{ id, name, email },
            mayWrite: invitationRefusal(nobodys, { id, permissions }, 'readWrite') === null,
          }))
      : [],
    loose: isManager ? products.flatMap(({ id, name, groupId }) => (groupId === null ? [{ id, name }] : [])) : [],
    may,
  }
}
