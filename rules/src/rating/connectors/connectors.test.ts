import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dataset, ExtraName } from '../../design/datasets'
import { buildRequest } from './build-request'
import { startingConnector, type Connector } from './connector'
import { connectorProblems } from './connector-problems'
import type { ConnectorUse } from '../../design/parts'
import { compileUses, feedNames } from './connector-use'
import { JsonNumber, pointerTo, printJson, readJson } from './json-node'
import { fallbackValues, readFields, sampleValues } from './read-fields'
import { Trouble } from '../../design/logic'

const connector: Connector = {
  ...startingConnector,
  name: 'Vehicle register',
  url: 'https://register.example/v1/{plate}',
  inputs: [
    { name: 'plate', kind: 'text', sample: 'AB 123' },
    { name: 'age', kind: 'number', sample: '30' },
  ],
  headers: [{ name: 'X-Key', value: 's3cret', isSecret: true }],
  params: [{ name: 'lang', value: 'en' }],
  fields: [
    { name: 'claims', pointer: '/history/0/claims', kind: 'number', fallback: '' },
    { name: 'since', pointer: '/since', kind: 'date', fallback: '2020-01-01' },
  ],
}
const post: Connector = {
  ...connector,
  method: 'POST',
  body: [
    { field: 'vehicle.plate', value: '{plate}' },
    { field: 'vehicle.driver.age', value: '{age}' },
    { field: 'note', value: 'Plate {plate}' },
  ],
}
const values = { plate: 'AB/1', age: new JsonNumber('30.50') }

describe('a request', () => {
  test('is filled from the inputs, each encoded for its place, numbers as they were', () => {
    const request = buildRequest(post, values)
    expect(request).toMatchObject({
      ok: true,
      value: {
        url: 'https://register.example/v1/AB%2F1?lang=en',
        body: '{"vehicle":{"plate":"AB/1","driver":{"age":30.50}},"note":"Plate AB/1"}',
      },
    })
  })

  test.each([
    ['an input without a value', connector, { age: 'x' }, 'connectors.inputUnanswered'],
    ['a step up the path', connector, { plate: '..' }, 'connectors.pathNotSendable'],
    [
      'a line break in a header',
      { ...connector, headers: [{ name: 'a', value: '{plate}', isSecret: false }] },
      { plate: 'a\r\nb: c' },
      'connectors.headerNotSendable',
    ],
  ])('is not sent with %s', (_, asked, given, code) => {
    expect(buildRequest(asked, given as never)).toMatchObject({ ok: false, refusal: { code } })
  })

  test('never reaches another host, whatever a customer writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plate) => {
        const request = buildRequest(connector, { plate })
        if (request.ok) expect(request.value.url).toMatch(/^https:\/\/register\.example\/v1\/[^/?#@\\\s]*\?lang=en$/)
      }),
    )
  })

  test('a body field cannot reach into the object that all objects have', () => {
    const request = buildRequest({ ...post, body: [{ field: '__proto__.bad', value: '1' }] }, values)
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined()
    expect(request).toMatchObject({ value: { body: '{"__proto__":{"bad":"1"}}' } })
  })
})

describe('an answer', () => {
  test('JSON reads and prints back as it came', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readJson(text)
        expect(read && JSON.parse(printJson(read.node))).toEqual(JSON.parse(text))
      }),
    )
    expect(printJson(readJson('{"a":1.10,"b":[1e400]}')!.node)).toBe('{"a":1.10,"b":[1e400]}')
  })

  test.each(['', '{', '{"a":01}', '[1,]', '"\n"', 'nul', '{"a" 1}', '"\\x"', `${'['.repeat(100)}${']'.repeat(100)}`])(
    '%s is no JSON that we take',
    (text) => {
      expect(readJson(text)).toBeNull()
    },
  )

  test('fields are taken by their place, exact; what is missing is its fallback or makes the answer useless', () => {
    expect(readFields(connector, '{"history":[{"claims":2.10}],"since":"2024-02-29T00:00:00Z"}')).toEqual({
      ok: true,
      value: { claims: '2.1', since: '2024-02-29' },
    })
    expect(readFields(connector, '{"history":[{"claims":"3"}],"since":null}')).toMatchObject({
      value: { since: '2020-01-01' },
    })
    expect(readFields(connector, '{}')).toMatchObject({ refusal: { code: 'connectors.fieldMissing' } })
    expect(readFields(connector, '{"history":[{"claims":"many"}]}')).toMatchObject({
      refusal: { code: 'connectors.fieldNotFitting' },
    })
    expect(readFields(connector, '<html>')).toMatchObject({ refusal: { code: 'connectors.answerNotJson' } })
  })

  test('CSV is rows by the names of the first line', () => {
    const csv: Connector = {
      ...connector,
      resultType: 'csv',
      fields: [{ name: 'claims', pointer: '/1/no, of', kind: 'number', fallback: '' }],
    }
    expect(readFields(csv, 'plate,"no, of"\r\nA,1\r\n"B ""x""",1.5e1\r\n')).toMatchObject({ value: { claims: '15' } })
    expect(readFields(csv, 'plate;no, of\nA;1\nB;4')).toMatchObject({ value: { claims: '4' } })
    expect(readFields(csv, '"open')).toMatchObject({ refusal: { code: 'connectors.answerNotCsv' } })
  })

  test('what is typed to try a connector is taken as its kind', () => {
    expect(sampleValues(connector.inputs, { age: '7' })).toEqual({ plate: 'AB 123', age: new JsonNumber('7') })
    expect(sampleValues(connector.inputs, { age: 'old', plate: '12' })).toEqual({ plate: '12' })
  })

  test('a pointer leads where it was made from', () => {
    expect(pointerTo(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d')
    expect(fallbackValues(connector.fields)).toBeNull()
  })
})

test.each<[string, Partial<Connector>, string]>([
  ['no name', { name: ' ' }, 'connectors.nameNeeded'],
  ['another scheme', { url: 'ftp://x.example' }, 'connectors.urlNotValid'],
  ['a person in the address', { url: 'https://a:b@x.example' }, 'connectors.urlNotValid'],
  ['an input in the host', { url: 'https://{plate}.example/' }, 'connectors.placeInHost'],
  ['a header that is ours', { headers: [{ name: 'Host', value: 'x', isSecret: false }] }, 'connectors.headerOurs'],
  ['a header with a space', { headers: [{ name: 'a b', value: 'x', isSecret: false }] }, 'connectors.headerName'],
  ['a key in the clear', { url: 'http://x.example/{plate}' }, 'connectors.secretsInClear'],
  ['an input nobody declared', { params: [{ name: 'a', value: '{x}' }] }, 'connectors.unknownInput'],
  ['two inputs of one name', { inputs: [...connector.inputs, ...connector.inputs] }, 'connectors.nameTwice'],
  [
    'a name of signs',
    { inputs: [...connector.inputs, { name: 'a-b', kind: 'text', sample: '' }] },
    'connectors.nameNotValid',
  ],
  ['values to use that are not there', { onFailure: 'useValues' }, 'connectors.fallbackNeeded'],
  ['a wait too long', { timeLimitSeconds: 10, retries: 3 }, 'connectors.tooLong'],
  ['a body field without a name', { body: [{ field: 'a..b', value: '' }] }, 'connectors.bodyField'],
  [
    'a secret made from answers',
    { headers: [{ name: 'k', value: '{plate}', isSecret: true }] },
    'connectors.secretHoldsInput',
  ],
  [
    'a pointer that is none',
    { fields: [{ name: 'a', pointer: 'a', kind: 'text', fallback: '' }] },
    'connectors.pointerNotValid',
  ],
  [
    'a fallback of another kind',
    { fields: [{ name: 'a', pointer: '/a', kind: 'date', fallback: 'x' }] },
    'connectors.fallbackNotFitting',
  ],
])('a connector with %s is not kept', (_, change, code) => {
  expect(connectorProblems(connector)).toEqual([])
  expect(connectorProblems({ ...connector, ...change }).map((problem) => problem.code)).toContain(code)
})

describe('a product that asks', () => {
  const dataset: Dataset = {
    names: [
      { name: 'plate', type: { kind: 'text' } },
      { name: 'birthday', type: { kind: 'date' } },
      { name: 'claims', type: { kind: 'number' } },
      { name: 'level', type: { kind: 'choice', options: ['low', 'high'] } },
    ],
  }
  const known = [{ ...connector, id: 'c' }]
  const use: ConnectorUse = {
    id: 'u',
    connectorId: 'c',
    when: 'plate != ""',
    inputs: { plate: 'plate', age: 'age(birthday, today)' },
    outputs: { claims: 'claims' },
  }
  const moment = { today: 20_000, startDate: 20_000 }

  test('asks when its condition holds, with what its expressions say', () => {
    const compiled = compileUses([use], dataset, known)
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
    const [{ ask }] = compiled.value as [(typeof compiled.value)[number]]
    expect(ask({ answers: { plate: 'A', birthday: '2000-01-01' }, ...moment })).toEqual({
      plate: 'A',
      age: new JsonNumber('24'),
    })
    expect(ask({ answers: { plate: 'A' }, ...moment })).toBeInstanceOf(Trouble)
    expect(compiled.value[0]?.reads.names).toEqual(expect.arrayContaining(['plate', 'birthday']))
  })

  test.each<[string, Partial<ConnectorUse>, string]>([
    ['a connector that is gone', { connectorId: 'x' }, 'connectors.unknownConnector'],
    ['an input not told', { inputs: { plate: 'plate' } }, 'connectors.inputNotMapped'],
    ['a name that is not there', { outputs: { claims: 'nowhere' } }, 'connectors.unknownName'],
    ['a field that is not there', { outputs: { nothing: 'claims' } }, 'connectors.unknownField'],
    ['one name fed twice', { outputs: { claims: 'claims', since: 'claims' } }, 'connectors.nameFedTwice'],
    ['a kind that the name cannot hold', { outputs: { since: 'level' } }, 'connectors.cannotFeed'],
    ['a condition that is none', { when: 'plate' }, 'logic.wrongType'],
  ])('%s is a problem', (_, change, code) => {
    const compiled = compileUses([{ ...use, ...change }], dataset, known)
    expect(compiled.ok ? [] : compiled.problems.map((problem) => problem.code)).toContain(code)
  })

  test('what comes back must fit the name that it feeds', () => {
    const outputs = { level: 'level' }
    expect(feedNames({ ...use, outputs }, { level: 'low' }, dataset, {})).toEqual({
      answers: { level: 'low' },
      misfit: null,
    })
    expect(feedNames({ ...use, outputs }, { level: 'odd' }, dataset, {})).toEqual({ answers: {}, misfit: 'level' })
  })

  test.each([
    [{ max: '9' }, 'number', '9', true],
    [{ max: '9' }, 'number', '10', false],
    [{ min: '2020-01-01' }, 'date', '2019-12-31', false],
    [{ format: 'digits' }, 'text', '12a', false],
    [{ format: 'email' }, 'text', 'buyer@harbour.example', true],
  ] as const)('a name with %j of kind %s takes %s: %s', (limits, kind, value, isTaken) => {
    const extra: ExtraName = { name: 'said', title: '', type: { kind }, source: { kind: 'connector' }, ...limits }
    const { misfit } = feedNames({ ...use, outputs: { a: 'said' } }, { a: value }, { names: [{ ...extra, extra }] }, {})
    expect(misfit === null).toBe(isTaken)
  })
})
