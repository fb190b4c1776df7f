import type { NameUseView } from '@coverwright/contract/design/datasets'
import { settingsOf } from '../products'
import { type ScreenPath, useScreens } from '../../platform/routes'

const places: Record<NameUseView['where'], ScreenPath> = {
  logic: '/editor',
  table: '/setting-page/recipe',
  recipe: '/setting-page/recipe',
  underwriting: '/setting-page/underwriting',
  connector: '/apiList',
  test: '/setting-page/tests',
}

/** The address where a use can be looked at and changed; none while its screen is not there for this person. */
export function usePlaceOf(productId: string): (use: NameUseView) => string | undefined {
  const screens = useScreens()
  return ({ where }) => {
    const path = places[where]
    return screens.some((screen) => screen.path === path) ? settingsOf(productId, path) : undefined
  }
}
