/** What a file is by its content, whatever its name says. */
export const fileKinds = {
  jpg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', group: 'image' },
  png: { extensions: ['png'], type: 'image/png', group: 'image' },
  gif: { extensions: ['gif'], type: 'image/gif', group: 'image' },
  webp: { extensions: ['webp'], type: 'image/webp', group: 'image' },
  pdf: { extensions: ['pdf'], type: 'application/pdf', group: 'document' },
  xlsx: {
    extensions: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    group: 'table',
  },
  xls: { extensions: ['xls'], type: 'application/vnd.ms-excel', group: 'table' },
  zip: { extensions: ['zip'], type: 'application/zip', group: 'document' },
  csv: { extensions: ['csv'], type: 'text/csv', group: 'table' },
  mp4: { extensions: ['mp4'], type: 'video/mp4', group: 'video' },
  webm: { extensions: ['webm'], type: 'video/webm', group: 'video' },
  /** What telephones of one maker film in. */
  mov: { extensions: ['mov'], type: 'video/quicktime', group: 'video' },
  ttf: { extensions: ['ttf'], type: 'font/ttf', group: 'font' },
  otf: { extensions: ['otf'], type: 'font/otf', group: 'font' },
  woff2: { extensions: ['woff2'], type: 'font/woff2', group: 'font' },
} as const satisfies Record<string, KindFacts>

type KindFacts = { extensions: readonly [string, ...string[]]; type: string; group: FileGroup }
export type FileGroup = 'image' | 'document' | 'table' | 'video' | 'font'
export type FileKind = keyof typeof fileKinds
export const fileKindNames = Object.keys(fileKinds) as [FileKind, ...FileKind[]]

/** The extension of a name, lower case and without its dot; empty where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

export function kindOfType(type: string): FileKind | null {
  return fileKindNames.find((kind) => fileKinds[kind].type === type) ?? null
}

export function kindOfExtension(extension: string): FileKind | null {
  return fileKindNames.find((kind) => (fileKinds[kind].extensions as readonly string[]).includes(extension)) ?? null
}
