import type { Screen } from '../../../platform/routes'

export const passwordResetScreens: readonly Screen[] = [
  { path: '/ResetPassword', load: () => import('./reset-page').then((part) => part.ResetPage) },
  { path: '/CreateNewPassword', load: () => import('./new-password-page').then((part) => part.NewPasswordPage) },
  { path: '/SuccessReset', load: () => import('./reset-done-page').then((part) => part.ResetDonePage) },
]
