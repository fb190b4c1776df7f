import {
  type GuideName,
  type GuideProblem,
  type GuideTable,
  type GuideView,
  underwritingOperations,
} from '@coverwright/contract/rating/underwriting'
import { printDay } from '@coverwright/rules/kernel'
import { isMatchColumn } from '@coverwright/rules/rating/pricing'
import type { KnownName } from '@coverwright/rules/design/products'
import type { Permission } from '@coverwright/rules/company/members'
import type { UnderwritingProblem } from '@coverwright/rules/rating/underwriting'
import { mayDo } from '../../platform/operations'
import type { OpenBody } from '../../design/products'
import type { ReadTable } from '../tables'
import { type GuideParts, problemsOf } from './open-guide'

type Opened = Pick<OpenBody, 'productId' | 'revision' | 'body' | 'isDraft'>

export function presentGuide(opened: Opened, parts: GuideParts, permissions: readonly Permission[]): GuideView {
  const { body, isDraft, productId, revision } = opened
  return {
    productId,
    revision,
    currency: body.currency,
    languages: [...body.languages],
    guide: parts.guide as GuideView['guide'],
    problems: problemsOf(parts).map(presentProblem),
    names: [...parts.names.map(presentName), planName(parts.plans)],
    tables: parts.tables.map(presentTable),
    today: printDay(parts.today),
    may: mayDo({ permissions }, { edit: isDraft && underwritingOperations.save }),
  }
}

export const presentProblem = ({ code, values = {}, where }: UnderwritingProblem): GuideProblem => ({
  code,
  values: { ...values },
  where,
})

function presentName({ name, title, type, from }: KnownName): GuideName {
  return {
    name,
    title: title ?? name,
    kind: type.kind,
    currency: type.kind === 'money' ? type.currency : null,
    options: type.kind === 'choice' || type.kind === 'choices' ? [...type.options] : [],
    from,
  }
}

const planName = (options: readonly string[]): GuideName => ({
  name: 'plan',
  title: '',
  kind: 'choice',
  currency: null,
  options: [...options],
  from: 'plan',
})

function presentTable({ table, tableId, use }: ReadTable): GuideTable {
  const brief = ({ id, title }: { id: string; title: string }) => ({ id, title })
  return {
    key: table.id,
    tableId,
    name: table.name,
    use,
    rowCount: table.versions.at(-1)?.rows.length ?? 0,
    inputs: table.columns.filter(isMatchColumn).map(brief),
    outputs: table.columns.filter((column) => !isMatchColumn(column) && column.role !== 'any').map(brief),
  }
}
