import type { Room } from '../../platform/operations'
import { customerNames } from './tables'

export { keepHolders } from './keep-holder'
export { type CustomerRow, findCustomers } from './store'

/** The people a company sells to; what is done with them is said by the rooms that know them. */
export const customersRoom: Room = { name: 'customers', operations: [], names: customerNames }
