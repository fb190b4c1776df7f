/** Longest name kept; a browser's own limit for downloads is near this. */
const MAX_NAME = 120
const MAX_EXTENSION = 10

/** Control characters, and the unseen ones that turn the reading direction around and can hide an extension. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A name fit to be shown and saved under. It is never used as a path: files are kept under keys that we make.
 * Folders, control and direction characters go, and so do leading dots.
 */
export function shownName(name: string): string {
  const last = name.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return shorten(clean) || 'file'
}

/** The name with its extension set to what the content turned out to be. */
export function nameWithExtension(name: string, extension: string): string {
  const shown = shownName(name)
  const dot = shown.lastIndexOf('.')
  const stem = dot > 0 && shown.length - dot <= MAX_EXTENSION + 1 ? shown.slice(0, dot) : shown
  return `${stem}.${extension}`
}

/** The first character that a table's file name may not have; null when all are letters, digits, dash, underscore or space. */
export function offendingCharacter(name: string): string | null {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  return [...stem].find((character) => !/[\p{L}\p{N}_ -]/u.test(character)) ?? null
}

/** The same name with only what such a name may have: 'rates (final v1.2).xlsx' is 'rates final v1 2.xlsx'. */
export function cleanedName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const plain = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${plain || 'rates'}${extension}`
}

/** RFC 6266: a plain name for old readers and the whole one in UTF-8; no quote or line break can get out of it. */
export function contentDisposition(way: 'inline' | 'attachment', name: string): string {
  const shown = shownName(name)
  const plain = shown.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(shown).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${way}; filename="${plain}"; filename*=UTF-8''${whole}`
}

function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= MAX_NAME) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION + 1 ? name.slice(dot) : ''
  return characters.slice(0, MAX_NAME - extension.length).join('') + extension
}
