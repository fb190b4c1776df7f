import {
  fileKindNames,
  filePlaces,
  madePurposes,
  MAX_UPLOAD_BYTES,
  pictureLimits,
  uploadPurposeNames,
} from '@coverwright/rules/company/media'
import { z } from 'zod'

/** What is to be sent, said before a byte is. The type is what the browser believes; it is checked against the content. */
export const UploadDraft = z.object({
  purpose: z.enum(uploadPurposeNames),
  name: z.string().min(1).max(255),
  /** Larger than anything we take is a refusal in words, not a parameter exception. */
  size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  type: z.string().max(120).default(''),
})
export type UploadDraft = z.infer<typeof UploadDraft>

/** Where the browser PUTs the bytes, with exactly these headers; then `completeUpload` with the id. */
export const UploadTicket = z.object({
  uploadId: z.uuid(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  size: z.int().min(1).max(MAX_UPLOAD_BYTES),
  expiresAt: z.iso.datetime(),
})
export type UploadTicket = z.infer<typeof UploadTicket>

/** A signed address to read a file, and until when it is good. */
export const ReadAddress = z.object({ url: z.string(), urlExpiresAt: z.iso.datetime() })
export type ReadAddress = z.infer<typeof ReadAddress>

export const FileView = z.object({
  id: z.uuid(),
  purpose: z.enum([...uploadPurposeNames, ...madePurposes]),
  name: z.string(),
  kind: z.enum(fileKindNames),
  type: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  ...ReadAddress.shape,
  madeAt: z.iso.datetime(),
  /** Where it is shown; while it is, it stays. */
  shownAs: z.array(z.enum(filePlaces)),
  may: z.array(z.enum(['delete'])),
})
export type FileView = z.infer<typeof FileView>

export const PictureDraft = z.object({
  /** A path of our own, never an address. */
  path: z.string().min(1).max(1_000),
  width: z.int().min(pictureLimits.minSide).max(pictureLimits.maxWidth).default(1_280),
  height: z.int().min(pictureLimits.minSide).max(pictureLimits.maxHeight).default(800),
})
export type PictureDraft = z.infer<typeof PictureDraft>
