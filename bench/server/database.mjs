import { createRequire } from 'node:module'

// Plain access to a database of the server, by the libraries that the server uses.

function sqlite(requireOfServer, file) {
  const Handle = process.getBuiltinModule('node:sqlite')?.DatabaseSync ?? requireOfServer('libsql')
  const handle = new Handle(file)
  for (const setting of ['foreign_keys = on', 'busy_timeout = 5000', 'synchronous = full'])
    handle.exec(`pragma ${setting}`)
  const prepared = new Map()
  /** Statements are prepared once. */
  function statement(sql) {
    if (!prepared.has(sql)) prepared.set(sql, handle.prepare(sql))
    return prepared.get(sql)
  }
  let turn = Promise.resolve()
  const database = {
    run({ sql, method = 'all', parameters = [] }) {
      if (method === 'exec') return void handle.exec(sql)
      const answer = statement(sql)[method](...parameters)
      return Array.isArray(answer) ? answer : []
    },
    /** One after the other, since all share the connection. */
    alone: (work) => (turn = turn.then(() => work((statement) => database.run(statement)))),
    close: () => handle.close(),
  }
  return database
}

function postgres(requireOfServer, connectionString) {
  const { Pool } = requireOfServer('pg')
  const pool = new Pool({ connectionString, max: 10 })
  const runOn = async (connection, { sql, name, parameters }) =>
    (await connection.query({ text: sql, name, values: parameters })).rows
  return {
    run: (statement) => runOn(pool, statement),
    async alone(work) {
      const connection = await pool.connect()
      try {
        return await work((statement) => runOn(connection, statement))
      } finally {
        connection.release()
      }
    },
    close: () => pool.end(),
  }
}

/**
 * Opens the database of a checkout's server. `run` runs one statement and returns its rows; `alone` gives its function a `run` on one
 * connection, for transactions.
 */
export function openDatabase(folder, url) {
  const requireOfServer = createRequire(`${folder}/server/package.json`)
  if (!url.startsWith('file:')) return postgres(requireOfServer, url)
  return sqlite(requireOfServer, url.slice('file:'.length))
}
