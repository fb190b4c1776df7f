import type { Screen } from '../platform/routes'

export const frameScreens: readonly Screen[] = [
  { path: '/toPC', load: () => import('./to-pc-page').then((part) => part.ToPcPage) },
]
