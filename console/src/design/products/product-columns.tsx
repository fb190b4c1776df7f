import type { ProductView } from '@coverwright/contract/design/products'
import { type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import { languageNames, type T } from '@coverwright/ui/locales'
import { ProductHands } from './product-hands'
import { ProductPicture } from './product-picture'
import { ProductState } from './product-state'

export const productColumns = (t: T, formats: Formats): Column<ProductView>[] => [
  {
    key: 'name',
    title: t('column.product'),
    isFixed: true,
    cell: (product) => (
      <span className="product-cell">
        <span className="product-thumb">
          <ProductPicture kind={product.insuranceType} face={product.face} />
        </span>
        <span className="product-lines-of">
          <span className="cw-cut">{product.name}</span>
          <small className="cw-cut">{product.description || t(`size.${product.size}`)}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'type',
    isWide: true,
    title: t('column.type'),
    width: 120,
    cell: (product) => product.typeWords || t(`type.${product.insuranceType}`),
  },
  {
    key: 'state',
    title: t('column.state'),
    width: 130,
    cell: (product) => <ProductState product={product} />,
  },
  {
    key: 'version',
    isWide: true,
    title: t('column.version'),
    width: 100,
    cell: (product) => (
      <span className="cw-num">
        {t(product.bodyState === 'draft' ? 'version.draft' : 'version.frozen', { number: product.bodyNumber })}
      </span>
    ),
  },
  { key: 'currency', title: t('column.currency'), width: 100, isHidden: true, cell: (product) => product.currency },
  {
    key: 'languages',
    title: t('column.languages'),
    isHidden: true,
    cell: (product) => formats.list(product.languages.map((language) => languageNames[language])),
  },
  {
    key: 'owner',
    isWide: true,
    title: t('column.owner'),
    width: 170,
    cell: (product) => <span className="cw-cut">{product.ownerName || NOTHING}</span>,
  },
  {
    key: 'editing',
    isWide: true,
    title: t('column.editing'),
    width: 160,
    cell: (product) => (product.lock || product.editing ? <ProductHands product={product} /> : NOTHING),
  },
  {
    key: 'group',
    title: t('column.group'),
    isHidden: true,
    cell: (product) => product.group?.name ?? NOTHING,
  },
  { ...moment('createdAt', formats), title: t('column.created') },
  { ...moment('updatedAt', formats), title: t('column.changed') },
]

const moment = (key: 'createdAt' | 'updatedAt', formats: Formats): Omit<Column<ProductView>, 'title'> => ({
  key,
  isWide: true,
  width: 120,
  align: 'end',
  cell: (product) => (
    <time className="cw-num" dateTime={product[key]} title={formats.dateTime(product[key])}>
      {key === 'createdAt' ? formats.date(product[key]) : formats.relative(product[key], Date.now())}
    </time>
  ),
})
