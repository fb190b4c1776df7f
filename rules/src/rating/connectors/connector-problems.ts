import { refusalOf, type Refusal } from '../../kernel'
import { PLACE, placesOf } from './build-request'
import { connectorLimits, type Connector } from './connector'
import { isPointer } from './json-node'
import { fallbackOf } from './read-fields'

export const connectorProblemCodes = [
  'connectors.nameNeeded',
  'connectors.urlNotValid',
  'connectors.placeInHost',
  'connectors.headerName',
  'connectors.headerOurs',
  'connectors.secretsInClear',
  'connectors.secretHoldsInput',
  'connectors.nameNotValid',
  'connectors.nameTwice',
  'connectors.unknownInput',
  'connectors.bodyField',
  'connectors.pointerNotValid',
  'connectors.fallbackNotFitting',
  'connectors.fallbackNeeded',
  'connectors.tooLong',
] as const
export type ConnectorProblemCode = (typeof connectorProblemCodes)[number]
export type ConnectorProblem = Refusal<ConnectorProblemCode>

/** Headers that belong to the connection itself. */
const OURS =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|te|trailer|upgrade|expect|cookie|proxy-.*|x-forwarded-.*|forwarded)$/i
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/

/** Everything that keeps a connector from being kept, each at its field. */
export function connectorProblems(connector: Connector): ConnectorProblem[] {
  return [
    ...(connector.name.trim() === '' ? [refusalOf('connectors.nameNeeded', {}, 'name')] : []),
    ...urlProblems(connector),
    ...headerProblems(connector),
    ...nameProblems(connector),
    ...fieldProblems(connector),
    ...timeProblems(connector),
  ]
}

function urlProblems({ url }: Connector): ConnectorProblem[] {
  if (!/^https?:\/\/[^/?#\s@\\]+([/?#]\S*)?$/i.test(url)) return [refusalOf('connectors.urlNotValid', {}, 'url')]
  const host = /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? ''
  return /[{}]/.test(host) ? [refusalOf('connectors.placeInHost', {}, 'url')] : []
}

function headerProblems({ headers, kind, url }: Connector): ConnectorProblem[] {
  const inClear = kind === 'external' && /^http:/i.test(url) && headers.some(({ isSecret }) => isSecret)
  return [
    ...(inClear ? [refusalOf('connectors.secretsInClear', {}, 'url')] : []),
    ...headers.flatMap(({ name, value, isSecret }, at): ConnectorProblem[] => {
      if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(name))
        return [refusalOf('connectors.headerName', { name }, `headers.${at}.name`)]
      if (OURS.test(name)) return [refusalOf('connectors.headerOurs', { name }, `headers.${at}.name`)]
      const holdsInput = isSecret && value.match(PLACE)
      return holdsInput ? [refusalOf('connectors.secretHoldsInput', { name }, `headers.${at}.value`)] : []
    }),
  ]
}

function nameProblems(connector: Connector): ConnectorProblem[] {
  const inputs = connector.inputs.map(({ name }) => name)
  const unknown = placesOf(connector).filter((name) => !inputs.includes(name))
  return [
    ...lists(connector).flatMap(([pathAt, names, isFree]) =>
      names.flatMap((name, at): ConnectorProblem[] => [
        ...(isFree || NAME.test(name) ? [] : [refusalOf('connectors.nameNotValid', { name }, pathAt(at))]),
        ...(names.indexOf(name) === at ? [] : [refusalOf('connectors.nameTwice', { name }, pathAt(at))]),
      ]),
    ),
    ...unknown.map((name) => refusalOf('connectors.unknownInput', { name }, 'inputs')),
    ...connector.body.flatMap(({ field }, at) =>
      /^[^.\s]+(\.[^.\s]+){0,7}$/.test(field)
        ? []
        : [refusalOf('connectors.bodyField', { name: field }, `body.${at}.field`)],
    ),
  ]
}

/** Names that must differ: where the one of each place stands, and whether any word will do. */
const lists = ({ inputs, fields, headers, body }: Connector): [(at: number) => string, string[], boolean][] => [
  [(at) => `inputs.${at}.name`, inputs.map(({ name }) => name), false],
  [(at) => `fields.${at}.name`, fields.map(({ name }) => name), false],
  [(at) => `headers.${at}.name`, headers.map(({ name }) => name.toLowerCase()), true],
  [(at) => `body.${at}.field`, body.map(({ field }) => field), true],
]

function fieldProblems({ fields, onFailure }: Connector): ConnectorProblem[] {
  return fields.flatMap((field, at): ConnectorProblem[] => {
    const { name, pointer, fallback } = field
    if (!isPointer(pointer)) return [refusalOf('connectors.pointerNotValid', { name }, `fields.${at}.pointer`)]
    if (fallback !== '' && fallbackOf(field) === null)
      return [refusalOf('connectors.fallbackNotFitting', { name }, `fields.${at}.fallback`)]
    return onFailure === 'useValues' && fallback === ''
      ? [refusalOf('connectors.fallbackNeeded', { name }, `fields.${at}.fallback`)]
      : []
  })
}

function timeProblems({ timeLimitSeconds, retries }: Connector): ConnectorProblem[] {
  const most = connectorLimits.wholeSeconds
  return timeLimitSeconds * (retries + 1) > most ? [refusalOf('connectors.tooLong', { most }, 'retries')] : []
}
