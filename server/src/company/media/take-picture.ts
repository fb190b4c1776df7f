import { createHash } from 'node:crypto'
import type { FileView, PictureDraft } from '@coverwright/contract/company/media'
import { pagePathRefusal } from '@coverwright/rules/company/media'
import { Refused, refuseIf } from '../../kernel'
import { newFileKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { findChromium } from './find-chromium'
import { drawPage } from './page-picture'
import { presentFile } from './present'
import { addFile } from './store'

/** The page as a stranger sees it: the browser that draws it has no session and leaves our origin for nothing. */
export async function takePicture(ctx: MemberCtx, { height, path, width }: PictureDraft): Promise<FileView> {
  refuseIf(pagePathRefusal(path))
  const chromium = findChromium(ctx.config.chromiumPath)
  if (!chromium) throw new Refused('media.browserMissing')
  const drawn = await drawPage(chromium, { origin: ownOrigin(ctx.config), path, width, height })
  if (drawn === 'too busy') throw new Refused('media.busy')
  if (!drawn) throw new Refused('media.pageNotShown', { field: 'path' })

  const id = ctx.newId()
  const key = newFileKey(ctx.company, ctx.now(), id)
  await ctx.files.put(key, drawn, { size: drawn.length, type: 'image/png' })
  const sha256 = createHash('sha256').update(drawn).digest('hex')
  const about = { id, purpose: 'picture', name: 'page.png', kind: 'png', size: drawn.length, width, height } as const
  return presentFile(ctx, await addFile(ctx, { ...about, sha256, key, madeBy: ctx.member.id, madeAt: ctx.now() }))
}

/** This very process, by the address it listens on; a name from outside could lead anywhere. */
function ownOrigin({ host, port }: { host: string; port: number }): string {
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === 'localhost'
  return `http://${isEverywhere ? '127.0.0.1' : host}:${port}`
}
