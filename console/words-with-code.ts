import type { Plugin } from 'vite'

const ASKS = /\buse(?:Texts|Messages)\('([\w-]+)'\)/g

/**
 * Each module says which texts it reads as soon as it is loaded, so that they are fetched with the code and a screen is
 * shown when both are there. Asked for only when it is drawn, a part that comes later would hide the whole screen until
 * its words had come, and whoever was typing there would lose the field.
 */
export const wordsWithCode = (): Plugin => ({
  name: 'words-with-code',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || id.includes('/node_modules/')) return null
    const read = new Set([...code.matchAll(ASKS)].map(([, namespace]) => `'${namespace}'`))
    if (read.size === 0) return null
    const said = `import { readsTexts } from '@coverwright/ui/locales'\nreadsTexts(${[...read].join(', ')})`
    return { code: `${code}\n${said}\n`, map: null }
  },
})
