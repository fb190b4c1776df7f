import { type CheckoutWords, checkoutWords, Ending } from '@coverwright/player/checkout'
import { isLanguage, type Language } from '@coverwright/rules/languages'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../checkout'
import { DonePage } from './done-page'
import { MyPage } from './my-page'

/** The pages after the journey: back from the gateway, and the holder's own. The server drew what stands around them. */
export function showAfter(root: HTMLElement): void {
  adoptStyles()
  const { kind, slug = '', language: said } = root.dataset
  const language: Language = isLanguage(said) ? said : 'en_us'
  const words = checkoutWords[language]
  const token = kind === 'my' ? (location.pathname.split('/')[2] ?? '') : location.hash.slice(1)
  const shown = { words, language, token }
  createRoot(root).render(
    /^[\w-]{54}$/.test(token) ? (
      kind === 'my' ? (
        <MyPage {...shown} />
      ) : (
        <DonePage {...shown} slug={slug} />
      )
    ) : (
      <Nothing words={words} />
    ),
  )
}

const Nothing = ({ words }: { words: CheckoutWords }) => (
  <Ending sign="paper" heading={words.nothingTitle} lines={[words.nothingLine]} />
)
