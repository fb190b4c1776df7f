import { type AutomationRow, automationOperations as operations } from '@coverwright/contract/service/automations'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { Play, Plus, Power, Trash2, Zap } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import { useList } from '../../platform/queries'
import { automationAt, newAutomationOf } from './places'
import { useAct } from './use-act'

type Props = Pick<ComponentProps<typeof ListPage>, 'tabs' | 'isInPage'> & { productId?: string }

/** The automations of the company, or of one product: what each waits for and does, and whether it is on. */
export function AutomationList({ productId, ...more }: Props) {
  const t = useTexts('automations')
  const act = useAct()
  const columns = useMemo(() => columnsOf(t, productId !== undefined), [t, productId])
  return (
    <ListPage
      {...useList(operations.list, productId ? { also: () => ({ productId }) } : {})}
      {...more}
      title={t('list.title')}
      purpose={t('list.purpose')}
      action={{ act: 'create', label: t('list.create'), icon: <Plus />, href: newAutomationOf(productId) }}
      filters={{
        state: { label: t('list.state'), says: (state) => t(`states.${state}`) },
        trigger: { label: t('list.trigger'), says: (trigger) => t(`triggers.${trigger}`) },
      }}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => automationAt(row.id)}
      rowActions={(row) =>
        row.may.flatMap((key) =>
          key === 'edit'
            ? []
            : [
                {
                  key,
                  label: t(`acts.${key}`),
                  icon: icons[key],
                  danger: key === 'delete',
                  onSelect: () => void act(key, row),
                },
              ],
        )
      }
      empty={{ picture: <Zap size={24} />, title: t('list.empty'), about: t('list.emptyAbout') }}
    />
  )
}

const icons = { switchOn: <Play />, switchOff: <Power />, delete: <Trash2 /> }

const columnsOf = (t: T, isOfProduct: boolean): Column<AutomationRow>[] => [
  { key: 'name', title: t('list.name'), isFixed: true, cell: (row) => row.name },
  {
    key: 'state',
    title: t('list.state'),
    width: 90,
    cell: ({ isOn }) => <StateTag tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'states.on' : 'states.off')}</StateTag>,
  },
  ...(isOfProduct
    ? []
    : [{ key: 'product', title: t('list.product'), width: 150, cell: (row: AutomationRow) => row.productName }]),
  { key: 'trigger', title: t('list.trigger'), width: 190, cell: ({ trigger }) => t(`triggers.${trigger}`) },
  {
    key: 'actions',
    title: t('list.actions'),
    width: 150,
    isWide: true,
    cell: ({ actions }) => actions.map((kind) => t(`kinds.${kind}`)).join(', '),
  },
  {
    key: 'delay',
    title: t('list.delay'),
    width: 110,
    isWide: true,
    cell: ({ delayHours }) => t('delay', { hours: delayHours }),
  },
  {
    key: 'sent',
    title: t('list.sent'),
    width: 150,
    align: 'end',
    isWide: true,
    cell: ({ counts }) => t('list.counts', { sent: counts.sent, notSent: counts.notSent }),
  },
]
