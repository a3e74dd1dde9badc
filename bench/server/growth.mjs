import { startServer } from '../lib/child.mjs'
import { median, range, rounded } from '../lib/statistics.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { callsOf } from './calls.mjs'
import { growTo } from './seed.mjs'
import { freshDatabase, measure } from './sides.mjs'

const sizes = [10_000, 100_000]
const [few, many] = sizes.map((size) => size.toLocaleString('en'))
const pageSize = 10

/** The queries of the list, by the number of users. */
const queries = {
  'page 1': () => '',
  'last page': (size) => `page=${size / pageSize}`,
  'filter: status 1': () => 'status=1',
  'filter: status 0': () => 'status=0',
  'filter: role': () => 'roleId=2',
  'filter: post': () => 'postId=1',
  'filter: department': () => 'deptId=2',
  'filter: search': () => 'search=777',
  'filter: username': () => 'username=777',
  'filter: phone number': () => 'phoneNumber=777',
  'sort: username': () => 'sort=username',
  'sort: nickname': () => 'sort=nickname&order=desc',
  'sort: created': () => 'sort=createdAt&order=desc',
  'sort: id, last first': () => 'sort=userId&order=desc',
}

async function startSide(engine, build, data) {
  const servers = []
  for (const size of sizes) {
    const url = await freshDatabase(engine, build, data, String(size))
    const server = await startServer(build, url)
    const { list } = await callsOf(server.address)
    await growTo(build.folder, url, size)
    servers.push({ size, server, list })
  }
  return servers
}

/** Processor time of a call in the server and in PostgreSQL, with few users and with many, in turns. */
async function growthOf(sides, query, { rounds, calls }) {
  const samples = sides.map(() => sizes.map(() => []))
  const options = { connections: 5, count: Math.ceil(calls / 4), millis: 1500 }
  for (let round = 0; round <= rounds; round++) {
    for (const [side, servers] of sides.entries()) {
      for (const [place, { size, server, list }] of servers.entries()) {
        const { cpu, database } = await measure(server, { ...list, path: `${list.path}?${query(size)}` }, options)
        // The first round is for the compiler and for what the databases keep in memory.
        if (round > 0) samples[side][place].push(cpu + database)
      }
    }
  }
  return samples.map((ofSizes) => {
    const [less, more] = ofSizes.map(median)
    const growth = { '× growth': rounded(more / less, 1) }
    return { ...growth, [`µs at ${few}`]: rounded(less), [`µs at ${many}`]: rounded(more) }
  })
}

/** How the price of a page of users grows with their number. */
export async function measureGrowth(builds, options) {
  const { folder: data, remove } = temporaryFolder()
  const rows = builds.map(() => [])
  for (const engine of options.engines) {
    const sides = []
    for (const build of builds) sides.push(await startSide(engine, build, data))
    for (const [name, query] of Object.entries(queries)) {
      const figures = await growthOf(sides, query, options)
      figures.forEach((one, index) => rows[index].push({ what: `${name}, ${engine}`, figures: one }))
    }
    for (const { server } of sides.flat()) await server.close()
  }
  await remove()
  const title = `Server: a page of users, from ${few} to ${many} users`
  return [range(builds.length, (index) => ({ title, rows: rows[index] }))]
}
