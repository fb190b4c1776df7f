import { homeOperations } from '@coverwright/contract/insight/home'
import { bind, type Room } from '../../platform/operations'
import { getSetUp } from './get-set-up'
import { search } from './search'

/** The first screen and the search over everything. It stands above the rooms that it asks, so that none needs to know another. */
export const homeRoom = (rooms: readonly Room[]): Room => ({
  name: 'home',
  operations: bind(homeOperations, { getSetUp, search: search(rooms) }),
})
