import { PhotoDraft, type PhotoView } from '@coverwright/contract/design/library'
import { z } from 'zod'
import { tagsAsText, tagsOf } from './tags'

const { name, source, licence, crop, focus } = PhotoDraft.shape

/** A picture that was sent, and what of it is shown. */
const CutPicture = z.object({ fileId: z.string(), url: z.string(), crop, focus })
export type CutPicture = z.infer<typeof CutPicture>

/** What the dialog of a photo holds: tags as they are typed. */
export const PhotoForm = z
  .object({ picture: CutPicture, name, source, licence, tags: z.string().max(400) })
  .transform(({ picture, tags, ...words }) => ({ ...words, picture, tags: tagsOf(tags) }))
export type PhotoForm = z.output<typeof PhotoForm>

export const photoValues = (photo?: PhotoView) => ({
  picture: photo ? { fileId: photo.id, url: photo.url, crop: photo.crop, focus: photo.focus } : null,
  name: photo?.name ?? '',
  source: photo?.source ?? '',
  licence: photo?.licence ?? '',
  tags: tagsAsText(photo?.tags ?? []),
})
