import { supportOperations } from '@coverwright/contract/staff/support'
import { bind } from '../../platform/operations'
import { getVersion } from './get-version'
import { getMaintenance, setMaintenance } from './maintenance'

export const supportRoutes = bind(supportOperations, { getVersion, getMaintenance, setMaintenance })
