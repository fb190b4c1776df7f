import { Clock } from '@coverwright/ui/formats'
import { Outlet } from '@tanstack/react-router'
import { useMe } from '../platform/me'
import { GuideHost } from './guide-host'
import { useLiveLine } from './live-line'

/** Around an editor: days and hours are the company's, and what others do is told, as in the frame. */
export function FullScreen() {
  useLiveLine()
  return (
    <Clock value={useMe().company}>
      <Outlet />
      <GuideHost />
    </Clock>
  )
}
