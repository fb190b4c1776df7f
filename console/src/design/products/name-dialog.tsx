import { ProductDraft, type ProductView } from '@coverwright/contract/design/products'
import { MAX_PRODUCT_NAME } from '@coverwright/rules/design/products'
import { FormDialog, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { toast } from '@coverwright/ui/toast'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { settingsOf, useCopyProduct, useRenameProduct } from './use-product'

const Named = ProductDraft.pick({ name: true, description: true })

type Props = { about: 'rename' | 'copy'; product: ProductView; onClose: () => void }

/** Another name for a product, or the name of its copy. */
export function NameDialog({ about, product, onClose }: Props) {
  const t = useTexts('products')
  const navigate = useNavigate()
  const [rename, copy] = [useRenameProduct(), useCopyProduct()]
  const submit = useSubmit(async ({ name, description }: z.output<typeof Named>) => {
    if (about === 'rename') await rename.mutateAsync({ id: product.id, name, description })
    const copied = about === 'copy' ? await copy.mutateAsync({ id: product.id, name }) : undefined
    toast({ text: t(`done.${about}`, { name }) })
    onClose()
    if (copied) navigate(settingsOf(copied.id))
  })
  const title = t(`asks.${about}.title`, { name: product.name })
  const fields: FormItem[] = [
    { name: 'name', kind: 'text', label: t('field.name'), maxLength: MAX_PRODUCT_NAME, autoFocus: true },
    ...(about === 'rename'
      ? [{ name: 'description', kind: 'longText' as const, label: t('field.description'), rows: 3, isOptional: true }]
      : []),
  ]
  return (
    <FormDialog
      {...submit}
      title={title}
      about={t(`asks.${about}.about`)}
      onClose={onClose}
      schema={Named}
      initial={{
        name: about === 'copy' ? t('asks.copy.name', { name: product.name }) : product.name,
        description: product.description,
      }}
      fields={fields}
      submitLabel={t(`asks.${about}.submit`)}
    />
  )
}
