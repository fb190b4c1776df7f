import { createHash } from 'node:crypto'
import { WHOLE_PICTURE } from '@coverwright/rules/design/library'
import sharp from 'sharp'
import { keepCarriedFace, keepCarriedPhoto } from '../../design/library'
import { aFont } from '../../platform/files/a-font.builder'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A photo and a font in the library of a company, as a look has them. */
export async function dressUp(ctx: CompanyCtx, me: string) {
  const as = { ...ctx, member: { id: me, permissions: [] } } as unknown as MemberCtx
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()
  const ours = { source: 'Our own camera', licence: 'Ours', tags: ['cat'] }
  const cut = { crop: { ...WHOLE_PICTURE, width: 900 }, focus: { x: 20, y: 60 } }
  const photo = await keepCarriedPhoto(as, {
    facts: { sha256: sum(picture), kind: 'png', name: 'Cat', ...ours, ...cut },
    bytes: picture,
  })
  const font = aFont()
  const face = await keepCarriedFace(as, {
    facts: { sha256: sum(font), kind: 'ttf', family: 'Ours Sans', ...ours },
    bytes: font,
  })
  if (!photo || !face) throw new Error('Neither is what it should be')
  return { picture: { photo }, face }
}
