import { thing, things } from '#server-test/kind/every-kind/thing'
import { thingModule, thingServer } from '#server-test/kind/every-kind/thing-module'
import { testResource } from '#server-test/kind/test-resource'
import { productWith } from '#server-test/records/product-with'

// The tests of a module are those of any field that its records may have.
testResource(things, thing, { product: productWith(thingModule, thingServer) })
