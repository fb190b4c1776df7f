import { type ProductPeopleView, productPeopleOperations } from '@coverwright/contract/design/products'
import { invitationRefusal, peopleRefusal } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { listInvited } from './people-store'

/** Who has left the company is not told of; the invitation is there again when they come back. */
export async function listProductPeople(
  ctx: MemberCtx,
  { productId }: { productId: string },
): Promise<ProductPeopleView> {
  const { product } = await loadProduct(ctx, productId)
  const roles = new Map((await listInvited(ctx, productId)).map(({ personId, role }) => [personId, role]))
  const colleagues = await listColleagues(ctx)
  const isManaging = peopleRefusal(product, ctx.member) === null
  const isInvitable = (person: (typeof colleagues)[number]) =>
    !roles.has(person.id) && invitationRefusal(product, person, 'readOnly') === null
  return {
    access: product.access,
    ownerName: product.ownerName,
    people: colleagues.flatMap(({ id, name, email }) => {
      const role = roles.get(id)
      return role ? [{ id, name, email, role }] : []
    }),
    others: isManaging
      ? colleagues
          .filter(isInvitable)
          .map((person) => ({ ...person, mayWrite: invitationRefusal(product, person, 'readWrite') === null }))
      : [],
    may: mayDo(ctx.member, { manage: isManaging && productPeopleOperations.invite }),
  }
}
