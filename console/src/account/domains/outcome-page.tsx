import type { DomainView } from '@coverwright/contract/account/domains'
import { useTexts } from '@coverwright/ui/locales'
import { Link, useNavigate } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useErrorWords } from '../../platform/words'
import { DomainFrame } from './domain-frame'
import { keepWanted, useAsked, useBill, useDomain } from './use-domains'

/** The card is asked by a job: its answer is looked for until it is there. */
const LOOKED_FOR_MS = 1_500

/** What became of the payment. */
export function SuccessPage() {
  const t = useTexts('domains')
  const { id } = useAsked()
  return (
    <DomainFrame way="buy" step="done">
      {id ? <Outcome id={id} /> : <Note action={{ label: t('done.list'), href: '/domain' }}>{t('done.nothing')}</Note>}
    </DomainFrame>
  )
}

function Outcome({ id }: { id: string }) {
  const domain = useDomain(id)
  const words = useErrorWords()
  return (
    <Loaded asked={domain} words={words}>
      {(found) => (found.state === 'apply' ? <Waiting domain={found} /> : <Bought domain={found} />)}
    </Loaded>
  )
}

function Waiting({ domain }: { domain: DomainView }) {
  const t = useTexts('domains')
  const navigate = useNavigate()
  const bill = useBill(domain.orderId ?? '')
  const { refetch } = bill
  const failure = bill.data?.failure
  useEffect(() => {
    if (failure) return navigate(`/domainFail?id=${domain.id}`)
    const timer = setInterval(() => void refetch(), LOOKED_FOR_MS)
    return () => clearInterval(timer)
  }, [failure, refetch, navigate, domain.id])
  return (
    <p className="domain-outcome" role="status">
      <LoaderCircle aria-hidden /> {t('done.waiting')}
    </p>
  )
}

function Bought({ domain }: { domain: DomainView }) {
  const t = useTexts('domains')
  return (
    <>
      <p className="domain-outcome" role="status">
        <CircleCheck aria-hidden className="domain-tick" /> <b>{t('done.yours', { name: domain.name })}</b>
      </p>
      <p className="domain-about">{t(domain.state === 'binding' ? 'done.binding' : 'done.next')}</p>
      <div className="domain-buttons">
        <Link className="cw-link" href={`/domain?open=${domain.id}`}>
          {t('done.bind')}
        </Link>
        <Link className="cw-link" href="/setting/orders">
          {t('done.receipt')}
        </Link>
      </div>
    </>
  )
}

/** Nothing was charged, and what can be done about it. */
export function FailPage() {
  const t = useTexts('domains')
  const { id } = useAsked()
  if (id) return <Failure id={id} />
  return (
    <DomainFrame way="buy" step="done">
      <Note action={{ label: t('done.list'), href: '/domain' }}>{t('done.nothing')}</Note>
    </DomainFrame>
  )
}

function Failure({ id }: { id: string }) {
  const t = useTexts('domains')
  const domain = useDomain(id)
  const words = useErrorWords()
  const name = domain.data?.name
  return (
    <DomainFrame
      way="buy"
      step="done"
      title={name ? t('fail.titleOf', { name }) : t('fail.title')}
      purpose={t('fail.purpose')}
    >
      <Loaded asked={domain} words={words}>
        {(found) => (found.state === 'apply' ? <Unpaid domain={found} /> : <Bought domain={found} />)}
      </Loaded>
    </DomainFrame>
  )
}

/** While its order can be paid the name is held; afterwards it is looked for again. */
function Unpaid({ domain: { name, orderId } }: { domain: DomainView }) {
  const t = useTexts('domains')
  const words = useErrorWords()
  const bill = useBill(orderId ?? '')
  // The steps go on with this name, also in a tab that did not choose it.
  useEffect(() => keepWanted(name), [name])
  return (
    <>
      <Loaded asked={bill} words={words}>
        {({ may }) =>
          may.includes('pay') ? (
            <Note tone="danger" isNews action={{ label: t('fail.again'), href: '/domainPayment' }}>
              {t('fail.about')}
            </Note>
          ) : (
            <Note tone="warning" isNews action={{ label: t('fail.look'), href: '/domainSearch' }}>
              {t('fail.notHeld')}
            </Note>
          )
        }
      </Loaded>
      <p className="domain-about">
        <Link className="cw-link" href="/domain">
          {t('done.list')}
        </Link>
      </p>
    </>
  )
}
