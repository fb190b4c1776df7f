/** What the server answers: what to call the file from now on. */
export type UploadedFile = { id: string; name: string; bytes?: number; url?: string }

/** Sends one file; tells how many bytes went and stops when asked to. */
export type Upload = (file: File, onProgress: (sentBytes: number) => void, signal: AbortSignal) => Promise<UploadedFile>

/** Thrown by an upload that was looked at and not taken; its message is for the person, in their language. */
export class UploadRefused extends Error {}

export type UploadState =
  | { is: 'empty' }
  | { is: 'refused'; name: string; why: 'type' | 'size' | 'blank' }
  | { is: 'sending'; name: string; bytes: number; sentBytes: number }
  | { is: 'failed'; name: string; file: File; why?: string }
  | { is: 'done'; file: UploadedFile }

type Chosen = { name: string; size: number; type: string }

/** Why this file cannot be taken, before a byte of it is sent. */
export function uploadRefusal(file: Chosen, accept: string[], maxBytes: number): 'type' | 'size' | 'blank' | null {
  if (!accept.some((kind) => isOfKind(file, kind.toLowerCase()))) return 'type'
  if (file.size === 0) return 'blank'
  return file.size > maxBytes ? 'size' : null
}

function isOfKind({ name, type }: Chosen, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}

/** '.PDF, PNG': the kinds as people say them. */
export function kindsInWords(accept: string[]): string[] {
  return accept
    .map((kind) =>
      kind
        .replace(/^\./, '')
        .replace(/^[a-z]+\//, '')
        .replace('*', '')
        .toUpperCase(),
    )
    .filter(Boolean)
}
