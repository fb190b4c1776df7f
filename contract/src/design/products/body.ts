import { languages } from '@coverwright/rules/languages'
import {
  BODY_VERSION,
  type Body as BodyShape,
  buttonShapes,
  lookFonts,
  lookMarks,
} from '@coverwright/rules/design/products'
import { z } from 'zod'
import { Question, Texts } from '../forms'

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/)

const Look = z.object({
  font: z.enum(lookFonts),
  colours: z.object({ brand: colour, ground: colour, ink: colour }),
  header: z.object({ title: Texts, logo: z.string().max(500).optional(), mark: z.enum(lookMarks).optional() }),
  button: z.object({ shape: z.enum(buttonShapes) }),
  isOwn: z.boolean().optional(),
})

const Page = z.object({
  id: z.string().min(1).max(200),
  title: Texts,
  subtitle: Texts.optional(),
  showIf: z.string().max(4_000).optional(),
  questions: z.array(Question).max(500),
})

/** One design of a product as it goes over the wire; the rules say whether it is a sound one. */
export const Body = z.object({
  version: z.literal(BODY_VERSION),
  name: Texts,
  currency: z.string().length(3),
  timeZone: z.string().max(60),
  languages: z.array(z.enum(languages)).max(languages.length),
  look: Look,
  pages: z.array(Page).max(200),
  dataset: z.json().optional(),
  connectors: z.json().optional(),
  plans: z.json().optional(),
  tables: z.json().optional(),
  pricing: z.json().optional(),
  underwriting: z.json().optional(),
  documents: z.json().optional(),
  checkout: z.json().optional(),
}) satisfies z.ZodType<BodyShape>
