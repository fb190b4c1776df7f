import { createContext, type ReactNode, use } from 'react'
import type { PlacedScreen } from './screen'

const ScreensContext = createContext<readonly PlacedScreen[]>([])

export function ScreensProvider({ screens, children }: { screens: readonly PlacedScreen[]; children: ReactNode }) {
  return <ScreensContext value={screens}>{children}</ScreensContext>
}

/** Every screen that is built; menus choose from these and can lead nowhere else. */
export const useScreens = () => use(ScreensContext)
