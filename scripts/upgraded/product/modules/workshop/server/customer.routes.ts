import { crudResource, sampleRows, type TableOf } from 'atrium/server'
import { api } from '../contract'
import { workshopCustomer } from '../contract/customer'

declare module '#server/db/schema' {
  interface Schema {
    workshopCustomers: TableOf<typeof workshopCustomer>
  }
}

export const routes = crudResource(api.workshopCustomers, workshopCustomer, { seedDemo: sampleRows(workshopCustomer) })
