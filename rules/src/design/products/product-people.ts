import { type Refusal, refusalOf } from '../../kernel'
import type { Permission } from '../../company/members'

/** Spec 6: what an invited person may do with a product. */
export const productRoles = ['readWrite', 'readOnly'] as const
export type ProductRole = (typeof productRoles)[number]

/** Who works on a product: everybody whose role in the company lets them, or only those who were invited to it. */
export const productAccesses = ['company', 'invited'] as const
export type ProductAccess = (typeof productAccesses)[number]

/** More groups than products would be no order. */
export const MAX_PRODUCT_GROUPS = 100

type Person = { id: string; permissions: readonly Permission[] }
type Opened = {
  access: ProductAccess
  ownerId: string | null
  /** The role that this person was invited with, to the product itself or else to the group that it is in. */
  invitedAs: ProductRole | null
  invitedToGroupAs?: ProductRole | null
}

/** Spec 6: primary and admin users manage all projects. */
const managesAll = ({ permissions }: Pick<Person, 'permissions'>) => permissions.includes('products.manage')

/** What somebody is to a product; null for whom it is not there. */
export function productRoleOf(product: Opened, person: Person): ProductRole | null {
  if (managesAll(person) || product.ownerId === person.id) return 'readWrite'
  return product.invitedAs ?? product.invitedToGroupAs ?? (product.access === 'company' ? 'readWrite' : null)
}

const changing: readonly Permission[] = [
  'products.write',
  'templates.write',
  'automations.write',
  'publishing.test',
  'publishing.release',
]

/** A role in a product narrows what somebody may do there. It never gives what their role in the company withholds. */
export const permissionsIn = (role: ProductRole, held: readonly Permission[]): readonly Permission[] =>
  role === 'readWrite' ? held : held.filter((permission) => !changing.includes(permission))

export type PeopleRefusal = Refusal<
  'products.peopleNotYours' | 'products.hasAccess' | 'products.mayNotLook' | 'products.mayOnlyLook'
>

/** Only whoever manages all products, or owns this one, says who works on it. */
export const peopleRefusal = (product: { ownerId: string | null }, person: Person): PeopleRefusal | null =>
  managesAll(person) || product.ownerId === person.id ? null : refusalOf('products.peopleNotYours')

/** Whom it makes sense to invite, and as what. */
export function invitationRefusal(
  product: { ownerId: string | null },
  invited: Person,
  role: ProductRole,
): PeopleRefusal | null {
  if (managesAll(invited) || product.ownerId === invited.id) return refusalOf('products.hasAccess')
  if (!invited.permissions.includes('products.read')) return refusalOf('products.mayNotLook')
  if (role === 'readWrite' && !invited.permissions.includes('products.write')) return refusalOf('products.mayOnlyLook')
  return null
}
