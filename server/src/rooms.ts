import { auditRoom } from './company/audit'
import { companies } from './company/companies'
import { connectorsRoom } from './rating/connectors'
import { home } from './insight/home'
import { datasetsRoom } from './design/datasets'
import { identity } from './company/identity'
import { importsRoom } from './rating/imports'
import { media } from './company/media'
import { members } from './company/members'
import { notifications } from './company/notifications'
import { partners } from './selling/partners'
import type { Room } from './platform/operations'
import { pricing } from './rating/pricing'
import { plansRoom } from './design/plans'
import { policyNumbersRoom } from './selling/policy-numbers'
import { productsRoom } from './design/products'
import { publishingRoom } from './release/publishing'
import { setUpRoom } from './release/set-up'
import { settings } from './company/settings'
import { subscriptions } from './account/subscriptions'
import { support } from './staff/support'
import { tablesRoom } from './rating/tables'
import { productTests } from './rating/product-tests'
import { underwritingRoom } from './rating/underwriting'

const working: readonly Room[] = [
  companies,
  connectorsRoom,
  home,
  datasetsRoom,
  identity,
  importsRoom,
  media,
  members,
  notifications,
  partners,
  pricing,
  plansRoom,
  policyNumbersRoom,
  productsRoom,
  publishingRoom,
  settings,
  subscriptions,
  support,
  tablesRoom,
  productTests,
  underwritingRoom,
]

/** Every room of the server, in the order of their calls in the API document. The log and set-up ask all others. */
export const rooms: readonly Room[] = [auditRoom(working), ...working, setUpRoom(working)]
