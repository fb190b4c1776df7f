import { unreachable } from '../../kernel'
import type { DataName, DataType } from '../datasets'

/** What an expression gives. A choice is a text that remembers its options; money remembers its currency. */
export type LogicType =
  | { readonly kind: 'text'; readonly options?: readonly string[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'money'; readonly currency: string }
  | { readonly kind: 'date' }
  | { readonly kind: 'dateTime' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'list'; readonly of: LogicType }
  | { readonly kind: 'record'; readonly fields: readonly LogicField[] }
  | { readonly kind: 'nothing' }

export type LogicField = { readonly name: string; readonly type: LogicType }

export const TEXT: LogicType = { kind: 'text' }
export const NUMBER: LogicType = { kind: 'number' }
export const DATE: LogicType = { kind: 'date' }
export const YES_NO: LogicType = { kind: 'yesNo' }

export function logicTypeOf(type: DataType): LogicType {
  switch (type.kind) {
    case 'choice':
      return { kind: 'text', options: type.options }
    case 'choices':
      return { kind: 'list', of: { kind: 'text', options: type.options } }
    case 'files':
      return { kind: 'list', of: TEXT }
    case 'record':
      return { kind: 'record', fields: fieldsOf(type.fields) }
    case 'group':
      return { kind: 'list', of: { kind: 'record', fields: fieldsOf(type.fields) } }
    case 'number':
      return NUMBER
    case 'money':
      return { kind: 'money', currency: type.currency }
    case 'text':
    case 'date':
    case 'dateTime':
    case 'yesNo':
      return { kind: type.kind }
    default:
      return unreachable(type)
  }
}

function fieldsOf(names: readonly DataName[]): LogicField[] {
  return names.map(({ name, type }) => ({ name, type: logicTypeOf(type) }))
}

export function sayType(type: LogicType): string {
  switch (type.kind) {
    case 'text':
      return type.options ? 'a choice' : 'a text'
    case 'number':
      return 'a number'
    case 'money':
      return `an amount in ${type.currency}`
    case 'date':
      return 'a date'
    case 'dateTime':
      return 'a date with a time'
    case 'yesNo':
      return 'yes or no'
    case 'list':
      return type.of.kind === 'record' ? 'a repeatable group' : `a list (each ${sayType(type.of)})`
    case 'record':
      return 'a set of fields'
    case 'nothing':
      return 'nothing'
    default:
      return unreachable(type)
  }
}

/** Whether a value of the type can stand where the other is wanted; options do not matter here. */
export function isSameType(a: LogicType, b: LogicType): boolean {
  if (a.kind === 'money' && b.kind === 'money') return a.currency === b.currency
  if (a.kind === 'list' && b.kind === 'list') return isSameType(a.of, b.of)
  if (a.kind === 'record' && b.kind === 'record') return a.fields === b.fields
  return a.kind === b.kind
}
