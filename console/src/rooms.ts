import { accountScreens } from './account'
import { auditScreens } from './audit'
import { companiesScreens } from './companies'
import { connectorsScreens } from './connectors'
import { frameScreens } from './frame'
import { homeScreens } from './home'
import { identityScreens } from './identity'
import { importsScreens } from './imports'
import { joiningScreens } from './joining'
import { legalScreens } from './legal'
import { passwordResetScreens } from './password-reset'
import { signUpScreens } from './sign-up'
import { membersScreens } from './members'
import { notificationsScreens } from './notifications'
import { pricingScreens } from './pricing'
import { datasetsScreens } from './datasets'
import { plansScreens } from './plans'
import { policyNumbersScreens } from './policy-numbers'
import { productsScreens } from './products'
import { settingsScreens } from './settings'
import { subscriptionsScreens } from './subscriptions'
import { supportScreens } from './support'
import { tablesScreens } from './tables'
import { trialsScreens } from './trials'
import { underwritingScreens } from './underwriting'
import type { Screen } from './routes'

/** Every screen that is built. A room that has screens is named here, and nowhere else. */
export const screens: readonly Screen[] = [
  ...frameScreens,
  ...identityScreens,
  ...importsScreens,
  ...joiningScreens,
  ...legalScreens,
  ...passwordResetScreens,
  ...signUpScreens,
  ...homeScreens,
  ...productsScreens,
  ...datasetsScreens,
  ...plansScreens,
  ...policyNumbersScreens,
  ...pricingScreens,
  ...settingsScreens,
  ...companiesScreens,
  ...membersScreens,
  ...accountScreens,
  ...notificationsScreens,
  ...auditScreens,
  ...subscriptionsScreens,
  ...supportScreens,
  ...connectorsScreens,
  ...underwritingScreens,
  ...tablesScreens,
  ...trialsScreens,
]
