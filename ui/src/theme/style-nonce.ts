/** The nonce the server wrote into this page; browsers hide it from getAttribute, so it is read as a property. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce], meta[name=csp-nonce]')?.nonce || undefined
}

/**
 * Every <style> made by script from now on carries the nonce: some libraries measure or style themselves without one.
 * It costs no safety: injected markup does not pass through createElement.
 */
export function giveStylesNonce(nonce: string, target: Pick<Document, 'createElement'> = Document.prototype): void {
  const make = target.createElement as (this: unknown, tag: string, options?: ElementCreationOptions) => HTMLElement
  target.createElement = function (this: Document, tag: string, options?: ElementCreationOptions) {
    const element = make.call(this, tag, options)
    if (tag.toLowerCase() === 'style') element.nonce = nonce
    return element
  } as Document['createElement']
}
