import { type Language, languageTags } from '@coverwright/rules/languages'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { hearUnfocused } from './hear-unfocused'

type Props = { css: string; language: Language; title: string; className: string; children: ReactNode }

/** A document of its own: the console's styles and width do not reach it. */
export function InFrame({ css, language, title, className, children }: Props) {
  const [inside, setInside] = useState<HTMLElement | null>(null)
  const onFrame = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument
    setInside(inside?.body ?? null)
    return inside ? hearUnfocused(inside, frame) : undefined
  }, [])
  if (inside) dress(inside.ownerDocument, css, languageTags[language])
  return (
    <>
      <iframe ref={onFrame} title={title} className={className} />
      {inside && createPortal(children, inside)}
    </>
  )
}

const worn = new WeakMap<CSSStyleSheet, string>()

/** A constructed sheet, because it needs no nonce and is the same under the strictest policy. */
function dress(document: Document, css: string, tag: string) {
  // Set to what it is already it would still cost the styles of the whole page, at each key of an editor.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  const Sheet = (document.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet
  if (!Sheet) return
  const sheet = document.adoptedStyleSheets[0] ?? new Sheet()
  if (worn.get(sheet) === css) return
  sheet.replaceSync(css)
  worn.set(sheet, css)
  if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [sheet]
}
