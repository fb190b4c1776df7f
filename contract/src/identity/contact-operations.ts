import { z } from 'zod'
import { operation, type Operations } from '../platform'
import { Done, EmailAddress, Language, PersonName } from './fields'

const Message = z.string().trim().min(1, 'identity.required').max(4000)

/** Writing to the platform's team without a session. */
export const contactOperations = {
  contactUs: operation({
    post: '/v1/login/sendContactUsEmail',
    may: 'anyone',
    writes: true,
    takes: z.object({
      name: PersonName,
      email: EmailAddress,
      company: z.string().trim().max(120).default(''),
      topic: z.string().trim().min(1, 'identity.required').max(120),
      message: Message,
      language: Language.default('en_us'),
    }),
    gives: z.object({ ticket: z.string() }),
    says: "Writes to the platform's team",
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
