import { auditScreens } from './audit'
import { frameScreens } from './frame'
import { homeScreens } from './home'
import { identityScreens } from './identity'
import { notificationsScreens } from './notifications'
import { settingsScreens } from './settings'
import { supportScreens } from './support'
import type { Screen } from './routes'

/** Every screen that is built. A room that has screens is named here, and nowhere else. */
export const screens: readonly Screen[] = [
  ...frameScreens,
  ...identityScreens,
  ...homeScreens,
  ...settingsScreens,
  ...notificationsScreens,
  ...auditScreens,
  ...supportScreens,
]
