import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useId } from 'react'
import { cookieKinds } from '../../platform/storage'
import { useCookieChoices } from './use-cookie-choices'
import '@coverwright/ui/form/form.css'

/** What this browser may keep. A choice holds from the moment it is made. */
export function CookieChoicesCard() {
  const t = useTexts('legal')
  const id = useId()
  const { choices, choose } = useCookieChoices()
  return (
    <section className="cw-card policy-cookies" aria-labelledby={id}>
      <h2 id={id}>{t('cookies.title')}</h2>
      <p>{t('cookies.about')}</p>
      <div className="policy-cookie">
        <span className="cw-switch-row">
          <b>{t('cookies.needed')}</b>
          <span>{t('cookies.on')}</span>
        </span>
        <p>{t('cookies.neededAbout')}</p>
      </div>
      {cookieKinds.map((kind) => (
        <div key={kind} className="policy-cookie">
          <label className="cw-switch-row">
            <b>{t(`cookies.${kind}`)}</b>
            <input
              type="checkbox"
              role="switch"
              className="cw-switch"
              aria-describedby={`${id}-${kind}`}
              checked={choices[kind]}
              onChange={(event) => {
                choose({ ...choices, [kind]: event.target.checked })
                toast({ text: t('cookies.kept') })
              }}
            />
          </label>
          <p id={`${id}-${kind}`}>{t(`cookies.${kind}About`)}</p>
        </div>
      ))}
      <p>{t('cookies.none')}</p>
    </section>
  )
}
