import { createContract } from 'atrium/contract/module/contract'
import { defineModule } from 'atrium/contract/module/module'
import { integerSetting } from 'atrium/contract/module/setting'
import { settingsOf } from '#server/call/setting/setting-values'
import { startNode } from '#server/runtimes/node/node'
import { brand, demo, languages } from '#product/brand'
import { seeds } from '#product/seeds'

// The server of a product with one module, which says that it starts and stops. FAIL makes its start fail.

const module = defineModule({
  name: 'probe',
  title: { zh: '探针', en: 'Probe' },
  menu: [],
  settings: {
    days: integerSetting({ name: { zh: '天数', en: 'Days' }, default: 7, min: 1, max: 30, env: 'PROBE_DAYS' }),
  },
})

startNode({
  contract: createContract({ probe: { module, api: {}, records: {} } }),
  languages,
  seeds,
  brand,
  demo,
  servers: {
    probe: {
      resources: {},
      migrations: {},
      async start(deps) {
        const { db } = deps
        if (process.env['FAIL']) throw new Error('no queue at this address')
        const users = await db.selectFrom('users').select('username').execute()
        const { days } = await settingsOf({ db, deps }, module)
        console.log(`probe starts with ${users.length} users and ${days} days`)
        return async () => {
          const left = await db.selectFrom('users').select('username').execute()
          console.log(`probe stops with ${left.length} users`)
        }
      },
    },
  },
})
