import type { Language } from '@coverwright/rules/languages'
import { startingBody } from '@coverwright/rules/products'
import { renderToString } from 'react-dom/server'
import { Mark } from '../journey'
import { lookCss } from '../look'
import { wordsIn } from '../words'
import { documentOf, type RenderedPage } from './render-page'

/** What stands at an address where nothing is sold, in the storefront's own plain look. */
export function renderMissing(language: Language, css: string): RenderedPage {
  const { look } = startingBody({ name: '', currency: 'HKD', timeZone: 'UTC', languages: [] }, () => '')
  const words = wordsIn[language]
  const style = lookCss(look) + css
  const markup = renderToString(
    <div className="journey">
      <main className="message">
        <Mark look={{ ...look, header: { ...look.header, mark: 'umbrella' } }} title="" />
        <h1>{words.notFoundTitle}</h1>
        <p>{words.notFoundLine}</p>
      </main>
    </div>,
  )
  const html = documentOf({
    language,
    title: words.notFoundTitle,
    description: words.notFoundTitle,
    colour: look.colours.brand,
    style,
    head: '<meta name="robots" content="noindex">',
    root: markup,
  })
  return { html, style }
}
