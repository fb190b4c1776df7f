import type { Language } from '@coverwright/rules/languages'
import { startingBody } from '@coverwright/rules/design/products'
import { renderToString } from 'react-dom/server'
import { Mark, markIcon } from '../journey'
import { lookCss } from '../look'
import { wordsIn } from '../words'
import { WorksPicture, worksCss } from './works-picture'
import { documentOf, type RenderedPage } from './render-page'

export type Notice = 'notFound' | 'maintenance'

/** What stands where no product can: at an address that nobody sells at, or while the shop is looked after. */
export function renderNotice(notice: Notice, language: Language, css: string): RenderedPage {
  const { look } = startingBody({ name: '', currency: 'HKD', timeZone: 'UTC', languages: [] }, () => '')
  const plain = { ...look, header: { ...look.header, mark: 'umbrella' as const } }
  const words = wordsIn[language]
  const title = words[`${notice}Title`]
  const isAtWork = notice === 'maintenance'
  const style = lookCss(plain) + css + (isAtWork ? worksCss : '')
  const markup = renderToString(
    <div className="journey">
      <main className={`message ${notice}`}>
        {isAtWork ? <WorksPicture /> : <Mark look={plain} title="" />}
        <h1>{title}</h1>
        <p>{words[`${notice}Line`]}</p>
        {isAtWork && <p>{words.maintenanceKept}</p>}
      </main>
    </div>,
  )
  const head = `<link rel="icon" href="${markIcon(plain, '')}"><meta name="robots" content="noindex">`
  const html = documentOf({
    language,
    title,
    description: title,
    colour: plain.colours.brand,
    style,
    head,
    root: markup,
  })
  return { html, style }
}
