import Stripe from 'stripe'
import { Refused } from '../../../kernel'
import type { Config } from '../../../platform/config'

const PATIENCE_MS = 20_000

type Settings = Pick<Config, 'stripeSecretKey' | 'stripeUrl'>

export const hasStripe = ({ stripeSecretKey }: Settings): boolean => stripeSecretKey !== ''

const clients = new Map<string, Stripe>()

/** One for each key: it keeps its connections. */
export function stripeOf({ stripeSecretKey, stripeUrl }: Settings): Stripe {
  if (!stripeSecretKey) throw new Refused('payments.stripeNotSetUp')
  const name = `${stripeUrl} ${stripeSecretKey}`
  const known = clients.get(name)
  if (known) return known
  const { protocol, hostname, port } = new URL(stripeUrl)
  const made = new Stripe(stripeSecretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port: Number(port) }),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  clients.set(name, made)
  return made
}
