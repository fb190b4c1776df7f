import type { MemberCtx } from '../../platform/operations'
import type { FileRow } from './store'

/** Who made a file takes it away again; others need the right to change the company. */
export const mayDelete = ({ member }: MemberCtx, file: FileRow) =>
  file.madeBy === member.id || member.permissions.includes('companies.write')
