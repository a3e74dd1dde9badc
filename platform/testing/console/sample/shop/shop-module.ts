import { defineModule, entry } from 'atrium/contract'
import type { ModuleContract } from 'atrium/contract/module/module'

const words = { zh: '店铺', en: 'Shop' } as const

/** A module that changes all that a module may change of the platform. */
export const shop: ModuleContract = {
  module: defineModule({
    name: 'shop',
    title: words,
    menu: [entry('shop', words, 'lucide:box')],
    pages: ['shop/order'],
    replaces: ['system/post'],
  }),
  api: {},
  records: {},
}
