import { type Refusal, refusalOf } from '../../kernel'

/** What of a picture is shown, in thousandths of its width and height: whole numbers, so that the same cut is one cut. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 1000, height: 1000 }

/** A strip thinner than this shows nothing that anybody would know again. */
export const MIN_CROP = 100

/** What stays in sight however narrow a screen is, in hundredths of what was cut. */
export type Focus = { readonly x: number; readonly y: number }
export const MIDDLE: Focus = { x: 50, y: 50 }

export const cropRefusal = ({ x, y, width, height }: Crop): Refusal<'library.cropOutside'> | null =>
  x + width > 1000 || y + height > 1000 ? refusalOf('library.cropOutside', undefined, 'crop') : null

type Pixels = { readonly width: number; readonly height: number }

/** The same cut in pixels, never empty and never beyond the edge. */
export function cropInPixels(crop: Crop, { width, height }: Pixels) {
  const along = (start: number, share: number, whole: number) => {
    const from = Math.min(whole - 1, Math.round((start * whole) / 1000))
    return { from, size: Math.max(1, Math.min(whole - from, Math.round((share * whole) / 1000))) }
  }
  const [across, down] = [along(crop.x, crop.width, width), along(crop.y, crop.height, height)]
  return { left: across.from, top: down.from, width: across.size, height: down.size }
}

/** Moved or made larger by keyboard or pointer; it stays inside the picture. */
export function changedCrop(crop: Crop, by: Partial<Crop>): Crop {
  const width = between(MIN_CROP, crop.width + (by.width ?? 0), 1000)
  const height = between(MIN_CROP, crop.height + (by.height ?? 0), 1000)
  return {
    x: between(0, crop.x + (by.x ?? 0), 1000 - width),
    y: between(0, crop.y + (by.y ?? 0), 1000 - height),
    width,
    height,
  }
}

export const movedFocus = (focus: Focus, by: Focus): Focus => ({
  x: between(0, focus.x + by.x, 100),
  y: between(0, focus.y + by.y, 100),
})

const between = (least: number, value: number, most: number) => Math.round(Math.min(most, Math.max(least, value)))
