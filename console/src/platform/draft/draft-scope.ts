import { createContext, useContext } from 'react'

/** Which of several drafts of a thing is worked on here, where there are several: what is unsaved in one is kept apart from the others. */
export const DraftScope = createContext('')
export const useDraftScope = () => useContext(DraftScope)
