import type { Screen } from '../../../platform/routes'

const signIn = () => import('./sign-in-page').then((part) => part.SignInPage)

export const signInScreens: readonly Screen[] = [
  { path: '/', load: signIn },
  { path: '/log-in', load: signIn },
  { path: '/verify-device', load: () => import('./verify-device-page').then((part) => part.VerifyDevicePage) },
  { path: '/confirmStatus', load: () => import('./confirm-status-page').then((part) => part.ConfirmStatusPage) },
]
