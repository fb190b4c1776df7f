import { productGroupOperations, type ProductGroupView } from '@coverwright/contract/design/products'
import { MAX_PRODUCT_NAME } from '@coverwright/rules/design/products'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useSubmit } from '../../platform/queries'
import { useGroupWrites } from './use-groups'

type Props = { group: ProductGroupView | undefined; onClose: () => void }

/** The name of a new group, or another one. */
export function GroupNameDialog({ group, onClose }: Props) {
  const t = useTexts('products')
  const { create, rename } = useGroupWrites()
  const submit = useSubmit(async ({ name }: { name: string }) => {
    if (group) await rename.mutateAsync({ groupId: group.id, name })
    else await create.mutateAsync({ name })
    toast({ text: t(group ? 'groups.renamed' : 'groups.created', { name }) })
    onClose()
  })
  return (
    <FormDialog
      {...submit}
      title={t(group ? 'groups.rename' : 'groups.create')}
      onClose={onClose}
      schema={productGroupOperations.create.takes}
      initial={{ name: group?.name ?? '' }}
      fields={[{ name: 'name', kind: 'text', label: t('field.name'), maxLength: MAX_PRODUCT_NAME, autoFocus: true }]}
      submitLabel={t('groups.save')}
    />
  )
}
