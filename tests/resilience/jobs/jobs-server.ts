import { appendFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createContract } from 'atrium/contract/module/contract'
import { defineModule } from 'atrium/contract/module/module'
import { job } from '#server/call/job'
import { startNode } from '#server/runtimes/node/node'
import { brand, demo, languages } from '#product/brand'
import { seeds } from '#product/seeds'

// The server of a product with twenty jobs that run each second. Each appends a line to the file RECORD when it begins and when it ends.

const module = defineModule({ name: 'probe', title: { zh: '探针', en: 'Probe' }, menu: [] })
const record = process.env['RECORD']!

const jobOf = (name: string) =>
  job('* * * * * *', async ({ dueAt, attempt }) => {
    const line = (event: string) => appendFileSync(record, `${event} ${name} ${dueAt} ${attempt} ${process.pid}\n`)
    line('begin')
    await setTimeout(400)
    line('end')
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
      jobs: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`job${at}`, jobOf(`job${at}`)])),
    },
  },
})
