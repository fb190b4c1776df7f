/** Where a picture or a font comes from and what allows its use: without both it is nobody's to show. */
export const MAX_SOURCE = 200
export const MAX_LICENCE = 500
export const MAX_LIBRARY_NAME = 120

export const MAX_TAGS = 10
export const MAX_TAG = 30

/** Tags as they are kept: small letters, one space, each once. */
export const keptTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()).filter(Boolean)),
]
