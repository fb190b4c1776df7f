import type { Config } from '../config'
import type { Carrier } from './carrier'
import { httpSmsCarrier } from './http-sms-carrier'
import { smtpCarrier } from './smtp-carrier'
import { putIntoMailbox } from './store'

/** Part of the message's own transaction, so what stands at `/outbox` was sent exactly once. */
const mailboxCarrier: Carrier = { name: 'outbox', carry: putIntoMailbox }

type Carriers = { email: Carrier; sms: Carrier }
const opened = new WeakMap<Config, Carriers>()

/** The carriers that the settings ask for. */
export function carriersOf(config: Config): Carriers {
  const known = opened.get(config)
  if (known) return known
  const carriers = {
    email: config.smtpUrl ? smtpCarrier(config.smtpUrl) : mailboxCarrier,
    sms: config.smsUrl ? httpSmsCarrier(config.smsUrl, config.smsToken) : mailboxCarrier,
  }
  opened.set(config, carriers)
  return carriers
}

/** The page at `/outbox` is there while nothing leaves the installation. */
export const isAllEmbedded = (config: Pick<Config, 'smtpUrl' | 'smsUrl'>) => !config.smtpUrl && !config.smsUrl
