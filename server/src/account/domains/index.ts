import { domainOperations } from '@coverwright/contract/account/domains'
import { bind, type Room } from '../../platform/operations'
import { payDomain, registerDomain, renewDomain } from './buy-domain'
import { certifyJob } from './certify-domain'
import { bindDomain, deleteDomain, updateDomain } from './change-domain'
import { checkRecords, recheckJob } from './check-records'
import { seedDomainsDemo } from './demo'
import { getDomain, listDomains, listTargets } from './list-domains'
import { mountDomains } from './mount-domains'
import { checkName, previewPrice, suggestNames } from './offer-names'
import { ownDomain } from './own-domain'
import { watchDomains } from './watch-domains'

export { fulfilDomain } from './buy-domain'
export { companyOfHost } from './company-of-host'

export const domainsRoom: Room = {
  name: 'domains',
  operations: bind(domainOperations, {
    ...{ checkName, suggestNames, previewPrice, register: registerDomain, pay: payDomain, renew: renewDomain },
    ...{ list: listDomains, get: getDomain, listTargets, own: ownDomain, checkRecords },
    ...{ bind: bindDomain, update: updateDomain, delete: deleteDomain },
  }),
  jobs: [certifyJob, recheckJob],
  chores: [{ task: 'domains.watch', cron: '*/5 * * * *', run: watchDomains }],
  constraints: { domain_once_per_company: 'domains.already' },
  mount: mountDomains,
  demo: seedDomainsDemo,
}
