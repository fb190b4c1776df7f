import type { CaseRowView } from '@coverwright/contract/service/cases'
import { Amount, type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { caseTones, soldAs } from './case-words'

export const caseColumns = (t: T, { relative, dateTime }: Formats): Column<CaseRowView>[] => [
  { key: 'number', title: t('column.number'), isFixed: true, width: 120, cell: ({ number }) => number },
  { key: 'why', title: t('column.why'), cell: ({ why }) => why || NOTHING },
  { key: 'holder', title: t('column.holder'), width: 170, cell: ({ holderName }) => holderName || NOTHING },
  {
    key: 'product',
    title: t('column.product'),
    isWide: true,
    width: 190,
    cell: soldAs,
  },
  {
    key: 'total',
    title: t('column.total'),
    align: 'end',
    width: 130,
    cell: ({ total }) => (total ? <Amount value={total} /> : NOTHING),
  },
  {
    key: 'state',
    title: t('column.state'),
    width: 150,
    cell: ({ state, isTest }) => (
      <span className="case-states">
        <StateTag tone={caseTones[state]}>{t(`state.${state}`)}</StateTag>
        {isTest && <StateTag tone="warning">{t('test')}</StateTag>}
      </span>
    ),
  },
  {
    key: 'dueAt',
    title: t('column.due'),
    width: 130,
    cell: ({ state, dueAt }) =>
      state === 'open' ? <span title={dateTime(dueAt)}>{relative(dueAt, Date.now())}</span> : NOTHING,
  },
  {
    key: 'takenBy',
    title: t('column.takenBy'),
    isWide: true,
    width: 150,
    cell: ({ takenBy }) => takenBy?.name || NOTHING,
  },
  {
    key: 'openedAt',
    title: t('column.opened'),
    isHidden: true,
    width: 160,
    cell: ({ openedAt }) => dateTime(openedAt),
  },
]
