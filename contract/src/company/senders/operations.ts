import { z } from 'zod'
import { liveTopic, operation, type Operations } from '../../platform'
import { Code, EmailAddress } from '../identity'
import { SenderView } from './schema'

export const sendersTopic = liveTopic('senders')

const write = { may: 'companies.write', writes: true, gives: SenderView } as const
const nothing = z.object({})

/** The address that a company's mails come from. */
export const senderOperations = {
  get: operation({
    post: '/v1/configuration/getSender',
    may: 'companies.read',
    takes: nothing,
    gives: SenderView,
    changesWith: [sendersTopic],
    says: 'Who the readers of mails see as their sender, and how far an address of the company has come',
  }),
  set: operation({
    ...write,
    post: '/v1/configuration/setSender',
    takes: z.object({ email: EmailAddress }),
    says: 'Begins with an address: a code goes to its mailbox, and records are made for its domain',
  }),
  sendCode: operation({
    ...write,
    post: '/v1/configuration/sendSenderCode',
    takes: nothing,
    says: 'Another code to the mailbox',
  }),
  confirm: operation({
    ...write,
    post: '/v1/configuration/confirmSender',
    takes: z.object({ code: Code }),
    says: 'Proves that the mailbox is read by the company',
  }),
  check: operation({
    ...write,
    post: '/v1/configuration/checkSender',
    takes: nothing,
    says: 'Looks the records up; where all are right, mails come from the address from now on',
  }),
  remove: operation({
    ...write,
    post: '/v1/configuration/removeSender',
    takes: nothing,
    says: "Mails come from the platform's address again",
  }),
} satisfies Operations
