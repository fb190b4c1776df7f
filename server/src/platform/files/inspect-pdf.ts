import { inflate } from 'node:zlib'
import { promisify } from 'node:util'
import { type Refusal, refusalOf } from '@coverwright/rules/kernel'

/** What makes a PDF do something: scripts, programs, films, forms of the old kind, files inside. */
const ACTIVE = /\/(JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/
const MAX_OBJECT_STREAMS = 2_000
const MAX_UNPACKED = 64 * 1024 * 1024

/** Why a PDF is not taken. Names are looked for as they are and as `#4a#53` can spell them, in packed objects too. */
export async function pdfRefusal(bytes: Buffer): Promise<Refusal | null> {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (!text.startsWith('%PDF-') || end < 0 || /\S/.test(text.slice(end + 5))) return refusalOf('media.broken')
  if (hidesZip(bytes)) return refusalOf('media.broken')
  if (/\/Encrypt(?![A-Za-z0-9])/.test(plainNames(text))) return refusalOf('media.encrypted')
  if (ACTIVE.test(plainNames(text))) return refusalOf('media.activeContent')
  return packedObjectsRefusal(bytes, text)
}

const plainNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** Objects can be packed together in streams; those are unpacked, up to a limit, and looked through as well. */
async function packedObjectsRefusal(bytes: Buffer, text: string): Promise<Refusal | null> {
  let unpacked = 0
  let streams = 0
  for (const { index } of text.matchAll(/\/Type\s*\/(ObjStm|XRef)/g)) {
    const start = text.indexOf('stream', index)
    const stop = text.indexOf('endstream', start)
    if (start < 0 || stop < 0 || ++streams > MAX_OBJECT_STREAMS) return refusalOf('media.broken')
    const body = bytes.subarray(start + 6 + (text.startsWith('\r\n', start + 6) ? 2 : 1), stop)
    const room = MAX_UNPACKED - unpacked
    const content = await unpack(body, room)
    if (content === 'too large') return refusalOf('media.unpacksTooLarge')
    unpacked += content.length
    if (ACTIVE.test(plainNames(content.toString('latin1')))) return refusalOf('media.activeContent')
  }
  return null
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

/** A stream that is not packed, or packed in another way, is looked through as it is. */
async function unpack(body: Buffer, room: number): Promise<Buffer | 'too large'> {
  if (room <= 0) return 'too large'
  try {
    return await inflated(body, { maxOutputLength: room })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : body
  }
}

/** A file that is a PDF to one program and a zip to another. */
function hidesZip(bytes: Buffer): boolean {
  const mark = Buffer.from('PK\u0005\u0006')
  const at = bytes.lastIndexOf(mark)
  return at >= 0 && bytes.length - at < 22 + 65_536 && bytes.includes(Buffer.from('PK\u0001\u0002'))
}
