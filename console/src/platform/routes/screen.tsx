import type { SetUpPartName } from '@coverwright/contract/design/products'
import type { Operation } from '@coverwright/contract/platform'
import type { Permission } from '@coverwright/rules/company/members'
import { bring } from '@coverwright/ui/later'
import type { ComponentType } from 'react'
import { inTime } from '../lazy'
import { useMe } from '../me'
import { type Area, groupOfArea, type RailGroupName } from './areas'
import type { InEditor } from './bound-logic'
import type { ScreenPath } from './route-table'

/**
 * A screen that is built, as its room declares it in `pages.ts`. Routes, rail, breadcrumb, settings, help and command
 * palette are all made from these.
 */
export type Screen = {
  path: ScreenPath
  load: () => Promise<ComponentType>
  /** Who may ask for what it shows first, `toAsk<…>(…)`; others who follow a link to it get the unauthorized notice. */
  needs?: Needed
  /** The screen above it, in the breadcrumb and in the rail. */
  under?: ScreenPath
  /** Has a place in the rail: in the group of its room's area, or in the one that is named. */
  inRail?: true | RailGroupName
  /** Has a place among the settings, under this heading. */
  inSettings?: 'you' | 'company' | 'platform'
  /** Has a place in the menu of help. */
  inHelp?: true
  /** Its room has a `guide.ts` that says how it is used: shown from the menu of help, found from the command palette. */
  hasGuide?: true
  /** Shows what was chosen elsewhere, or is a step on a way: nobody is led to it from anywhere else. */
  isStep?: true
  /** What people type who look for it and do not know its title, in every language; for the command palette. */
  foundBy?: string
  /** The part of a product that is set up here: it has a card on the page of the product. */
  setsUp?: SetUpPartName
  /** What of it is shown in the own account too, for those who may open the screen. */
  inAccount?: () => Promise<ComponentType>
  /** What of it a publisher watches, of all products or of one; for those who may open the screen. */
  inPublisher?: () => Promise<ComponentType<OfProduct>>
  /** What of it stands in the studio, beside everything else of one product; for those who may open the screen. */
  inStudio?: () => Promise<ComponentType<OfProduct>>
  /** Logic that it keeps and that the form editor binds to answers; for those who may open the screen. */
  inEditor?: () => Promise<ComponentType<InEditor>>
}

export type OfProduct = { productId?: string }

/** A screen where it stands: with the area of its room. The frame's own screens stand in none. */
export type PlacedScreen = Screen & { area?: Area }

/** Puts the screens of rooms into their areas. */
export const inAreas = (rooms: Partial<Record<Area, readonly (readonly Screen[])[]>>): PlacedScreen[] =>
  Object.entries(rooms).flatMap(([area, inside]) => inside.flat().map((screen) => ({ ...screen, area: area as Area })))

export function railGroupOf({ inRail, area }: PlacedScreen): RailGroupName | undefined {
  return inRail === true ? area && groupOfArea(area) : inRail
}

declare const isNeeded: unique symbol
export type Needed = Permission & { readonly [isNeeded]: true }

/**
 * The permission of the operation that a screen asks first; one that is not the operation's does not compile. Only the type
 * of the operation is named: its schemas would come with the very first page (20 KB of them, measured).
 */
export const toAsk = <Op extends Operation = never>(may: Op['may'] & Permission) => may as Needed

/** Loads a screen inside the element that says which one it is; without the permission it needs, the notice instead. */
export async function framed(screen: Screen, Unauthorized: ComponentType): Promise<{ Framed: ComponentType }> {
  const Component = await inTime(bring(screen.load))
  const Whole = () => (
    <div className="screen" data-screen={screen.path}>
      <Component />
    </div>
  )
  const { needs } = screen
  if (!needs) return { Framed: Whole }
  return { Framed: () => (useMe().permissions.includes(needs) ? <Whole /> : <Unauthorized />) }
}
