import { domainOperations } from '@coverwright/contract/account/domains'
import { Clock } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Wizard } from '@coverwright/ui/wizard'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { EntryBrand } from '../../company/identity'
import { LookingOnly, useMe } from '../../platform/me'
import { useIsSignedIn } from '../../platform/session'
import './domains.css'

const ways = {
  buy: [
    { key: 'create', href: '/domainCreate' },
    { key: 'search', href: '/domainSearch' },
    { key: 'payment', href: '/domainPayment' },
    { key: 'done', href: '/domainSuccess' },
  ],
  connect: [
    { key: 'connect', href: '/connectSubdomain' },
    { key: 'check', href: '/checkDomain' },
  ],
} as const
/** What stands at the end of each way. */
const orders = { buy: domainOperations.register, connect: domainOperations.own }
type Step = (typeof ways)[keyof typeof ways][number]['key']

type Props = { way: keyof typeof ways; step: Step; title?: string; purpose?: string; children: ReactNode }

/** Days and hours are the company's, though these pages stand outside of the frame. */
const CompanyClock = ({ children }: { children: ReactNode }) => <Clock value={useMe().company}>{children}</Clock>

/** The steps to a domain. Whoever is not signed in is led there first. */
export function DomainFrame({ way, step, title, purpose, children }: Props) {
  const t = useTexts('domains')
  const isIn = useIsSignedIn()
  return (
    <div className="domain-way">
      <header className="domain-head">
        <EntryBrand />
        <Link className="domain-close" href={isIn ? '/domain' : '/'} aria-label={t('close')}>
          <X />
        </Link>
      </header>
      <Wizard
        title={title ?? t(`step.${step}.title`)}
        purpose={purpose ?? t(`step.${step}.purpose`)}
        steps={ways[way].map(({ key, href }) => ({ key, href, label: t(`step.${key}.label`) }))}
        current={step}
      >
        {isIn ? (
          <CompanyClock>
            <LookingOnly to={orders[way]} />
            {children}
          </CompanyClock>
        ) : (
          <p>
            {t('signIn')}{' '}
            <Link className="cw-link" href="/">
              {t('toSignIn')}
            </Link>
          </p>
        )}
      </Wizard>
    </div>
  )
}
