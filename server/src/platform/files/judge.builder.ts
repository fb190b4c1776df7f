import { type UploadPurpose, uploadRefusal } from '@coverwright/rules/company/media'
import { inspectUpload } from './inspect-content'

/** The way of an upload without the network: the bytes that would be kept, or the code of the refusal. */
export async function judge(purpose: UploadPurpose, name: string, bytes: Buffer): Promise<Buffer | string> {
  const asked = { purpose, name, size: bytes.length }
  const early = uploadRefusal(asked)
  if (early) return early.code
  const inspected = await inspectUpload(asked, bytes)
  return inspected.ok ? inspected.value.bytes : inspected.refusal.code
}
