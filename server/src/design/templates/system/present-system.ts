import type { TemplateView } from '@coverwright/contract/design/templates'
import { editionOf, kindOfMoment, missingByLanguage, spokenLanguages } from '@coverwright/rules/design/templates'
import {
  findSystemTemplate,
  isPage,
  isPaper,
  laggingByLanguage,
  variablesOf,
} from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { findCompanySettings } from '../../../company/settings'
import { Refused, sha256 } from '../../../kernel'
import type { MemberCtx } from '../../../platform/operations'
import { senderOf } from '../mail-look'
import { presentVariables } from '../present'
import { findEdition } from './editions'
import type { SystemDraft } from './store'

/** A system template as its designers work on it: a template that belongs to nobody, under an id made of its key. */
export async function presentSystem(ctx: MemberCtx, row: SystemDraft): Promise<TemplateView> {
  const { key, body, version, usedRevision, revision } = row
  const shipped = findSystemTemplate(key)
  if (!shipped) throw new Refused('templates.notFound')
  const kind = kindOfMoment(key)
  const opened = {
    ...{ id: idOf(key), system: key, kind, revision, upload: null, productId: null, tag: shipped.tag },
    name: textIn(shipped.title, (await findCompanySettings(ctx)).language),
    state: 'inUse' as const,
    version: version ?? editionOf(shipped, null).version,
    isChanged: revision !== (usedRevision ?? 1),
    ...{ missing: missingByLanguage(body), languages: spokenLanguages(body) },
    ...{ uses: 1, usedBy: [], alsoUsedBy: [], files: [] },
    madeFrom: { key, version: row.shippedVersion, newest: shipped.version },
    updatedAt: row.updatedAt.toISOString(),
    may: ['edit' as const, 'use' as const],
    variables: await presentVariables(ctx, variablesOf(kind)),
    sender: await senderOf(ctx),
    lagging: laggingByLanguage(body, (await findEdition(ctx, key)).body),
  }
  if (isPaper(body)) return { ...opened, kind: 'pdf', body }
  return isPage(body) ? { ...opened, kind: 'page', body } : { ...opened, kind: 'email', body }
}

/** The same each time, so that a browser knows its own unsaved draft again. No call takes it. */
function idOf(key: string): string {
  const hash = sha256(`system template ${key}`)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
