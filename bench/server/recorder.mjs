// Loaded into a server of its own (`node --import`): which statements it runs, so that a bare handler can run the same ones.
import { createRequire } from 'node:module'
import { answers } from '../lib/probe.mjs'

const requireOfServer = createRequire(process.argv[1])
let statements = []

answers.clear = () => {
  statements = []
  return true
}
answers.statements = () => statements

const sqlite = process.getBuiltinModule('node:sqlite')?.DatabaseSync ?? requireOfServer('libsql')
const { prepare, exec } = sqlite.prototype
sqlite.prototype.prepare = function recordedPrepare(sql) {
  return new Proxy(prepare.call(this, sql), {
    get(statement, method) {
      if (typeof statement[method] !== 'function') return statement[method]
      return (...parameters) => {
        statements.push({ sql, method, parameters })
        return statement[method](...parameters)
      }
    },
  })
}
sqlite.prototype.exec = function recordedExec(sql) {
  statements.push({ sql, method: 'exec' })
  return exec.call(this, sql)
}

const { Client } = requireOfServer('pg')
const { query } = Client.prototype
Client.prototype.query = function recordedQuery(text, values, ...rest) {
  const { text: sql = text, name, values: parameters = Array.isArray(values) ? values : undefined } = Object(text)
  statements.push({ sql: String(sql), name, parameters })
  return query.call(this, text, values, ...rest)
}
