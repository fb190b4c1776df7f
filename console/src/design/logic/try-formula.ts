import { type Dataset, printValue, readAnswers } from '@coverwright/rules/design/datasets'
import { compileExpression, scopeOf, Trouble } from '@coverwright/rules/design/logic'
import { parseDay } from '@coverwright/rules/kernel'

/** Somebody whom the examples of the reference speak of. */
const dataset: Dataset = {
  names: [
    { name: 'region', type: { kind: 'choice', options: ['north', 'south'] } },
    { name: 'seats', type: { kind: 'number', places: 0 } },
    { name: 'isNew', type: { kind: 'yesNo' } },
    { name: 'born', type: { kind: 'date' } },
    { name: 'sumInsured', type: { kind: 'money', currency: 'HKD' } },
    {
      name: 'drivers',
      type: {
        kind: 'group',
        fields: [
          { name: 'born', type: { kind: 'date' } },
          { name: 'points', type: { kind: 'number', places: 0 } },
        ],
      },
    },
  ],
}
export const TRIED = {
  region: 'north',
  seats: '5',
  isNew: true,
  born: '1990-05-14',
  sumInsured: '250000',
  drivers: [
    { born: '1990-05-14', points: '3' },
    { born: '2004-11-02', points: '0' },
  ],
}
export const STARTS = '2026-09-01'

export type TriedFormula =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: string; readonly values: Readonly<Record<string, string | number>> }

/** What a formula gives for them, or why it gives nothing. */
export function tryFormula(source: string): TriedFormula {
  const scope = scopeOf(dataset, [{ name: 'startDate', type: { kind: 'date' } }])
  const compiled = compileExpression(source, scope)
  if (!compiled.ok) return { ok: false, code: compiled.refusal.code, values: compiled.refusal.values ?? {} }
  const read = readAnswers(dataset.names, TRIED, scope.size)
  if (!read.ok) throw new Error(read.refusal.code)
  const frame = read.value
  const day = parseDay(STARTS) ?? 0
  for (const name of ['today', 'startDate']) frame[scope.slots.get(name)?.slot ?? -1] = day
  const value = compiled.value.run(frame)
  if (value instanceof Trouble) return { ok: false, code: value.code, values: value.values ?? {} }
  const { kind } = compiled.value.type
  const text = printValue(value, kind === 'dateTime' ? kind : 'other')
  return { ok: true, text: kind === 'money' ? `HKD ${text}` : text }
}
