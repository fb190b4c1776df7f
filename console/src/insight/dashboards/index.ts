import { later } from '@coverwright/ui/later'

export { dashboardsScreens } from './pages'

/** Parts of the home page, which has a limit of size: each is loaded after the page around it. */
export const HomeFigures = later(() => import('./home-figures').then((part) => part.HomeFigures))
export const HomeRange = later(() => import('./home-figures').then((part) => part.HomeRange))
export const SoldToday = later(() => import('./sold-today').then((part) => part.SoldToday))

/** The monitoring centre of published products, or of one: part of what a publisher looks at. */
export const MonitoringCard = later(() => import('./health-card').then((part) => part.HealthCard))
