import { describe, expect, test } from 'vitest'
import { languages, textIn } from '../../languages'
import {
  bindRefusal,
  blocksOf,
  bodyOf,
  compareBodies,
  type DiffPiece,
  differingWords,
  laggingByLanguage,
  compileCondition,
  conditionHolds,
  emptyMail,
  findSystemMail,
  headOf,
  type MailBlock,
  type MailBody,
  bodyProblems,
  missingByLanguage,
  readText,
  sampleValues,
  smsSize,
  systemTemplates,
  textsOf,
} from '.'

const words = (text: string, id = 'a'): MailBlock => ({ id, when: '', kind: 'text', text: { en_us: text } })
const mail = (...blocks: MailBlock[]): MailBody => ({ ...emptyMail, subject: { en_us: 'Hello' }, blocks })
const codes = (body: MailBody) => bodyProblems(body).map(({ code, field }) => [code, field])

describe('a text with variables', () => {
  test.each([
    ['{% if holder %}Dear{% endif %}'],
    ['<mj-text>Dear</mj-text><script>alert(1)</script>'],
    ['a } b {c} }} d'],
  ])('%j is plain words', (text) => {
    expect(readText(text)).toEqual({ ok: true, value: [{ kind: 'words', text }] })
  })
  test('words and values are told apart', () => {
    expect(readText('Dear {{ holder.name }},')).toEqual({
      ok: true,
      value: [
        { kind: 'words', text: 'Dear ' },
        { kind: 'value', name: 'holder.name' },
        { kind: 'words', text: ',' },
      ],
    })
  })
  test.each([
    ['Dear {{holder.name', 'templates.bracesOpen'],
    ['{{holder.name {{policy.number}}', 'templates.bracesOpen'],
    ['{{ holder.name | upcase }}', 'templates.notAName'],
    ['{{}}', 'templates.notAName'],
    ['{{holder.nickname}}', 'templates.unknownVariable'],
    ['{{cover.title}}', 'templates.unknownVariable'],
    ['{{answers.destination}}', 'templates.unknownVariable'],
  ])('%j cannot be saved', (text, code) => {
    expect(codes(mail(words(text)))).toEqual([[code, 'blocks.0.text.en_us']])
  })
  test('an entry of a list is known inside its loop', () => {
    const loop: MailBlock = {
      id: 'l',
      when: '',
      kind: 'each',
      over: 'covers',
      title: {},
      text: { en_us: '{{cover.title}}' },
      aside: {},
    }
    expect(codes(mail(loop))).toEqual([])
    expect(codes(mail({ ...loop, over: 'insured' }))).toHaveLength(1)
  })
  test('answers are known where the product asks for them', () => {
    const answers = { names: [{ name: 'destination', type: { kind: 'text' as const } }] }
    expect(bodyProblems(mail(words('{{answers.destination}}')), answers)).toEqual([])
  })
})

describe('conditions', () => {
  const holds = (source: string, change: Record<string, undefined | number | string> = {}) => {
    const compiled = compileCondition(source)
    if (!compiled.ok) throw new Error(compiled.refusal.code)
    const sample = sampleValues()
    return conditionHolds(compiled.value, { ...sample, values: { ...sample.values, ...change } }, 20_000)
  }
  test.each([
    ['policy.premium > 300', true],
    ['policy.premium > 400', false],
    ["policy.plan == 'Standard'", true],
    ['size(insured) > 1', true],
    ["covers.exists(c, c.title == 'Medical expenses')", true],
    ['has(policy.paidBy)', true],
  ])('%s is %s for the sample', (source, is) => expect(holds(source)).toBe(is))
  test('what is not known does not hold', () =>
    expect(holds('policy.refund > 0', { 'policy.refund': undefined })).toBe(false))
  test('one that cannot be read keeps the mail from being saved', () => {
    expect(codes(mail({ ...words('x'), when: 'policy.nothing > 1' }))).toEqual([
      ['logic.unknownField', 'blocks.0.when'],
    ])
  })
})

describe('binding', () => {
  const none = { names: [] }
  test('a mail about a policy is for moments of a policy', () => {
    const body = mail(words('{{policy.number}}'))
    expect(bindRefusal(body, 'policyIssued', none)).toBeNull()
    expect(bindRefusal(body, 'quoteSaved', none)).toMatchObject({
      code: 'templates.notThere',
      values: { name: 'policy.number' },
    })
  })
  test('one without a subject or without words is not sent', () => {
    expect(bindRefusal({ ...mail(words('x')), subject: {} }, 'policyIssued', none)).toMatchObject({
      code: 'templates.subjectMissing',
    })
    expect(bindRefusal(mail(), 'policyIssued', none)).toMatchObject({ code: 'templates.nothingSaid' })
  })
})

describe('what comes with the house', () => {
  test.each(systemTemplates.map((template) => [template.key, template] as const))(
    '%s can be sent as it is',
    (key, template) => {
      expect(bindRefusal(bodyOf(template), key, { names: [] })).toBeNull()
      expect(Object.values(missingByLanguage(bodyOf(template)))).toEqual(languages.map(() => 0))
      if (!('preview' in template)) return
      for (const text of Object.values(template.preview)) expect(text.length).toBeLessThanOrEqual(35)
    },
  )
  test.each(systemTemplates.map((template) => [template.key, template] as const))(
    '%s is written as its readers in London and Jakarta write',
    (_, template) => {
      const american =
        /cancel(ed|ing)\b|color|organiz|authoriz|recogniz|installment|center|favor|honor|fulfill\b|\btraveler/i
      const body = bodyOf(template)
      const written = [...headOf(body), ...blocksOf(body).flatMap(textsOf)]
      for (const language of ['en_uk', 'en_id'] as const)
        expect(
          [template.title, ...written.map(({ texts }) => texts)]
            .map((texts) => textIn(texts, language))
            .filter((text) => american.test(text)),
        ).toEqual([])
    },
  )
  test('are told from a copy by what was changed', () => {
    const theirs = bodyOf(findSystemMail('quoteSaved')!)
    const mine = { ...theirs, subject: { ...theirs.subject, zh_tw: '報價' }, blocks: theirs.blocks.slice(1) }
    expect(compareBodies(theirs, theirs)).toEqual([])
    expect(compareBodies(mine, theirs).map(({ place }) => place)).toEqual(['subject.zh_tw', 'header'])
  })
})

test.each([
  ['You are covered.', 'You are well covered!', 'You are covered[.]', 'You are [well ]covered[!]'],
  ['Dear {{holder.name}}', 'Dear {{holder.email}}', 'Dear [{{holder.name}}]', 'Dear [{{holder.email}}]'],
  ['保障已生效', '保障将生效', '保障[已]生效', '保障[将]生效'],
  ['', 'New', '', '[New]'],
  ['The same', 'The same', 'The same', 'The same'],
])('what differs between “%s” and “%s” is seen word by word', (mine, theirs, ours, others) => {
  const marked = (pieces: readonly DiffPiece[]) =>
    pieces.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text)).join('')
  const found = differingWords(mine, theirs)
  expect([marked(found.mine), marked(found.theirs)]).toEqual([ours, others])
})

test('a text that was changed in one language is told of the others, which nobody has to change', () => {
  const say = (en_us: string, zh_tw: string): MailBlock => ({
    id: 'said',
    when: '',
    kind: 'text',
    text: { en_us, zh_tw },
  })
  const before = mail(say('Hello', '您好'))
  const none = { en_us: 0, en_uk: 0, en_id: 0, zh_tw: 0, zh_cn: 0 }
  expect(laggingByLanguage(before, before)).toEqual(none)
  expect(laggingByLanguage(mail(say('Dear you', '您好')), before)).toEqual({ ...none, zh_tw: 1 })
  expect(laggingByLanguage(mail(say('Dear you', '親愛的您')), before)).toEqual(none)
  expect(laggingByLanguage(mail(say('Hello', '您好'), words('New')), before)).toEqual(none)
})

test('missing languages are counted, and British readers read American where nothing else is said', () => {
  const body = mail(words('Hello'), { id: 'b', when: '', kind: 'text', text: { zh_tw: '您好' } })
  expect(missingByLanguage(body)).toEqual({ en_us: 1, en_uk: 1, en_id: 1, zh_tw: 2, zh_cn: 3 })
})

test.each([
  ['', 'gsm', 0, 0],
  ['x'.repeat(160), 'gsm', 160, 1],
  ['x'.repeat(161), 'gsm', 161, 2],
  ['€'.repeat(80), 'gsm', 160, 1],
  ['€'.repeat(81), 'gsm', 162, 2],
  ['x'.repeat(152) + '€' + 'x'.repeat(152), 'gsm', 306, 3],
  ['您'.repeat(70), 'unicode', 70, 1],
  ['您'.repeat(71), 'unicode', 71, 2],
  ['😀'.repeat(34), 'unicode', 68, 1],
] as const)('an SMS is billed by its alphabet and length (%#)', (text, alphabet, units, segments) => {
  expect(smsSize(text)).toEqual({ alphabet, units, segments })
})
