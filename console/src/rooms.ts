import { auditScreens } from './company/audit'
import { companiesScreens } from './company/companies'
import { connectorsScreens } from './rating/connectors'
import { frameScreens } from './frame'
import { homeScreens } from './insight/home'
import { identityScreens } from './company/identity'
import { importsScreens } from './rating/imports'
import { legalScreens } from './company/legal'
import { membersScreens } from './company/members'
import { notificationsScreens } from './company/notifications'
import { pricingScreens } from './rating/pricing'
import { datasetsScreens } from './design/datasets'
import { plansScreens } from './design/plans'
import { policyNumbersScreens } from './selling/policy-numbers'
import { productsScreens } from './design/products'
import { settingsScreens } from './company/settings'
import { subscriptionsScreens } from './account/subscriptions'
import { supportScreens } from './staff/support'
import { tablesScreens } from './rating/tables'
import { productTestsScreens } from './rating/product-tests'
import { underwritingScreens } from './rating/underwriting'
import type { Screen } from './platform/routes'

/** Every screen that is built. A room that has screens is named here, and nowhere else. */
export const screens: readonly Screen[] = [
  ...frameScreens,
  ...identityScreens,
  ...importsScreens,
  ...legalScreens,
  ...homeScreens,
  ...productsScreens,
  ...datasetsScreens,
  ...plansScreens,
  ...policyNumbersScreens,
  ...pricingScreens,
  ...settingsScreens,
  ...companiesScreens,
  ...membersScreens,
  ...notificationsScreens,
  ...auditScreens,
  ...subscriptionsScreens,
  ...supportScreens,
  ...connectorsScreens,
  ...underwritingScreens,
  ...tablesScreens,
  ...productTestsScreens,
]
