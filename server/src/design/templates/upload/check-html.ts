import type { TemplateBody } from '@coverwright/rules/design/templates'
import type { Refusal } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../../platform/operations'
import { readOwnHtml } from './own-html'
import { findUnreached } from './reach-pictures'
import { refuseAll } from './refuse-all'

/** What a company wrote itself is read whenever it changes, whatever looked through it before. */
export async function refuseUnsafeHtml(ctx: CompanyCtx, body: TemplateBody, before: TemplateBody) {
  if (!('html' in body)) return
  for (const [language, html] of Object.entries(body.html ?? {})) {
    const earlier = 'html' in before ? (before.html as Record<string, string> | undefined)?.[language] : null
    if (html === '' || html === earlier) continue
    refuseAll(await htmlProblems(ctx, html), `body.html.${language}`)
  }
}

/** What stands in it, and whether the pictures of others are there. */
export async function htmlProblems(ctx: CompanyCtx, html: string): Promise<Refusal[]> {
  const { problems, read } = readOwnHtml(html)
  return [...problems, ...(await findUnreached(ctx, read.outside))]
}
