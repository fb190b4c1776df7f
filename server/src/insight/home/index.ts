import { homeOperations } from '@coverwright/contract/insight/home'
import { bind, type Room } from '../../platform/operations'
import { getSetUp } from './get-set-up'

/** The first screen. It stands above the rooms that it asks, so that none of them needs to know another. */
export const home: Room = { name: 'home', operations: bind(homeOperations, { getSetUp }) }
