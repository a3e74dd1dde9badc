import http, { Agent } from 'node:http'

/** Sends one call; resolves to its status and its text. */
function send(call, agent) {
  const { address, method, path, headers, body } = call
  const sent = body && JSON.stringify(typeof body === 'function' ? body() : body)
  const options = { method, agent, headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) } }
  return new Promise((done, fail) => {
    const request = http.request(address + path, options, (answer) => {
      const pieces = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => done({ statusCode: answer.statusCode, content: () => Buffer.concat(pieces).toString() }))
      answer.on('error', fail)
    })
    request.on('error', (error) => {
      // The server closes a connection that was idle for some seconds, which may cross the next call on it.
      if (request.reusedSocket && error.code === 'ECONNRESET') done(send(call, agent))
      else fail(error)
    })
    request.end(sent)
  })
}

/** Sends a call once, on a connection of its own; resolves to its status and its text. */
export const sendOnce = (call) => send(call, false)

/** The same for the data of a good answer. */
export async function fetchData(call) {
  const { statusCode, content } = await sendOnce(call)
  if (statusCode !== 200) throw new Error(`${call.method} ${call.path}: ${content().slice(0, 500)}`)
  return JSON.parse(content()).data
}

async function timed(call, agent) {
  const start = performance.now()
  const { statusCode } = await send(call, agent)
  if (statusCode !== 200) throw new Error(`${call.method} ${call.path} was answered ${statusCode}.`)
  return performance.now() - start
}

/**
 * Opens some connections, each with a first call. `send` then sends the same call on each of them, one after the other: `count` times
 * in all or until `millis` are over, but at least once; it returns how long each call took, in milliseconds.
 */
export async function openLoad(call, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const all = (work) => Promise.all(Array.from({ length: connections }, work))
  await all(() => timed(call, agent))
  return {
    async send(count, millis = Infinity) {
      const times = []
      const end = performance.now() + millis
      let left = count
      await all(async () => {
        while (left-- > 0 && (times.length === 0 || performance.now() < end)) times.push(await timed(call, agent))
      })
      return times
    },
    close: () => agent.destroy(),
  }
}

/** The same for one stretch. */
export async function load(call, connections, count, millis) {
  const open = await openLoad(call, connections)
  try {
    return await open.send(count, millis)
  } finally {
    open.close()
  }
}
