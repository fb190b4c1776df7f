import { createTexts, type Language, roomTexts, TextsProvider } from '@coverwright/ui/locales'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const sources = roomTexts(import.meta.glob('../../*/*/texts/*.json'))

/** What a person would read of something that is drawn, in the words of its room. */
export async function drawn(room: string, children: ReactNode, language: Language = 'en_us'): Promise<string> {
  const texts = await createTexts({ language, sources, preload: [room] })
  const page = renderToStaticMarkup(<TextsProvider texts={texts}>{children}</TextsProvider>)
  return page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
