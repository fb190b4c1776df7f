import { useTexts } from '@coverwright/ui/locales'
import { EntryHalves, EntryOutcome } from '../../company/identity'
import { readTicket } from './use-contact'

export function ContactSuccessfulPage() {
  return (
    <EntryHalves>
      <Thanks again="/contact-us" home="/" />
    </EntryHalves>
  )
}

export function ContactSuccessPage() {
  return <Thanks again="/contact" home="/home" />
}

/** The number is the last one of this tab; without one nothing was sent. */
function Thanks({ again, home }: { again: string; home: string }) {
  const t = useTexts('support')
  const ticket = readTicket()
  if (!ticket)
    return (
      <EntryOutcome
        tone="note"
        title={t('thanks.nothing')}
        about={t('thanks.nothingAbout')}
        action={{ label: t('thanks.write'), href: again }}
      />
    )
  return (
    <EntryOutcome
      tone="done"
      title={t('thanks.title')}
      about={t('thanks.about')}
      action={{ label: t('thanks.home'), href: home }}
    >
      <dl className="entry-facts">
        <div>
          <dt>{t('thanks.ticket')}</dt>
          <dd className="cw-mono">{ticket}</dd>
        </div>
      </dl>
    </EntryOutcome>
  )
}
