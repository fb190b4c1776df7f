import type { TemplateBody } from '@coverwright/rules/design/templates'
import { refuse } from '../../../kernel'
import type { CompanyCtx } from '../../../platform/operations'
import { readOwnHtml } from './own-html'
import { refuseUnreached } from './reach-pictures'

/** What a company wrote itself is read whenever it changes, whatever looked through it before. */
export async function refuseUnsafeHtml(ctx: CompanyCtx, body: TemplateBody, before: TemplateBody | null) {
  if (!('html' in body)) return
  for (const [language, html] of Object.entries(body.html ?? {})) {
    const earlier = before && 'html' in before ? (before.html as Record<string, string> | undefined)?.[language] : null
    if (html === '' || html === earlier) continue
    const field = `body.html.${language}`
    const { problems, read } = readOwnHtml(html)
    const [problem] = problems
    if (problem) refuse(problem, { field })
    await refuseUnreached(ctx, read.outside, field)
  }
}
