import type { MoneyLike } from '../src/formats'
import type { Tone } from '../src/state-tag'

/** A wavering, rising line that is the same each time it is drawn. */
export function wave(seed: number, count = 30): number[] {
  return Array.from(
    { length: count },
    (_, at) => at * 0.6 + 4 * Math.sin(at * 0.7 + seed) + 3 * Math.sin(at * 0.31 * seed),
  )
}

export type SampleProduct = {
  id: string
  name: string
  chinese: string
  address: string
  state: string
  chineseState: string
  tone: Tone
  version: string
  trend?: number[]
  isFading?: boolean
  premium: MoneyLike | null
  policies: number | null
  rate: number | null
  editor?: string
  changed: string
}

const hkd = (minor: number): MoneyLike => ({ minor, currency: 'HKD' })
const gbp = (minor: number): MoneyLike => ({ minor, currency: 'GBP' })

export const sampleProducts: SampleProduct[] = [
  {
    id: '1',
    name: 'Motor Plus',
    chinese: '汽車優越',
    address: 'Not yet public',
    state: 'Pre-live',
    chineseState: '預備上線',
    tone: 'info',
    version: 'v4',
    premium: null,
    policies: null,
    rate: null,
    editor: 'Underwriter',
    changed: 'now',
  },
  {
    id: '2',
    name: 'Paws Lifetime',
    chinese: '寵物終身',
    address: 'Not yet public',
    state: 'Draft',
    chineseState: '草稿',
    tone: 'neutral',
    version: 'v1',
    premium: null,
    policies: null,
    rate: null,
    editor: 'Product manager',
    changed: 'now',
  },
  {
    id: '3',
    name: 'Travel Light',
    chinese: '輕旅行',
    address: 'travel.harbour.example',
    state: 'Live',
    chineseState: '已上線',
    tone: 'success',
    version: 'v12',
    trend: wave(1),
    premium: hkd(31820400),
    policies: 412,
    rate: 0.218,
    changed: '3 min ago',
  },
  {
    id: '4',
    name: 'Medical Top-up',
    chinese: '醫療補充',
    address: 'medical.harbour.example',
    state: 'Live',
    chineseState: '已上線',
    tone: 'success',
    version: 'v15',
    trend: wave(2),
    premium: hkd(48631000),
    policies: 96,
    rate: 0.094,
    changed: 'yesterday',
  },
  {
    id: '5',
    name: 'Home Contents 50',
    chinese: '家居財物 50',
    address: 'home.harbour.example',
    state: 'Live',
    chineseState: '已上線',
    tone: 'success',
    version: 'v9',
    trend: wave(3),
    premium: hkd(20488000),
    policies: 179,
    rate: 0.172,
    changed: '2 days ago',
  },
  {
    id: '6',
    name: 'Landlord Let',
    chinese: '業主出租',
    address: 'landlord.harbour.example',
    state: 'Online 1 Dec 09:00',
    chineseState: '12 月 1 日上線',
    tone: 'primary',
    version: 'v3',
    premium: null,
    policies: null,
    rate: null,
    changed: '12 Nov',
  },
  {
    id: '7',
    name: 'Personal Accident 24h',
    chinese: '個人意外 24 小時',
    address: 'pa.harbour.example',
    state: 'Live',
    chineseState: '已上線',
    tone: 'success',
    version: 'v6',
    trend: wave(4),
    premium: hkd(8841200),
    policies: 232,
    rate: 0.24,
    changed: '5 Nov',
  },
  {
    id: '8',
    name: 'Van Trader',
    chinese: '貨車商戶',
    address: 'van.harbour.example',
    state: 'Expires in 6 days',
    chineseState: '6 日後到期',
    tone: 'warning',
    version: 'v7',
    trend: wave(5),
    premium: gbp(4196000),
    policies: 88,
    rate: 0.149,
    changed: '30 Oct',
  },
  {
    id: '9',
    name: 'Two Wheels',
    chinese: '電單車',
    address: 'moto.harbour.example',
    state: 'Live',
    chineseState: '已上線',
    tone: 'success',
    version: 'v5',
    trend: wave(6),
    premium: gbp(2270550),
    policies: 61,
    rate: 0.121,
    changed: '28 Oct',
  },
  {
    id: '10',
    name: 'Family Term Life',
    chinese: '家庭定期人壽',
    address: 'life.harbour.example',
    state: 'Offline',
    chineseState: '已下線',
    tone: 'danger',
    version: 'v2',
    trend: wave(7).reverse(),
    isFading: true,
    premium: hkd(0),
    policies: 0,
    rate: null,
    changed: '9 Oct',
  },
]
