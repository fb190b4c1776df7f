import { z } from 'zod'
import { Code, Done, EmailAddress, NewPassword, PersonName, Secret, Title, TokenSet, meTopic } from '../identity'
import { operation, type Operations } from '../../platform'
import { InvitationView, TransferNotice, TransferView } from './schema'
import { membersTopic } from './topics'

const Link = z.object({ link: Secret })

/** Accepting an invitation, and handing over the primary role. */
export const joiningOperations = {
  getInvitation: operation({
    post: '/v1/login/getInvitation',
    may: 'anyone',
    takes: Link,
    gives: InvitationView,
    says: 'What an invitation is about',
  }),
  acceptInvitation: operation({
    post: '/v1/login/afterInviteAction',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: Link.extend({
      /** Typed again by the invited person: it must be the invited one. */
      email: EmailAddress,
      firstName: PersonName,
      lastName: PersonName,
      title: Title.default(''),
      ...NewPassword.shape,
      agreesToPrivacy: z.literal(true, 'identity.agreementMissing'),
      agreesToTerms: z.literal(true, 'identity.agreementMissing'),
    }),
    gives: z.object({ tokens: TokenSet, companyName: z.string() }),
    says: 'Accepts an invitation with the invited address: the person becomes a member and is signed in',
  }),
  inviteTrialUser: operation({
    post: '/v1/login/inviteTrialUser',
    may: 'members.write',
    writes: true,
    takes: z.object({ email: EmailAddress }),
    gives: Done,
    says: 'Invites somebody outside to a trial of their own',
  }),
  startTransfer: operation({
    post: '/v1/login/sendTransferMessage',
    may: 'members.transfer',
    writes: true,
    takes: z.object({ memberId: z.uuid() }),
    gives: TransferView,
    says: 'Asks a secondary user to become the primary user, within 24 hours',
  }),
  getOpenTransfer: operation({
    post: '/v1/login/getTransfer',
    may: 'members.transfer',
    takes: z.object({}),
    gives: z.object({ transfer: TransferView.nullable() }),
    changesWith: [membersTopic, meTopic],
    says: 'The handing over that is under way, if there is one',
  }),
  cancelTransfer: operation({
    post: '/v1/login/cancelTransfer',
    may: 'members.transfer',
    writes: true,
    takes: z.object({}),
    gives: Done,
    says: 'Takes the handing over back',
  }),
  getTransferNotice: operation({
    post: '/v1/login/getTransferNotice',
    may: 'anyone',
    takes: Link,
    gives: TransferNotice,
    says: 'What the handing over in a mail is about',
  }),
  sendTransferCode: operation({
    post: '/v1/login/sendTransferCode',
    may: 'anyone',
    writes: true,
    takes: Link,
    gives: z.object({ sentTo: z.string(), resendAfterSeconds: z.int() }),
    says: 'Sends the code that confirms the handing over',
  }),
  verifyTransferCode: operation({
    post: '/v1/login/verifyTransferCode',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: Link.extend({ code: Code }),
    gives: z.object({ confirmation: Secret }),
    says: 'Takes the code and gives what the handing over is confirmed with',
  }),
  acceptTransfer: operation({
    post: '/v1/login/transferPermissionByCode',
    may: 'anyone',
    writes: true,
    takes: Link.extend({ confirmation: Secret }),
    gives: TransferView,
    says: 'Becomes the primary user; the one before becomes a standard user',
  }),
} satisfies Operations
