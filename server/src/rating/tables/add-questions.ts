import type { tableOperations } from '@coverwright/contract/rating/tables'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Language } from '@coverwright/rules/languages'
import { questionsOf } from '@coverwright/rules/design/products'
import { type FedColumn, questionsForKeys, withFedGuide, withQuestions } from '@coverwright/rules/rating/tables'
import { withHolderAsked } from '@coverwright/rules/selling/quotes'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody, openBody } from '../../design/products'
import { readRateTables, type ReadTable } from './read-rate-tables'
import type { StoredColumn } from './tables'
import { updateTable } from './update-table'

/** The questions that the tables need and the product does not ask yet; each column then says what feeds it. */
export async function addQuestions(ctx: MemberCtx, input: TakesOf<typeof tableOperations.addQuestions>) {
  const { productId, baseRevision, each } = input
  const { body, revision, isDraft } = await openBody(ctx, productId)
  if (!isDraft) throw new Refused('products.bodyPublished')
  const tables = await readRateTables(ctx, productId, { versions: 'newest' })
  const newId = () => ctx.newId()
  const rateTables = tables.map(({ table }) => table)
  const { questions, fed } = questionsForKeys(body, rateTables, newId, { other }, each)
  if (fed.length + questions.length === 0) throw new Refused('tables.nothingToAsk')
  await feedColumns(ctx, tables, fed)
  const guided = (before: typeof body) => withFedGuide(before, fed)
  // A price without somebody to send the policy to is one that nobody can buy.
  const change = (before: typeof body) =>
    withHolderAsked(questions.length > 0 ? withQuestions(guided(before), questions, newId) : guided(before), newId)
  const added = questionsOf(change(body)).length - questionsOf(body).length
  if (added === 0 && guided(body) === body) return { added, revision }
  const saved = await changeBody(ctx, { productId, baseRevision, change })
  return { added, revision: saved.revision }
}

async function feedColumns(ctx: MemberCtx, tables: readonly ReadTable[], fed: readonly FedColumn[]) {
  for (const { tableId, table } of tables) {
    const own = new Map(fed.filter((each) => each.table === table.id).map(({ column, source }) => [column, source]))
    if (own.size === 0) continue
    const columns = (table.columns as StoredColumn[]).map((column) =>
      own.has(column.id) ? { ...column, source: own.get(column.id) as string } : column,
    )
    await updateTable(ctx, { id: tableId, columns })
  }
}

const other = (language: Language): string => (language.startsWith('zh') ? '其他' : 'Other')
