import { directPageOperations as operations, type DirectPageView } from '@coverwright/contract/release/direct-pages'
import { templateOperations } from '@coverwright/contract/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useWrite } from '../../platform/queries'
import { useDelete, useToast } from '../../platform/toast'

const changed = { refreshes: [operations.list, operations.get, templateOperations.list, templateOperations.get] }

/** What can be done to a page as it stands. */
export function useDirectPageActions(edit: (page: DirectPageView) => void) {
  const t = useTexts('direct-pages')
  const withToast = useToast()
  const remove = useDelete()
  const publish = useWrite(operations.publish, changed)
  const unpublish = useWrite(operations.unpublish, changed)
  const gone = useWrite(operations.delete, changed)
  return (page: DirectPageView) => {
    const { id, name, may, state, address } = page
    const all = [
      {
        ...{ key: 'open', label: t('act.open'), icon: <ExternalLink />, isOffered: state === 'online' },
        onSelect: () => void window.open(address, '_blank', 'noopener'),
      },
      {
        key: 'edit',
        label: t('act.edit'),
        icon: <Pencil />,
        isOffered: may.includes('update'),
        onSelect: () => edit(page),
      },
      {
        ...{ key: 'publish', label: t('act.publish'), icon: <Eye />, isOffered: may.includes('publish') },
        onSelect: () => void withToast(() => publish.mutateAsync({ id }), { text: t('done.published', { name }) }),
      },
      {
        ...{ key: 'unpublish', label: t('act.unpublish'), icon: <EyeOff />, isOffered: may.includes('unpublish') },
        onSelect: () => void withToast(() => unpublish.mutateAsync({ id }), { text: t('done.unpublished', { name }) }),
      },
      {
        ...{ key: 'delete', label: t('act.delete'), icon: <Trash2 />, danger: true, isOffered: may.includes('delete') },
        onSelect: () => void remove({ name, verb: t('act.delete'), work: () => gone.mutateAsync({ id }) }),
      },
    ]
    return all.filter(({ isOffered }) => isOffered).map(({ isOffered: _isOffered, ...action }) => action)
  }
}
