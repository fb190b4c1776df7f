import { billingScreens } from './account/billing'
import { subscriptionsScreens } from './account/subscriptions'
import { unitsScreens } from './account/units'
import { auditScreens } from './company/audit'
import { companiesScreens } from './company/companies'
import { identityScreens } from './company/identity'
import { legalScreens } from './company/legal'
import { membersScreens } from './company/members'
import { notificationsScreens } from './company/notifications'
import { sendersScreens } from './company/senders'
import { settingsScreens } from './company/settings'
import { checkoutScreens } from './design/checkout'
import { datasetsScreens } from './design/datasets'
import { designsScreens } from './release/designs'
import { documentCentreScreens } from './design/document-centre/pages'
import { editorScreens } from './design/editor'
import { libraryScreens } from './design/library'
import { plansScreens } from './design/plans'
import { productsScreens } from './design/products'
import { translationsScreens } from './design/translations'
import { templatesScreens } from './design/templates'
import { frameScreens } from './frame'
import { dashboardsScreens } from './insight/dashboards'
import { homeScreens } from './insight/home'
import { inAreas, type PlacedScreen } from './platform/routes'
import { connectorsScreens } from './rating/connectors'
import { importsScreens } from './rating/imports'
import { pricingScreens } from './rating/pricing'
import { portfoliosScreens } from './rating/portfolios'
import { productTestsScreens } from './rating/product-tests'
import { tablesScreens } from './rating/tables'
import { underwritingScreens } from './rating/underwriting'
import { publishingScreens } from './release/publishing'
import { directPagesScreens } from './release/direct-pages/pages'
import { timingEventsScreens } from './release/timing-events/pages'
import { versionsScreens } from './release/versions'
import { partnersScreens } from './selling/partners'
import { paymentsScreens } from './selling/payments'
import { policiesScreens } from './selling/policies'
import { policyNumbersScreens } from './selling/policy-numbers'
import { promotionsScreens } from './selling/promotions'
import { automationsScreens } from './service/automations'
import { casesScreens } from './service/cases'
import { supportScreens } from './staff/support'
import { domainsScreens } from './account/domains/pages'

/** Every screen that is built, in the order of menus. A room that has screens is named here, and nowhere else. */
export const screens: readonly PlacedScreen[] = [
  ...frameScreens,
  ...inAreas({
    insight: [homeScreens, dashboardsScreens],
    design: [
      productsScreens,
      editorScreens,
      translationsScreens,
      libraryScreens,
      datasetsScreens,
      plansScreens,
      checkoutScreens,
      templatesScreens,
      documentCentreScreens,
    ],
    rating: [
      connectorsScreens,
      tablesScreens,
      importsScreens,
      pricingScreens,
      productTestsScreens,
      portfoliosScreens,
      underwritingScreens,
    ],
    release: [designsScreens, publishingScreens, directPagesScreens, timingEventsScreens, versionsScreens],
    selling: [policiesScreens, policyNumbersScreens, promotionsScreens, paymentsScreens, partnersScreens],
    service: [casesScreens, automationsScreens],
    company: [
      settingsScreens,
      sendersScreens,
      companiesScreens,
      membersScreens,
      auditScreens,
      identityScreens,
      notificationsScreens,
      legalScreens,
    ],
    account: [subscriptionsScreens, unitsScreens, billingScreens, domainsScreens],
    staff: [supportScreens],
  }),
]
