import { unitOperations } from '@coverwright/contract/account/units'
import { bind, type Room } from '../../platform/operations'
import { countPolicies } from './count-policies'
import { grantDue } from './grant-units'
import { refundMessages } from './refund-messages'
import { buyUnits, getUnits, listUnitMoves, previewUnits } from './units'

export { seedUnits } from './demo'
export { grantUnits } from './grant-units'
export { addUnits, spendUnits } from './move-units'
export { fulfilUnits } from './units'

export const unitsRoom: Room = {
  name: 'units',
  operations: bind(unitOperations, { getUnits, listUnitMoves, previewUnits, buyUnits }),
  readers: [countPolicies, refundMessages],
  chores: [{ task: 'units.grant', cron: '7 * * * *', run: grantDue }],
}
