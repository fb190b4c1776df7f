import { createContext, type RefObject, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { TypedFields, type TypedState } from './typed-fields'

const TypedFieldsContext = createContext<TypedFields | null>(null)

/** Around the fields of an editor that is saved as a whole. */
export const TypedFieldsIn = TypedFieldsContext.Provider

/** For an editor: nothing is saved while a field of it shows something else. */
export function useTypedFields() {
  const [fields] = useState(() => new TypedFields())
  return { fields, isTyping: useSyncExternalStore(fields.listen, fields.isTyping), stopAtUnread: fields.stopAtUnread }
}

/** For a field: tells its editor that it shows something else than would be saved. */
export function useTypedField(state: TypedState | null, field: RefObject<{ focus: () => void } | null>): void {
  const fields = useContext(TypedFieldsContext)
  useEffect(
    () => (fields && state ? fields.hold({ state, focus: () => field.current?.focus() }) : undefined),
    [fields, state, field],
  )
}
