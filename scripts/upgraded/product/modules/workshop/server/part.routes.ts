import { crudResource, sampleRows, type TableOf } from 'atrium/server'
import { api } from '../contract'
import { workshopPart } from '../contract/part'

declare module '#server/db/schema' {
  interface Schema {
    workshopParts: TableOf<typeof workshopPart>
  }
}

export const routes = crudResource(api.workshopParts, workshopPart, { seedDemo: sampleRows(workshopPart) })
