import type { OfferedName } from '@coverwright/contract/account/domains'
import { Button } from '@coverwright/ui/button'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { DomainFrame } from './domain-frame'
import { keepWanted, useAsked, useSuggestions, useWantedName, wantedName } from './use-domains'

/** Whether the wanted name can be had, and near ones that can, with the price of a year. */
export function SearchPage() {
  const asked = useAsked().name || wantedName()
  return (
    <DomainFrame way="buy" step="search">
      {asked ? <Found name={asked} /> : <NoName />}
    </DomainFrame>
  )
}

function NoName() {
  const t = useTexts('domains')
  return <Note action={{ label: t('search.back'), href: '/domainCreate' }}>{t('search.noName')}</Note>
}

function Found({ name }: { name: string }) {
  const t = useTexts('domains')
  const words = useErrorWords()
  return (
    <>
      <Loaded asked={useWantedName(name)} words={words}>
        {(offer) => (
          <>
            {!offer.isAvailable && (
              <Note tone="warning" isNews title={t('search.notAvailable', { name: offer.name })}>
                {offer.price ? t('search.taken') : t('search.notSold')}
              </Note>
            )}
            {offer.isAvailable && <Offers names={[offer]} label={t('search.wanted')} />}
          </>
        )}
      </Loaded>
      <Loaded asked={useSuggestions(name)} words={() => ''}>
        {({ names }) => (names.length > 0 ? <Offers names={names} label={t('search.suggested')} /> : null)}
      </Loaded>
    </>
  )
}

function Offers({ names, label }: { names: readonly OfferedName[]; label: string }) {
  const t = useTexts('domains')
  const navigate = useNavigate()
  const choose = (name: string) => {
    keepWanted(name)
    navigate('/domainPayment')
  }
  return (
    <section className="cw-card domain-offers" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {names.map(({ name, price }) => (
          <li key={name}>
            <b>{name}</b>
            <StateTag tone="success">{t('states.available')}</StateTag>
            <span className="domain-price">
              {price && <Amount value={price} />} <small>{t('search.aYear')}</small>
            </span>
            <Button onClick={() => choose(name)} aria-label={t('search.choose', { name })}>
              {t('search.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
