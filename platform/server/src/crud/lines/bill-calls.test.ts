import { sampleRows } from '#server/crud/rows/sample-rows'
import { crudResource } from '#server/crud/crud-resource'
import { bill, bills, good, goods } from '#server-test/kind/lines/bill'
import { billModule, billServer } from '#server-test/kind/lines/bill-module'
import { testResource } from '#server-test/kind/test-resource'
import { productWith } from '#server-test/records/product-with'

const resources = {
  good: crudResource(goods, good, { seedDemo: sampleRows(good) }),
  bill: billServer.resources!['bill']!,
}
testResource(bills, bill, { product: productWith(billModule, { ...billServer, resources }) })
