import { isEmail } from '../identity'
import { type Refusal, refusalOf } from '../../kernel'
import { MAX_ADMINS, MAX_SECONDARY_USERS, type Seats } from './limits'
import type { Standing } from './roles'

export type InvitationRefusal = Refusal<
  | 'members.onlyPrimaryNamesAdmins'
  | 'members.primaryNotInvited'
  | 'members.adminLimit'
  | 'members.secondaryLimit'
  | 'members.alreadyMember'
  | 'members.alreadyInvited'
  | 'members.emailRegistered'
  | 'members.emailNotValid'
  | 'members.emailTwice'
  | 'members.companyEmailNotVerified'
>

/** How an address stands with this company and the platform. */
export type AddressStanding = 'unknown' | 'member' | 'invited' | 'elsewhere'

/** Whether there is a seat, and whether this actor may give it. */
export function seatRefusal(actor: Standing, asked: Standing, seats: Seats): InvitationRefusal | null {
  if (asked === 'primary') return refusalOf('members.primaryNotInvited', undefined, 'roleIds')
  if (asked === 'admin') {
    if (actor !== 'primary') return refusalOf('members.onlyPrimaryNamesAdmins', undefined, 'roleIds')
    return seats.admins >= MAX_ADMINS ? refusalOf('members.adminLimit', { limit: MAX_ADMINS }) : null
  }
  return seats.secondary >= MAX_SECONDARY_USERS
    ? refusalOf('members.secondaryLimit', { limit: MAX_SECONDARY_USERS })
    : null
}

export function addressRefusal(standing: AddressStanding): InvitationRefusal | null {
  switch (standing) {
    case 'unknown':
      return null
    case 'member':
      return refusalOf('members.alreadyMember', undefined, 'email')
    case 'invited':
      return refusalOf('members.alreadyInvited', undefined, 'email')
    case 'elsewhere':
      return refusalOf('members.emailRegistered', undefined, 'email')
  }
}

type Row = { emailKey: string; asked: Standing; address: AddressStanding }

/** Checks a list as if it were sent row by row: a seat given to one row is taken for the next. */
export function invitationListRefusals(
  actor: Standing,
  seats: Seats,
  rows: readonly Row[],
): (InvitationRefusal | null)[] {
  const seen = new Set<string>()
  const left = { ...seats }
  return rows.map((row) => {
    const refusal = rowRefusal(actor, left, row, seen)
    seen.add(row.emailKey)
    if (!refusal && row.asked === 'admin') left.admins++
    if (!refusal && row.asked === 'secondary') left.secondary++
    return refusal
  })
}

function rowRefusal(actor: Standing, seats: Seats, row: Row, seen: ReadonlySet<string>): InvitationRefusal | null {
  if (!isEmail(row.emailKey)) return refusalOf('members.emailNotValid', undefined, 'email')
  if (seen.has(row.emailKey)) return refusalOf('members.emailTwice', undefined, 'email')
  return addressRefusal(row.address) ?? seatRefusal(actor, row.asked, seats)
}
