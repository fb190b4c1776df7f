import type { PlanRateView } from '@coverwright/contract/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Bookmark, Dices, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { arrivedIn, triedOf } from './customer'
import { KeepQuote } from './keep-quote'
import { KeepTest } from './keep-test'
import type { SimulatorProps } from './simulator-props'
import { useMakeCustomers } from './use-recipe'

type Props = SimulatorProps & { rate: PlanRateView | undefined; onMadeUp: () => void }

/** What is done with the customer in the form: filled in by somebody made up, kept as a test or as a quote. */
export function CustomerActs(props: Props) {
  const { view, recipe, customer, onCustomer, isCurrent, asked, simulated, mayKeep, rate, onMadeUp } = props
  const t = useTexts('pricing')
  const withToast = useToast()
  const make = useMakeCustomers()
  const [keeping, setKeeping] = useState<'quote' | 'test' | null>(null)
  const stop = () => setKeeping(null)
  const fill = () =>
    withToast(async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const answer = await make.mutateAsync({ productId: view.productId, recipe, count: 1, seed })
      const [made] = answer.customers
      onMadeUp()
      if (made) onCustomer((now) => arrivedIn(now, customer, { ...triedOf(made), addOns: [] }))
    })
  return (
    <div className="customer-actions">
      <Button icon={<Dices size={16} />} loading={make.isPending} onClick={() => void fill()}>
        {t('customer.makeUp')}
      </Button>
      {mayKeep && rate && (
        <span className="customer-keeps">
          <Button icon={<FlaskConical size={16} />} disabled={!isCurrent} onClick={() => setKeeping('test')}>
            {t('keepTest.keep')}
          </Button>
          <Button icon={<Bookmark size={16} />} disabled={!isCurrent} onClick={() => setKeeping('quote')}>
            {t('kept.keep')}
          </Button>
        </span>
      )}
      {keeping === 'quote' && asked && <KeepQuote asked={asked} onClose={stop} />}
      {keeping === 'test' && rate && asked && (
        <KeepTest view={view} rate={rate} customer={asked} asked={simulated.simulation?.asked ?? []} onClose={stop} />
      )}
    </div>
  )
}
