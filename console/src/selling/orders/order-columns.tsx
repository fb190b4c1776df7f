import type { OrderRowView } from '@coverwright/contract/selling/orders'
import type { OrderState } from '@coverwright/rules/selling/orders'
import { Amount, type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

export const orderTones: Record<OrderState, Tone> = {
  unpaid: 'info',
  paid: 'success',
  abnormal: 'danger',
  lapsed: 'neutral',
}

export const orderColumns = (t: T, { dateTime }: Formats): Column<OrderRowView>[] => [
  { key: 'payer', title: t('column.payer'), isFixed: true, cell: ({ payerName }) => payerName || NOTHING },
  { key: 'product', title: t('column.product'), isWide: true, cell: ({ productName }) => productName },
  { key: 'total', title: t('column.total'), align: 'end', width: 130, cell: ({ total }) => <Amount value={total} /> },
  {
    key: 'state',
    title: t('column.state'),
    width: 170,
    cell: ({ state, resolution }) => (
      <StateTag tone={resolution ? 'neutral' : orderTones[state]}>
        {resolution ? t(`resolution.${resolution}`) : t(`state.${state}`)}
      </StateTag>
    ),
  },
  {
    key: 'policy',
    title: t('column.policy'),
    isWide: true,
    width: 160,
    cell: ({ policy }) =>
      policy ? (
        <Link className="cw-link" href={`/policy-engine?policy=${policy.id}`}>
          {policy.number}
        </Link>
      ) : (
        NOTHING
      ),
  },
  { key: 'madeAt', title: t('column.made'), isWide: true, width: 170, cell: ({ madeAt }) => dateTime(madeAt) },
]
