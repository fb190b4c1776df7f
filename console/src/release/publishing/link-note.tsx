import { Facts } from '@coverwright/ui/facts-list'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'

/** The link to a pre-live address; only its hash is kept, so it is shown once. */
export function LinkNote({ link }: { link: string }) {
  const t = useTexts('publishing')
  const whole = `${location.origin}${link}`
  return (
    <Note tone="success" title={t('link.title')} isNews>
      {t('link.about')}
      <Facts
        facts={[
          {
            label: t('link.label'),
            value: (
              <a className="cw-link publish-link" href={link} target="_blank" rel="noreferrer">
                {whole}
              </a>
            ),
            copies: whole,
          },
        ]}
      />
    </Note>
  )
}
