/** Wherever something can be typed or chosen. */
const FIELDS = 'input:not([type=hidden]), textarea, select'

const isReady = (field: HTMLElement) =>
  !field.matches(':disabled, [readonly], [tabindex="-1"]') && field.getClientRects().length > 0

/** The first field in it that can be filled in. */
export const firstField = (box: ParentNode | null | undefined): HTMLElement | undefined =>
  [...(box?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].find(isReady)

/**
 * Puts the focus on something that may not be drawn yet, as soon as it is; unless somebody goes on with something else
 * before. Gives the way to stop waiting.
 */
export function focusWhenThere(box: Node | null | undefined, find: () => HTMLElement | undefined): () => void {
  if (!box || focusNow(find())) return () => {}
  const watch = new MutationObserver(() => focusNow(find()) && stop())
  const stop = () => {
    watch.disconnect()
    for (const event of goingOn) document.removeEventListener(event, stop, true)
  }
  watch.observe(box, { childList: true, subtree: true })
  for (const event of goingOn) document.addEventListener(event, stop, true)
  return stop
}

const goingOn = ['pointerdown', 'keydown'] as const

/** What stands in a field already is chosen whole, so that typing replaces it. */
function focusNow(target: HTMLElement | undefined): boolean {
  target?.focus()
  if (target instanceof HTMLInputElement && target.type === 'text') target.select()
  return target !== undefined
}
