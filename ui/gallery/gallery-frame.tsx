import {
  Box,
  Building2,
  ChartColumn,
  FileText,
  House,
  LogOut,
  PencilLine,
  Settings,
  ShoppingBag,
  Sparkles,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { PaletteSource } from '../src/palette'
import { Frame, type RailGroup } from '../src/shell'
import { useWords } from './words'

type Pick = (english: string, chinese: string) => string

const railGroups = (pick: Pick): RailGroup[] => [
  { key: 'home', label: pick('Home', '首頁'), href: '/home', icon: <House /> },
  {
    key: 'products',
    label: pick('Products', '產品'),
    href: '/products/projects',
    icon: <Box />,
    items: [
      { key: 'projects', label: pick('Projects', '專案'), href: '/products/projects' },
      { key: 'sale', label: pick('Products for sale', '銷售中產品'), href: '/products/sale' },
      { key: 'library', label: pick('Library', '產品庫'), href: '/products/library' },
      { key: 'publisher', label: pick('Publisher', '發佈'), href: '/products/publisher' },
      { key: 'documents', label: pick('Documents', '文件'), href: '/products/documents' },
      { key: 'templates', label: pick('Templates', '範本'), href: '/products/templates' },
    ],
  },
  { key: 'selling', label: pick('Selling', '銷售'), href: '/selling', icon: <ShoppingBag /> },
  { key: 'customers', label: pick('Customers', '客戶'), href: '/customers', icon: <Users />, count: 7 },
  { key: 'insights', label: pick('Insights', '分析'), href: '/insights', icon: <ChartColumn /> },
  { key: 'company', label: pick('Company', '公司'), href: '/company', icon: <Building2 /> },
  { key: 'assistant', label: pick('Assistant', '助理'), href: '/assistant', icon: <Sparkles /> },
]

const memory = {
  read: (key: string) => localStorage.getItem(key),
  write: (key: string, value: string) => localStorage.setItem(key, value),
}

const notices = [
  {
    key: '1',
    icon: <TriangleAlert />,
    title: 'Case C-20418 was referred',
    about: 'Motor Plus: 3 claims in 5 years',
    at: Date.now() - 180_000,
    href: '/cases',
    isUnread: true,
  },
  {
    key: '2',
    icon: <FileText />,
    title: 'Unsigned terms',
    about: 'Commission agreement 2027',
    at: Date.now() - 86_400_000,
    href: '/terms',
  },
]

export function GalleryFrame({ path, children }: { path: string; children: ReactNode }) {
  const pick = useWords()
  const groups = railGroups(pick)
  const company = { name: pick('Lantern Brokers', '燈籠保險經紀'), href: '/home' }
  const place =
    groups.find((group) => path.startsWith(group.href)) ??
    groups.find((group) => group.items?.some((item) => item.href === path))
  const item = place?.items?.find((one) => one.href === path)
  const crumbs = [company.name, place?.label, item?.label].flatMap((label, at) =>
    label ? [{ label, href: at === 0 ? '/home' : place!.href }] : [],
  )
  return (
    <Frame
      company={company}
      groups={groups}
      apart={[{ key: 'designer', label: pick('Designer', '設計室'), href: '/designer', icon: <PencilLine /> }]}
      foot={[{ key: 'settings', label: pick('Settings', '設定'), href: '/settings', icon: <Settings /> }]}
      path={path}
      crumbs={crumbs}
      person={{
        name: 'Product lead',
        email: 'product@lantern.example',
        menu: [
          { key: 'account', label: pick('Your account', '您的帳戶'), href: '/account' },
          { key: 'line', separator: true },
          { key: 'out', label: pick('Sign out', '登出'), icon: <LogOut />, onSelect: () => {} },
        ],
      }}
      help={[{ key: 'guide', label: pick('Guide', '指南'), href: '/guide' }]}
      sources={useSources()}
      notices={{ items: notices, hasUnread: true }}
      memory={memory}
    >
      {children}
    </Frame>
  )
}

function useSources(): PaletteSource[] {
  return useMemo(
    () => [
      {
        key: 'go',
        label: 'Go to',
        items: railGroups((english) => english).flatMap((group) => [
          { key: group.key, label: group.label, href: group.href, icon: group.icon },
          ...(group.items ?? []).map((item) => ({ ...item, hint: group.label, icon: group.icon })),
        ]),
      },
      {
        key: 'do',
        label: 'Do',
        items: [{ key: 'new', label: 'New product', words: 'create', icon: <PencilLine />, href: '/new' }],
      },
      {
        key: 'policies',
        label: 'Policies',
        search: async (query) => [
          { key: query, label: `LB-T-014977 ${query}`, hint: 'In force', icon: <FileText />, href: '/policies/1' },
        ],
      },
    ],
    [],
  )
}
