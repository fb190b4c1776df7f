import type { CheckoutView } from '@coverwright/contract/design/checkout'
import { useTexts } from '@coverwright/ui/locales'
import { DraftBar } from '../../platform/draft'
import { ClaimCard } from './claim-card'
import { CommissionCard } from './commission-card'
import { CoverCard } from './cover-card'
import { DeclaredCard } from './declared-card'
import { PromiseCard } from './promise-card'
import { useSaleConflicts } from './use-sale-conflicts'
import { useSaleDraft } from './use-sale-draft'

export function CheckoutEditor({ view }: { view: CheckoutView }) {
  const t = useTexts('checkout')
  const editor = useSaleDraft(view)
  const words = useSaleConflicts()
  return (
    <div className="checkout-cards">
      <CoverCard {...{ view, editor }} />
      <PromiseCard {...{ view, editor }} />
      <CommissionCard editor={editor} />
      <DeclaredCard view={view} />
      <ClaimCard {...{ view, editor }} />
      <DraftBar draft={editor.drafting} words={words} saved={t('saved')} stands={editor.stands} />
    </div>
  )
}
