import { dashboard } from '@atrium/contract/dashboard'
import { resource } from '#server/call/resource'
import { readDashboard } from './dashboard'

export const dashboardResource = resource(dashboard, {
  read: (call, { query }) => readDashboard(call, query),
})
