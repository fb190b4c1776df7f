import type { PolicyRowView } from '@coverwright/contract/selling/policies'
import { Amount, type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { policyTones } from './policy-words'

export const policyColumns = (t: T, { date }: Formats): Column<PolicyRowView>[] => [
  { key: 'number', title: t('column.number'), isFixed: true, width: 170, cell: ({ number }) => number },
  { key: 'holder', title: t('column.holder'), cell: ({ holderName }) => holderName || NOTHING },
  { key: 'product', title: t('column.product'), isWide: true, cell: ({ productName }) => productName },
  { key: 'plan', title: t('column.plan'), isWide: true, width: 130, cell: ({ planTitle }) => planTitle },
  {
    key: 'startDate',
    title: t('column.cover'),
    isWide: true,
    width: 210,
    cell: ({ startDate, endDate }) => `${date(startDate)} → ${date(endDate)}`,
  },
  { key: 'total', title: t('column.total'), align: 'end', width: 130, cell: ({ total }) => <Amount value={total} /> },
  {
    key: 'state',
    title: t('column.state'),
    width: 150,
    cell: ({ state, isTest }) => (
      <span className="policy-states">
        <StateTag tone={policyTones[state]}>{t(`state.${state}`)}</StateTag>
        {isTest && <StateTag tone="warning">{t('test')}</StateTag>}
      </span>
    ),
  },
  { key: 'issuedAt', title: t('column.issued'), isHidden: true, width: 140, cell: ({ issuedAt }) => date(issuedAt) },
]
