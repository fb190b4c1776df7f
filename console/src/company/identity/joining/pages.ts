import type { Screen } from '../../../platform/routes'

export const joiningScreens: readonly Screen[] = [
  { path: '/signUp-verify-success', load: () => import('./invitation-page').then((part) => part.InvitationPage) },
  { path: '/transfer-notice', load: () => import('./transfer-notice-page').then((part) => part.TransferNoticePage) },
  {
    path: '/transfer-roles-verification',
    load: () => import('./transfer-verification-page').then((part) => part.TransferVerificationPage),
  },
  {
    path: '/transfer-roles-success',
    load: () => import('./transfer-success-page').then((part) => part.TransferSuccessPage),
  },
]
