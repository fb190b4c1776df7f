import { productOperations, productPeopleOperations } from '@coverwright/contract/design/products'
import { productRoles } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { useOperation, useWrite } from '../../platform/queries'

const { list, invite, changeRole, remove, setAccess } = productPeopleOperations
const changed = { refreshes: [list, productOperations.list, productOperations.get] }

export const useProductPeople = (productId: string) => useOperation(list, { productId })

export const usePeopleWrites = () => ({
  invite: useWrite(invite, changed),
  changeRole: useWrite(changeRole, changed),
  remove: useWrite(remove, changed),
  setAccess: useWrite(setAccess, changed),
})

export function useRoleOptions() {
  const t = useTexts('products')
  return productRoles.map((value) => ({ value, label: t(`people.role.${value}`) }))
}
