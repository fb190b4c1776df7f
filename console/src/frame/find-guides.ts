import type { PaletteItem } from '@coverwright/ui/palette'
import { type Guide, guideIn, type Screen } from '../platform/routes'
import { openGuide } from './open-guide'

/** The guides that have every word that was typed, in the language being read. They are loaded by the first question. */
export async function findGuides(screens: readonly Screen[], language: string, query: string): Promise<PaletteItem[]> {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const loaded = await Promise.all(
    screens.flatMap(({ path, guide }) => (guide ? [guide().then((come): [string, Guide] => [path, come])] : [])),
  )
  return loaded.flatMap(([path, guide]) => {
    const { title, about, steps } = guideIn(guide, language)
    const text = [title, about, ...steps].join(' ').toLowerCase()
    if (!wanted.every((word) => text.includes(word))) return []
    return [{ key: `guide ${path}`, label: title, run: () => openGuide(path) }]
  })
}
