import {
  addressParts,
  directions,
  type FileKind,
  fileKinds,
  personParts,
  type Question as QuestionShape,
  textFormats,
  type LimitUnit,
  MOST_FROM_TODAY,
} from '@coverwright/rules/design/forms'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { shapeOf } from '../../platform'

/** No body is longer in any direction: a document must stay something that a person could have made. */
const MAX_TEXT = 20_000
const short = z.string().max(200)
const expression = z.string().max(4_000)
const decimal = z.string().max(40)
const whole = z.int().min(0).max(1_000_000)
const picture = z.string().max(500)

export const Texts = z.partialRecord(z.enum(languages), z.string().max(MAX_TEXT))

const base = {
  id: short.min(1),
  dataName: z.string().max(64),
  title: Texts,
  help: Texts.optional(),
  tooltip: Texts.optional(),
  placeholder: Texts.optional(),
  isRequired: z.boolean(),
  showIf: expression.optional(),
  requireIf: expression.optional(),
  skips: z
    .array(z.object({ when: expression, toPage: short }))
    .max(50)
    .optional(),
  sets: z
    .array(z.object({ when: expression, value: expression }))
    .max(50)
    .optional(),
}
const option = z.object({ value: short, label: Texts, note: Texts.optional(), picture: picture.optional() })
const options = z.array(option).max(500)
const ages = z.object({ min: z.int().min(0).max(150), max: z.int().min(0).max(150) })
const fromToday = (unit: LimitUnit) => z.int().min(-MOST_FROM_TODAY[unit]).max(MOST_FROM_TODAY[unit])
const dayLimit = z.union([
  z.object({ on: z.string().max(10) }),
  z.object({ daysFromToday: fromToday('days') }),
  z.object({ monthsFromToday: fromToday('months') }),
  z.object({ yearsFromToday: fromToday('years') }),
])
const days = { earliest: dayLimit.optional(), latest: dayLimit.optional() }
const lengths = { minLength: whole.optional(), maxLength: whole.optional() }
const sides = z.array(z.enum(directions)).max(directions.length)

const ofKind = <Kind extends string, Own extends z.ZodRawShape>(kind: Kind, own: Own) =>
  z.object({ kind: z.literal(kind), ...base, ...own })

const single = [
  ofKind('text', { ...lengths, format: z.enum(textFormats), mask: z.string().max(50).optional() }),
  ofKind('longText', lengths),
  ofKind('number', {
    min: decimal.optional(),
    max: decimal.optional(),
    places: z.int().min(0).max(10),
    face: z.enum(['box', 'stepper']),
    unit: Texts.optional(),
  }),
  ofKind('money', { min: decimal.optional(), max: decimal.optional(), currency: z.string().length(3) }),
  ofKind('date', { ...days, face: z.enum(['calendar', 'boxes']), insuredAges: ages.optional() }),
  ofKind('dateTime', days),
  ofKind('choice', { options }),
  ofKind('choices', { options, minChosen: whole.optional(), maxChosen: whole.optional() }),
  ofKind('yesNo', {}),
  ofKind('dropdown', { options }),
  ofKind('email', {}),
  ofKind('phone', { countryCodes: z.array(z.string().max(5)).max(250) }),
  ofKind('idCard', {}),
  ofKind('address', { parts: z.array(z.enum(addressParts)).max(addressParts.length) }),
  ofKind('person', { parts: z.array(z.enum(personParts)).max(personParts.length), insuredAges: ages.optional() }),
  ofKind('vehiclePhoto', { directions: sides }),
  ofKind('vehicleVideo', { directions: sides }),
  ofKind('file', {
    accepts: z.array(z.enum(Object.keys(fileKinds) as FileKind[])).max(5),
    maxFiles: z.int().min(1).max(20),
  }),
  ofKind('signature', {}),
  ofKind('declaration', { purpose: z.enum(['general', 'marketing']), statement: Texts }),
  ofKind('plan', {
    options: z.array(option.extend({ isMostChosen: z.boolean().optional() })).max(20),
    covers: z.array(z.object({ label: Texts, note: Texts.optional(), amounts: z.record(short, Texts) })).max(200),
  }),
  ofKind('addOns', { options }),
  ofKind('information', { text: Texts.optional(), picture: picture.optional() }),
] as const

/** A repeatable group holds questions of every other kind, and no group. */
const group = ofKind('group', {
  questions: z.array(z.discriminatedUnion('kind', single)).max(100),
  rowTitle: Texts,
  minRows: whole,
  maxRows: whole,
})

export const Question = shapeOf<QuestionShape>()(z.discriminatedUnion('kind', [group, ...single]))
