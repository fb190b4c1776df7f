import { sendFile } from '../../company/media'

/** The pictures of an HTML, each under the name by which the HTML calls it. */
export async function sendPictures(files: readonly File[]) {
  const pictures = []
  for (const file of files) pictures.push({ name: file.name, fileId: (await sendFile('image', file)).id })
  return pictures
}
