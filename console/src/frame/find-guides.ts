import type { PaletteItem } from '@coverwright/ui/palette'
import { guideIn, guides } from './guides'
import { openGuide } from './open-guide'

/** The guides of these screens that have every word that was typed, in the language being read. */
export function findGuides(paths: readonly string[], language: string, query: string): PaletteItem[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  return guides.flatMap((guide) => {
    const path = guide.of.find((one) => paths.includes(one))
    const { title, about, steps } = guideIn(guide, language)
    const text = [title, about, ...steps].join(' ').toLowerCase()
    if (!path || !wanted.every((word) => text.includes(word))) return []
    return [{ key: `guide ${path}`, label: title, run: () => openGuide(path) }]
  })
}
