import { Clock, Copy, Lock, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../src/avatar'
import { Amount, useFormats, type Formats } from '../src/formats'
import { type Column, type ListAsks, ListPage, readListState } from '../src/list'
import { Sparkline } from '../src/sparkline'
import { StateTag } from '../src/state-tag'
import { toast } from '../src/toast'
import { sampleProducts, type SampleProduct } from './sample-rows'
import { Thumb } from './thumb'
import { useWords } from './words'
import './gallery.css'

type Pick = (english: string, chinese: string) => string

const productColumns = (pick: Pick, formats: Formats): Column<SampleProduct>[] => [
  {
    key: 'name',
    title: pick('Product', '產品'),
    isFixed: true,
    cell: (product) => (
      <span className="g-product">
        <Thumb seed={product.id} />
        <span className="g-two">
          <b className="cw-cut">{pick(product.name, product.chinese)}</b>
          <small className="cw-cut">{product.address}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    title: pick('State', '狀態'),
    cell: (product) => <StateTag tone={product.tone}>{pick(product.state, product.chineseState)}</StateTag>,
  },
  {
    key: 'version',
    title: pick('Version', '版本'),
    cell: (product) => <span className="cw-num g-quiet">{product.version}</span>,
  },
  {
    key: 'trend',
    title: pick('Last 30 days', '過去 30 日'),
    cell: (product) =>
      product.trend ? (
        <Sparkline
          values={product.trend}
          label={pick('Premium, last 30 days', '過去 30 日保費')}
          width={84}
          height={28}
          tone={product.isFading ? 'muted' : 'accent'}
        />
      ) : (
        <small className="g-quiet">{pick('No sales yet', '尚無銷售')}</small>
      ),
  },
  {
    key: 'premium',
    title: pick('Premium, 30 days', '30 日保費'),
    align: 'end',
    cell: (product) => <Amount value={product.premium} />,
  },
  {
    key: 'policies',
    title: pick('Policies', '保單'),
    align: 'end',
    cell: (product) => formats.number(product.policies),
  },
  {
    key: 'rate',
    title: pick('Quote to policy', '報價成交率'),
    align: 'end',
    cell: (product) => formats.percent(product.rate),
  },
  {
    key: 'editor',
    title: pick('Editing', '編輯中'),
    cell: (product) =>
      product.editor && (
        <span className="g-editor">
          <Avatar name={product.editor} size={20} /> {product.editor}
        </span>
      ),
  },
  {
    key: 'changed',
    title: pick('Changed', '更改'),
    cell: (product) => <span className="g-quiet cw-num">{product.changed}</span>,
  },
]

const some = <Value extends string>(values: readonly Value[], isSingle = false) => ({
  values,
  isSingle,
  value: { safeParse: (value: unknown) => ({ success: values.some((one) => one === value) }) },
})

const asks = {
  searches: ['name', 'address'],
  filters: { market: some(['hk', 'uk']), type: some(['pet']), owner: some(['1'], true), language: some(['zh']) },
  sorts: ['name', 'premium', 'policies', 'changed'],
  usual: '-changed',
} satisfies ListAsks

const tab = (key: string, label: string, count: number) => ({ key, label, count })

export function ProductsPage() {
  const pick = useWords()
  const formats = useFormats()
  const query = new URLSearchParams(location.search)
  const [state, setState] = useState(() =>
    readListState(
      {
        'f.market': query.has('off') ? undefined : 'hk,uk',
        view: query.get('view') ?? undefined,
        open: query.get('open') ?? undefined,
      },
      asks,
    ),
  )
  const shown = query.get('state')
  const result = { rows: shown === 'empty' ? [] : sampleProducts, total: shown === 'empty' ? 0 : 240 }
  return (
    <ListPage
      asks={asks}
      title={pick('Products for sale', '銷售中產品')}
      purpose={pick(
        'What Harbour Insurance sells, where it is online, and how it does.',
        '海港保險所售產品、上線位置及表現。',
      )}
      action={{ label: pick('New product', '新增產品'), icon: <Plus />, href: '/new' }}
      columns={productColumns(pick, formats)}
      rowKey={(product) => product.id}
      rowName={(product) => product.name}
      value={state}
      onChange={setState}
      result={shown === 'loading' || shown === 'error' ? undefined : result}
      error={shown === 'error' ? 'The connection was lost. Check it, then try again.' : undefined}
      onRetry={() => {}}
      tabs={[
        tab('all', pick('All', '全部'), 24),
        tab('live', pick('Live', '已上線'), 13),
        tab('pre', pick('Pre-live', '預備上線'), 4),
        tab('draft', pick('Draft', '草稿'), 5),
        tab('scheduled', pick('Scheduled', '已排程'), 1),
        tab('offline', pick('Offline', '已下線'), 1),
      ]}
      search={pick('Search by name or address', '以名稱或網址搜尋')}
      filters={{
        market: {
          label: pick('Market', '市場'),
          says: (value) => (value === 'hk' ? pick('Hong Kong', '香港') : pick('UK', '英國')),
          counts: { hk: 14, uk: 10 },
        },
        type: { label: pick('Type', '類型'), says: () => pick('Pet', '寵物') },
        owner: { label: pick('Owner', '負責人'), any: pick('Anyone', '任何人'), says: () => 'Underwriter' },
        language: { label: pick('Language', '語言'), says: () => '繁體中文' },
      }}
      bulk={[
        { key: 'assign', label: pick('Assign to brokers', '指派予經紀'), icon: <Users />, onSelect: () => {} },
        { key: 'copy', label: pick('Copy', '複製'), icon: <Copy />, onSelect: () => {} },
        { key: 'lock', label: pick('Lock', '鎖定'), icon: <Lock />, onSelect: () => {} },
        { key: 'schedule', label: pick('Schedule', '排程'), icon: <Clock />, onSelect: () => {} },
        {
          key: 'trash',
          label: pick('Move to trash', '移至垃圾桶'),
          icon: <Trash2 />,
          onSelect: (rows) => void toast({ text: `${rows.length} moved to trash`, undo: () => {} }),
        },
      ]}
      rowActions={(product) => [
        { key: 'open', label: pick('Open', '開啟'), href: `/products/${product.id}` },
        { key: 'line', separator: true },
        {
          key: 'trash',
          label: pick('Move to trash', '移至垃圾桶'),
          danger: true,
          icon: <Trash2 />,
          onSelect: () => {},
        },
      ]}
      onExport={() => new Promise((done) => setTimeout(done, 800))}
      open={(product) => <p className="g-quiet">{product.name} opens here, in place.</p>}
      rowHeight={56}
      card={(product) => (
        <div className="cw-card g-card">
          <Thumb seed={product.id} />
          <b>{pick(product.name, product.chinese)}</b>
          <StateTag tone={product.tone}>{pick(product.state, product.chineseState)}</StateTag>
        </div>
      )}
      countLabel={(total) => pick(`${total} products`, `${total} 個產品`)}
      empty={{
        title: 'Products you sell will be listed here',
        about: 'Design one from a template in about ten minutes.',
        action: { label: 'New product', icon: <Plus />, href: '/new' },
      }}
    />
  )
}
