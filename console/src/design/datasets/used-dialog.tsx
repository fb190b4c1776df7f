import type { DataNameView } from '@coverwright/contract/design/datasets'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { UseList } from './use-list'

type Props = { name: DataNameView; productId: string; onClose: () => void }

/** Why a name stays: everything that uses it, each with the way there. */
export function UsedDialog({ name: { name, uses }, productId, onClose }: Props) {
  const t = useTexts('datasets')
  return (
    <Dialog
      open
      width={480}
      title={t('used.title', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('used.close')}</Button>}
    >
      <p className="dataset-quiet">{t('used.about', { count: uses.length })}</p>
      <UseList uses={uses} productId={productId} />
    </Dialog>
  )
}
