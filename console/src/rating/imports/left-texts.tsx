import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { hasFigure } from './text-figures'

/** Sheets of notes and lines beside the tables, as they are written: 'Policy fee HKD 150' is a price that nobody took. */
export function LeftTexts({ detail: { sheets } }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const { number } = useFormats()
  const left = sheets.flatMap(({ name, texts = [] }) => (texts.length > 0 ? [{ name, texts }] : []))
  if (left.length === 0) return null
  return (
    <section className="cw-card import-left-rows" aria-label={t('check.leftTexts')}>
      <h2>{t('check.leftTexts')}</h2>
      <p className="import-help">{t('check.leftTextsAbout')}</p>
      {left.map(({ name, texts }) => (
        <details className="import-asides" key={name} open={texts.some(hasFigure)}>
          <summary>
            <strong>{name}</strong> {t('check.leftTextsSheet', { count: texts.length })}
          </summary>
          <ul>
            {texts.map(({ row, text }) => (
              <li key={row}>
                <span className="import-aside-row cw-num">{number(row + 1)}</span>
                <span className="import-aside-cells">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
