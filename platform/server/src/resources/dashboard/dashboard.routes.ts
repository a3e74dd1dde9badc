import { dashboard } from '@atrium/contract/dashboard'
import { resource } from '#server/call/resource'
import { readDashboard } from './dashboard'
import { setIntroduction } from './introduction/introduction'

export const dashboardResource = resource(dashboard, {
  read: (call, { query }) => readDashboard(call, query),
  setIntroduction: (call, { body }) => setIntroduction(call, body),
})
