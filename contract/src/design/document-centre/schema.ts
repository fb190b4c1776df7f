import {
  MAX_DOCUMENT_NAME,
  MAX_FOLDER_NAME,
  MAX_NOTE,
  productDocumentKinds,
  productDocumentStates,
} from '@coverwright/rules/design/document-centre'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { may } from '../../platform'

export const SeenBy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('people'), memberIds: z.array(z.uuid()).min(1).max(50) }),
])
export type SeenBy = z.infer<typeof SeenBy>

export const CentreDocumentDraft = z.object({
  name: z.string().trim().min(1).max(MAX_DOCUMENT_NAME),
  folderId: z.uuid().nullable(),
  seenBy: SeenBy,
})
export type CentreDocumentDraft = z.infer<typeof CentreDocumentDraft>

export const VersionDraft = z.object({ fileId: z.uuid(), note: z.string().trim().max(MAX_NOTE) })

export const CentreVersionView = z.object({
  number: z.int(),
  fileName: z.string(),
  size: z.int(),
  pages: z.int(),
  /** A scanned page has no text to search. */
  hasText: z.boolean(),
  note: z.string(),
  addedAt: z.iso.datetime(),
  by: z.string(),
})
export type CentreVersionView = z.infer<typeof CentreVersionView>

/** Where the very same file is shown. A product that the reader does not see has no name here. */
export const DocumentUse = z.object({
  place: z.enum(['product', 'email', 'company']),
  productId: z.uuid().nullable(),
  name: z.string().nullable(),
})
export type DocumentUse = z.infer<typeof DocumentUse>

export const CentreDocumentView = CentreDocumentDraft.extend({
  id: z.uuid(),
  current: CentreVersionView,
  usedIn: z.array(DocumentUse),
  /** Some words around what was searched for, where it stands in the text. */
  found: z.string().nullable(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  may: may('edit', 'addVersion', 'delete'),
})
export type CentreDocumentView = z.infer<typeof CentreDocumentView>

export const FolderDraft = z.object({ name: z.string().trim().min(1).max(MAX_FOLDER_NAME) })
export const FolderView = FolderDraft.extend({ id: z.uuid(), may: may('rename', 'delete') })
export type FolderView = z.infer<typeof FolderView>

export const ProductDocumentView = z.object({
  kind: z.enum(productDocumentKinds),
  state: z.enum(productDocumentStates),
  planId: z.string().nullable(),
  planTitle: z.partialRecord(z.enum(languages), z.string()),
  language: z.enum(languages).nullable(),
  /** Of the file, or of the template that is bound. */
  name: z.string(),
  fileId: z.string().nullable(),
  count: z.int(),
})
export type ProductDocumentView = z.infer<typeof ProductDocumentView>
