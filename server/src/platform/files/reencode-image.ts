import { imageLimits } from '@coverwright/rules/company/media'
import { type Outcome, accepted, refused } from '@coverwright/rules/kernel'
import type { Sharp } from 'sharp'
import { once } from '../../kernel'
import { inTurn } from './in-turn'

export type Picture = { bytes: Buffer; width: number; height: number }
type ImageKind = 'jpg' | 'png' | 'gif' | 'webp'

/** One thread inside each picture and two pictures at once: an upload of a hundred photos leaves the other core to people. */
const library = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
const turn = inTurn({ atOnce: 2, waiting: 10 })

const SECONDS = 10

/**
 * Decodes a picture and writes it anew: what is kept holds pixels and nothing else (no EXIF, no place, no second file behind
 * the first). Size is judged by the header before a pixel is unpacked. An animated GIF keeps its frames.
 */
export async function reencodeImage(bytes: Buffer, kind: ImageKind): Promise<Outcome<Picture>> {
  const sharp = await library()
  const options = { limitInputPixels: imageLimits.maxPixels, failOn: 'error', animated: kind === 'gif' } as const
  // The head alone is read here, so that what is too large is told so and not that it is damaged.
  const measured = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!measured) return refused('media.broken')
  const frames = measured.pages ?? 1
  const pixels = measured.width * (measured.pageHeight ?? measured.height) * frames
  if (frames > imageLimits.maxFrames || pixels > imageLimits.maxPixels) return refused('media.tooManyPixels')
  const drawn = await turn(() => draw(sharp(bytes, options), kind))
  if (drawn === 'too busy') return refused('media.busy')
  return drawn ? accepted(drawn) : refused('media.broken')
}

/** A picture of ours, small, as PNG; null when it cannot be drawn. */
export async function shrinkImage(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer | null> {
  const sharp = await library()
  const image = sharp(bytes, { limitInputPixels: imageLimits.maxPixels })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .png({ compressionLevel: 9, palette: true })
  const drawn = await turn(() => image.toBuffer().catch(() => null))
  return drawn === 'too busy' ? null : drawn
}

export type Cut = { left: number; top: number; width: number; height: number }

/** A part of a picture of ours so wide, never blown up, as both kinds that browsers read; null when it cannot be drawn. */
export async function drawSize(
  bytes: Buffer,
  cut: Cut,
  width: number,
): Promise<{ webp: Picture; jpg: Picture } | null> {
  const sharp = await library()
  const sized = (kind: 'webp' | 'jpg') => {
    const image = sharp(bytes, { limitInputPixels: imageLimits.maxPixels })
      .extract(cut)
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: SECONDS })
    return (kind === 'webp' ? image.webp({ quality: 76 }) : image.jpeg({ quality: 78, mozjpeg: true }))
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }): Picture => ({ bytes: data, width: info.width, height: info.height }))
  }
  const drawn = await turn(async () => ({ webp: await sized('webp'), jpg: await sized('jpg') }))
  return drawn === 'too busy' ? null : drawn
}

async function draw(image: Sharp, kind: ImageKind): Promise<Picture | null> {
  const side = imageLimits.maxSide
  const fitted = image
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
  try {
    const { data, info } = await encoded(fitted, kind).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    return null
  }
}

function encoded(image: Sharp, kind: ImageKind): Sharp {
  if (kind === 'jpg') return image.jpeg({ quality: 88 })
  if (kind === 'webp') return image.webp({ quality: 88 })
  return kind === 'png' ? image.png({ compressionLevel: 8 }) : image.gif()
}
