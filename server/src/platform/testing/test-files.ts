import { createHash } from 'node:crypto'
import { type FileKind, fileKinds, type UploadPurpose } from '@coverwright/rules/company/media'
import { addFile } from '../../company/media'
import { newFileKey } from '../files'
import type { TestServer } from './test-server'

type Asked = { purpose: UploadPurpose; kind?: FileKind; content?: Buffer; madeBy?: string }

/** A file as it is once its upload was looked through: a row and its bytes. */
export async function keepFile(server: TestServer, company: string, asked: Asked) {
  const { purpose, kind = 'pdf', content = Buffer.from('ten bytes.'), madeBy } = asked
  return server.within(company, async (ctx) => {
    const id = ctx.newId()
    const key = newFileKey(company, ctx.now(), id)
    const sha256 = createHash('sha256').update(content).digest('hex')
    await ctx.files.put(key, content, { size: content.length, type: fileKinds[kind].type })
    const facts = { name: `paper.${kind}`, kind, size: content.length, sha256, key }
    const made = { madeAt: ctx.now(), madeBy: madeBy ?? null }
    await addFile(ctx, { id, purpose, ...facts, ...made })
    return { id, key, sha256 }
  })
}
