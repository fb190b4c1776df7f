import type { ConnectorDraft, ConnectorView } from '@coverwright/contract/rating/connectors'
import { type FieldKind, placesOf, startingConnector } from '@coverwright/rules/rating/connectors'

export const newConnector = (): ConnectorDraft => structuredClone(startingConnector) as ConnectorDraft

/** What a form changes of a connector that is kept. */
export const draftOf = (view: ConnectorView): ConnectorDraft => ({
  name: view.name,
  kind: view.kind,
  method: view.method,
  url: view.url,
  inputs: view.inputs,
  headers: view.headers,
  params: view.params,
  body: view.body,
  resultType: view.resultType,
  fields: view.fields,
  timeLimitSeconds: view.timeLimitSeconds,
  retries: view.retries,
  onFailure: view.onFailure,
  reuseMinutes: view.reuseMinutes,
})

/** A value pressed in an answer becomes a field: named after where it stands, of the kind that it looks like. */
export function fieldFrom(fields: ConnectorDraft['fields'], pointer: string, sample: string) {
  const names = fields.map(({ name }) => name)
  return { name: freeName(nameFrom(pointer), names), pointer, kind: kindOf(sample), fallback: '' }
}

/** `/vehicle/0/engine size` is `engineSize`; a number alone is named after what holds it. */
function nameFrom(pointer: string): string {
  const steps = pointer.split('/').filter((step) => step !== '' && !/^\d+$/.test(step))
  const words = (steps.at(-1) ?? 'answer').split(/[^A-Za-z0-9]+/).filter(Boolean)
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return /^[A-Za-z]/.test(name) ? name.slice(0, 30) : 'answer'
}

function freeName(wanted: string, names: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`
    if (!names.includes(name)) return name
  }
}

function kindOf(sample: string): FieldKind {
  if (sample === 'true' || sample === 'false') return 'yesNo'
  if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(sample)) return 'date'
  return /^-?\d+(\.\d+)?$/.test(sample) ? 'number' : 'text'
}

/** Inputs for places that were typed and are none yet. */
export function missingInputs(draft: ConnectorDraft) {
  const known = draft.inputs.map(({ name }) => name)
  const missing = placesOf(draft).filter((name) => !known.includes(name))
  return missing.map((name) => ({ name, kind: 'text' as const, sample: '' }))
}
