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
  state: z.enum(['pending', 'connected', 'expired']),
  since: z.iso.datetime(),
})
export type BrokerView = z.infer<typeof BrokerView>

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
    takes: z.object({ link: Secret }),
    gives: Done,
    says: "Accepts an insurer's invitation for the own company",
  }),
} satisfies Operations
