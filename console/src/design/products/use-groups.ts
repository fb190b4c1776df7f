import { productGroupOperations, productOperations } from '@coverwright/contract/design/products'
import { useOperation, useWrite } from '../../platform/queries'

const { list, create, rename, delete: remove, move, invite, changeRole, remove: removePerson } = productGroupOperations
const changed = { refreshes: [list, productOperations.list, productOperations.get] }

export const useGroups = () => useOperation(list, {})

export const useGroupWrites = () => ({
  create: useWrite(create, changed),
  rename: useWrite(rename, changed),
  remove: useWrite(remove, changed),
  move: useWrite(move, changed),
  invite: useWrite(invite, changed),
  changeRole: useWrite(changeRole, changed),
  removePerson: useWrite(removePerson, changed),
})
