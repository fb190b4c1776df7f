import { z } from 'zod'
import { Done, EmailAddress, Secret } from '../../company/identity'
import { operation, type Operations } from '../../platform'

/** A broker that an insurer invited, or an insurer that invited this broker: the same row from either side. */
export const BrokerView = z.object({
  id: z.uuid(),
  side: z.enum(['invited', 'wasInvited']),
  email: z.string(),
  companyName: z.string(),
  /** Spec 4: Company invitee Registered or Unregistered. */
  isRegistered: z.boolean(),
  state: z.enum(['pending', 'connected', 'refused', 'expired']),
  since: z.iso.datetime(),
})
export type BrokerView = z.infer<typeof BrokerView>

export const bindStates = ['pending', 'accepted', 'refused', 'expired'] as const

export const BindRequestView = z.object({
  insurerName: z.string(),
  /** Empty until a broker has accepted. */
  brokerName: z.string(),
  state: z.enum(bindStates),
  expiresAt: z.iso.datetime(),
})
export type BindRequestView = z.infer<typeof BindRequestView>

export const brokerOperations = {
  listBrokers: operation({
    post: '/v1/login/getBrokerList',
    may: 'partners.read',
    takes: z.object({}),
    gives: z.object({ rows: z.array(BrokerView), total: z.int() }),
    says: 'The brokers that were invited and those that are connected',
  }),
  inviteBroker: operation({
    post: '/v1/login/sendInviteBrokerEmail',
    may: 'partners.write',
    writes: true,
    takes: z.object({ email: EmailAddress }),
    gives: BrokerView,
    says: 'Invites a broker by mail; a second time sends a new link',
  }),
  connectBroker: operation({
    post: '/v1/login/connectBrokerInfo',
    may: 'partners.write',
    writes: true,
    takes: z.object({ link: Secret, insurerName: z.string().trim().min(1).max(200) }),
    gives: Done,
    says: "Accepts an insurer's invitation for the own company",
  }),
  getBindRequest: operation({
    post: '/v1/login/getBindRequest',
    may: 'anyone',
    takes: z.object({ link: Secret }),
    gives: BindRequestView,
    says: 'What became of an invitation to a broker, for whoever holds its link',
  }),
  refuseBind: operation({
    post: '/v1/login/refuseBindRequest',
    may: 'anyone',
    writes: true,
    takes: z.object({ link: Secret }),
    gives: Done,
    says: 'Refuses the invitation; its link no longer works',
  }),
} satisfies Operations
