import type { PaperBody } from '@coverwright/rules/design/templates'
import type { DocumentKind } from '@coverwright/rules/selling/documents'
import { type findBound, renderPaper, renderSystemPaper, testWords } from '../../design/templates'
import { runDrawing, type Sheet } from '../../platform/drawing'
import type { CompanyCtx } from '../../platform/operations'
import { WorkerStopped } from '../../platform/workers'
import type { PolicyForPaper } from '../policies'
import { valuesOfPolicy } from './policy-values'

type Bound = NonNullable<Awaited<ReturnType<typeof findBound>>> & { readonly body: PaperBody }
type Wanted = { readonly kind: DocumentKind; readonly bound: Bound | null }
type Written = Wanted & { readonly sheet: Sheet }
type Drawn = { readonly kind: DocumentKind; readonly sheet: Sheet; readonly bytes: Buffer }

/** By the product's own template, or by the paper of the house: whoever bought gets a paper in any case. */
export async function drawDocuments(
  ctx: CompanyCtx,
  policy: PolicyForPaper,
  wanted: readonly Wanted[],
): Promise<Drawn[]> {
  const written: Written[] = []
  for (const each of wanted) written.push(await write(ctx, policy, each))
  try {
    return await draw(written)
  } catch (error) {
    if (!(error instanceof WorkerStopped) || written.every(({ bound }) => bound === null)) throw error
    const standard: Written[] = []
    for (const { kind, bound } of written) {
      if (bound) await tell(ctx, policy, bound, error.reason)
      standard.push(await write(ctx, policy, { kind, bound: null }))
    }
    return draw(standard)
  }
}

async function draw(written: readonly Written[]): Promise<Drawn[]> {
  const drawn = await runDrawing({ sheets: written.map(({ sheet }) => sheet) })
  return written.map(({ kind, sheet }, place) => ({ kind, sheet, bytes: Buffer.from(drawn[place] ?? []) }))
}

/** A value that is not there keeps a template's paper from being made; the log says which. */
async function write(ctx: CompanyCtx, policy: PolicyForPaper, { kind, bound }: Wanted): Promise<Written> {
  const { language, dataset: answers, isTest } = policy
  const mark = isTest ? testWords[language].mark : ''
  const values = valuesOfPolicy(policy)
  if (bound) {
    const { sheet, problems } = await renderPaper(ctx, { body: bound.body, language, answers, mark }, values)
    if (problems.length === 0) return { kind, bound, sheet }
    await tell(ctx, policy, bound, problems.map(({ name }) => name).join(', '))
  }
  const { sheet } = await renderSystemPaper(ctx, kind, { language, answers, mark }, values)
  return { kind, bound: null, sheet }
}

function tell(ctx: CompanyCtx, { policyId }: PolicyForPaper, { templateId, name, version }: Bound, missing: string) {
  return ctx.record('templates.notMade', { templateId, policyId, name, version, missing })
}
