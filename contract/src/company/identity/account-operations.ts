import { z } from 'zod'
import { listOperation, oneOf, operation, type Operations } from '../../platform'
import {
  Account,
  AccountChange,
  AuditEntry,
  auditRooms,
  DeviceView,
  RecoveryCodes,
  SessionView,
  TwoStepSecret,
  UserType,
} from './account-schema'
import { Code, Done, TypedPassword } from './fields'
import { meTopic, sessionTopic } from './topics'

const own = { may: 'signedIn' } as const
const changesOwn = { may: 'signedIn', writes: true } as const
const Nothing = z.object({})

/** One's own account: `/account`. */
export const accountOperations = {
  getAccount: operation({ post: '/v1/login/getUser', ...own, takes: Nothing, gives: Account, says: 'The own account' }),
  getSecurity: operation({
    post: '/v1/cognito/getUser',
    ...own,
    takes: Nothing,
    gives: Account.pick({ id: true, email: true, twoStep: true, passwordChangedAt: true, checksDevices: true }),
    changesWith: [meTopic],
    says: 'How the own account is secured',
  }),
  getUserType: operation({
    post: '/v1/login/getUserType',
    ...own,
    takes: Nothing,
    gives: UserType,
    says: 'Primary, admin or secondary user, the role names, and the state of the trial',
  }),
  updateAccount: operation({
    post: '/v1/login/updateUserData',
    ...changesOwn,
    takes: AccountChange,
    gives: Account,
    says: 'Changes the own profile, language or login notification',
  }),
  saveAddress: operation({
    post: '/v1/login/saveIpAddressInfo',
    ...changesOwn,
    takes: z.object({ place: z.string().trim().max(80) }),
    gives: Done,
    says: "Notes where this session is: the network address as the server sees it, and the browser's own place name",
  }),
  listSessions: operation({
    post: '/v1/login/listSessions',
    ...own,
    takes: Nothing,
    gives: z.object({ sessions: z.array(SessionView), devices: z.array(DeviceView) }),
    changesWith: [sessionTopic],
    says: 'Where the account is signed in, and the browsers it knows',
  }),
  revokeSession: operation({
    post: '/v1/login/revokeSession',
    ...changesOwn,
    takes: z.object({ sessionId: z.uuid() }),
    gives: Done,
    says: 'Ends one session of the own account',
  }),
  forgetDevice: operation({
    post: '/v1/login/forgetDevice',
    ...changesOwn,
    takes: z.object({ deviceId: z.uuid() }),
    gives: Done,
    says: 'Forgets a browser and ends its sessions',
  }),
  startTwoStep: operation({
    post: '/v1/login/startTwoStep',
    ...changesOwn,
    secret: true,
    takes: z.object({ password: TypedPassword }),
    gives: TwoStepSecret,
    says: 'A secret for the authenticator app; nothing changes until a code of it is confirmed',
  }),
  confirmTwoStep: operation({
    post: '/v1/login/confirmTwoStep',
    ...changesOwn,
    secret: true,
    takes: z.object({ code: Code }),
    gives: RecoveryCodes,
    says: 'Turns two-step verification on and gives the recovery codes, this once',
  }),
  stopTwoStep: operation({
    post: '/v1/login/stopTwoStep',
    ...changesOwn,
    takes: z.object({ password: TypedPassword }),
    gives: Done,
    says: 'Turns two-step verification off',
  }),
  renewRecoveryCodes: operation({
    post: '/v1/login/renewRecoveryCodes',
    ...changesOwn,
    secret: true,
    takes: z.object({ password: TypedPassword }),
    gives: RecoveryCodes,
    says: 'New recovery codes; the old ones no longer work',
  }),
  listOwnAudit: listOperation({
    post: '/v1/login/listOwnAudit',
    ...own,
    rows: AuditEntry,
    searches: ['what'],
    filters: { room: oneOf(auditRooms) },
    sorts: ['at'],
    usual: '-at',
    says: 'What the own account did',
  }),
  exportSelf: operation({
    post: '/v1/login/exportUserData',
    ...changesOwn,
    secret: true,
    takes: z.object({ password: TypedPassword }),
    gives: z.object({ fileName: z.string(), content: z.string() }),
    says: 'Everything that is kept about the own person, as JSON',
  }),
  eraseSelf: operation({
    post: '/v1/login/eraseUserData',
    ...changesOwn,
    takes: z.object({ password: TypedPassword }),
    gives: Done,
    says: 'Erases the own person; what they did stays on record without their name',
  }),
  getSupportDeskToken: operation({
    post: '/v1/login/getSupportDeskToken',
    ...changesOwn,
    secret: true,
    takes: Nothing,
    gives: z.object({
      token: z.string(),
      expiresAt: z.iso.datetime(),
      /** Where the desk is, with the token; nothing where the installation has no desk of its own. */
      address: z.url().nullable(),
    }),
    says: 'A short-lived token that hands the signed-in person over to the support desk',
  }),
} satisfies Operations
