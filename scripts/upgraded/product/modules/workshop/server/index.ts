import type { ModuleServer } from 'atrium/server'
import { partResource } from './part'
import { customerResource } from './customer'
import { bicycleResource } from './bicycle'
import { orderResource } from './order'

export const server: ModuleServer = {
  resources: {
    part: partResource,
    customer: customerResource,
    bicycle: bicycleResource,
    order: orderResource,
  },
}
