import providers from 'email-providers/all.json'

/** Throw-away services and free mailboxes that the list lacks. */
const furtherProviders = ['mailinator.com', 'sharklasers.com', 'tempmail.dev', 'hey.com', 'duck.com', 'skiff.com']

const known = new Set([...providers, ...furtherProviders])

/**
 * Whether mailboxes of this host are given to anybody. A room of its own because the list is long: the server asks it,
 * a page that only knows addresses need not load it.
 */
export function isFreeProvider(host: string): boolean {
  const labels = host.split('.')
  return labels.some((_, place) => place < labels.length - 1 && known.has(labels.slice(place).join('.')))
}
