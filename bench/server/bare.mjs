// A server without our code: each address runs the statements that the real one ran for a call, prepared once, and
// returns their rows as JSON. What a call costs beyond that is the price of our code. `PLAN` names the file with the statements.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { openDatabase } from './database.mjs'

const { folder, url, calls } = JSON.parse(readFileSync(process.env.PLAN, 'utf8'))
const database = openDatabase(folder, url)
const argon2 = createRequire(`${folder}/server/package.json`)('@node-rs/argon2')

const isTokenHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** A session of its own for each login: two cannot have one token. */
function withNewToken(statements) {
  const hash = randomBytes(32).toString('hex')
  const replaced = (value) => (isTokenHash(value) ? hash : value)
  return statements.map((statement) => ({ ...statement, parameters: statement.parameters?.map(replaced) }))
}

/** Sends the rows of all statements; between those of a login, the password is verified as the server does it. */
async function answer(response, { statements, password }) {
  const rows = []
  let isVerified = password === undefined
  await database.alone(async (run) => {
    for (const statement of isVerified ? statements : withNewToken(statements)) {
      const found = await run(statement)
      if (found?.length > 0) rows.push(found)
      if (!isVerified && rows.length > 0) isVerified = await argon2.verify(rows[0][0].password_hash, password)
    }
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
}

const server = createServer((request, response) => {
  request.resume()
  answer(response, calls[decodeURIComponent(request.url.slice(1))]).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
