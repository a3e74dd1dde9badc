import { createContract } from '@atrium/contract/module/contract'
import { defineModule } from '@atrium/contract/module/module'
import { startNode } from '#server/runtimes/node/node'
import { brand, demo } from '#product/brand'

// The server of a product with one module, which says that it starts and stops. FAIL makes its start fail.

const module = defineModule({ name: 'probe', title: { zh: '探针', en: 'Probe' }, menu: [] })

startNode({
  contract: createContract({ probe: { module, api: {}, records: {} } }),
  brand,
  demo,
  servers: {
    probe: {
      resources: {},
      migrations: {},
      async start({ db }) {
        if (process.env['FAIL']) throw new Error('no queue at this address')
        const users = await db.selectFrom('users').select('username').execute()
        console.log(`probe starts with ${users.length} users`)
        return async () => {
          const left = await db.selectFrom('users').select('username').execute()
          console.log(`probe stops with ${left.length} users`)
        }
      },
    },
  },
})
