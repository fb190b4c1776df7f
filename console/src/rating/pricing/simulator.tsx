import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import { CurvePanel } from './curve-panel'
import { type TriedCustomer, keptCustomer, triedOf } from './customer'
import { CustomersTable } from './customers-table'
import { KeptQuotes } from './kept-quotes'
import { OneCustomer } from './one-customer'
import { nobody, type People } from './people'
import { PeopleStrip } from './people-strip'
import type { SimulatorProps } from './simulator-props'

const tabs = ['customer', 'customers', 'curve', 'kept'] as const
type Tab = (typeof tabs)[number]

/** Trying the recipe as it stands, saved or not: one customer, twenty, one input over its range, and kept quotes. */
export function Simulator(props: SimulatorProps) {
  const { view, body, recipe, onCustomer, onPlan, plan, asked, simulated } = props
  const t = useTexts('pricing')
  const [tab, setTab] = useState<Tab>('customer')
  const [people, setPeople] = useState<People>(nobody)
  const show = (customer: TriedCustomer, chosen?: string) => {
    onCustomer(customer)
    if (chosen) onPlan(chosen)
    setTab('customer')
  }
  const step = (at: number) => {
    const person = people.list[at]
    if (!person) return
    setPeople({ ...people, at })
    show(triedOf(person), person.plan)
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
      {tab === 'customer' && (
        <>
          <PeopleStrip people={people} onTry={step} onList={() => setTab('customers')} />
          <OneCustomer {...props} onMadeUp={() => setPeople({ ...people, at: null })} />
        </>
      )}
      {tab === 'customers' && (
        <CustomersTable view={view} body={body} recipe={recipe} people={people} onPeople={setPeople} onTry={step} />
      )}
      {tab === 'curve' && asked && (
        <CurvePanel
          view={view}
          body={body}
          asked={{ ...asked, plan }}
          isReady={simulated.simulation?.problems.length === 0}
        />
      )}
      {tab === 'kept' && <KeptQuotes view={view} onOpen={(quote) => show(keptCustomer(quote))} />}
    </section>
  )
}
