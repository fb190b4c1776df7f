import sharp from 'sharp'

export type FittedPicture = { readonly dataUrl: string; readonly width: number; readonly height: number }

// One document at a time in this process, and the other core is for people.
sharp.concurrency(1)
sharp.cache(false)

/** Enough for print over the whole width of a page; a PDF is mailed and kept for years. */
const MAX_SIDE = 1400

/** PDF knows JPEG and PNG, and a picture that was turned by a camera has to be turned for it. */
export async function fitPicture(bytes: string): Promise<FittedPicture> {
  const given = sharp(Buffer.from(bytes, 'base64'), { limitInputPixels: 60_000_000 })
  const { format } = await given.metadata()
  const fitted = given.rotate().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
  const isPhoto = format === 'jpeg'
  const { data, info } = await (isPhoto ? fitted.jpeg({ quality: 85 }) : fitted.png()).toBuffer({
    resolveWithObject: true,
  })
  const type = isPhoto ? 'image/jpeg' : 'image/png'
  return { dataUrl: `data:${type};base64,${data.toString('base64')}`, width: info.width, height: info.height }
}
