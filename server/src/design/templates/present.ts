import {
  templateOperations as operations,
  type TemplateRow,
  type TemplateUse,
  type TemplateView,
} from '@coverwright/contract/design/templates'
import {
  answerVariables,
  boundMoments,
  laggingByLanguage,
  missingByLanguage,
  isPage,
  isPaper,
  spokenLanguages,
  type Variable,
  variablesOf,
  writeValue,
} from '@coverwright/rules/design/templates'
import { findCompanySettings } from '../../company/settings'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listProductNames, seenAmong } from '../products'
import { answersOf } from './answers-of'
import { filesOf } from './mail-files'
import { listOtherUses, type OtherUse } from './use-store'
import { companyValues, senderOf } from './mail-look'
import { type BindingRow, findBodyInUse, listBindings, type TemplateRecord } from './store'
import { listEditionNumbers } from './system/editions'
import { wayOf } from './way-of-writing'

type Around = {
  readonly bindings: readonly BindingRow[]
  readonly others: readonly OtherUse[]
  /** The newest version of each system template. */
  readonly editions: ReadonlyMap<string, number>
}

export function presentRow(ctx: MemberCtx, row: TemplateRecord, { bindings, others, editions }: Around): TemplateRow {
  const { id, kind, name, tag, productId, version, usedRevision, body, revision, upload } = row
  const newest = row.systemKey ? editions.get(row.systemKey) : undefined
  return {
    ...{ id, kind, name, tag, productId, version, revision, upload },
    state: version === null ? 'draft' : 'inUse',
    isChanged: version !== null && usedRevision !== revision,
    missing: missingByLanguage(body),
    languages: spokenLanguages(body),
    uses: [...bindings, ...others].filter(({ templateId }) => templateId === id).length,
    madeFrom:
      row.systemKey && newest !== undefined ? { key: row.systemKey, version: row.systemVersion ?? 0, newest } : null,
    updatedAt: row.updatedAt.toISOString(),
    may: mayDo(ctx.member, { edit: operations.update, use: operations.use, delete: operations.delete }),
  }
}

export async function presentTemplate(ctx: MemberCtx, row: TemplateRecord): Promise<TemplateView> {
  const bindings = await listBindings(ctx, [row.id])
  const others = await listOtherUses(ctx, row.id)
  const seen = await seenAmong(ctx, [...new Set(others.map(({ productId }) => productId))])
  const answers = row.kind === 'page' ? [] : answerVariables(await answersOf(ctx, row.productId))
  const opened = {
    ...presentRow(ctx, row, { bindings, others, editions: await listEditionNumbers(ctx) }),
    system: null,
    variables: await presentVariables(ctx, [...variablesOf(row.kind), ...answers]),
    files: (await filesOf(ctx, row.body)).map(({ id, name, size }) => ({ id, name, size })),
    usedBy: await presentUses(ctx, bindings, [row]),
    alsoUsedBy: others.filter(({ productId }) => seen.has(productId)).map(({ by, name }) => ({ by, name })),
    sender: await senderOf(ctx),
    lagging: laggingByLanguage(row.body, (await findBodyInUse(ctx, row.id)) ?? row.body),
  }
  if (isPaper(row.body)) return { ...opened, kind: 'pdf', body: row.body }
  return isPage(row.body) ? { ...opened, kind: 'page', body: row.body } : { ...opened, kind: 'email', body: row.body }
}

const places = [...boundMoments('email'), ...boundMoments('pdf')]

/** Samples in the company's own way, as they stand in the picker; of the company itself what is true of it. */
export async function presentVariables(ctx: MemberCtx, known: readonly Variable[]) {
  const way = await wayOf(ctx, (await findCompanySettings(ctx)).language)
  const own = await companyValues(ctx)
  return known.map((variable) => ({
    ...{ name: variable.name, type: variable.type, title: variable.title ?? '', inside: variable.in ?? null },
    sample: own[variable.name] || (writeValue(variable.sample, variable, way) ?? ''),
  }))
}

/** Products that the caller does not see are not named to them. */
export async function presentUses(
  ctx: MemberCtx,
  bindings: readonly BindingRow[],
  templates: readonly TemplateRecord[],
): Promise<TemplateUse[]> {
  const ids = [...new Set(bindings.map(({ productId }) => productId))]
  const seen = await seenAmong(ctx, ids)
  const names = new Map((await listProductNames(ctx, ids)).map(({ id, name }) => [id, name]))
  return bindings
    .filter(({ productId }) => seen.has(productId))
    .map(({ productId, moment, templateId }) => ({
      ...{ productId, moment, templateId },
      productName: names.get(productId) ?? '',
      templateName: templates.find(({ id }) => id === templateId)?.name ?? '',
    }))
    .sort((a, b) => a.productName.localeCompare(b.productName) || places.indexOf(a.moment) - places.indexOf(b.moment))
}
