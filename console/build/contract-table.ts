import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

type Contract = typeof import('@atrium/contract')
type Limits = typeof import('@atrium/contract/session')

const tableName = 'virtual:api'
const recordsName = 'virtual:records'
const folder = resolve(import.meta.dirname, '../../contract/src')

/**
 * Gives the client the contract as plain rows of method, path and access, and the kinds of records as plain data. The schemas
 * stay behind, so that the validation library never reaches a page that does not ask for it.
 */
export function contractTable(): Plugin {
  return {
    name: 'contract-table',
    resolveId: (id) => (id === tableName || id === recordsName ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${tableName}` && id !== `\0${recordsName}`) return undefined
      const { module, dependencies } = await runnerImport<Contract>(resolve(folder, 'index.ts'))
      for (const file of dependencies) this.addWatchFile(file)
      if (id === `\0${recordsName}`) return `export const records = ${JSON.stringify(module.recordKinds)}`
      const { maxPassword, maxUsername, sessionSeconds } = (await runnerImport<Limits>(resolve(folder, 'session.ts')))
        .module
      const limits = { maxUsername, maxPassword, sessionSeconds }
      return `export const api = ${JSON.stringify(plainTable(module))}\nexport const limits = ${JSON.stringify(limits)}`
    },
  }
}

function plainTable({ api }: Contract) {
  return Object.fromEntries(
    Object.entries(api).map(([resource, calls]) => [
      resource,
      Object.fromEntries(
        Object.entries(calls).map(([call, { method, path, access }]) => [call, { method, path, access }]),
      ),
    ]),
  )
}
