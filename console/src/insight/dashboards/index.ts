import { later } from '@coverwright/ui/later'

export { dashboardsScreens } from './pages'

/** Parts of the home page, which has a limit of size: each is loaded after the page around it. */
export const HomeFigures = later(() => import('./home-figures').then((part) => part.HomeFigures))
export const HomeRange = later(() => import('./home-figures').then((part) => part.HomeRange))
export const SoldToday = later(() => import('./sold-today').then((part) => part.SoldToday))
