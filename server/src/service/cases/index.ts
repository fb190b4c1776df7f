import { caseDecided, caseOpened, caseOperations } from '@coverwright/contract/service/cases'
import { bind, type Room } from '../../platform/operations'
import { acceptCase } from './accept-case'
import { askForMore } from './ask-for-more'
import { declineCase } from './decline-case'
import { followQuotes } from './follow-quotes'
import { getCase } from './get-case'
import { listCases } from './list-cases'
import { addNote, handOver, takeCase } from './pass-on'
import { previewTerms } from './preview-terms'
import { caseSearch } from './search-cases'
import { caseNames } from './tables'

export const casesRoom: Room = {
  name: 'cases',
  operations: bind(caseOperations, {
    ...{ listCases, getCase, previewTerms, acceptCase, askForMore, declineCase, takeCase, handOver, addNote },
  }),
  events: [caseOpened, caseDecided],
  readers: [followQuotes],
  names: caseNames,
  searches: [caseSearch],
}
