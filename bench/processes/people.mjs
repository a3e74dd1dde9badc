import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import http, { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../server/database.mjs'
import { growTo } from '../server/seed.mjs'

/** How long a person looks at what came before the next click, in milliseconds: 4 s in the middle. */
const pause = () => 1000 + Math.random() * 6000

const read = (path, method = 'GET') => ({ kind: 'read', method, path })
const reads = [
  read('/api/system/user/list?page=1&size=10'),
  read('/api/system/post/list?page=1&size=10'),
  read('/api/dashboard'),
  read('/api/getRouters', 'POST'),
  read('/api/notices'),
  read('/api/system/operationLog/list?page=1&size=10'),
]

/** Lets so many people work: some of the users of the database, with the password and the role of the administrator. */
export async function enrol(folder, url, people) {
  await growTo(folder, url, people + 20)
  const database = openDatabase(folder, url)
  const run = (sql) => database.run({ sql, method: 'run' })
  await run(`update users set status = 1, password_hash = (select password_hash from users where username = 'admin')
    where username like 'person%'`)
  await run('insert into user_roles (user_id, role_id) select user_id, 1 from users on conflict do nothing')
  const rows = await database.run({ sql: `select username from users where username like 'person%' limit ${people}` })
  await database.close()
  return rows.map(({ username }) => username)
}

/** Returns the codes of all posts. */
export async function storedPosts(folder, url) {
  const database = openDatabase(folder, url)
  const rows = await database.run({ sql: 'select post_code from posts' })
  await database.close()
  return new Set(rows.map((row) => row.post_code ?? row.postCode))
}

/**
 * Starts people who sign in, read and write posts through an address until they are stopped. `note` gets each call:
 * `{ kind, at, millis, status, error }`. Returns `stop`, which resolves to the codes of the posts that were acknowledged.
 */
export function startPeople(address, usernames, password, note) {
  const acknowledged = []
  const stopping = new AbortController()
  // Each person sleeps on it.
  setMaxListeners(0, stopping.signal)
  const isOver = () => stopping.signal.aborted
  const sleep = (millis) => wait(millis, undefined, { signal: stopping.signal }).catch(() => undefined)
  async function work(username) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let token
    const call = async (kind, method, path, body) => {
      const at = Date.now()
      const outcome = await send({ address, agent, method, path, body, token })
      note({ kind, at, ...outcome })
      if (outcome.status === 401) token = undefined
      return outcome
    }
    // Not all at once: a morning has some minutes.
    await sleep(Math.random() * 60_000)
    while (!isOver()) {
      if (!token) {
        const { status, data } = await call('sign-in', 'POST', '/api/user/login', { username, password })
        if (status === 200) token = data
        else await sleep(2000)
        continue
      }
      if (Math.random() < 0.25) {
        const postCode = randomUUID()
        const { status } = await call('write', 'POST', '/api/system/post', {
          postCode,
          postName: postCode,
          postSort: 1,
        })
        if (status === 200) acknowledged.push(postCode)
      } else {
        const { kind, method, path } = reads[Math.floor(Math.random() * reads.length)]
        await call(kind, method, path, method === 'POST' ? {} : undefined)
      }
      await sleep(pause())
    }
    agent.destroy()
  }
  const all = Promise.all(usernames.map(work))
  return async () => {
    stopping.abort()
    await all
    return acknowledged
  }
}

/** Sends a call once. Resolves to its status and data, or to the error of its connection. */
function send({ address, agent, method, path, body, token }) {
  const sent = body && JSON.stringify(body)
  const headers = { ...(token && { token }), ...(sent && { 'content-type': 'application/json' }) }
  const start = performance.now()
  return new Promise((done) => {
    const end = (outcome) => done({ millis: performance.now() - start, ...outcome })
    const request = http.request(address + path, { method, agent, headers }, (response) => {
      const pieces = []
      response.on('data', (piece) => pieces.push(piece))
      response.on('error', (error) => end({ error: error.code }))
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        const data = text.startsWith('{') ? JSON.parse(text).data : undefined
        end({ status: response.statusCode, data, error: data?.error })
      })
    })
    request.on('error', (error) => end({ error: error.code }))
    request.end(sent)
  })
}
