import type { ListedRow, RowResult } from '@coverwright/contract/company/members'
import { foldName } from '@coverwright/rules/company/companies'
import { foldEmail } from '@coverwright/rules/company/identity'
import type { Refusal } from '@coverwright/rules/kernel'
import { invitationListRefusals, standingOf } from '@coverwright/rules/company/members'
import type { z } from 'zod'
import { lockCompany } from '../companies'
import { writingRefusal } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { addressStandings, sendInvitation } from './invite'
import { loadViewer } from './list-members'
import { countSeats } from './member-store'
import { giveRefusal, type Viewer } from './present'
import { listRoleRows, type RoleRow } from './store'

type Row = z.output<typeof ListedRow>

export type List = { rows: Row[] }

type Checked = { row: Row; role: RoleRow | null; refusal: Refusal | null }

/** Rows that cannot be invited stand in nobody's way; each says what became of it. */
export async function inviteMany(ctx: MemberCtx, input: List): Promise<{ rows: RowResult[] }> {
  await lockCompany(ctx)
  const checked = await checkRows(ctx, input.rows)
  const sent = []
  for (const each of checked) sent.push({ ...each, refusal: each.refusal ?? (await sendRow(ctx, each)) })
  return { rows: sent.map((each, place) => presentRow(each, place, 'sent')) }
}

async function sendRow(ctx: MemberCtx, { row, role }: Checked): Promise<Refusal | null> {
  const refusal = await writingRefusal(ctx, 'invitation', row.email.trim())
  if (!refusal && role) await sendInvitation(ctx, { ...named(row), roleIds: [role.id], groupId: null })
  return refusal
}

/** Names may be left out of a list: the invited person gives them. */
const named = (row: Row) => ({
  email: row.email.trim(),
  firstName: row.firstName.trim().slice(0, 80),
  lastName: row.lastName.trim().slice(0, 80),
  title: row.title.trim().slice(0, 80),
})

export async function checkRows(ctx: MemberCtx, rows: Row[]): Promise<Checked[]> {
  const [viewer, roles, seats] = [await loadViewer(ctx), await listRoleRows(ctx), await countSeats(ctx)]
  const keys = rows.map((row) => foldEmail(row.email))
  const standings = await addressStandings(ctx, keys)
  const asked = rows.map((row) => roleNamed(roles, row.role))
  const refusals = invitationListRefusals(
    viewer.standing,
    seats,
    rows.map((_, place) => ({
      emailKey: keys[place] ?? '',
      asked: standingOf([asked[place] ?? { system: null }]),
      address: standings.get(keys[place] ?? '') ?? 'unknown',
    })),
  )
  return rows.map((row, place) => {
    const role = asked[place] ?? null
    return { row, role, refusal: roleRefusal(role, viewer) ?? refusals[place] ?? null }
  })
}

/** A row without a role is for a standard user. */
function roleNamed(roles: RoleRow[], name: string): RoleRow | null {
  const folded = foldName(name)
  return roles.find((role) => (folded === '' ? role.system === 'standard' : role.foldedName === folded)) ?? null
}

function roleRefusal(role: RoleRow | null, viewer: Viewer): Refusal | null {
  if (!role) return { code: 'members.role.notFound', field: 'role' }
  return role.system === 'primary' ? { code: 'members.primaryNotInvited', field: 'role' } : giveRefusal(role, viewer)
}

export const presentRow = ({ row, refusal }: Checked, place: number, result: 'ready' | 'sent'): RowResult => ({
  row: place + 1,
  email: row.email,
  result: refusal ? 'refused' : result,
  refusal: refusal?.code ?? null,
  field: refusal?.field ?? null,
  values: { ...refusal?.values },
})
