import type { Config } from '../platform/config'
import { demoCompanies } from '../demo'

type Greeting = { config: Config; port: number; demo: 'none' | 'kept' | { password: string } }

/** What the person at the terminal wants to know, once everything answers. */
export function readyText({ config, port, demo }: Greeting): string {
  const at = config.publicUrl ? config.publicUrl.replace(/\/$/, '') : `http://localhost:${port}`
  const hasOutbox = !config.smtpUrl && !config.smsUrl
  const lines = [
    ['Console', `${at}/`],
    ['Storefront', `${at}/p/travel-light`],
    ...(hasOutbox ? [['Outbox', `http://localhost:${port}/outbox`]] : []),
    ['API document', `${at}/docs`],
    ...signIn(demo),
  ]
  return [
    '',
    'Coverwright is ready. Ctrl-C stops it.',
    ...lines.map(([name, value]) => `  ${name!.padEnd(14)}${value}`),
    '',
  ].join('\n')
}

function signIn(demo: Greeting['demo']): string[][] {
  if (demo === 'none') return []
  const people = demoCompanies.flatMap((company) => company.people.map(({ email }) => email))
  const password = demo === 'kept' ? 'the one of the first start (DEMO_PASSWORD, or printed then)' : demo.password
  return [
    ['Sign in as', people.join(', ')],
    ['Password', password],
  ]
}
