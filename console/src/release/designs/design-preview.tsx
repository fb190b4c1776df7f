import { type AskOffer, Preview } from '@coverwright/player/preview'
import { type Body, plannedBody } from '@coverwright/rules/design/products'
import type { Language } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo, useState } from 'react'
import { useBrand } from '../../design/products'
import './design-preview.css'

type Props = { body: Body; language: Language; askOffer?: AskOffer | undefined }
const widths = ['desktop', 'phone'] as const

/** The design as a buyer meets it, by the real player, as wide as a desk and as wide as a phone. */
export function DesignPreview({ body, language, askOffer }: Props) {
  const t = useTexts('designs')
  const [now] = useState(() => new Date())
  const brand = useBrand()
  const planned = useMemo(() => plannedBody(body), [body])
  const shown = body.languages.includes(language) ? language : (body.languages[0] ?? language)
  return (
    <div className="design-preview">
      {widths.map((width) => (
        <figure key={width} className={`design-${width}`}>
          <div>
            <Preview {...{ brand, now, askOffer }} body={planned} language={shown} title={t(`preview.${width}`)} />
          </div>
          <figcaption>{t(`preview.${width}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
