import { brokerOperations } from '@coverwright/contract/selling/partners'
import { bind, type Room } from '../../platform/operations'
import { getBindRequest, refuseBind } from './bind-request'
import { connectBroker, inviteBroker, listBrokers } from './brokers'

export const partners: Room = {
  name: 'partners',
  operations: bind(brokerOperations, { listBrokers, inviteBroker, connectBroker, getBindRequest, refuseBind }),
  constraints: { broker_connected_once: 'partners.alreadyConnected' },
}
