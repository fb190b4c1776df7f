import { z } from 'zod'
import { operation, type Operations } from '../platform'
import { Code, Done, Secret, Ticket } from './fields'
import { DomainType, Me, SignIn, SignInStep, TokenSet } from './session-schema'

/** Coming in, staying in, going out. */
export const identityOperations = {
  getDomainType: operation({
    post: '/v1/login/getDomainType',
    may: 'anyone',
    signed: false,
    takes: z.object({}),
    gives: DomainType,
    says: 'The company type that the called host stands for',
  }),
  signIn: operation({
    post: '/v1/login/landingV2',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: SignIn,
    gives: SignInStep,
    says: 'Signs in with email and password, or says which code is still needed',
  }),
  sendDeviceCode: operation({
    post: '/v1/login/sendNewDeviceCode',
    may: 'anyone',
    writes: true,
    takes: z.object({ ticket: Ticket }),
    gives: z.object({ sentTo: z.string(), resendAfterSeconds: z.int() }),
    says: 'Sends the code for a new device to the mailbox again',
  }),
  verifyDevice: operation({
    post: '/v1/login/verifyNewDeviceCode',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: z.object({ ticket: Ticket, code: Code }),
    gives: SignInStep,
    says: 'Takes the code from the mailbox and makes this browser known',
  }),
  verifyTwoStep: operation({
    post: '/v1/login/verifyTwoStepCode',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: z.object({ ticket: Ticket, code: z.string().trim().min(6).max(20) }),
    gives: SignInStep,
    says: 'Takes a code of the authenticator app, or a recovery code',
  }),
  refreshSession: operation({
    post: '/v1/login/refreshToken',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: z.object({ refreshToken: Secret, deviceKey: Secret }),
    gives: TokenSet,
    says: 'New tokens for the refresh token, which is then used up',
  }),
  signOut: operation({
    post: '/v1/login/signOut',
    may: 'signedIn',
    writes: true,
    takes: z.object({}),
    gives: Done,
    says: 'Ends this session',
  }),
  me: operation({
    post: '/v1/login/getUserData',
    may: 'signedIn',
    takes: z.object({}),
    gives: Me,
    says: 'Who is in, in which company, with which permissions',
  }),
} satisfies Operations
