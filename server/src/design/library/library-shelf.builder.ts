import { randomUUID } from 'node:crypto'
import { mediaOperations } from '@coverwright/contract/company/media'
import { fontOperations, photoOperations } from '@coverwright/contract/design/library'
import { productOperations } from '@coverwright/contract/design/products'
import type { SendsOf } from '@coverwright/contract/platform'
import type { UploadPurpose } from '@coverwright/rules/company/media'
import type { Permission } from '@coverwright/rules/company/members'
import type { Look } from '@coverwright/rules/design/products'
import sharp from 'sharp'
import { media } from '../../company/media'
import { settings } from '../../company/settings'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../products'
import { libraryRoom } from '.'

const people = testSessions()
export let server: TestServer
export let picture: Buffer

/** A server with a library; one for each file of tests. */
export async function openShelf() {
  server = await startTestServer({ rooms: [libraryRoom, media, productsRoom, settings], sessions: people.sessions })
  const left = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()
  picture = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#2040d0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

const DESIGNING: Permission[] = ['products.read', 'products.write']
export const enter = async (permissions = DESIGNING, company: string = randomUUID()) =>
  people.open(await server.openBrowser(), company, permissions)

export async function send(as: Caller, purpose: UploadPurpose, name: string, bytes: Buffer) {
  const { data: ticket } = await server.call(
    mediaOperations.requestUpload,
    { purpose, name, size: bytes.length },
    { as },
  )
  const { url, headers, uploadId } = ticket!
  await server.raw(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return (await server.call(mediaOperations.completeUpload, { uploadId }, { as })).data!.id
}

export const licensed = { source: 'Our own camera', licence: 'Ours', tags: ['Beach ', 'beach'] }
export const whole = { crop: { x: 0, y: 0, width: 1000, height: 1000 }, focus: { x: 20, y: 60 } }
export type PhotoWords = Omit<SendsOf<typeof photoOperations.add>, 'fileId'>
export const WORDS: PhotoWords = { name: 'Two colours', ...licensed, ...whole }

export const addPhoto = async (as: Caller, words: Partial<PhotoWords> = {}) => {
  const fileId = await send(as, 'photo', 'two.jpg', picture)
  return (await server.call(photoOperations.add, { fileId, ...WORDS, ...words }, { as })).data!
}
export const addFont = async (as: Caller, bytes: Buffer, name = 'face.ttf') => {
  const fileId = await send(as, 'font', name, bytes)
  return server.call(fontOperations.add, { fileId, ...licensed }, { as })
}
export const photosOf = async (as: Caller, wanted: SendsOf<typeof photoOperations.list> = {}) =>
  (await server.call(photoOperations.list, wanted, { as })).data!

export const makeProduct = async (as: Caller) => {
  const draft = { name: 'Beach house', description: '', insuranceType: 'home', typeWords: '', size: 'simple' } as const
  const { data } = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })
  return data!.id
}
export async function wear(as: Caller, productId: string, look: Partial<Look>) {
  const { data } = await server.call(productOperations.get, { id: productId }, { as })
  const { body, revision } = data!.body
  const worn = { ...body, look: { ...body.look, ...look } }
  return server.call(productOperations.saveBody, { productId, baseRevision: revision, body: worn as never }, { as })
}
