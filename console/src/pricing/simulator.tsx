import type { RecipeView, SimulationView } from '@coverwright/contract/pricing'
import type { BodyView } from '@coverwright/contract/products'
import type { Recipe } from '@coverwright/rules/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Button } from 'antd'
import { Bookmark, Dices } from 'lucide-react'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { CurvePanel } from './curve-panel'
import { type TriedCustomer, keptCustomer, triedOf } from './customer'
import { CustomerForm } from './customer-form'
import { CustomersTable } from './customers-table'
import { KeepDialog } from './keep-dialog'
import { KeptQuotes } from './kept-quotes'
import { type SimulationAsked, useMakeCustomers } from './use-recipe'
import { PlanPrices, Reasons } from './verdict'
import { Worksheet } from './worksheet'

const tabs = ['customer', 'customers', 'curve', 'kept'] as const
type Tab = (typeof tabs)[number]

type Props = {
  view: RecipeView
  body: BodyView
  recipe: Recipe
  customer: TriedCustomer
  onCustomer: (customer: TriedCustomer) => void
  plan: string
  onPlan: (plan: string) => void
  asked: SimulationAsked
  simulation: SimulationView | undefined
  mayKeep: boolean
}

/** Trying the recipe as it stands, saved or not: one customer, twenty, one input over its range, and kept quotes. */
export function Simulator(props: Props) {
  const { view, body, recipe, onCustomer, onPlan, plan, asked, simulation } = props
  const t = useTexts('pricing')
  const [tab, setTab] = useState<Tab>('customer')
  const show = (customer: TriedCustomer, chosen?: string) => {
    onCustomer(customer)
    if (chosen) onPlan(chosen)
    setTab('customer')
  }
  return (
    <section className="cw-card simulator" aria-label={t('simulator.title')}>
      <header className="cw-card-head">
        <h2>{t('simulator.title')}</h2>
        <span className="cw-more">
          <Segments
            label={t('simulator.title')}
            value={tab}
            onChange={setTab}
            options={tabs.map((value) => ({ value, label: t(`simulator.${value}`) }))}
          />
        </span>
      </header>
      {tab === 'customer' && <OneCustomer {...props} />}
      {tab === 'customers' && (
        <CustomersTable view={view} body={body} recipe={recipe} onTry={(entry) => show(triedOf(entry), entry.plan)} />
      )}
      {tab === 'curve' && (
        <CurvePanel view={view} asked={{ ...asked, plan }} isReady={simulation?.problems.length === 0} />
      )}
      {tab === 'kept' && <KeptQuotes view={view} onOpen={(quote) => show(keptCustomer(quote))} />}
    </section>
  )
}

function OneCustomer({ view, body, recipe, customer, onCustomer, plan, onPlan, asked, simulation, mayKeep }: Props) {
  const t = useTexts('pricing')
  const told = useTold()
  const make = useMakeCustomers()
  const [isKeeping, setKeeping] = useState(false)
  const rated = simulation?.rated
  const rate = rated?.plans.find((entry) => entry.plan === plan) ?? rated?.plans[0]
  const fill = () =>
    told(async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const answer = await make.mutateAsync({ productId: view.productId, recipe: recipe as never, count: 1, seed })
      const [made] = answer.customers
      if (made) onCustomer({ ...triedOf(made), addOns: [] })
    })
  return (
    <>
      <div className="customer-actions">
        <Button icon={<Dices size={16} />} loading={make.isPending} onClick={() => void fill()}>
          {t('customer.makeUp')}
        </Button>
        {mayKeep && rated && (
          <Button icon={<Bookmark size={16} />} onClick={() => setKeeping(true)}>
            {t('kept.keep')}
          </Button>
        )}
      </div>
      {rated && rate && (
        <div className="verdict" aria-live="polite">
          <PlanPrices rated={rated} view={view} plan={rate.plan} onPlan={onPlan} />
          <Reasons rate={rate} />
        </div>
      )}
      <CustomerForm view={view} body={body} customer={customer} onChange={onCustomer} />
      {rate && <Worksheet rate={rate} view={view} />}
      {isKeeping && <KeepDialog asked={asked} onClose={() => setKeeping(false)} />}
    </>
  )
}
