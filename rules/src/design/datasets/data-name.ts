import { refusalOf, type Refusal } from '../../kernel'
import type { DataName, Dataset } from './data-type'

/** Words of the expression language and of every calculation: a question cannot take them. */
export const RESERVED_NAMES: readonly string[] = [
  ...[
    'as',
    'break',
    'const',
    'continue',
    'else',
    'false',
    'for',
    'function',
    'if',
    'import',
    'in',
    'let',
    'loop',
    'null',
  ],
  ...['package', 'namespace', 'return', 'true', 'var', 'void', 'while', 'prototype', 'constructor', 'has', 'cel'],
  ...['today', 'startDate', 'plan', 'addOns'],
]
const SHAPE = /^[a-z][a-zA-Z0-9_]{0,63}$/

export type DataNameCode = 'datasets.nameShape' | 'datasets.nameReserved' | 'datasets.nameTaken' | 'datasets.fewOptions'

export function dataNameRefusal(name: string): Refusal<DataNameCode> | null {
  if (!SHAPE.test(name)) return refusalOf('datasets.nameShape', { name }, name)
  return RESERVED_NAMES.includes(name) ? refusalOf('datasets.nameReserved', { name }, name) : null
}

/** Every fault of a dataset at once, groups included, so that an editor can mark them all. */
export function datasetRefusals(dataset: Dataset): Refusal<DataNameCode>[] {
  return namesRefusals(dataset.names, '')
}

function namesRefusals(names: readonly DataName[], path: string): Refusal<DataNameCode>[] {
  const seen = new Set<string>()
  return names.flatMap((entry) => {
    const field = path + entry.name
    const refusals: (Refusal<DataNameCode> | null)[] = [dataNameRefusal(entry.name)]
    if (seen.has(entry.name)) refusals.push(refusalOf('datasets.nameTaken', { name: field }, field))
    seen.add(entry.name)
    const { type } = entry
    if ((type.kind === 'choice' || type.kind === 'choices') && type.options.length < 2)
      refusals.push(refusalOf('datasets.fewOptions', { name: field }, field))
    const inner = type.kind === 'group' || type.kind === 'record' ? namesRefusals(type.fields, `${field}.`) : []
    return [...refusals.filter((refusal) => refusal !== null), ...inner]
  })
}

export function findDataName(dataset: Dataset, path: string): DataName | null {
  let names: readonly DataName[] = dataset.names
  let found: DataName | null = null
  for (const part of path.split('.')) {
    found = names.find((entry) => entry.name === part) ?? null
    if (!found) return null
    names = found.type.kind === 'group' || found.type.kind === 'record' ? found.type.fields : []
  }
  return found
}
