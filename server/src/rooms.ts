import { companies } from './companies'
import { connectorsRoom } from './connectors'
import { home } from './home'
import { datasetsRoom } from './datasets'
import { identity } from './identity'
import { importsRoom } from './imports'
import { media } from './media'
import { members } from './members'
import { notifications } from './notifications'
import { partners } from './partners'
import type { Room } from './platform/operations'
import { pricing } from './pricing'
import { plansRoom } from './plans'
import { policyNumbersRoom } from './policy-numbers'
import { productsRoom } from './products'
import { publishingRoom } from './publishing'
import { setUpRoom } from './set-up'
import { settings } from './settings'
import { subscriptions } from './subscriptions'
import { support } from './support'
import { tablesRoom } from './tables'
import { trials } from './trials'
import { underwritingRoom } from './underwriting'

/** Every room of the server, in the order of their calls in the API document. */
export const rooms: readonly Room[] = [
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
  setUpRoom,
  subscriptions,
  support,
  tablesRoom,
  trials,
  underwritingRoom,
]
