import type {
  By,
  Field,
  FormField,
  FormItem,
  Part,
  Refusal,
  RowItem,
  RowsField,
  Section,
  SimpleField,
  Values,
} from './form-types'
import { dropAt, joinPath, readAt } from './paths'

const by = <Value>(given: By<Value>, answers: Values, all: Values): Value =>
  typeof given === 'function' ? (given as (answers: Values, all: Values) => Value)(answers, all) : given

const dependent = ['label', 'help', 'placeholder', 'isOptional', 'isRequired', 'isDisabled', 'options'] as const

/** The field with everything settled that depends on answers. */
function settle<Declared extends FormField | RowItem>(declared: Declared, answers: Values, all: Values) {
  const given = declared as Record<string, By<unknown> | undefined>
  const settled = dependent.filter((key) => key in given).map((key) => [key, by(given[key], answers, all)])
  return { ...declared, ...Object.fromEntries(settled) }
}

const isShown = ({ shownWhen = true }: FormField | RowItem, answers: Values, all: Values) => by(shownWhen, answers, all)

const isField = (item: FormItem): item is FormField => 'name' in item

/** What stands on the form now, settled. */
export const shownItems = (items: readonly FormItem[], values: Values): (Field | Section | Part)[] =>
  items
    .filter((item) => !isField(item) || isShown(item, values, values))
    .map((item) => (isField(item) ? (settle(item, values, values) as Field) : item))

export const shownFields = (items: readonly FormItem[], values: Values): Field[] =>
  shownItems(items, values).filter((item) => 'name' in item)

export const rowsAt = (values: Values, name: string): Values[] => (readAt(values, name) as Values[] | undefined) ?? []

/** The fields of one row. */
export const rowFields = ({ fields }: RowsField, row: Values, values: Values): SimpleField[] =>
  fields.filter((field) => isShown(field, row, values)).map((field) => settle(field, row, values) as SimpleField)

export type Placed = { path: string; field: Field }

/** Every field that can be seen, with its path, in the order in which it is read. */
export function placedFields(items: readonly FormItem[], values: Values): Placed[] {
  return shownFields(items, values).flatMap((field): Placed[] => {
    if (field.kind !== 'rows') return [{ path: field.name, field }]
    const cells = rowsAt(values, field.name).flatMap((row, at) =>
      rowFields(field, row, values).map((each) => ({ path: joinPath(field.name, at, each.name), field: each })),
    )
    return [...cells, { path: field.name, field }]
  })
}

/** What is sent: everything but the answers of fields that are not shown. */
export function sendable(items: readonly FormItem[], values: Values): Values {
  const shown = new Set(placedFields(items, values).map(({ path }) => path))
  const hidden = items.filter(isField).flatMap((field) => {
    if (!shown.has(field.name)) return [field.name]
    if (field.kind !== 'rows') return []
    const cells = rowsAt(values, field.name).flatMap((_, at) =>
      field.fields.map((each) => joinPath(field.name, at, each.name)),
    )
    return cells.filter((path) => !shown.has(path))
  })
  return hidden.reduce(dropAt, values)
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A calendar day as it is kept: 2026-11-15. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** What a field itself refuses: a day that cannot be read, nothing where something is needed, fewer rows than there have to be. */
export function fieldRefusals(items: readonly FormItem[], values: Values): Refusal[] {
  return placedFields(items, values).flatMap(({ path, field }): Refusal[] => {
    const value = readAt(values, path)
    if (field.kind === 'date' && !isEmpty(value) && !isDay(value)) return [{ field: path, code: 'form.notADay' }]
    if (field.isRequired && isEmpty(value)) return [{ field: path, code: 'form.required' }]
    const least = field.kind === 'rows' ? (field.min ?? 0) : 0
    return rowsAt(values, path).length < least ? [{ field: path, code: 'form.tooFew', values: { least } }] : []
  })
}
