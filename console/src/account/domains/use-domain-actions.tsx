import type { DomainRowView } from '@coverwright/contract/account/domains'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { useNavigate } from '@coverwright/ui/navigation'
import { RefreshCw, SearchCheck, Trash2 } from 'lucide-react'
import { useDelete, useToast } from '../../platform/toast'
import { useRemove, useRenew } from './use-domains'

/** What a row's menu offers. */
export function useDomainActions(): (row: DomainRowView) => MenuItem[] {
  const t = useTexts('domains')
  const navigate = useNavigate()
  const [withToast, ask] = [useToast(), useDelete()]
  const [remove, renew] = [useRemove(), useRenew()]
  const charge = async ({ id, name }: DomainRowView) => {
    const question = { title: t('renew.ask', { name }), keeps: t('renew.about'), verb: t('acts.renew') }
    if (await askFirst({ about: 'act', ...question }))
      await withToast(() => renew.mutateAsync({ id }), { text: t('renew.done', { name }) })
  }
  return (row) => {
    const items: (MenuItem | false)[] = [
      row.may.includes('check') && {
        ...{ key: 'check', label: t('acts.check'), icon: <SearchCheck /> },
        onSelect: () => navigate(`/checkDomain?id=${row.id}`),
      },
      row.may.includes('renew') && {
        ...{ key: 'renew', label: t('acts.renew'), icon: <RefreshCw /> },
        onSelect: () => void charge(row),
      },
      row.may.includes('delete') && {
        ...{ key: 'delete', label: t('acts.delete'), icon: <Trash2 />, danger: true },
        onSelect: () =>
          void ask({
            ...{ name: row.name, verb: t('acts.delete'), loses: [t('remove.loses')] },
            work: () => remove.mutateAsync({ id: row.id }),
          }),
      },
    ]
    return items.filter((item) => item !== false)
  }
}
