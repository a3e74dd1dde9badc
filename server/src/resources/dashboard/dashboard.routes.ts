import { dashboard } from '@atrium/contract/dashboard'
import { resource } from '../../http/resource'
import { readDashboard } from './dashboard'

export const dashboardResource = resource(dashboard, { read: readDashboard })
