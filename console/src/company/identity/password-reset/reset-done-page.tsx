import { useTexts } from '@coverwright/ui/locales'
import { useEffect } from 'react'
import { EntryHalves, EntryOutcome } from '../entry'
import { forgetReset } from './use-password-reset'

/** Back leads to nothing that could be sent again. */
export function ResetDonePage() {
  const t = useTexts('password-reset')
  useEffect(forgetReset, [])
  return (
    <EntryHalves>
      <EntryOutcome
        tone="done"
        title={t('done.title')}
        about={t('done.about')}
        action={{ label: t('done.signIn'), href: '/' }}
      />
    </EntryHalves>
  )
}
