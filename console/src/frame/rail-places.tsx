import type { T } from '@coverwright/ui/locales'
import type { RailGroup } from '@coverwright/ui/shell'
import {
  Building2,
  ChartColumn,
  House,
  Package,
  PencilRuler,
  Settings,
  ShoppingBag,
  Sparkles,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { mayOpen, type PlacedScreen, railGroupOf, type RailGroupName, railGroups, routeOf } from '../platform/routes'

const icons: Record<RailGroupName, ReactNode> = {
  home: <House />,
  products: <Package />,
  selling: <ShoppingBag />,
  customers: <Users />,
  insights: <ChartColumn />,
  company: <Building2 />,
  assistant: <Sparkles />,
  designer: <PencilRuler />,
}

type Words = { groups: T; titles: T }

/** The rail as this person may use it: built screens only, in their groups, empty groups left out. */
export function railPlaces(screens: readonly PlacedScreen[], held: readonly string[], words: Words) {
  const open = screens.filter((screen) => mayOpen(screen, held))
  const groups = railGroups.flatMap((group) =>
    railGroup(
      group,
      open.filter((screen) => railGroupOf(screen) === group),
      words,
    ),
  )
  return {
    groups: groups.filter(({ key }) => key !== 'designer'),
    apart: groups.filter(({ key }) => key === 'designer'),
    foot: open.some((screen) => screen.path === '/setting') ? [settings(words)] : [],
  }
}

function railGroup(group: RailGroupName, inside: readonly PlacedScreen[], words: Words): RailGroup[] {
  const [first] = inside
  if (!first) return []
  const place = { key: group, label: words.groups(`group.${group}`), href: first.path, icon: icons[group] }
  if (group === 'home') return [place]
  const items = inside.map(({ path }) => ({ key: path, label: nameInRail(path, words), href: path }))
  return [{ ...place, items }]
}

/** The list of products has the name of its group, which the rail would say twice. */
const nameInRail = (path: PlacedScreen['path'], { groups, titles }: Words) =>
  path === '/project' ? groups('group.allProducts') : titles(routeOf(path).title)

const settings = ({ titles }: Words): RailGroup => ({
  key: 'setting',
  label: titles(routeOf('/setting').title),
  href: '/setting',
  icon: <Settings />,
})
