import type { NoticeView } from '@coverwright/contract/company/notifications'
import { useMe } from '../../platform/me'
import { mayOpen, useScreens } from '../../platform/routes'

/** Where a notice leads, if that screen is built and this person may open it. */
export function useNoticeHref() {
  const screens = useScreens()
  const { permissions } = useMe()
  return ({ href }: NoticeView): string | undefined => {
    const path = href.split(/[?#]/)[0]
    const screen = screens.find((one) => one.path === path)
    return screen && mayOpen(screen, permissions) ? href : undefined
  }
}
