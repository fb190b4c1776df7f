import type { productOperations } from '@coverwright/contract/design/products'
import type { FilterWords } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useGroups } from './use-groups'
import { useOwners } from './use-product'

export function useProductFilters(): FilterWords<typeof productOperations.list.list> {
  const t = useTexts('products')
  const owners = useOwners()
  const groups = useGroups().data?.groups ?? []
  return {
    state: { label: t('column.state'), says: (state) => t(`state.${state}`) },
    type: { label: t('column.type'), says: (type) => t(`type.${type}`) },
    owner: {
      label: t('column.owner'),
      any: t('anyone'),
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
    group: {
      label: t('column.group'),
      any: t('any'),
      options: groups.map(({ id, name }) => ({ value: id, label: name })),
    },
  }
}
