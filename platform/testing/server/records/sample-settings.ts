import { createContract } from 'atrium/contract/module/contract'
import { defineModule } from 'atrium/contract/module/module'
import {
  choiceSetting,
  integerSetting,
  secretSetting,
  switchSetting,
  textSetting,
} from 'atrium/contract/module/setting'
import type { Product } from '#server/call/resource'
import { product } from 'atrium/entries/product'

/** A module with a setting of each kind. */
export const depot = defineModule({
  name: 'depot',
  title: { zh: '仓储', en: 'Depot' },
  menu: [],
  settings: {
    maxDays: integerSetting({
      name: { zh: '保存天数', en: 'Days kept' },
      description: { zh: '之后自动清除', en: 'Deleted after that' },
      default: 30,
      min: 1,
      max: 365,
      env: 'DEPOT_MAX_DAYS',
    }),
    sender: textSetting({ name: { zh: '发件人', en: 'Sender' }, default: 'depot', max: 20 }),
    isStrict: switchSetting({ name: { zh: '严格模式', en: 'Strict' }, default: false, env: 'DEPOT_STRICT' }),
    order: choiceSetting({
      name: { zh: '出库顺序', en: 'Order' },
      default: 'first',
      choices: { first: { zh: '先进先出', en: 'First in, first out' }, last: { zh: '后进先出', en: 'Last in' } },
    }),
    apiKey: secretSetting({ name: { zh: '接口密钥', en: 'API key' }, env: 'DEPOT_API_KEY' }),
  },
})

/** A product of this one module. */
export const depotProduct: Product = {
  ...product,
  contract: createContract({ depot: { module: depot, api: {}, records: {} } }),
  servers: { depot: { resources: {}, migrations: {} } },
}
