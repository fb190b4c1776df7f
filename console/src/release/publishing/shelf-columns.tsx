import type { ForSaleView } from '@coverwright/contract/release/publishing'
import type { ProductView } from '@coverwright/contract/design/products'
import { type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { ProductPicture } from '../../design/products'
import { ShellState } from './shell-state'

export const shelfColumns = (t: T, formats: Formats): Column<ForSaleView>[] => [
  {
    key: 'name',
    title: t('column.product'),
    isFixed: true,
    cell: ({ name, insuranceType, live }) => (
      <span className="shelf-cell">
        <span className="shelf-thumb">
          <ProductPicture kind={insuranceType as ProductView['insuranceType']} />
        </span>
        <span className="shelf-lines">
          <span className="cw-cut">{name}</span>
          <small className="cw-cut">{live ? live.path : t('shelf.notPublic')}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    title: t('column.state'),
    width: 200,
    cell: ({ status, live }) => <ShellState status={status} shell={live} />,
  },
  {
    key: 'live',
    isWide: true,
    title: t('environment.live'),
    width: 90,
    cell: ({ live }) => <Version number={live?.bodyNumber} t={t} />,
  },
  {
    key: 'prelive',
    isWide: true,
    title: t('environment.prelive'),
    width: 90,
    cell: ({ prelive }) => <Version number={prelive?.bodyNumber} t={t} />,
  },
  {
    key: 'expiry',
    isWide: true,
    title: t('column.expiry'),
    width: 150,
    cell: ({ live }) => (
      <span className="shelf-lines">
        <span className="cw-num">{live?.expiresOn ? formats.date(live.expiresOn) : NOTHING}</span>
        {live && live.expiry !== 'none' && live.expiry !== 'later' && <small>{t(`expiry.${live.expiry}`)}</small>}
      </span>
    ),
  },
  {
    key: 'owner',
    isWide: true,
    title: t('column.owner'),
    width: 150,
    cell: ({ ownerName }) => <span className="cw-cut">{ownerName || NOTHING}</span>,
  },
  {
    key: 'changed',
    isWide: true,
    title: t('column.changed'),
    width: 120,
    align: 'end',
    cell: ({ live, updatedAt }) => {
      const at = live && live.publishedAt > updatedAt ? live.publishedAt : updatedAt
      return (
        <time className="cw-num" dateTime={at} title={formats.dateTime(at)}>
          {formats.relative(at, Date.now())}
        </time>
      )
    },
  },
]

const Version = ({ number, t }: { number: number | undefined; t: T }) => (
  <span className="cw-num">{number ? t('version', { number }) : NOTHING}</span>
)
