import css from '@coverwright/player/checkout/checkout.css?inline'

let isAdopted = false

/** By script, because the page's policy names its one inline style and lets no other in. */
export function adoptStyles() {
  if (isAdopted) return
  isAdopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
