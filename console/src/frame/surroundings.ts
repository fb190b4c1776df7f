import { bring } from '@coverwright/ui/later'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Surroundings } from '../platform/routes'
import { inTime } from '../platform/lazy'
import { FailedScreen } from './failed-screen'
import { LostPage } from './lost-page'
import { NotFoundPage } from './not-found-page'
import { Root } from './root'
import { UnauthorizedNotice } from './unauthorized-notice'
import { WaitingScreen } from './waiting-screen'

/** The shell opens its line itself when it is here. */
const ignored = () => undefined

/** The frame's part of the route tree. The shell comes with the first screen behind sign-in, not with sign-in itself. */
export const surroundings: Surroundings = {
  Root,
  Shell: lazyRouteComponent(() => inTime(bring(() => import('./shell'))), 'Shell'),
  FullScreen: lazyRouteComponent(() => inTime(bring(() => import('./full-screen'))), 'FullScreen'),
  onShellAhead: () => void inTime(import('./live-line')).then(({ openLineAhead }) => openLineAhead(), ignored),
  NotFound: NotFoundPage,
  Lost: LostPage,
  Unauthorized: UnauthorizedNotice,
  Failed: FailedScreen,
  Waiting: WaitingScreen,
}
