import type { Screen } from '../../../platform/routes'

export const signUpScreens: readonly Screen[] = [
  { path: '/signUp-company-info', load: () => import('./company-page').then((part) => part.CompanyPage) },
  { path: '/signUp-email', load: () => import('./email-page').then((part) => part.EmailPage) },
  { path: '/verify-phone-number', load: () => import('./phone-page').then((part) => part.PhonePage) },
  { path: '/create-password', load: () => import('./password-page').then((part) => part.PasswordPage) },
  { path: '/signUp-success', load: () => import('./check-mail-page').then((part) => part.CheckMailPage) },
  { path: '/email-verify-success', load: () => import('./email-verified-page').then((part) => part.EmailVerifiedPage) },
]
