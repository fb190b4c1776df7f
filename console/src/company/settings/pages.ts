import type { Screen } from '../../platform/routes'

export const settingsScreens: readonly Screen[] = [
  { path: '/setting', load: () => import('./settings-hub').then((part) => part.SettingsHub) },
  {
    path: '/setting/general',
    hasGuide: true,
    under: '/setting',
    inSettings: 'company',
    inRail: true,
    load: () => import('./general-page').then((part) => part.GeneralPage),
  },
  {
    path: '/setting/preferences',
    under: '/setting',
    inSettings: 'you',
    load: () => import('./preferences-page').then((part) => part.PreferencesPage),
  },
]

/** The form of `/setting/preferences`, for who shows it elsewhere; loaded when it is first drawn. */
export const loadPreferencesForm = () => import('./preferences-page').then((part) => part.PreferencesForm)
