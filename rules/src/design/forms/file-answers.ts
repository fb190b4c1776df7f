import { refusalOf, type Refusal } from '../../kernel'
import type { AnswerCode } from './question-base'

/** A file that was kept for the buyer; the bytes are elsewhere. */
export type FileRef = { readonly id: string; readonly name: string; readonly type: string; readonly bytes: number }

const MEGABYTE = 1024 * 1024

/** Decided: images up to 8 MB, PDF up to 10 MB outside business agreements; a walk around a vehicle is a short film. */
export const fileKinds = {
  image: { types: ['image/jpeg', 'image/png'], maxBytes: 8 * MEGABYTE },
  pdf: { types: ['application/pdf'], maxBytes: 10 * MEGABYTE },
  video: { types: ['video/mp4', 'video/quicktime', 'video/webm'], maxBytes: 100 * MEGABYTE },
} as const
export type FileKind = keyof typeof fileKinds

/** Spec 3: photo shooting directions. */
export const directions = ['front', 'right', 'back', 'left', 'interior'] as const
export type Direction = (typeof directions)[number]
export type ByDirection = { readonly [direction in Direction]?: FileRef }

export function readsFile(answer: unknown): FileRef | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { id, name, type, bytes } = answer as Record<string, unknown>
  const isFile =
    typeof id === 'string' &&
    id.length <= 100 &&
    typeof name === 'string' &&
    name.length <= 300 &&
    typeof type === 'string' &&
    type.length <= 100 &&
    Number.isSafeInteger(bytes)
  return isFile ? { id, name, type, bytes: bytes as number } : null
}

export function readsByDirection(answer: unknown): ByDirection | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const entries = Object.entries(answer).map(([direction, file]) => [direction, readsFile(file)] as const)
  const isSound = entries.every(([direction, file]) => file && directions.includes(direction as Direction))
  return isSound ? (Object.fromEntries(entries) as ByDirection) : null
}

export function fileRefusals(kinds: readonly FileKind[], file: FileRef, field?: string): Refusal<AnswerCode>[] {
  const kind = kinds.find((name) => (fileKinds[name].types as readonly string[]).includes(file.type))
  if (!kind) return [refusalOf('answer.fileType', { name: file.name }, field)]
  const { maxBytes } = fileKinds[kind]
  return file.bytes > maxBytes ? [refusalOf('answer.fileTooLarge', { megabytes: maxBytes / MEGABYTE }, field)] : []
}

export function directionRefusals(
  wanted: readonly Direction[],
  kind: FileKind,
  answer: ByDirection,
  isRequired: boolean,
): Refusal<AnswerCode>[] {
  return wanted.flatMap((direction) => {
    const file = answer[direction]
    if (file) return fileRefusals([kind], file, direction)
    return isRequired ? [refusalOf('answer.directionMissing', {}, direction)] : []
  })
}
