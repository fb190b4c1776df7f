import { senderLost, senderOperations } from '@coverwright/contract/company/senders'
import { bind, type Room } from '../../platform/operations'
import { checkSender, recheckJob, watchSender } from './check-sender'
import { confirmSender, getSender, removeSender, sendSenderCode, setSender } from './set-sender'

export { companySender } from './company-sender'
export { senderLack } from './sender-lack'

export const sendersRoom: Room = {
  name: 'senders',
  operations: bind(senderOperations, {
    ...{ get: getSender, set: setSender, sendCode: sendSenderCode, confirm: confirmSender },
    ...{ check: checkSender, remove: removeSender },
  }),
  events: [senderLost],
  jobs: [recheckJob],
  chores: [{ task: 'senders.watch', cron: '17 * * * *', run: watchSender }],
}
