import { z } from 'zod'
import { listOperation, liveTopic, may, oneId, operation, type Operations, Revision } from '../../platform'
import { ReadAddress } from '../../company/media'
import { productsTopic } from '../products'
import {
  CentreDocumentDraft,
  CentreDocumentView,
  CentreVersionView,
  FolderDraft,
  FolderView,
  ProductDocumentView,
  VersionDraft,
} from './schema'

export const documentCentreTopic = liveTopic('documentCentre')

const One = z.object({ id: z.uuid() })
const read = { may: 'documents.read', changesWith: [documentCentreTopic] } as const
const write = { may: 'documents.write', writes: true } as const

export const documentCentreOperations = {
  list: listOperation({
    ...read,
    post: '/v1/wallTemplate/listCentreDocuments',
    rows: CentreDocumentView,
    more: { may: may('add', 'addFolder'), folders: z.array(FolderView) },
    searches: ['name', 'text'],
    filters: { folder: oneId() },
    sorts: ['name', 'updatedAt'],
    usual: 'name',
    says: 'The documents of the company that the caller may see, found by their names and by their text',
  }),
  get: operation({
    ...read,
    post: '/v1/wallTemplate/getCentreDocument',
    takes: One,
    gives: CentreDocumentView.extend({ versions: z.array(CentreVersionView) }),
    says: 'One document with its versions, the newest first',
  }),
  getAddress: operation({
    ...read,
    post: '/v1/wallTemplate/getCentreAddress',
    takes: One.extend({ number: z.int().min(1).max(100_000) }),
    gives: ReadAddress,
    says: 'Where a version can be read for the next hour',
  }),
  listReaders: operation({
    may: 'documents.write',
    post: '/v1/wallTemplate/listCentreReaders',
    takes: z.object({}),
    gives: z.object({ people: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    says: 'Who can be named as a reader',
  }),
  add: operation({
    ...write,
    post: '/v1/wallTemplate/createCentreDocument',
    takes: CentreDocumentDraft.extend(VersionDraft.shape),
    gives: CentreDocumentView,
    says: 'A new document with its first version, a PDF of up to 10 MB',
  }),
  update: operation({
    ...write,
    post: '/v1/wallTemplate/updateCentreDocument',
    takes: CentreDocumentDraft.extend({ id: z.uuid(), baseRevision: Revision }),
    gives: CentreDocumentView,
    says: 'Another name, folder or circle of readers, on the revision it was read at',
  }),
  addVersion: operation({
    ...write,
    post: '/v1/wallTemplate/addCentreVersion',
    takes: VersionDraft.extend({ id: z.uuid(), baseRevision: Revision }),
    gives: CentreDocumentView,
    says: 'A newer file of the same document; the ones before stay',
  }),
  delete: operation({
    ...write,
    post: '/v1/wallTemplate/deleteCentreDocument',
    takes: One,
    gives: One,
    says: 'Deletes a document with all of its versions',
  }),
  addFolder: operation({
    ...write,
    post: '/v1/wallTemplate/createCentreFolder',
    takes: FolderDraft,
    gives: FolderView,
    says: 'A new folder',
  }),
  renameFolder: operation({
    ...write,
    post: '/v1/wallTemplate/updateCentreFolder',
    takes: FolderDraft.extend({ id: z.uuid() }),
    gives: FolderView,
    says: 'Another name for a folder',
  }),
  deleteFolder: operation({
    ...write,
    post: '/v1/wallTemplate/deleteCentreFolder',
    takes: One,
    gives: One,
    says: 'Deletes an empty folder',
  }),
} satisfies Operations

export const productDocumentOperations = {
  get: operation({
    post: '/v1/wallTemplate/getProductDocuments',
    may: 'products.read',
    changesWith: [productsTopic],
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ rows: z.array(ProductDocumentView) }),
    says: 'The documents of one product: of its plans in each language, its declarations, and the templates bound to it',
  }),
} satisfies Operations
