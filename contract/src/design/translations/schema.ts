import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { Texts } from '../forms'

/** As long as the longest text that any part of a product takes. */
const text = z.string().max(20_000)

/** One text in one language: as it was read, and as it is to be. Empty where there is none. */
export const TextWritten = z.object({
  key: z.string().min(1).max(4_000),
  language: z.enum(languages),
  before: text,
  text,
})

/** What a refusal because others were first comes with: every text as it is now, by its key. */
export const TextsNow = z.object({ revision: z.int(), texts: z.record(z.string(), Texts) })
