import type { SandboxPaymentView } from '@coverwright/contract/selling/payments'
import { Amount, type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { CreditCard } from 'lucide-react'
import { useSandboxPayments } from './use-payments'

/** What the sandbox has seen, as its own books have it. */
export function SandboxPayments() {
  const t = useTexts('payments')
  return (
    <section className="sandbox-payments" aria-labelledby="sandbox-payments">
      <h2 id="sandbox-payments">{t('sandbox.title')}</h2>
      <ListPage
        {...useSandboxPayments()}
        isInPage
        title={t('sandbox.title')}
        filters={{ state: { label: t('sandbox.state'), says: (state) => t(`sandbox.states.${state}`) } }}
        search={t('sandbox.search')}
        columns={columnsOf(t, useFormats())}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        empty={{ picture: <CreditCard size={24} />, title: t('sandbox.empty'), about: t('sandbox.emptyAbout') }}
      />
    </section>
  )
}

const tones: Record<SandboxPaymentView['state'], Tone> = {
  open: 'neutral',
  confirming: 'info',
  paid: 'success',
  failed: 'danger',
  disputed: 'warning',
}

const columnsOf = (t: T, formats: Formats): Column<SandboxPaymentView>[] => [
  { key: 'title', title: t('sandbox.what'), isFixed: true, cell: ({ title }) => title },
  {
    key: 'state',
    title: t('sandbox.state'),
    width: 180,
    cell: ({ state, failure }) => (
      <span title={failure ? t(`sandbox.failures.${failure}`) : undefined}>
        <StateTag tone={tones[state]}>{t(`sandbox.states.${state}`)}</StateTag>
      </span>
    ),
  },
  { key: 'card', title: t('sandbox.card'), width: 120, cell: ({ card }) => card ?? '' },
  {
    key: 'amount',
    title: t('sandbox.amount'),
    align: 'end',
    width: 140,
    cell: ({ amount }) => <Amount value={amount} />,
  },
  {
    key: 'refunded',
    title: t('sandbox.refunded'),
    align: 'end',
    isWide: true,
    width: 140,
    cell: ({ refunded }) => <Amount value={refunded.minor === 0 ? null : refunded} />,
  },
  {
    key: 'told',
    title: t('sandbox.told'),
    isWide: true,
    width: 120,
    cell: ({ told }) => t('sandbox.toldOf', told),
  },
  { key: 'madeAt', title: t('sandbox.at'), isWide: true, width: 150, cell: ({ madeAt }) => formats.date(madeAt) },
]
