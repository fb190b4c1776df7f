import { componentKinds } from '@coverwright/rules/design/library'
import { z } from 'zod'
import { anyOf, listOperation, liveTopic, may, oneTag, operation, Revision } from '../../platform'
import { ComponentDraft, ComponentPages, ComponentView, FontDraft, FontView, PhotoDraft, PhotoView } from './schema'

export const libraryTopic = liveTopic('library')

const One = z.object({ id: z.uuid() })
const OfFile = z.object({ fileId: z.uuid() })
const OnRevision = z.object({ id: z.uuid(), baseRevision: Revision })
const read = { may: 'products.read', changesWith: [libraryTopic] } as const
const write = { may: 'products.write', writes: true } as const
const AllTags = { tags: z.array(z.string()) }

export const photoOperations = {
  list: listOperation({
    ...read,
    post: '/v1/insurers/listPhotos',
    rows: PhotoView,
    more: { may: may('add'), ...AllTags },
    searches: ['name', 'tags'],
    filters: { tag: oneTag() },
    sorts: ['name', 'addedAt'],
    usual: '-addedAt',
    says: "The photos of the company's library, with where each is used",
  }),
  add: operation({
    ...write,
    post: '/v1/insurers/addPhoto',
    secret: true,
    takes: PhotoDraft.extend(OfFile.shape),
    gives: PhotoView,
    says: 'Puts an uploaded picture into the library, with its source and its licence; its sizes are made right after',
  }),
  update: operation({
    ...write,
    post: '/v1/insurers/updatePhoto',
    secret: true,
    takes: PhotoDraft.extend(OnRevision.shape),
    gives: PhotoView,
    says: 'Other words, another cut or focus; products that have the photo keep it as it was cut when they took it',
  }),
  delete: operation({
    ...write,
    post: '/v1/insurers/deletePhoto',
    takes: One,
    gives: One,
    says: 'Deletes a photo that no draft and no release shows',
  }),
} as const

export const fontOperations = {
  list: listOperation({
    ...read,
    post: '/v1/insurers/listFonts',
    rows: FontView,
    more: { may: may('add'), ...AllTags },
    searches: ['family', 'tags'],
    filters: { tag: oneTag() },
    sorts: ['family', 'addedAt'],
    usual: 'family',
    says: "The fonts of the company's library, with where each is used",
  }),
  add: operation({
    ...write,
    post: '/v1/insurers/addFont',
    takes: FontDraft.extend(OfFile.shape),
    gives: FontView,
    says: 'Puts an uploaded font into the library; one that does not allow to be embedded in pages is refused',
  }),
  update: operation({
    ...write,
    post: '/v1/insurers/updateFont',
    takes: FontDraft.extend(OnRevision.shape),
    gives: FontView,
    says: 'Another source, licence or other tags',
  }),
  delete: operation({
    ...write,
    post: '/v1/insurers/deleteFont',
    takes: One,
    gives: One,
    says: 'Deletes a font that no draft and no release is set in',
  }),
} as const

export const componentOperations = {
  list: listOperation({
    ...read,
    post: '/v1/wallproduct/listComponents',
    rows: ComponentView,
    more: { may: may('add') },
    searches: ['name', 'tags'],
    filters: { kind: anyOf(componentKinds) },
    sorts: ['name', 'updatedAt'],
    usual: 'name',
    says: 'The pieces of forms that the company uses again',
  }),
  get: operation({
    ...read,
    post: '/v1/wallproduct/getComponent',
    takes: One,
    gives: z.object({ component: ComponentView, pages: ComponentPages }),
    says: 'One of them with its pages and questions',
  }),
  add: operation({
    ...write,
    post: '/v1/wallproduct/addComponent',
    takes: ComponentDraft.extend({ kind: z.enum(componentKinds), pages: ComponentPages }),
    gives: ComponentView,
    says: 'Keeps pages or questions of a form, to be put into any product as a copy',
  }),
  update: operation({
    ...write,
    post: '/v1/wallproduct/updateComponent',
    takes: ComponentDraft.extend(OnRevision.shape),
    gives: ComponentView,
    says: 'Another name or other tags; what was put into products is theirs and stays',
  }),
  delete: operation({
    ...write,
    post: '/v1/wallproduct/deleteComponent',
    takes: One,
    gives: One,
    says: 'Takes it out of the library; what was put into products stays',
  }),
} as const
