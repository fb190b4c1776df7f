import { brokenLine, type JsonPath, lineOf } from '@coverwright/rules/release/versions'
import type { z } from 'zod'
import { Refused } from '../../kernel'

/** A file of JSON with its text, so that whatever is wrong with it is told by its line. */
export type JsonFile = { readonly name: string; readonly text: string; readonly value: unknown }

/** What can be wrong with a file. */
type ArchiveCode =
  | 'versions.badCell'
  | 'versions.badRow'
  | 'versions.daysShared'
  | 'versions.documentDiffers'
  | 'versions.fontDiffers'
  | 'versions.givenTwice'
  | 'versions.pictureDiffers'
  | 'versions.brokenReference'
  | 'versions.misfit'
  | 'versions.notJson'
  | 'versions.notText'
  | 'versions.textNowhere'
  | 'versions.unknownField'

type Values = Readonly<Record<string, string | number>>

/** The files of a product that comes in. Nothing in them is believed; the first fault is told by its file and line. */
export class ArchiveFolder {
  constructor(private readonly files: ReadonlyMap<string, Buffer>) {}

  names(): string[] {
    return [...this.files.keys()].sort()
  }

  bytes(name: string): Buffer {
    const bytes = this.files.get(name)
    if (!bytes) throw new Refused('versions.filesMissing', { values: { files: name, count: 1 } })
    return bytes
  }

  text(name: string): string {
    const bytes = this.bytes(name)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
    } catch {
      throw refusedAt('versions.notText', name, 1)
    }
  }

  json(name: string): JsonFile {
    const text = this.text(name)
    const broken = brokenLine(text)
    if (broken !== null) throw refusedAt('versions.notJson', name, broken)
    return { name, text, value: JSON.parse(text) as unknown }
  }
}

export const refusedAt = (code: ArchiveCode, file: string, line: number, values: Values = {}): Refused =>
  new Refused(code, { values: { file, line, ...values } })

export const refusedIn = ({ name, text }: JsonFile, path: JsonPath, code: ArchiveCode = 'versions.misfit'): Refused =>
  refusedAt(code, name, lineOf(text, path), { at: path.join('.').slice(0, 200) })

/** A value of a file in the shape that it must have: what does not fit, or what nobody would read, is refused. */
export function shaped<Shape>(
  file: JsonFile,
  schema: z.ZodType<Shape>,
  value: unknown = file.value,
  at: JsonPath = [],
) {
  const read = schema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    throw refusedIn(file, [...at, ...((issue?.path ?? []) as JsonPath)])
  }
  const unknown = firstLost(value, read.data)
  if (unknown) throw refusedIn(file, [...at, ...unknown], 'versions.unknownField')
  return read.data
}

/** Where something was written that the shape does not have: kept quiet about, it would be lost. */
function firstLost(given: unknown, read: unknown): JsonPath | null {
  if (typeof given !== 'object' || given === null) return null
  if (typeof read !== 'object' || read === null) return []
  for (const [name, part] of Object.entries(given)) {
    const step = Array.isArray(given) ? Number(name) : name
    if (!Object.hasOwn(read, name)) return [step]
    const inner = firstLost(part, (read as Record<string, unknown>)[name])
    if (inner) return [step, ...inner]
  }
  return null
}
