import type { Language } from '@coverwright/rules/languages'
import { consentWords } from './consent-words'

/** Set where a visitor was asked whether they may be followed through a journey; nothing but 'yes' is taken for one. */
const AGREED = 'visits-agreed'

export const hasAgreed = (): boolean => device()?.getItem(AGREED) === 'yes'

/**
 * Asks once, at the very end of the page: nothing moves for it and nothing is hidden by it. Who has said no to every such
 * question in their browser, and who could not be remembered, is not asked.
 */
export function askConsent(language: Language) {
  const storage = device()
  const saysNo = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (!storage || saysNo || storage.getItem(AGREED) !== null || document.getElementById(AGREED)) return
  const { question, yes, no } = consentWords(language)
  const asked = Object.assign(document.createElement('aside'), { id: AGREED })
  asked.setAttribute('aria-label', question)
  const text = Object.assign(document.createElement('p'), { textContent: question })
  const answer = (words: string, value: string) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words })
    button.addEventListener('click', () => {
      storage.setItem(AGREED, value)
      asked.remove()
    })
    return button
  }
  asked.append(text, answer(yes, 'yes'), answer(no, 'no'))
  dress()
  document.body.append(asked)
}

/** By script, because the page's policy names its one inline style and lets no other in. */
function dress() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    #${AGREED} { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: center;
      padding: 16px; font-size: 14px; opacity: .85 }
    #${AGREED} p { margin: 0; max-width: 60ch }
    #${AGREED} button { min-height: 44px; padding: 0 14px; border: 1px solid currentColor; border-radius: 8px;
      background: none; color: inherit; font: inherit; cursor: pointer }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function device(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
