import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import type { PolicyNumberStatus } from '@coverwright/rules/selling/policy-numbers'
import type { Formats } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { nextWords } from './design-words'
import { Remaining } from './remaining'

export const statusTones: Record<PolicyNumberStatus, Tone> = {
  notUsed: 'neutral',
  allocated: 'info',
  isUsed: 'success',
  used: 'warning',
}

export const designColumns = (t: T, formats: Formats): Column<DesignView>[] => [
  {
    key: 'title',
    title: t('column.title'),
    isFixed: true,
    cell: (design) => (
      <>
        {design.title}
        <small className="cw-phone-line">{nextWords(t, formats, design)}</small>
      </>
    ),
  },
  {
    key: 'next',
    title: t('column.next'),
    isWide: true,
    cell: (design) => (
      <span className={design.next ? 'cw-mono' : 'numbers-quiet'}>{nextWords(t, formats, design)}</span>
    ),
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 130,
    cell: ({ status }) => <StateTag tone={statusTones[status]}>{t(`status.${status}`)}</StateTag>,
  },
  {
    key: 'left',
    title: t('column.left'),
    isWide: true,
    width: 190,
    align: 'end',
    cell: (design) => <Remaining design={design} />,
  },
  {
    key: 'products',
    title: t('column.products'),
    isWide: true,
    cell: ({ products }) => (
      <span className="cw-cut">{formats.list(products.map(({ name }) => name)) || t('noProduct')}</span>
    ),
  },
  {
    key: 'updatedAt',
    title: t('column.changed'),
    isWide: true,
    width: 120,
    align: 'end',
    cell: ({ updatedAt }) => (
      <time className="cw-num" dateTime={updatedAt} title={formats.dateTime(updatedAt)}>
        {formats.relative(updatedAt, Date.now())}
      </time>
    ),
  },
]
