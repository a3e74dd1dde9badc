import { dashboard } from 'atrium/contract/dashboard'
import { resource, type Product } from '#server/call/resource'
import { readDashboard } from './dashboard'
import { setIntroduction } from './introduction/introduction'

/** The dashboard with the panels and introductions of these modules. */
export const dashboardResource = (servers: Product['servers']) =>
  resource(dashboard, {
    read: (call, { query }) => readDashboard(call, servers, query),
    setIntroduction: (call, { body }) => setIntroduction(call, body),
  })
