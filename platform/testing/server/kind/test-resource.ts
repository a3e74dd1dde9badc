import { product } from 'atrium/entries/product'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { afterAll, beforeAll, describe } from 'vitest'
import { testActions } from './test-actions'
import { testImport } from './import'
import { testLines } from './test-lines'
import { testTree } from './test-tree'
import { testReferences } from './references'
import { openResource, type Calls, type TestedResource, type TestOptions } from './resource'
import { testReads } from './reads'
import { testScope } from './scope'
import { testWrites } from './writes'

/**
 * Tests the calls of a kind of record as they are derived: adding, editing and deleting with their errors, the list with its filters and orders, the export, what records
 * refer to, who sees them, their tree, lines, states and actions, and the import. `given` of the options has values for fields for which a sample is wrong, such as one that `beforeSave` rejects.
 * @example
 * testResource(api.stockItems, stockItem)
 */
export function testResource(calls: Calls, kind: FieldedKind, options: TestOptions = {}): void {
  describe(`the calls of ${kind.plural.en}`, () => {
    let resource: TestedResource
    beforeAll(async () => {
      resource = await openResource(calls, kind, options)
    })
    afterAll(() => resource.server.close())
    const { contract } = options.product ?? product
    const tested = { kind, calls, contract, of: () => resource }
    testReads(tested)
    testWrites(tested)
    testReferences(tested)
    // Before people get further permissions.
    testActions(tested)
    testScope(tested)
    testTree(tested)
    testLines(tested)
    testImport(tested)
  })
}
