import { auditRoom } from './company/audit'
import { automationsRoom } from './service/automations'
import { canariesRoom } from './release/canaries'
import { casesRoom } from './service/cases'
import { checkoutRoom } from './design/checkout'
import { companies } from './company/companies'
import { connectorsRoom } from './rating/connectors'
import { homeRoom } from './insight/home'
import { customersRoom } from './selling/customers'
import { dashboardsRoom } from './insight/dashboards'
import { datasetsRoom } from './design/datasets'
import { directPagesRoom } from './release/direct-pages'
import { designsRoom } from './release/designs'
import { documentsOf, documentsRoom, mailSavedQuote, policyValues } from './selling/documents'
import { documentCentreRoom } from './design/document-centre'
import { editorRoom } from './design/editor'
import { identityAt } from './company/identity'
import { importsRoom } from './rating/imports'
import { libraryRoom } from './design/library'
import { ledgerRoom } from './company/ledger'
import { media } from './company/media'
import { members } from './company/members'
import { notifications } from './company/notifications'
import { ordersRoom, settlingWith } from './selling/orders'
import { partners } from './selling/partners'
import { paymentsRoom } from './selling/payments'
import { companyOfHost, domainsRoom, fulfilDomain } from './account/domains'
import { discountOfCode, promotionsRoom } from './selling/promotions'
import type { Room } from './platform/operations'
import { pricing } from './rating/pricing'
import { portfoliosRoom } from './rating/portfolios'
import { plansRoom } from './design/plans'
import { policiesRoom } from './selling/policies'
import { policyNumbersRoom } from './selling/policy-numbers'
import { productsRoom } from './design/products'
import { quotesRoom } from './selling/quotes'
import { publishingRoom } from './release/publishing'
import { schedulesRoom } from './release/schedules'
import { timingEventsRoom } from './release/timing-events'
import { refuseUnready, setUpRoom } from './release/set-up'
import { sendersRoom } from './company/senders'
import { settings } from './company/settings'
import { fulfilPlan, subscriptions } from './account/subscriptions'
import { fulfilUnits, unitsRoom } from './account/units'
import { billingRoom, platformSettling } from './account/billing'
import { support } from './staff/support'
import { templatesRoom } from './design/templates'
import { tablesRoom } from './rating/tables'
import { productTests } from './rating/product-tests'
import { translationsRoom } from './design/translations'
import { underwritingRoom } from './rating/underwriting'
import { versionsRoom } from './release/versions'
import { visitsRoom } from './selling/visits'

/** Asked by the rooms of the design for what they keep beside it. */
const beside = [connectorsRoom, productTests]

/** What the company's account gives for what is paid to the platform. */
const fulfils = { plan: fulfilPlan, units: fulfilUnits, domain: fulfilDomain }

/** What a product that takes money needs before it goes live is asked of these. */
const payments = paymentsRoom(settlingWith(platformSettling(fulfils)))
const unready = refuseUnready([payments, policyNumbersRoom])

const working: readonly Room[] = [
  automationsRoom,
  billingRoom(fulfils),
  canariesRoom,
  casesRoom,
  checkoutRoom,
  companies,
  connectorsRoom,
  customersRoom,
  dashboardsRoom,
  datasetsRoom(beside),
  designsRoom,
  directPagesRoom,
  documentCentreRoom,
  documentsRoom,
  editorRoom,
  domainsRoom,
  identityAt(companyOfHost),
  importsRoom,
  ledgerRoom,
  libraryRoom,
  media,
  members,
  notifications,
  partners,
  ordersRoom,
  payments,
  pricing,
  plansRoom(beside),
  policiesRoom(documentsOf),
  policyNumbersRoom,
  portfoliosRoom,
  productsRoom,
  promotionsRoom,
  publishingRoom(unready),
  quotesRoom({ findPromotion: discountOfCode, mailSaved: mailSavedQuote }),
  schedulesRoom(unready),
  sendersRoom,
  settings,
  subscriptions,
  support,
  tablesRoom,
  templatesRoom(policyValues),
  timingEventsRoom(unready, () => working),
  productTests,
  translationsRoom,
  underwritingRoom,
  unitsRoom,
  versionsRoom,
  visitsRoom,
]

/** Every room of the server, in the order of their calls in the API document. Set-up, home and the log ask all others for their parts. */
export const rooms: readonly Room[] = [auditRoom(working), homeRoom(working), ...working, setUpRoom(working)]
