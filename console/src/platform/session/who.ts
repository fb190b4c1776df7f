import { DESIGNER_ROLE_NAMES } from '@coverwright/rules/company/members'
import type { PowerList, SessionStore } from './session-store'

/** What the navigation guard asks about the person at the screen. */
export type Who = {
  isSignedIn: boolean
  isDesigner: boolean
  paymentMode: string
  businessType: string
  holdsPath(path: string): boolean
}

export function whoIs(store: SessionStore): Who {
  const power = store.read('PowerList')
  const account = store.read('AccountData')
  const paths = heldPaths(power)
  return {
    isSignedIn: store.hasToken(),
    isDesigner: (power?.permissionRoleList ?? []).some((role) => DESIGNER_ROLE_NAMES.includes(role.name)),
    paymentMode: account?.paymentMode ?? '',
    businessType: account?.businessType ?? '',
    holdsPath: (path) => paths.has(path),
  }
}

const heldPaths = (power?: PowerList) =>
  new Set((power?.permissionsListRequestList ?? []).flatMap((area) => area.list.map((item) => item.url)))
