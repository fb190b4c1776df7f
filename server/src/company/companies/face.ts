import type { CompanyFace } from '@coverwright/rules/design/products'
import { findFile } from '../media'
import type { CompanyCtx } from '../../platform/operations'
import { findFaceRow } from './store'

/** Where the pictures of a company's face are shown to everybody. */
export const FACE_ADDRESS = '/p/look'

export type FaceUse = 'logo' | 'favicon'
type Inside = Pick<CompanyCtx, 'company' | 'db'>

/** What everybody who buys from this company sees of it; its own files, and no others, have public addresses by this. */
export async function findFace(inside: Inside): Promise<CompanyFace> {
  const row = await findFaceRow(inside)
  return {
    logo: await addressOf(inside, 'logo'),
    favicon: await addressOf(inside, 'favicon'),
    colour: row?.themeColour ?? null,
  }
}

/** The file that the company shows as its sign now. */
export async function findFaceFile(inside: Inside, use: FaceUse) {
  const row = await findFaceRow(inside)
  const id = use === 'logo' ? row?.logoFile : row?.faviconFile
  return id ? findFile(inside, id) : null
}

/** By the hash of its content: another picture has another address, so the old one may be kept for ever. */
async function addressOf(inside: Inside, use: FaceUse): Promise<string | null> {
  const file = await findFaceFile(inside, use)
  return file && `${FACE_ADDRESS}/${inside.company}/${use}-${file.sha256}.png`
}
