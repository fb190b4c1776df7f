import { caseDecided, caseOpened, caseOperations } from '@coverwright/contract/service/cases'
import { bind, type Room } from '../../platform/operations'
import { acceptCase } from './accept-case'
import { addNote } from './add-note'
import { askForMore } from './ask-for-more'
import { declineCase } from './decline-case'
import { followQuotes } from './follow-quotes'
import { getCase } from './get-case'
import { handOver } from './hand-over'
import { listCases } from './list-cases'
import { previewTerms } from './preview-terms'
import { caseSearch } from './search-cases'
import { caseNames } from './tables'
import { takeCase } from './take-case'

export const casesRoom: Room = {
  name: 'cases',
  operations: bind(caseOperations, {
    listCases,
    getCase,
    previewTerms,
    acceptCase,
    askForMore,
    declineCase,
    takeCase,
    handOver,
    addNote,
  }),
  events: [caseOpened, caseDecided],
  readers: [followQuotes],
  names: caseNames,
  searches: [caseSearch],
}
