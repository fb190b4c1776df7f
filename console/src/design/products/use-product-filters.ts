import { insuranceTypes } from '@coverwright/rules/design/products'
import type { Filter } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useOwners } from './use-product'

export function useProductFilters(): Filter[] {
  const t = useTexts('products')
  const owners = useOwners()
  return [
    {
      key: 'state',
      label: t('column.state'),
      any: t('any'),
      isSingle: true,
      isPinned: true,
      options: (['published', 'unpublished'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: 'type',
      label: t('column.type'),
      any: t('any'),
      isPinned: true,
      options: insuranceTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      key: 'owner',
      label: t('column.owner'),
      any: t('anyone'),
      isPinned: owners.length > 0,
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
