import { personData } from 'atrium/contract/system/user/person-data'
import type { Call } from '#server/call/call'
import { resource, type Product, type Resource } from '#server/call/resource'
import { anonymise } from './anonymise'
import { prepareExport } from './export'
import { previewAnonymity, previewExport } from './preview'
import { personSources } from './sources/sources'

/** The data of one person in a product. */
export function personDataResource(product: Pick<Product, 'servers'>): Resource {
  const sourcesOf = (call: Call) => personSources(call, product)
  return resource(personData, {
    preview: (call, { query }) => previewExport(call, query.userId, sourcesOf(call)),
    exportData: { prepare: (call, { query }) => prepareExport(call, query, sourcesOf(call)) },
    anonymityPreview: (call, { query }) => previewAnonymity(call, query.userId, sourcesOf(call)),
    anonymise: (call, { body }) => anonymise(call, body, sourcesOf(call)),
  })
}
