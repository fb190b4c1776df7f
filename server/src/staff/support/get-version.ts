import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VersionView } from '@coverwright/contract/staff/support'
import { type Language, textIn } from '@coverwright/rules/languages'
import { versionChanges } from '@coverwright/rules/staff/support'
import type { MemberCtx } from '../../platform/operations'
import { describeParts } from './describe-parts'

export async function getVersion(ctx: MemberCtx, { language }: { language: Language }): Promise<VersionView> {
  return {
    version: readVersion(ctx.config.root),
    changes: versionChanges.map(({ day, lines, version }) => ({
      version,
      day,
      lines: lines.map((line) => textIn(line, language)),
    })),
    parts: await describeParts(ctx),
  }
}

const readVersion = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
