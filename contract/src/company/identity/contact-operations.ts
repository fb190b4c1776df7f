import { z } from 'zod'
import { FileId } from '../companies'
import { operation, type Operations } from '../../platform'
import { Done, EmailAddress, Language, PersonName } from './fields'

const Message = z.string().trim().min(1, 'identity.required').max(4000)
const Topic = z.string().trim().min(1, 'identity.required').max(120)

/** What a member writes to the platform's team; who they are, the session says. */
export const SupportMessage = z.object({
  topic: Topic,
  message: Message,
  attachments: z.array(FileId).max(3).default([]),
})

/** Writing to the platform's team, with and without a session. */
export const contactOperations = {
  contactUs: operation({
    post: '/v1/login/sendContactUsEmail',
    may: 'anyone',
    writes: true,
    takes: z.object({
      name: PersonName,
      email: EmailAddress,
      company: z.string().trim().max(120).default(''),
      topic: Topic,
      message: Message,
      language: Language.default('en_us'),
    }),
    gives: z.object({ ticket: z.string() }),
    says: "Writes to the platform's team",
  }),
  writeToSupport: operation({
    post: '/v1/login/sendSupportEmail',
    may: 'signedIn',
    writes: true,
    takes: SupportMessage,
    gives: z.object({ ticket: z.string() }),
    says: "Writes to the platform's team from inside, with attachments",
  }),
  askReactivation: operation({
    post: '/v1/login/requestReactivation',
    may: 'anyone',
    writes: true,
    takes: z.object({ email: EmailAddress, message: Message, language: Language.default('en_us') }),
    gives: Done,
    says: 'Asks for reactivation after the trial or a deactivation; the answer is the same for every address',
  }),
} satisfies Operations
