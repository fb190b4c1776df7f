import type { PromotionStatus } from '@coverwright/rules/selling/promotions'
import { type Formats, Amount } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { minorDigits } from '@coverwright/rules/money'

/** What rows of both lists have. */
export type Listed = {
  id: string
  title: string
  code: string
  status: PromotionStatus
  mode: 'percent' | 'fixed'
  value: number
  currency: string
  quantity: number
  used: number
  held: number
  updatedAt: string
  productId: string
  /** Empty where the reader does not see the product. */
  productName: string
}

const tones: Record<PromotionStatus, Tone> = {
  active: 'success',
  inactive: 'neutral',
  expired: 'warning',
  runOut: 'info',
}

export const listedColumns = <Row extends Listed>(t: T, formats: Formats): Column<Row>[] => [
  { key: 'title', title: t('name'), isFixed: true, cell: ({ title }) => title },
  { key: 'code', title: t('code'), width: 150, cell: ({ code }) => <span className="cw-mono">{code}</span> },
  {
    key: 'status',
    title: t('state'),
    width: 140,
    cell: ({ status }) => <StateTag tone={tones[status]}>{t(`states.${status}`)}</StateTag>,
  },
  { key: 'value', title: t('value'), align: 'end', width: 130, cell: (row) => worthOf(row, t, formats) },
  {
    key: 'used',
    title: t('uses'),
    align: 'end',
    width: 150,
    cell: ({ used, held, quantity }) => (
      <span className="cw-num">
        {t(held > 0 ? 'usedAndHeld' : 'usedOf', {
          used: formats.number(used),
          held: formats.number(held),
          quantity: formats.number(quantity),
        })}
      </span>
    ),
  },
  {
    key: 'product',
    title: t('product'),
    isWide: true,
    width: 170,
    cell: ({ productId, productName }) => (productId === '' ? t('everyProduct') : productName || t('oneProduct')),
  },
  { key: 'updatedAt', title: t('changed'), isWide: true, width: 140, cell: (row) => formats.date(row.updatedAt) },
]

const worthOf = (row: Listed, t: T, formats: Formats) =>
  row.mode === 'percent' ? (
    <span className="cw-num">{worthWords(row, t, formats)}</span>
  ) : (
    <Amount value={amountOf(row)} />
  )

type Worth = Pick<Listed, 'mode' | 'value' | 'currency'>
const amountOf = ({ value, currency }: Worth) => ({ minor: Math.round(value * 10 ** minorDigits(currency)), currency })

/** What it takes off, in a sentence. */
export const worthWords = (worth: Worth, t: T, formats: Formats): string =>
  worth.mode === 'percent' ? t('percentOff', { percent: formats.number(worth.value) }) : formats.money(amountOf(worth))
