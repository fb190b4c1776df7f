import type { NeedView } from '@coverwright/contract/release/publishing'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { CircleX } from 'lucide-react'
import { settingsOf } from './use-product'

type Props = { product: { id: string; name: string }; missing: readonly NeedView[]; onClose: () => void }

/** Why a project is not moved to the products for sale yet, part by part. */
export function PrimaryDialog({ product, missing, onClose }: Props) {
  const t = useTexts('products')
  const words = useTexts('publishing')
  const navigate = useNavigate()
  return (
    <Dialog
      open
      startsAt="close"
      width={480}
      title={t('primary.missing', { name: product.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" onClick={() => navigate(settingsOf(product.id, '/publishSettings'))}>
            {t('primary.checks')}
          </Button>
        </>
      }
    >
      <p className="product-note">{t('primary.about')}</p>
      <ul className="product-missing">
        {missing.map(({ need, lines }) => (
          <li key={need}>
            <CircleX size={16} aria-hidden />
            <span>
              <b>{words(`need.${need}.title`)}</b>
              {lines.map(({ code, values }) => (
                <small key={code}>{words(`need.${need}.${code}`, values)}</small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
