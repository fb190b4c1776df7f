import type { ProductView } from '@coverwright/contract/design/products'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { FilePen, Lock } from 'lucide-react'
import { refreshTopic } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useEditCopy } from './use-product'
import './read-only-notice.css'

function reasonOf({ isInTrash, lock, bodyState }: ProductView): string {
  if (isInTrash) return 'frame.inTrash'
  if (lock) return 'frame.locked'
  return bodyState === 'published' ? 'frame.published' : 'frame.readOnly'
}

type Props = { product: ProductView; writers: readonly string[] }

/** Why nothing here can be changed: it is locked or in the trash, the version is published, or the person may only look. */
export function ReadOnlyNotice({ product, writers }: Props) {
  const t = useTexts('products')
  const { list } = useFormats()
  const withToast = useToast()
  const editCopy = useEditCopy()
  const mayCopy = product.may.includes('editCopy')
  const start = () =>
    withToast(() => editCopy.mutateAsync({ productId: product.id }).then(() => refreshTopic('products')), {
      text: t('done.editCopy', { number: product.bodyNumber + 1 }),
    })
  return (
    <div className="product-read-only" role="note">
      <Lock size={16} />
      <span>
        {t(reasonOf(product), { name: product.lock?.name || t('hands.somebody') })}
        {writers.length > 0 && ` ${t('frame.whoCan', { names: list([...writers]) })}`}
      </span>
      {mayCopy && (
        <Button icon={<FilePen />} loading={editCopy.isPending} onClick={() => void start()}>
          {t('action.editCopy')}
        </Button>
      )}
    </div>
  )
}
