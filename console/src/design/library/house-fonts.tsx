import { lookFonts } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'

/** The fonts that come with the house: buyers have them, so there is nothing to load and nothing to license. */
export function HouseFonts() {
  const t = useTexts('library')
  return (
    <section className="cw-card library-house" aria-label={t('fonts.house')}>
      <h2>{t('fonts.house')}</h2>
      <p className="library-quiet">{t('fonts.houseAbout')}</p>
      <ul>
        {lookFonts.map((font) => (
          <li key={font}>
            <span className={`library-face library-face-${font}`}>{t('fonts.sample')}</span>
            <b>{t(`fonts.${font}`)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
