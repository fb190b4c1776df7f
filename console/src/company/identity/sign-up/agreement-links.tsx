import { useTexts } from '@coverwright/ui/locales'

/** Opened beside the form, so that nothing typed is lost by reading. */
export function AgreementLinks({ version }: { version: string }) {
  const t = useTexts('sign-up')
  return (
    <p className="entry-note">
      {t('agreement.read')}{' '}
      <a className="cw-link" href="/legal-privacy" target="_blank" rel="noreferrer">
        {t('agreement.privacy')}
      </a>
      {t('agreement.and')}
      <a className="cw-link" href="/ACM" target="_blank" rel="noreferrer">
        {t('agreement.terms')}
      </a>
      {t('agreement.version', { version })}
    </p>
  )
}
