import type { Page } from '@playwright/test'

const MARK = 'Hidden while it waits: '

/**
 * Runs in the page. React hides what stands already when a part of it has to wait for code or words, up to the nearest
 * boundary: whoever types there loses the focus, and what they type goes nowhere.
 */
function watchHiddenParts(mark: string) {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || target.style.getPropertyPriority('display') !== 'important') continue
      const screen = target.closest<HTMLElement>('[data-screen]') ?? target.querySelector<HTMLElement>('[data-screen]')
      // Where nothing can be typed nothing is lost, and a screen that is being left may go before the next one comes.
      if (!target.querySelector('input, textarea, [contenteditable]')) continue
      if (screen?.dataset.screen === location.pathname) console.debug(mark + (target.className || target.tagName))
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
}

/** What of a page vanished for a moment from now on. */
export function hiddenParts(page: Page): string[] {
  const hidden: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'debug' && text.startsWith(MARK)) hidden.push(`${text} at ${new URL(page.url()).pathname}`)
  })
  return hidden
}

/** For every page of a context. */
export const watching = [watchHiddenParts, MARK] as const
