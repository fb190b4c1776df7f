import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { Code, Ticket } from './fields'
import { SignInStep } from './session-schema'

/** An authenticator's six digits, or one of the longer recovery codes. */
const TwoStepCode = z.string().trim().min(6, 'identity.codeInvalid').max(20, 'identity.codeInvalid')

/** What is asked between the password and the session. */
export const signInCodeOperations = {
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
    takes: z.object({ ticket: Ticket, code: TwoStepCode }),
    gives: SignInStep,
    says: 'Takes a code of the authenticator app, or a recovery code',
  }),
} satisfies Operations
