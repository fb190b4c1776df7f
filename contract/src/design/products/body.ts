import { languages } from '@coverwright/rules/languages'
import {
  type Body as BodyShape,
  BODY_VERSION,
  buttonFills,
  buttonShapes,
  fieldStyles,
  headerStyles,
  isFaceAddress,
  isPhotoAddress,
  type Look as LookShape,
  lookDrawings,
  lookFonts,
  lookMarks,
  pictureSizes,
  type Page as PageShape,
} from '@coverwright/rules/design/products'
import { z } from 'zod'
import { shapeOf } from '../../platform'
import { DatasetPart } from '../datasets'
import { Question, Texts } from '../forms'
import { ConnectorUses, FrozenTable, Guide, Recipe, SaleTerms } from '../parts'
import { PlanSet } from '../plans'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const example = (kind: string) => `/p/look/${NOBODY}/${kind}/${NOBODY}/0123456789abcdef`

const hundredth = z.int().min(0).max(100)

/** A photo of the library as a look has it; whether it is the company's is asked when it is saved. */
export const LookPhoto = z.object({
  fileId: z.uuid(),
  address: z
    .string()
    .refine(isPhotoAddress)
    .meta({ examples: [example('photos')] }),
  focus: z.object({ x: hundredth, y: hundredth }),
})
export const LookFace = z.object({
  fileId: z.uuid(),
  address: z
    .string()
    .refine(isFaceAddress)
    .meta({ examples: [`${example('fonts')}.woff2`] }),
  family: z.string().min(1).max(120),
  weights: z.object({ from: z.int().min(1).max(1_000), to: z.int().min(1).max(1_000) }).optional(),
})

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/)

const size = z.enum(pictureSizes).optional()

export const Look = shapeOf<LookShape>()(
  z.object({
    font: z.enum(lookFonts),
    face: LookFace.optional(),
    colours: z.object({ brand: colour, ground: colour, ink: colour }),
    header: z.object({
      title: Texts,
      logo: z.string().max(500).optional(),
      mark: z.enum(lookMarks).optional(),
      style: z.enum(headerStyles).optional(),
    }),
    button: z.object({ shape: z.enum(buttonShapes), fill: z.enum(buttonFills).optional() }),
    picture: z
      .union([
        z.object({ drawing: z.enum(lookDrawings), photo: z.undefined().optional(), size }),
        z.object({ photo: LookPhoto, drawing: z.undefined().optional(), size }),
      ])
      .optional(),
    form: z.object({ fields: z.enum(fieldStyles).optional(), isClose: z.boolean().optional() }).optional(),
    setting: z.object({ hasTwoColumns: z.boolean().optional(), hidesProgress: z.boolean().optional() }).optional(),
    footer: Texts.optional(),
    isOwn: z.boolean().optional(),
  }),
)

export const Page = shapeOf<PageShape>()(
  z.object({
    id: z.string().min(1).max(200),
    title: Texts,
    subtitle: Texts.optional(),
    showIf: z.string().max(4_000).optional(),
    questions: z.array(Question).max(500),
  }),
)

/** Part by part, for whoever reads what is stored: one that cannot be read must not hide the others. */
export const bodySchemas = {
  version: z.literal(BODY_VERSION),
  name: Texts,
  currency: z.string().length(3),
  timeZone: z.string().max(60),
  languages: z.array(z.enum(languages)).max(languages.length),
  look: Look,
  pages: z.array(Page).max(200),
  dataset: DatasetPart.optional(),
  plans: PlanSet.optional(),
  connectors: ConnectorUses.optional(),
  tables: z.array(FrozenTable).optional(),
  pricing: Recipe.optional(),
  underwriting: Guide.optional(),
  sale: SaleTerms.optional(),
}

/** One design of a product as it goes over the wire; the rules say whether it is a sound one. */
export const Body = shapeOf<BodyShape>()(z.object(bodySchemas))
