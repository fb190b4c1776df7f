export { inboundRoom } from './inbound-room'
export { takeMessage } from './store'
