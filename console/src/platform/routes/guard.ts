import { isGatewayElsewhere } from '@coverwright/rules/selling/payments'
import type { Who } from '../session'
import type { RouteEntry } from './route-table'

/** Spec 1: paths containing one of these words open on a phone. */
const mobileWords = ['home', 'verify-device', 'revenueRadar', 'contact-us', 'confirm-create-agent']

/** Where a phone is sent instead, or null when this path is for phones too. */
export const phoneRedirect = (path: string, isPhone: boolean): '/toPC' | null =>
  isPhone && path !== '/toPC' && !mobileWords.some((word) => path.includes(word)) ? '/toPC' : null

/** Spec 2, navigation guard: where this person is sent instead of to this path, or null when they may go on. */
export function guardRedirect(route: RouteEntry, who: Who): '/' | '/home' | null {
  if (route.path === '/' || route.path === '/log-in') return who.isSignedIn ? '/home' : null
  if (route.access === 'public') return null
  if (!who.isSignedIn) return '/'
  if (route.access === 'designer' && !who.isDesigner) return '/home'
  if (route.isGuarded && !who.holdsPath(route.path)) return '/home'
  if (route.path === '/payment-gateway' && isGatewayElsewhere(who.paymentMode, who.businessType)) return '/home'
  return null
}

/** Why somebody who is in was sent home instead, as a refusal's code; null where there is nothing to explain. */
export function homeReason(route: RouteEntry, who: Who): string | null {
  if (route.access === 'public' || guardRedirect(route, who) !== '/home') return null
  return route.path === '/payment-gateway' ? 'platform.gatewayElsewhere' : 'platform.noPermission'
}
