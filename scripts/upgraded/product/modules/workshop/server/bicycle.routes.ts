import { crudResource, sampleRows, type TableOf } from 'atrium/server'
import { api } from '../contract'
import { workshopBicycle } from '../contract/bicycle'

declare module '#server/db/schema' {
  interface Schema {
    workshopBicycles: TableOf<typeof workshopBicycle>
  }
}

export const routes = crudResource(api.workshopBicycles, workshopBicycle, { seedDemo: sampleRows(workshopBicycle) })
