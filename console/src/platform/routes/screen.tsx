import type { Permission } from '@coverwright/rules/company/members'
import { reviveSheets } from '@coverwright/ui/later'
import type { ComponentType } from 'react'
import { inTime } from '../lazy'
import { useMe } from '../me'
import type { ScreenPath } from './route-table'

/** The rail's groups, in order; one without a screen that this person may open is not shown. */
export const placeGroups = [
  'home',
  'products',
  'selling',
  'customers',
  'insights',
  'company',
  'assistant',
  'designer',
] as const
export type PlaceGroup = (typeof placeGroups)[number]

/** A screen that is built. Routes, rail, settings hub and command palette are all made from these. */
export type Screen = {
  path: ScreenPath
  load: () => Promise<ComponentType>
  /** Where the rail shows it. */
  place?: PlaceGroup
  /** Shown as an area of the settings hub, under this heading. */
  area?: 'you' | 'company' | 'platform'
  /** What of it is shown in the own account too, for those who may open the screen. */
  inAccount?: () => Promise<ComponentType>
  /** Shown only to holders; others who follow a link to it get the unauthorized notice. */
  needs?: Permission
}

/** Loads a screen inside the element that says which one it is; without the permission it needs, the notice instead. */
export async function framed(screen: Screen, Unauthorized: ComponentType): Promise<{ Framed: ComponentType }> {
  const Component = await inTime(reviveSheets().then(screen.load))
  const Whole = () => (
    <div className="screen" data-screen={screen.path}>
      <Component />
    </div>
  )
  const { needs } = screen
  if (!needs) return { Framed: Whole }
  return { Framed: () => (useMe().permissions.includes(needs) ? <Whole /> : <Unauthorized />) }
}
