import { confirmationPurposes, confirmationStates } from '@coverwright/rules/company/identity'
import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { Code, Done, EmailAddress, Secret } from './fields'
import { TokenSet } from './session-schema'
import {
  SignUpCompany,
  SignUpCompanySaved,
  SignUpEmail,
  SignUpPassword,
  SignUpPhone,
  SignUpView,
} from './sign-up-schema'

/** Sign-up, step by step. Every step takes the sign-up's own secret, so a reload or another browser goes on with it. */
export const signUpOperations = {
  findCompany: operation({
    post: '/v1/login/getCompanyExists',
    may: 'anyone',
    takes: SignUpCompany.pick({ companyName: true, licenceNumber: true }).partial(),
    gives: z.object({ nameTaken: z.boolean(), licenceTaken: z.boolean() }),
    says: 'Whether a company name or licence number is taken, while it is typed',
  }),
  checkCompany: operation({
    post: '/v1/login/checkCompanyInfo',
    may: 'anyone',
    takes: SignUpCompany,
    gives: Done,
    says: 'Refuses company details that could not be signed up',
  }),
  saveCompany: operation({
    post: '/v1/login/saveCompanyData',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: SignUpCompanySaved,
    gives: z.object({ signUp: Secret, view: SignUpView }),
    says: 'Begins a sign-up, or changes its company',
  }),
  getSignUp: operation({
    post: '/v1/login/getCompanyInfo',
    may: 'anyone',
    takes: z.object({ signUp: Secret }),
    gives: SignUpView,
    says: 'A sign-up as far as it has come',
  }),
  saveEmail: operation({
    post: '/v1/login/saveSignUpEmail',
    may: 'anyone',
    writes: true,
    takes: SignUpEmail,
    gives: SignUpView,
    says: 'The business email, and the agreement to privacy policy and terms',
  }),
  sendPhoneCode: operation({
    post: '/v1/login/sendRegisterPhoneCode',
    may: 'anyone',
    writes: true,
    takes: SignUpPhone,
    gives: z.object({ resendAfterSeconds: z.int() }),
    says: 'Sends a six-digit code to the phone',
  }),
  verifyPhoneCode: operation({
    post: '/v1/login/verifyRegisterPhoneCode',
    may: 'anyone',
    writes: true,
    takes: z.object({ signUp: Secret, code: Code }),
    gives: SignUpView,
    says: "Takes the phone's code",
  }),
  createPassword: operation({
    post: '/v1/login/createSignUpPassword',
    may: 'anyone',
    writes: true,
    takes: SignUpPassword,
    gives: SignUpView,
    says: 'Chooses the password and sends the mail that verifies the address',
  }),
  resendVerification: operation({
    post: '/v1/login/resendVerifyEmail',
    may: 'anyone',
    writes: true,
    takes: z.object({ email: EmailAddress }),
    gives: Done,
    says: 'Sends the verifying mail again, if there is anything to verify; the answer does not tell',
  }),
  getConfirmation: operation({
    post: '/v1/login/getConfirmation',
    may: 'anyone',
    takes: z.object({ link: Secret }),
    gives: z.object({ state: z.enum(confirmationStates), purpose: z.enum(confirmationPurposes).nullable() }),
    says: 'What became of the confirmation that a mail asked for',
  }),
  verifyEmail: operation({
    post: '/v1/login/verifyEmail',
    may: 'anyone',
    writes: true,
    secret: true,
    takes: z.object({ link: Secret }),
    gives: z.object({ tokens: TokenSet, companyName: z.string() }),
    says: 'Opens the link of the mail: the company and its trial begin, and this browser is signed in',
  }),
} satisfies Operations
