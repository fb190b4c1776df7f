import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Plus } from 'lucide-react'
import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { ProductFrame } from '../../design/products'
import { useMayCall } from '../../platform/me'
import { AutomationList } from './automation-list'
import { newAutomationOf } from './places'
import './automations.css'

// With the screen, so that the first page knows of one file less.
export { MessagesInEditor } from './messages-in-editor'

/** What one product does by itself: `?product=…`. */
export function ProductAutomationsPage() {
  const t = useTexts('automations')
  const mayCreate = useMayCall(operations.create)
  return (
    <ProductFrame
      head={({ product }) => ({
        title: t('list.title'),
        purpose: t('list.ofProduct'),
        isOfEveryVersion: true as const,
        ...(mayCreate
          ? { action: { label: t('list.create'), icon: <Plus />, href: newAutomationOf(product.id) } }
          : {}),
      })}
    >
      {({ product }) => (
        <>
          <AutomationList key={product.id} productId={product.id} isInPage />
          <p className="automations-more">
            <Link href={`/underwritingEmail?product=${product.id}`}>{t('list.underwriting')}</Link>
          </p>
        </>
      )}
    </ProductFrame>
  )
}
