import type { Config } from '../config'

const IS_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/

/** The installation's own name, which no company has and below which none has any. */
export function ownNames({ publicUrl, domainTarget }: Pick<Config, 'publicUrl' | 'domainTarget'>): string[] {
  const own = publicUrl ? new URL(publicUrl).hostname.toLowerCase() : ''
  return [...new Set([own, domainTarget])].filter((name) => name !== '' && !IS_ADDRESS.test(name))
}

/**
 * Whether a request for this host is for the installation itself. While it has no name (`PUBLIC_URL`), every host that is
 * no domain of a company is; afterwards its name, names below it, this machine and plain addresses are.
 */
export function ownHost(config: Pick<Config, 'publicUrl' | 'domainTarget' | 'host'>): (host: string) => boolean {
  if (!config.publicUrl) return () => true
  const names = [...ownNames(config), 'localhost', config.host]
  return (host) => IS_ADDRESS.test(host) || names.some((name) => host === name || host.endsWith(`.${name}`))
}
